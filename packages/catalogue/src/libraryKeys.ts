import type { ModelRecord } from "@vitrine/model";

/** The tag that hubs use for GGUF files, which the catalogue lists under the library that loads them. */
export const GGUF = "gguf";
const LOADS_GGUF = "llama-cpp-python";

/** The given keys that a record names as its `library_name` or as a tag. `gguf` means llama-cpp-python; case matters. */
export function libraryKeysFor(record: ModelRecord, keys: ReadonlySet<string>): Set<string> {
	const { library_name: name, tags } = record;
	const found = new Set(libraryTags(record, (tag) => keys.has(tag)));
	if (name !== undefined && keys.has(name)) found.add(name);
	if ((name === GGUF || tags.includes(GGUF)) && keys.has(LOADS_GGUF)) found.add(LOADS_GGUF);
	return found;
}

/** The tags that are keys of libraries. A tag that the card lists as a language is none: `elm` is Eleme, too. */
export function libraryTags({ tags, cardData }: ModelRecord, isKey: (tag: string) => boolean): readonly string[] {
	const found = tags.filter(isKey);
	if (found.length === 0) return found;
	const spoken = new Set<unknown>([cardData?.["language"]].flat());
	return found.filter((tag) => !spoken.has(tag));
}
