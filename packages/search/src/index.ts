export { QueryError, IndexError, type IndexFault } from "./errors.ts";
export { openEmbedded, type EmbeddedOptions } from "./engines/embedded/index.ts";
export * from "./shapes.ts";
export * from "./upkeep.ts";
export { folded, squeezed, tokens, words } from "./text.ts";
