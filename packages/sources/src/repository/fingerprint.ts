import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Repository } from "./repository.ts";

/** Files up to `WHOLE` bytes are read whole; of larger ones, the first and last `END` bytes and the date. */
const WHOLE = 1024 * 1024;
const END = 64 * 1024;

/**
 * Forty hexadecimal digits that change with the files. They are the same on every machine where files above `WHOLE` bytes
 * have the same dates: these tell of a change between the ends, such as an adapter that was merged into some layers.
 */
export async function fingerprint(repository: Repository): Promise<string> {
	const hash = createHash("sha1");
	for (const { path, size, modified = 0 } of repository.files) {
		hash.update(`${path}\0${size}\0`);
		if (size <= WHOLE) hash.update((await repository.read(path)) ?? "");
		else {
			hash.update(`${Math.floor(modified)}\0`);
			hash.update((await repository.read(path, { start: 0, end: END })) ?? "");
			hash.update((await repository.read(path, { start: size - END, end: size })) ?? "");
		}
	}
	return hash.digest("hex");
}

/** The most fingerprints that are remembered. */
const MOST = 10_000;

/** Fingerprints that are computed again only when the size or a date of a file has changed. */
export class Fingerprints {
	readonly #known = new LRUCache<string, { readonly stamp: string; readonly sha: string }>({ max: MOST });

	async of(repository: Repository): Promise<string> {
		const stamp = stampOf(repository);
		const known = this.#known.get(repository.where);
		if (known?.stamp === stamp) return known.sha;
		const sha = await fingerprint(repository);
		this.#known.set(repository.where, { stamp, sha });
		return sha;
	}
}

function stampOf({ files }: Repository): string {
	const hash = createHash("sha1");
	for (const { path, size, modified, changed } of files) hash.update(`${path}\0${size}\0${modified}\0${changed}\0`);
	return hash.digest("hex");
}
