import { createHash } from "node:crypto";
import type { Repository } from "./repository.ts";

/** Files up to this size are read whole; of larger ones the two ends. */
const WHOLE = 1024 * 1024;
const END = 64 * 1024;

/** Forty hexadecimal digits that are the same as long as the files are, on every machine. */
export async function fingerprint(repository: Repository): Promise<string> {
	const hash = createHash("sha1");
	for (const { path, size } of repository.files) {
		hash.update(`${path}\0${size}\0`);
		if (size <= WHOLE) hash.update((await repository.read(path)) ?? "");
		else {
			hash.update((await repository.read(path, { start: 0, end: END })) ?? "");
			hash.update((await repository.read(path, { start: size - END, end: size })) ?? "");
		}
	}
	return hash.digest("hex");
}
