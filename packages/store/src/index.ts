export { backUp, restore } from "./backup.ts";
export { FilesUnavailable } from "./filesUnavailable.ts";
export { importSource, type ImportSummary } from "./import.ts";
export type { ImportProgress } from "./importProgress.ts";
export { NothingToImport } from "./nothingToImport.ts";
export { type Given, type Place, placeOf } from "./place.ts";
export { openStore, type Store } from "./store.ts";
