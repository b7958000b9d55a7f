import { LRUCache } from "lru-cache";
import type { RepositoryFile } from "./source.ts";

type Files = readonly RepositoryFile[];

/** Entries of folders from which a list is kept: fewer are looked at in less time than a page takes. */
const MANY = 1_000;

/** Lists that are kept: one of 20,000 files takes some 5 MB. */
const MOST = 16;

/** A list is made again after this many times as long as it took, so that listing takes a twentieth of the time at most. */
const REST = 20;

interface Kept {
	readonly files: Files;
	/** On the clock of `performance.now`. */
	readonly until: number;
}

/** A list as it is made: few files may be in many folders. */
interface Made {
	readonly files: Files;
	/** Entries of folders that were looked at. */
	readonly looked: number;
}

/** Lists that took long to make. An old one is returned while it is made again; callers at the same time share one listing. */
export class KeptListings {
	readonly #kept = new LRUCache<string, Kept>({ max: MOST });
	readonly #making = new Map<string, Promise<Files>>();

	/** The files of a folder, which `list` finds. Rejects as it does. */
	async of(folder: string, list: () => Promise<Made>): Promise<Files> {
		const kept = this.#kept.get(folder);
		if (kept !== undefined && kept.until > performance.now()) return kept.files;
		const made = this.#making.get(folder) ?? this.#make(folder, list);
		if (kept === undefined) return made;
		made.catch(() => this.#kept.delete(folder));
		return kept.files;
	}

	#make(folder: string, list: () => Promise<Made>): Promise<Files> {
		const begun = performance.now();
		const made = list()
			.then((listed) => {
				this.#keep(folder, listed, begun);
				return listed.files;
			})
			.finally(() => this.#making.delete(folder));
		// A list of few entries is not shared either: the next caller may have changed one of them.
		if (this.#kept.has(folder)) this.#making.set(folder, made);
		return made;
	}

	#keep(folder: string, { files, looked }: Made, begun: number): void {
		this.#kept.delete(folder);
		if (looked < MANY) return;
		const now = performance.now();
		this.#kept.set(folder, { files, until: now + (now - begun) * REST });
	}
}
