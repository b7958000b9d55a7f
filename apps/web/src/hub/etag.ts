import { createHash } from "node:crypto";
import type { RepositoryFile } from "@vitrine/sources";
import { HubError } from "./errors.ts";
import type { Snapshot } from "./repository.ts";

/** Bytes up to which a file is read to name it; beyond, clients would wait too long for the answer. */
const READ = 32 * 1024 * 1024;
/** Names that are kept. */
const MOST = 100_000;

/**
 * Names of contents, without quotes. Of a file of up to 32 MiB it is the name git gives it. Of a larger one it is made
 * of id, path, size and date, in a form that nobody can take for a digest of its bytes.
 */
export class Etags {
	readonly #known = new Map<string, Promise<string>>();

	of(snapshot: Snapshot, file: RepositoryFile): Promise<string> {
		const key = JSON.stringify([snapshot.id, file.path, file.size, file.modified]);
		if (file.size > READ) return Promise.resolve(nameOf(key, file.size));
		if (file.modified === undefined) return blobName(snapshot, file);
		const known = this.#known.get(key);
		if (known !== undefined) return known;
		if (this.#known.size >= MOST) this.#known.clear();
		const made = blobName(snapshot, file);
		this.#known.set(key, made);
		made.catch(() => this.#known.delete(key));
		return made;
	}
}

function nameOf(key: string, size: number): string {
	return `${createHash("sha256").update(key).digest("hex").slice(0, 32)}-${size.toString(16)}`;
}

/** What `git hash-object` says. */
async function blobName(snapshot: Snapshot, { path, size }: RepositoryFile): Promise<string> {
	const pieces = await snapshot.stream(path, { start: 0, end: size });
	if (pieces === undefined) throw new HubError(404, `${JSON.stringify(path)} is gone.`, "EntryNotFound");
	const hash = createHash("sha1").update(`blob ${size}\0`);
	for await (const piece of pieces) hash.update(piece);
	return hash.digest("hex");
}
