export { deviceGroups, deviceName, deviceOf, memoryOptions } from "./devices.ts";
export type * from "./shapes.ts";
