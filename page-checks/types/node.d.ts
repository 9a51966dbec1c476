// As much of Node.js as the tests and tools of the page use.
declare const process: { argv: string[]; exitCode: number; stdout: { write(text: string): void } };

declare module "node:fs" {
  export function readFileSync(file: string, encoding: "utf8"): string;
  export function writeFileSync(file: string, text: string): void;
}

declare module "node:module" {
  export function createRequire(url: string): (name: string) => any;
}

declare module "node:test" {
  export function describe(name: string, tests: () => void): void;
  export function it(name: string, test: () => void | Promise<void>): void;
  export function beforeEach(before: () => void): void;
  export const mock: {
    timers: { enable(options: { apis: "setTimeout"[] }): void; reset(): void; tick(milliseconds: number): void };
  };
}

declare module "node:assert/strict" {
  const assert: {
    ok(value: unknown, message?: string): asserts value;
    equal(actual: unknown, expected: unknown, message?: string): void;
    notEqual(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
  };
  export default assert;
}
