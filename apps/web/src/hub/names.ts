import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { OpenFile, RepositoryFile } from "@vitrine/sources";
import { type Digests, type FileVersion, isLarge } from "@vitrine/store";
import { LRUCache } from "lru-cache";
import { HubError, inside } from "./errors.ts";
import type { HubSnapshot } from "./snapshot.ts";

/** The names of a file's contents, in hexadecimal digits. */
export interface FileName {
	/** The entity tag, without quotes: the SHA-256 of a large file, else the id of its git blob. */
	readonly tag: string;
	/** What git calls the file: its blob, or for a large file the blob of its pointer. */
	readonly oid: string;
	/** Of a large file whose SHA-256 is known. */
	readonly lfs?: Pointer;
}

/** A large file, as Git LFS names it. */
interface Pointer {
	/** The SHA-256. */
	readonly oid: string;
	readonly size: number;
	/** Bytes of the text file that git has in its place. */
	readonly pointerSize: number;
}

/** The text file that git has in the place of a large file. */
export const pointerText = (sha256: string, size: number): string =>
	`version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize ${size}\n`;

/** Bytes up to which a file is hashed in place; a thread takes longer to start. */
const TINY = 64 * 1024;
/** Bytes up to which the digest of one requested file is waited for, and for how many milliseconds. */
const [AWAITED, PATIENCE] = [256 * 1024 * 1024, 1_500];
/** Milliseconds to wait for a digest without which there is no answer. */
const LONG_PATIENCE = 20_000;
/** Small files whose SHA-256 is remembered. */
const MOST_SMALL = 10_000;
/** Milliseconds that a list spends on digests; the other files have provisional names until they are computed. */
const BUDGET = 300;

/**
 * Names files by their contents. Until the digest of a file is known, it has a provisional name of forty digits, made of
 * its id, path, size and dates; no list waits for it.
 */
export class FileNames {
	readonly #digests: Digests;
	/** The SHA-256 of files whose name is that of git, by their provisional names. */
	readonly #small = new LRUCache<string, string>({ max: MOST_SMALL });

	constructor(digests: Digests) {
		this.#digests = digests;
	}

	/**
	 * Names the files of one list, one after the other, whose digests are computed for a short time in all: that of the first is
	 * always among them, also on a busy server.
	 */
	forList(snapshot: HubSnapshot): (file: RepositoryFile) => Promise<FileName> {
		let left = BUDGET;
		return async (file) => {
			const version = versionOf(snapshot, file);
			const known = this.#digests.find(version);
			if (known !== undefined) return nameOf(known, file.size);
			const open = (): Promise<OpenFile | undefined> => snapshot.open(file.path);
			if (!isLarge(file) && left > 0) {
				const began = performance.now();
				const digest = await this.#listed(version, open);
				left -= performance.now() - began;
				return nameOf(digest, file.size);
			}
			void this.#digests.compute(version, open);
			return nameOf(provisional(version), file.size);
		};
	}

	/** The name of an open file, which stays open. The digest of one of moderate size is waited for. */
	async ofOpen(snapshot: HubSnapshot, path: string, file: OpenFile): Promise<FileName> {
		const version = versionOf(snapshot, { ...file, path });
		const known = this.#digests.find(version);
		if (known !== undefined) return nameOf(known, file.size);
		if (file.size <= TINY) return nameOf(await this.#hashed(version, file), file.size);
		const open = (): Promise<OpenFile | undefined> => snapshot.open(path);
		const computed = this.#digests.compute(version, open, true);
		const digest =
			file.size <= AWAITED
				? await Promise.race([computed, setTimeout(PATIENCE, undefined, { ref: false })])
				: undefined;
		return nameOf(digest ?? provisional(version), file.size);
	}

	/** The SHA-256 of a file; undefined if it takes longer than a client waits. */
	async sha256(snapshot: HubSnapshot, file: RepositoryFile): Promise<string | undefined> {
		const known = this.knownSha256(snapshot, file);
		if (known !== undefined) return known;
		const version = versionOf(snapshot, file);
		const open = (): Promise<OpenFile | undefined> => snapshot.open(file.path);
		if (isLarge(file)) {
			const computed = this.#digests.compute(version, open, true);
			return Promise.race([computed, setTimeout(LONG_PATIENCE, undefined, { ref: false })]);
		}
		const opened = await inside(file.path, open);
		if (opened === undefined) throw new HubError("missing-file", file.path);
		try {
			const hash = createHash("sha256");
			for await (const piece of opened.pieces()) hash.update(piece);
			const digest = hash.digest("hex");
			this.#small.set(provisional(version), digest);
			return digest;
		} finally {
			await opened.close();
		}
	}

	/** The SHA-256 of a file, if it has been computed. */
	knownSha256(snapshot: HubSnapshot, file: RepositoryFile): string | undefined {
		const version = versionOf(snapshot, file);
		const digest = isLarge(file) ? this.#digests.find(version) : this.#small.get(provisional(version));
		return digest?.length === 64 ? digest : undefined;
	}

	/** The provisional tag of an open file, by which a client may still know it. */
	provisional(snapshot: HubSnapshot, path: string, file: OpenFile): string {
		return provisional(versionOf(snapshot, { ...file, path }));
	}

	async #listed(version: FileVersion, open: () => Promise<OpenFile | undefined>): Promise<string> {
		const file = await inside(version.path, open);
		if (file === undefined) throw new HubError("missing-file", version.path);
		try {
			return await this.#hashed(version, file);
		} finally {
			await file.close();
		}
	}

	async #hashed(version: FileVersion, file: OpenFile): Promise<string> {
		const digest = await blobId(file);
		this.#digests.keep(version, digest);
		return digest;
	}
}

function versionOf({ source, id }: HubSnapshot, file: RepositoryFile): FileVersion {
	const { path, size, modified, changed, digest } = file;
	return {
		source,
		id,
		path,
		size,
		...(modified !== undefined && { modified }),
		...(changed !== undefined && { changed }),
		...(digest !== undefined && { digest }),
	};
}

/** A digest has 64 digits if it is a SHA-256, else it is what git calls the file, or provisional. */
function nameOf(digest: string, size: number): FileName {
	if (digest.length !== 64) return { tag: digest, oid: digest };
	const pointer = pointerText(digest, size);
	return { tag: digest, oid: gitId(pointer), lfs: { oid: digest, size, pointerSize: pointer.length } };
}

function provisional({ source, id, path, size, modified, changed }: FileVersion): string {
	return createHash("sha1")
		.update(JSON.stringify([source, id, path, size, modified, changed]))
		.digest("hex");
}

const gitId = (text: string): string => createHash("sha1").update(`blob ${text.length}\0${text}`).digest("hex");

/** The id that `git hash-object` prints for a file. */
async function blobId(file: OpenFile): Promise<string> {
	const hash = createHash("sha1").update(`blob ${file.size}\0`);
	for await (const piece of file.pieces()) hash.update(piece);
	return hash.digest("hex");
}
