import type { ModelRecord } from "@vitrine/model";

/** What a hub calls a library that the catalogue has under the name of what loads it. */
export const GGUF = "gguf";
const LOADS_GGUF = "llama-cpp-python";

/**
 * The keys, out of those given, of the libraries that load a record: its `library_name`, and its tags. `gguf` stands for
 * llama-cpp-python. Keys are compared as they are written.
 */
export function libraryKeysFor({ library_name: name, tags }: ModelRecord, keys: ReadonlySet<string>): Set<string> {
	const stated = name === undefined ? tags : [name, ...tags];
	const found = new Set(stated.filter((key) => keys.has(key)));
	if (stated.includes(GGUF) && keys.has(LOADS_GGUF)) found.add(LOADS_GGUF);
	return found;
}
