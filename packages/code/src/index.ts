export { Code } from "./code.ts";
export { js, type JavaScript } from "./javascript.ts";
export { ident, joined, lines, when } from "./parts.ts";
export { py, type Python } from "./python.ts";
export { args, sh, type Shell } from "./shell.ts";
export { env, Env, text, Text, type Value } from "./value.ts";
