export { memoryNeeded, memoryOf } from "./memoryOf.ts";
export { memoryShare } from "./running/total.ts";
export { bytesOfType } from "./weights/tensorBytes.ts";
export { weightTypes } from "./weights/header.ts";
export { FORMATS as FORMAT_NAMES } from "../choices/contents/formatNames.ts";
export type * from "./shapes.ts";
