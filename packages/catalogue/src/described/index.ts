import { loaders } from "../lazy/loaders.ts";
import type { Library } from "../shapes.ts";
import { libraryEntries, type LibraryEntry } from "./entries.ts";

export type { LibraryEntry };

/** A library without its code, which is loaded when it is needed, in a bundle that is split. */
export interface DescribedLibrary extends LibraryEntry {
	/** Loads the library with its code, and with the facts that state their sources: licence, languages and platforms. */
	readonly load: () => Promise<Library>;
}

const loaderOf: ReadonlyMap<string, DescribedLibrary["load"]> = new Map(loaders.map(([key, , load]) => [key, load]));

/** Every library, in the order of `libraries`: its labels, addresses, sentence, tasks, package and download rule, but no code. */
export const describedLibraries: readonly DescribedLibrary[] = libraryEntries.map(withLoader);

function withLoader(entry: LibraryEntry): DescribedLibrary {
	return { ...entry, load: loaderOf.get(entry.key)! };
}
