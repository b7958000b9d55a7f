import { createHash } from "node:crypto";
import type { RepositoryFile } from "@vitrine/sources";
import { LRUCache } from "lru-cache";
import { HubError } from "./errors.ts";
import type { Snapshot } from "./repository.ts";

/** Bytes up to which a file is hashed; a client would wait too long for the hash of a larger one. */
const LARGEST_HASHED = 32 * 1024 * 1024;
/** Tags that are cached. */
const MOST = 100_000;

/**
 * Entity tags of files, without quotes. The tag of a file of up to 32 MiB is its git blob id. That of a larger one is made
 * of id, path, size and date, in a form that cannot be mistaken for a digest of its bytes.
 */
export class Etags {
	readonly #known = new LRUCache<string, Promise<string>>({ max: MOST });

	of(snapshot: Snapshot, file: RepositoryFile): Promise<string> {
		const key = JSON.stringify([snapshot.id, file.path, file.size, file.modified]);
		if (file.size > LARGEST_HASHED) return Promise.resolve(tagOf(key, file.size));
		if (file.modified === undefined) return blobId(snapshot, file);
		const known = this.#known.get(key);
		if (known !== undefined) return known;
		const made = blobId(snapshot, file);
		this.#known.set(key, made);
		made.catch(() => this.#known.delete(key));
		return made;
	}
}

function tagOf(key: string, size: number): string {
	return `${createHash("sha256").update(key).digest("hex").slice(0, 32)}-${size.toString(16)}`;
}

/** The id that `git hash-object` prints for a file. */
async function blobId(snapshot: Snapshot, { path, size }: RepositoryFile): Promise<string> {
	const pieces = await snapshot.stream(path, { start: 0, end: size });
	if (pieces === undefined) throw new HubError(404, `${JSON.stringify(path)} no longer exists.`, "EntryNotFound");
	const hash = createHash("sha1").update(`blob ${size}\0`);
	for await (const piece of pieces) hash.update(piece);
	return hash.digest("hex");
}
