import { setTimeout } from "node:timers/promises";
import type { OpenFile } from "@vitrine/sources";
import { DigestTable } from "./digestTable.ts";
import { type FileVersion, unsettled } from "./fileVersion.ts";
import { Hasher } from "./hasher.ts";

/** Opens a file; undefined if it is gone. */
type Opening = () => Promise<OpenFile | undefined>;

/** Files that wait for their digest; a further one is computed when it is requested again. */
const MOST_WAITING = 10_000;
/** Milliseconds of pause for each one of work: half of one core and of its reads, at most. */
const REST = 1;
/** Bytes up to which a file that a client waits for is hashed without pauses. */
const BRIEF = 256 * 1024 * 1024;

interface Job {
	readonly key: string;
	readonly version: FileVersion;
	readonly open: Opening;
	readonly done: PromiseWithResolvers<string | undefined>;
	/** A client waits for it. */
	isAsked: boolean;
}

/**
 * The digests of files: for a large one its SHA-256, else the id of its git blob. Each is computed once, in a thread, one file
 * at a time, and kept for as long as size and dates of the file stay the same.
 */
export class Digests {
	readonly #path: string | undefined;
	readonly #onNotice: (message: string) => void;
	readonly #hasher = new Hasher();
	readonly #asked: Job[] = [];
	readonly #waiting: Job[] = [];
	readonly #jobs = new Map<string, Job>();
	#table: DigestTable | undefined;
	#running = false;
	#closed = false;

	/** They are kept in the file at `path`, or in memory without one. `onNotice` is called if the file cannot be used. */
	constructor(path?: string, onNotice: (message: string) => void = () => {}) {
		this.#path = path;
		this.#onNotice = onNotice;
	}

	/** The digest of a version of a file; undefined if it has not been computed. */
	find(version: FileVersion): string | undefined {
		if (this.#closed || version.modified === undefined) return version.digest;
		const { digest, earlier } = this.#opened().find(version);
		if (digest !== undefined || version.digest === undefined) return digest;
		// The file has been written to since, and its source has kept its name.
		if (earlier === version.digest) return undefined;
		this.#opened().keep(version, version.digest);
		return version.digest;
	}

	/** Keeps a digest that the caller has computed. */
	keep(version: FileVersion, digest: string): void {
		if (!this.#closed && version.modified !== undefined && unsettled(version) === 0)
			this.#opened().keep(version, digest);
	}

	/**
	 * Computes the digest in the background, before all that no client waits for if `isAsked`. Resolves to undefined if the
	 * file is gone or changes, if too many wait, and when the digests are closed.
	 */
	compute(version: FileVersion, open: Opening, isAsked = false): Promise<string | undefined> {
		const key = JSON.stringify([version.source, version.id, version.path, version.size, version.modified]);
		const known = this.#jobs.get(key);
		if (known !== undefined) return this.#again(known, isAsked);
		if (this.#closed || this.#jobs.size >= MOST_WAITING) return Promise.resolve(undefined);
		const job: Job = { key, version, open, done: Promise.withResolvers(), isAsked };
		this.#jobs.set(key, job);
		(isAsked ? this.#asked : this.#waiting).push(job);
		void this.#work();
		return job.done.promise;
	}

	async close(): Promise<void> {
		this.#closed = true;
		await this.#hasher.stop();
		for (const { done } of this.#jobs.values()) done.resolve(undefined);
		this.#jobs.clear();
		this.#table?.close();
		this.#table = undefined;
	}

	/** A job that waits already; it is moved to the front if a client waits for it now. */
	#again(job: Job, isAsked: boolean): Promise<string | undefined> {
		const at = isAsked ? this.#waiting.indexOf(job) : -1;
		job.isAsked ||= isAsked;
		if (at >= 0) this.#asked.push(...this.#waiting.splice(at, 1));
		return job.done.promise;
	}

	async #work(): Promise<void> {
		if (this.#running) return;
		this.#running = true;
		for (let job = this.#next(); job !== undefined && !this.#closed; job = this.#next()) {
			const digest = await this.#digestOf(job).catch(() => undefined);
			this.#jobs.delete(job.key);
			job.done.resolve(digest);
		}
		this.#running = false;
	}

	#next(): Job | undefined {
		return this.#asked.shift() ?? this.#waiting.shift();
	}

	async #digestOf({ version, open, isAsked }: Job): Promise<string | undefined> {
		await setTimeout(unsettled(version), undefined, { ref: false });
		const file = await open();
		if (file === undefined) return undefined;
		try {
			const { size, modified, changed } = file;
			const digest = await this.#hasher.digest(file, isAsked && size <= BRIEF ? 0 : REST);
			if (this.#closed || (await file.isUnchanged?.()) === false) return undefined;
			const { source, id, path } = version;
			const found = { source, id, path, size, modified, ...(changed !== undefined && { changed }) };
			this.#opened().keep(found, digest);
			return modified === version.modified && changed === version.changed ? digest : undefined;
		} finally {
			await file.close();
		}
	}

	#opened(): DigestTable {
		return (this.#table ??= DigestTable.open(this.#path, this.#onNotice));
	}
}
