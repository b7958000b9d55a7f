export { commented, ident, joined, lines, when } from "../parts.ts";
export { args } from "../shell/args.ts";
export { constant } from "../value.ts";
