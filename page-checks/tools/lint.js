// @ts-check
// Runs ESLint over the files it is given, and prints what it finds. The linter is the one file that
// third-party/README.md tells of: ESLint's own command has dozens of packages that no Maven repository has.
//
//   node lint.js file...
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import config from "../eslint.config.js";

const { Linter } = createRequire(import.meta.url)("../third-party/eslint-linter.js");
const linter = new Linter({ configType: "flat" });

const found = process.argv.slice(2).flatMap((filename) => {
  /** @type {{ line: number, column: number, message: string, ruleId: string | null }[]} */
  const problems = linter.verify(readFileSync(filename, "utf8"), config, { filename });
  return problems.map(
    (each) => `${filename}:${each.line}:${each.column}: ${each.message} (${each.ruleId ?? "syntax"})`,
  );
});
process.stdout.write(found.map((each) => `${each}\n`).join(""));
process.exitCode = found.length > 0 ? 1 : 0;
