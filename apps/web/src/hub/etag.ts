import { createHash } from "node:crypto";
import type { OpenFile, RepositoryFile } from "@vitrine/sources";
import { LRUCache } from "lru-cache";
import { goneError, inside } from "./errors.ts";
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

	/** The tag of a file in a list. */
	of(snapshot: Snapshot, file: RepositoryFile): Promise<string> {
		return this.#of(snapshot.id, file, () => listedBlobId(snapshot, file));
	}

	/** The tag of an open file, which stays open. */
	ofOpen(id: string, path: string, file: OpenFile): Promise<string> {
		const { size, modified } = file;
		return this.#of(id, { path, size, modified }, () => blobId(file));
	}

	#of(id: string, file: RepositoryFile, hash: () => Promise<string>): Promise<string> {
		const key = JSON.stringify([id, file.path, file.size, file.modified]);
		if (file.size > LARGEST_HASHED) return Promise.resolve(tagOf(key, file.size));
		if (file.modified === undefined) return hash();
		const known = this.#known.get(key);
		if (known !== undefined) return known;
		const made = hash();
		this.#known.set(key, made);
		made.catch(() => this.#known.delete(key));
		return made;
	}
}

function tagOf(key: string, size: number): string {
	return `${createHash("sha256").update(key).digest("hex").slice(0, 32)}-${size.toString(16)}`;
}

async function listedBlobId(snapshot: Snapshot, { path }: RepositoryFile): Promise<string> {
	const file = await inside(path, () => snapshot.open(path));
	if (file === undefined) throw goneError(path);
	try {
		return await blobId(file);
	} finally {
		await file.close();
	}
}

/** The id that `git hash-object` prints for a file. */
async function blobId(file: OpenFile): Promise<string> {
	const hash = createHash("sha1").update(`blob ${file.size}\0`);
	for await (const piece of file.pieces()) hash.update(piece);
	return hash.digest("hex");
}
