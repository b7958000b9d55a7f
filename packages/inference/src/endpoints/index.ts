export { providerOf, providersWith } from "./provider.ts";
export { ENDPOINT_TASKS, parseEndpoints, readEndpoints } from "./read.ts";
export { nameAt, servesModel } from "./served.ts";
export type { Endpoint, ServedModel } from "./shapes.ts";
