export { providerOf, providersWith } from "./provider.ts";
export { parseEndpoints, readEndpoints } from "./read.ts";
export { servesModel } from "./served.ts";
export type { Endpoint } from "./shapes.ts";
