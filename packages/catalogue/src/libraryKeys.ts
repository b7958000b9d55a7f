import type { ModelRecord } from "@vitrine/model";

/** The tag that hubs use for GGUF files, which the catalogue lists under the library that loads them. */
export const GGUF = "gguf";
const LOADS_GGUF = "llama-cpp-python";

/** The given keys that a record names as its `library_name` or as a tag. `gguf` means llama-cpp-python; case matters. */
export function libraryKeysFor({ library_name: name, tags }: ModelRecord, keys: ReadonlySet<string>): Set<string> {
	const stated = name === undefined ? tags : [name, ...tags];
	const found = new Set(stated.filter((key) => keys.has(key)));
	if (stated.includes(GGUF) && keys.has(LOADS_GGUF)) found.add(LOADS_GGUF);
	return found;
}
