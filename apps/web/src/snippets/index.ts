export { answer, snippetsFor } from "./answer.ts";
export type { ErrorLine, Output, SnippetLine } from "./shapes.ts";
