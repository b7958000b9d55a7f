/** Checks of models that are here: `vitrine check`. */
export { checkModel } from "./checkModel.ts";
export type { CheckOptions, ModelHere, ServerHere } from "./options.ts";
export { environmentFolder, MADE } from "./environment.ts";
export { installIn } from "./install.ts";
export { npmFolder } from "./npmEnvironment.ts";
export { planFor } from "./plan.ts";
export { ReadLog } from "./reads.ts";
export { type PrintedProgram, runHere } from "./runHere.ts";
export { findSandbox, type Sandbox } from "./sandbox/bubblewrap.ts";
export { foreignCode } from "./trust.ts";
export { addressIn, ownFileIn } from "./unmet.ts";
