// What is read off a record, without the parser: for a thread that must start fast.
export { boundedRecord } from "./bounds/bounds.ts";
export { FaultError, type FaultSentences, type FaultWords } from "./faultError.ts";
export * from "./read.ts";
export type * from "./record.ts";
export { misstatedParameters, parameterCount, parametersInName, statedParameters } from "./parameters.ts";
export { formats, sizeClass } from "./weights.ts";
export { shown } from "./values.ts";
export { grouped } from "./grouped.ts";
