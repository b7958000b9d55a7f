export {
	importSource,
	type ImportOptions,
	type ImportProgress,
	type ImportSummary,
	NothingToImport,
} from "./import.ts";
export { type Given, type Place, PlaceError, placeOf } from "./place.ts";
export { openStore, type Store, type StoreOptions } from "./store.ts";
