export {
	importSource,
	type ImportOptions,
	type ImportProgress,
	type ImportSummary,
	NothingToImport,
} from "./import.ts";
export { dataDirectory, openStore, type Store, type StoreOptions } from "./store.ts";
