import { libraries } from "../libraries/index.ts";
import type { Library } from "../shapes.ts";

/** What is known of a library besides its code, and the facts that have a source of their own. */
export interface LibraryEntry extends Omit<Library, "snippets" | "loads" | "licence" | "languages" | "platforms"> {
	/** Whether it has code. */
	readonly hasCode: boolean;
}

// In packed code these are data, and no library is imported (scripts/packages/described.ts).
export const libraryEntries: readonly LibraryEntry[] = libraries.map(entryOf);

function entryOf({
	snippets,
	loads: _loads,
	licence: _licence,
	languages: _languages,
	platforms: _platforms,
	...entry
}: (typeof libraries)[number]): LibraryEntry {
	return { ...entry, hasCode: snippets !== undefined };
}
