/** Checks of models that are here: `vitrine check`. */
export { checkModel, type CheckOptions, type ModelHere, type ServerHere } from "./checkModel.ts";
export { environmentFolder, MADE } from "./environment.ts";
export { addressIn, ownFileIn, planFor } from "./plan.ts";
export { ReadLog } from "./reads.ts";
export { type PrintedProgram, runHere } from "./runHere.ts";
export { findSandbox, type Sandbox } from "./sandbox/bubblewrap.ts";
export { foreignCode } from "./trust.ts";
export { readInstallLine } from "../environments/installLine.ts";
