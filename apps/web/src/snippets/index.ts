export { answer } from "./answer.ts";
export type { ErrorLine, Output, SnippetLine } from "./shapes.ts";
