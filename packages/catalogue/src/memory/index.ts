export { memoryOf } from "./memoryOf.ts";
export { settingsOf } from "./running/settings.ts";
export { totalOf as runningTotal } from "./running/total.ts";
export { parametersFor } from "./weights/parameters.ts";
export { bytesOfType } from "./weights/tensorBytes.ts";
export { FORMATS as FORMAT_NAMES } from "../choices/contents/formatNames.ts";
export type * from "./shapes.ts";
