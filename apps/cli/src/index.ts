export { answer, runBatch, type BatchStreams, type ErrorLine, type Output, type SnippetLine } from "./batch.ts";
export { processIo, type Io } from "./io.ts";
export { run } from "./run.ts";
