export { lines, when } from "../composedParts.ts";
