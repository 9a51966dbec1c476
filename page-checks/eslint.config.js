// @ts-check
// What ESLint looks for in the page's scripts. Names and types are the compiler's business; layout is prettier's.

/** What is nobody's mistake to write in a hurry. */
const RULES = {
  "array-callback-return": "error",
  "constructor-super": "error",
  "default-case-last": "error",
  eqeqeq: ["error", "always", { null: "ignore" }],
  "for-direction": "error",
  "getter-return": "error",
  "grouped-accessor-pairs": "error",
  "no-alert": "error",
  "no-async-promise-executor": "error",
  "no-caller": "error",
  "no-compare-neg-zero": "error",
  "no-cond-assign": "error",
  "no-console": "error",
  "no-const-assign": "error",
  "no-constant-binary-expression": "error",
  "no-constant-condition": ["error", { checkLoops: "allExceptWhileTrue" }],
  "no-constructor-return": "error",
  "no-control-regex": "error",
  "no-debugger": "error",
  "no-dupe-else-if": "error",
  "no-dupe-keys": "error",
  "no-duplicate-case": "error",
  "no-else-return": "error",
  "no-empty": "error",
  "no-empty-pattern": "error",
  "no-eval": "error",
  "no-ex-assign": "error",
  "no-extend-native": "error",
  "no-fallthrough": "error",
  "no-implied-eval": "error",
  "no-inner-declarations": "error",
  "no-irregular-whitespace": "error",
  "no-lonely-if": "error",
  "no-loop-func": "error",
  "no-loss-of-precision": "error",
  "no-multi-assign": "off",
  "no-new-func": "error",
  "no-new-wrappers": "error",
  "no-param-reassign": "error",
  "no-promise-executor-return": "off",
  "no-proto": "error",
  "no-prototype-builtins": "error",
  "no-return-assign": ["error", "except-parens"],
  "no-self-assign": "error",
  "no-self-compare": "error",
  "no-sequences": "error",
  "no-shadow": ["error", { builtinGlobals: false }],
  "no-shadow-restricted-names": "error",
  "no-sparse-arrays": "error",
  "no-template-curly-in-string": "error",
  "no-throw-literal": "error",
  "no-unexpected-multiline": "error",
  "no-unmodified-loop-condition": "error",
  "no-unneeded-ternary": "error",
  "no-unreachable": "error",
  "no-unreachable-loop": "error",
  "no-unsafe-finally": "error",
  "no-unsafe-optional-chaining": "error",
  "no-unused-expressions": "error",
  "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" }],
  "no-useless-assignment": "error",
  "no-useless-backreference": "error",
  "no-useless-catch": "error",
  "no-useless-computed-key": "error",
  "no-useless-concat": "off",
  "no-useless-escape": "error",
  "no-useless-rename": "error",
  "no-useless-return": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
  "prefer-object-spread": "error",
  "prefer-rest-params": "error",
  "prefer-template": "error",
  radix: "off",
  "require-atomic-updates": "off",
  "require-yield": "error",
  "use-isnan": "error",
  "valid-typeof": "error",
  yoda: "error",
  complexity: ["error", { max: 25, variant: "modified" }],
  "max-depth": ["error", 4],
  "max-lines": ["error", 400],
  "max-params": ["error", 6],
};

/** What a pure function cannot know: the same state and event always give the same state. */
const IMPURE = [
  "AudioContext",
  "Date",
  "EventSource",
  "Notification",
  "addEventListener",
  "console",
  "crypto",
  "document",
  "fetch",
  "globalThis",
  "history",
  "localStorage",
  "location",
  "matchMedia",
  "navigator",
  "performance",
  "queueMicrotask",
  "requestAnimationFrame",
  "sessionStorage",
  "setInterval",
  "setTimeout",
  "window",
];

const PURE = {
  files: ["**/page/state/*.js", "**/page/table/words.js"],
  rules: {
    "no-restricted-globals": [
      "error",
      ...IMPURE.map((name) => ({ name, message: "State is pure: effects/ do that." })),
    ],
    "no-restricted-properties": ["error", { object: "Math", property: "random", message: "State is pure." }],
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: "^(?!\\./|\\.\\./table/words\\.js$)",
            message: "State imports nothing but state and words, so that it runs without a browser.",
          },
        ],
      },
    ],
  },
};

/** Views draw state. What they want done they hand to the acts they are given. */
const VIEWS = {
  files: ["**/page/table/*.js", "**/page/lobby/*.js"],
  rules: {
    "no-restricted-globals": [
      "error",
      ...["EventSource", "fetch", "localStorage", "AudioContext", "Notification"].map((name) => ({
        name,
        message: "Views only draw: effects/ or shared/ do that.",
      })),
    ],
  },
};

/** Effects know nothing of how things are drawn. */
const EFFECTS = {
  files: ["**/page/effects/*.js"],
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: [{ regex: "^\\.\\./(table|board)/", message: "Effects do not draw." }] },
    ],
  },
};

export default [
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module" },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: RULES,
  },
  PURE,
  VIEWS,
  EFFECTS,
];
