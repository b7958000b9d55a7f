/** Checks of models that are here: `vitrine check`. */
export { checkModel, type CheckOptions, type ModelHere, type ServerHere } from "./checkModel.ts";
export { environmentFolder, MADE } from "./environment.ts";
export { planFor } from "./plan.ts";
export { ReadLog } from "./reads.ts";
export { findSandbox, type Sandbox } from "./sandbox/bubblewrap.ts";
