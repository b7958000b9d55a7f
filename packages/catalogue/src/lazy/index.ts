import type { ModelRecord } from "@vitrine/model";
import { libraryKeysFor } from "../libraryKeys.ts";
import type { Library } from "../shapes.ts";
import { loaders } from "./loaders.ts";

/** A library that is loaded when it is needed, in a bundle that is split. */
export interface LazyLibrary {
	readonly key: string;
	readonly prettyLabel: string;
	/** Loads the library with its code. */
	readonly load: () => Promise<Library>;
}

/** Every library, in the order of `libraries`. */
export const lazyLibraries: readonly LazyLibrary[] = loaders.map(([key, prettyLabel, load]) => ({
	key,
	prettyLabel,
	load,
}));

const keys: ReadonlySet<string> = new Set(loaders.map(([key]) => key));

/**
 * The libraries that a record names as its `library_name` or as a tag. `choicesFor` weighs more evidence than names, and
 * needs every library.
 */
export function lazyLibrariesFor(record: ModelRecord): readonly LazyLibrary[] {
	const named = libraryKeysFor(record, keys);
	return lazyLibraries.filter(({ key }) => named.has(key));
}
