export { fileType, fileTypes } from "./fileTypes.ts";
export { parseQuantLabel } from "./labels.ts";
export { memoryFor } from "./memory.ts";
export { nearestQuant } from "./nearestQuant.ts";
export type * from "./shapes.ts";
export { partTypes, tensorTypes } from "./tensorTypes.ts";
