/** What is read off a record, for a place that must start fast: without what reads records. */
export * from "./read.ts";
export type * from "./record.ts";
export { formats, parameterCount, sizeClass, SIZES } from "./weights.ts";
export { shown } from "./values.ts";
