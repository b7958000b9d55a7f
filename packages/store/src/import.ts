import type { ModelRecord } from "@vitrine/model";
import type { Index, Load, SourceInfo } from "@vitrine/search";
import {
	isAttributed,
	isCountable,
	isEstimable,
	openSource,
	type OpenOptions,
	type Skipped,
	type Source,
} from "@vitrine/sources";

export interface ImportOptions extends OpenOptions {
	/** At most so many records; what the source had before and is not read again then stays. */
	readonly limit?: number;
	/** Aborting leaves the catalogue as it was. */
	readonly signal?: AbortSignal;
	/** Told how far it has come, every few hundred records and at the end. */
	readonly onProgress?: (progress: ImportProgress) => void;
	/** Told when the right to write is not had within a second: another import may have to end first. */
	readonly onWait?: () => void;
	/** Skipped records that are kept for the summary, 20 unless given. */
	readonly remember?: number;
	/** Leaves out when a repository was changed: in a fresh checkout its files are as old as the checkout. */
	readonly undated?: boolean;
	/** Sentences on what else is odd about a record, which is imported all the same. */
	readonly advise?: (record: ModelRecord) => readonly string[];
	/** Does nothing if the source is in the catalogue already. */
	readonly unlessThere?: boolean;
}

export interface ImportProgress {
	readonly imported: number;
	readonly skipped: number;
	/** Of the records imported, those that were there already, unchanged: an import that was interrupted goes on so. */
	readonly met: number;
	/** Records to come in all, where the source knows. */
	readonly expected?: number;
	/** The source only knows about how many there are. */
	readonly isEstimate?: true;
	/** All of it has been read, and is being made visible. */
	readonly isFinishing?: true;
}

export interface ImportSummary extends ImportProgress {
	readonly source: SourceInfo;
	/** The first records that were left out, and why. */
	readonly skips: readonly Skipped[];
	/** Records with something to note: single values that were left out, and what `advise` found odd. */
	readonly noted: number;
	/** The first of those, each with all there is to note. */
	readonly notes: readonly { readonly id: string; readonly notes: readonly string[] }[];
}

/** A source without a single record that can be used; the catalogue stays as it was. */
export class NothingToImport extends Error {
	override readonly name = "NothingToImport";
	readonly skips: readonly Skipped[];

	constructor(location: string, skips: readonly Skipped[]) {
		super(`${location} holds no model record that can be used; the catalogue stays as it was`);
		this.skips = skips;
	}
}

/** Records handed to the index at a time. */
const BATCH = 500;
const REMEMBERED = 20;
/** Milliseconds. */
const PATIENCE = 1000;

/**
 * Reads a source (a path, a URL, or `hub`) into the index. Readers see the old catalogue until all is there; whatever
 * goes wrong before leaves it as it was. Throws SourceError, IndexError, NothingToImport, or the signal's reason.
 */
export async function importSource(index: Index, spec: string, options: ImportOptions = {}): Promise<ImportSummary> {
	const source = await openSource(spec, options);
	const info = await infoOf(source);
	const expected = await expectedOf(source, options.limit);
	const load = await begun(index, info, options.onWait);
	try {
		const there = options.unlessThere === true && (await index.sources()).some(({ id }) => id === info.id);
		const reading = new Reading(load, options, expected);
		if (there) return reading.summary(info);
		await reading.readAll(source);
		if (reading.imported === 0) throw new NothingToImport(source.location, reading.skips);
		reading.finish();
		await load.commit({ skipped: reading.skipped, complete: options.limit === undefined });
		return reading.summary(info);
	} finally {
		await load.rollback();
	}
}

async function begun(index: Index, info: SourceInfo, onWait: () => void = () => {}): Promise<Load> {
	const timer = setTimeout(onWait, PATIENCE);
	try {
		return await index.load(info);
	} finally {
		clearTimeout(timer);
	}
}

async function infoOf(source: Source): Promise<SourceInfo> {
	const { kind, location } = source;
	const attribution = isAttributed(source) ? await source.attribution() : undefined;
	return { id: `${kind}:${location}`, kind, location, ...(attribution && { attribution }) };
}

type Expected = Pick<ImportProgress, "expected" | "isEstimate">;

async function expectedOf(source: Source, limit = Infinity): Promise<Expected> {
	const count = isCountable(source) ? await source.count() : undefined;
	if (count !== undefined) return { expected: Math.min(count, limit) };
	const estimate = isEstimable(source) ? await source.estimate() : undefined;
	if (estimate !== undefined && estimate < limit) return { expected: estimate, isEstimate: true };
	return Number.isFinite(limit) ? { expected: limit } : {};
}

class Reading {
	imported = 0;
	skipped = 0;
	readonly skips: Skipped[] = [];
	readonly #load: Load;
	readonly #options: ImportOptions;
	readonly #expected: Expected;
	readonly #remember: number;
	readonly #notes: { id: string; notes: readonly string[] }[] = [];
	#noted = 0;
	#batch: ModelRecord[] = [];

	constructor(load: Load, options: ImportOptions, expected: Expected) {
		this.#load = load;
		this.#options = options;
		this.#expected = expected;
		this.#remember = options.remember ?? REMEMBERED;
	}

	async readAll(source: Source): Promise<void> {
		const { limit, signal } = this.#options;
		for await (const item of source.records({ ...(limit !== undefined && { limit }), ...(signal && { signal }) })) {
			if ("record" in item) await this.#take(dated(item.record, this.#options), item.notes);
			else this.#leaveOut(item.skipped);
		}
		await this.#flush();
		signal?.throwIfAborted();
	}

	summary(source: SourceInfo): ImportSummary {
		return { ...this.#progress(), source, skips: this.skips, noted: this.#noted, notes: this.#notes };
	}

	async #take(record: ModelRecord, notes: readonly string[]): Promise<void> {
		const all = [...notes, ...(this.#options.advise?.(record) ?? [])];
		if (all.length > 0 && this.#noted++ < this.#remember) this.#notes.push({ id: record.id, notes: all });
		this.#batch.push(record);
		if (this.#batch.length >= BATCH) await this.#flush();
	}

	#leaveOut(skipped: Skipped): void {
		if (this.skipped++ < this.#remember) this.skips.push(skipped);
	}

	async #flush(): Promise<void> {
		await this.#load.add(this.#batch);
		this.imported += this.#batch.length;
		this.#batch = [];
		this.#options.onProgress?.(this.#progress());
	}

	/** Says that nothing more is to be read. */
	finish(): void {
		this.#options.onProgress?.({ ...this.#progress(), isFinishing: true });
	}

	#progress(): ImportProgress {
		return { imported: this.imported, skipped: this.skipped, met: this.#load.unchanged, ...this.#expected };
	}
}

function dated(record: ModelRecord, { undated }: ImportOptions): ModelRecord {
	if (!undated) return record;
	const { lastModified: _, ...rest } = record;
	return rest as ModelRecord;
}
