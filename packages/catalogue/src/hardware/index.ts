export { deviceGroups, deviceName, deviceOf, memoryOptions } from "./devices.ts";
export { memoryNeeded, OVERHEAD, parametersThatFit } from "./fit.ts";
export type * from "./shapes.ts";
