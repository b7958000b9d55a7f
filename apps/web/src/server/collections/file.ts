import { open, stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Collection, Collections } from "../../site/collections.ts";
import { CollectionsError } from "../../data/collections/error.ts";
import { LARGEST } from "../../data/collections/limits.ts";
import type { CollectionsRead } from "../../data/collections/parse.ts";
import { readCollectionsInWorker } from "../../rendering/rendering.ts";

/** Milliseconds between two looks at the file, and for which a request waits for one. */
const [EVERY, PATIENCE] = [1_000, 500];

interface Options {
	readonly path: string;
	/** Whether a missing file is a problem: it is where the operator named it. */
	readonly isNamed: boolean;
	/** Called with each problem when it starts, and when the file can be read again. */
	readonly log: (message: string) => void;
	/** Milliseconds between two looks. */
	readonly every?: number;
	/** Milliseconds for which requests wait for one. */
	readonly patience?: number;
}

/** The collections in a file, which is read again when its time, size or inode changes. An entry with an error is left out, and keeps its last valid version; a file that cannot be read changes nothing but `problem`. */
export class CollectionsFile implements Collections {
	readonly #options: Options;
	#all: readonly Collection[] = [];
	#changed: Date | undefined;
	#problem: string | undefined;
	/** The version that was last read, with or without success. */
	#version: string | undefined;
	#looking: Promise<void> | undefined;
	#looked = -Infinity;
	/** When requests stop waiting for the present look. */
	#late = 0;

	constructor(options: Options) {
		this.#options = options;
	}

	get all(): readonly Collection[] {
		return this.#all;
	}

	get changed(): Date | undefined {
		return this.#changed;
	}

	get problem(): string | undefined {
		return this.#problem;
	}

	/** Looks at most once a second; callers share a look, and no request waits for one that has taken long already. */
	async refresh(): Promise<void> {
		if (this.#looking === undefined && performance.now() - this.#looked < (this.#options.every ?? EVERY)) return;
		if (this.#looking === undefined) this.#late = performance.now() + (this.#options.patience ?? PATIENCE);
		this.#looking ??= this.#look().finally(() => {
			this.#looking = undefined;
			this.#looked = performance.now();
		});
		const patience = this.#late - performance.now();
		if (patience > 0) await Promise.race([this.#looking, pause(patience, undefined, { ref: false })]);
	}

	async #look(): Promise<void> {
		const { path } = this.#options;
		try {
			const { mtimeMs, size, ino } = await stat(path);
			const version = [mtimeMs, size, ino].join(" ");
			if (version === this.#version) return;
			this.#version = version;
			const read = await readCollectionsInWorker(await textOf(path));
			if ("why" in read) return this.#say(`${path}: ${read.why}`);
			const kept = keptOf(this.#all, read);
			this.#all = [...read.collections, ...kept];
			this.#changed = new Date(mtimeMs);
			this.#say(faultsText(path, read.faults), shownText(read.collections.length, kept));
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === "ENOENT") return this.#gone();
			// What could not be read may be readable later in the same version.
			if (!(error instanceof CollectionsError)) this.#version = undefined;
			this.#say(`${path}: ${(error as Error).message}`);
		}
	}

	/** A file that is deleted has no collections; one that the operator named must exist. */
	#gone(): void {
		this.#version = undefined;
		if (this.#options.isNamed)
			return this.#say(`${this.#options.path}: the file of VITRINE_COLLECTIONS does not exist`);
		[this.#all, this.#changed] = [[], undefined];
		this.#say(undefined);
	}

	#say(
		problem: string | undefined,
		shown = this.#all.length > 0 ? "The last valid version is shown." : "No collections are shown.",
	): void {
		const { log, path } = this.#options;
		const before = this.#problem;
		this.#problem = problem && `${problem}. ${shown}`;
		if (this.#problem !== undefined && this.#problem !== before) log(`Collections: ${this.#problem}`);
		if (this.#problem === undefined && before !== undefined) log(`Collections: the problem with ${path} is resolved.`);
	}
}

type Read = Exclude<CollectionsRead, { readonly why: string }>;

/** Entries with an error that are named. */
const NAMED = 3;

function faultsText(path: string, faults: Read["faults"]): string | undefined {
	if (faults.length === 0) return undefined;
	const more = faults.length - NAMED;
	const named = faults.slice(0, NAMED).map(({ why }) => why);
	return `${path}: ${[...named, ...(more > 0 ? [`${more} more entries with errors`] : [])].join("; ")}`;
}

/** The collections of the version before whose entries have an error now. */
function keptOf(before: readonly Collection[], { collections, faults }: Read): readonly Collection[] {
	const wrong = new Set(faults.map(({ slug }) => slug));
	const now = new Set(collections.map(({ slug }) => slug));
	return before.filter(({ slug }) => wrong.has(slug) && !now.has(slug));
}

function shownText(good: number, kept: readonly Collection[]): string {
	const others =
		good === 0 ? "No other collections are shown." : `The other ${good === 1 ? "one is" : `${good} are`} shown.`;
	const last = kept.map(({ slug }) => slug).join(", ");
	return kept.length === 0 ? others : `${others} Shown in their last valid version: ${last}.`;
}

/** The text of a file, which must be a small one in UTF-8. Never opens a pipe or a device, which would not end. */
async function textOf(path: string): Promise<string> {
	const found = await stat(path);
	if (!found.isFile()) throw unreadable("it is not a file");
	const file = await open(path);
	try {
		const { bytesRead, buffer } = await file.read(Buffer.alloc(LARGEST + 1), 0, LARGEST + 1, 0);
		if (bytesRead > LARGEST) throw unreadable(`it is too large: at most ${LARGEST / 1024} KiB are read`);
		return new TextDecoder("utf-8", { fatal: true }).decode(buffer.subarray(0, bytesRead));
	} catch (error) {
		if (error instanceof TypeError) throw unreadable("it is not text in UTF-8", { cause: error });
		throw error;
	} finally {
		await file.close();
	}
}

function unreadable(reason: string, options?: ErrorOptions): CollectionsError {
	return new CollectionsError("unreadable", "", { reason }, options);
}
