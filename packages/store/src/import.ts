import { boundedRecord, type LeftOut, type ModelRecord } from "@vitrine/model";
import { type Index, type Load, type SourceInfo, STARTER_MARK } from "@vitrine/search";
import { isAttributed, openSource, type OpenOptions, type Skipped, type Source } from "@vitrine/sources";
import { type Expected, expectedOf, type ImportProgress } from "./importProgress.ts";
import { Joining } from "./joining.ts";
import { leftOutNote } from "./leftOutNote.ts";
import { NothingToImport } from "./nothingToImport.ts";

interface ImportOptions extends OpenOptions {
	/** The most records to read. Records of an earlier import that are not read again then stay. */
	readonly limit?: number;
	/** Aborting leaves the catalogue unchanged. */
	readonly signal?: AbortSignal;
	/** Called every few hundred records and at the end. */
	readonly onProgress?: (progress: ImportProgress) => void;
	/** Called if the write lock is not had within a second: another import may have to end first. */
	readonly onWait?: () => void;
	/** Skipped records to keep for the summary; 20 by default. */
	readonly remember?: number;
	/** Leaves out when a repository was changed: in a fresh checkout, its files are as old as the checkout. */
	readonly undated?: boolean;
	/** Returns further notes on a record, which is imported anyway. */
	readonly advise?: (record: ModelRecord) => readonly string[];
	/** Does nothing if the source is already in the catalogue. */
	readonly unlessThere?: boolean;
	/** Marks the source as the starter catalogue, so that it is not one with an import of the same path. */
	readonly isStarter?: boolean;
}

export interface ImportSummary extends ImportProgress {
	readonly source: SourceInfo;
	/** Records that were read, but replaced by a later one with the same id. */
	readonly repeated: number;
	/** The first records that were skipped, and why. */
	readonly skips: readonly Skipped[];
	/** Records with notes: values that were left out, and what `advise` returned. */
	readonly noted: number;
	/** The first of those, each with all its notes. */
	readonly notes: readonly { readonly id: string; readonly notes: readonly string[] }[];
	/** The first records that were too large, each with the parts that were left out. */
	readonly leftOut: readonly { readonly id: string; readonly parts: readonly LeftOut[] }[];
}

/** Records handed to the index at a time, and by default kept for the summary. */
const [BATCH, REMEMBERED] = [500, 20];
/** Milliseconds. */
const PATIENCE = 1000;

/**
 * Reads a source (a path, a URL, or `hub`) into the index. Readers see the old catalogue until all is there; a failure
 * leaves it as it was. Throws SourceError, IndexError, NothingToImport, or the signal's reason.
 */
export async function importSource(index: Index, spec: string, options: ImportOptions = {}): Promise<ImportSummary> {
	const source = await openSource(spec, options);
	const info = await infoOf(source, options);
	const expected = await expectedOf(source, options.limit);
	const load = await lock(index, info, options.onWait);
	try {
		const isThere = options.unlessThere === true && (await index.sources()).some(({ id }) => id === info.id);
		const reading = new Reading(load, await Joining.of(index, info), options, expected);
		if (isThere) return reading.summary(info);
		await reading.readAll(source);
		if (reading.imported === 0) throw new NothingToImport(source.location, reading.skips);
		if (options.limit === undefined) await reading.keepFiles();
		reading.finish();
		await load.commit({ skipped: reading.skipped, complete: options.limit === undefined });
		return reading.summary(info);
	} finally {
		await load.rollback();
	}
}

async function lock(index: Index, info: SourceInfo, onWait: () => void = () => {}): Promise<Load> {
	const timer = setTimeout(onWait, PATIENCE);
	try {
		return await index.load(info);
	} finally {
		clearTimeout(timer);
	}
}

async function infoOf(source: Source, { isStarter = false }: ImportOptions): Promise<SourceInfo> {
	const { kind, location } = source;
	const attribution = isAttributed(source) ? await source.attribution() : undefined;
	return {
		id: `${isStarter ? STARTER_MARK : ""}${kind}:${location}`,
		kind,
		location,
		...(attribution && { attribution }),
	};
}

class Reading {
	imported = 0;
	skipped = 0;
	readonly skips: Skipped[] = [];
	readonly #load: Load;
	readonly #joining: Joining;
	readonly #options: ImportOptions;
	readonly #expected: Expected;
	readonly #remember: number;
	readonly #notes: { id: string; notes: readonly string[] }[] = [];
	readonly #leftOut: { id: string; parts: readonly LeftOut[] }[] = [];
	#noted = 0;
	#batch: ModelRecord[] = [];

	constructor(load: Load, joining: Joining, options: ImportOptions, expected: Expected) {
		this.#load = load;
		this.#joining = joining;
		this.#options = options;
		this.#expected = expected;
		this.#remember = options.remember ?? REMEMBERED;
	}

	async readAll(source: Source): Promise<void> {
		const { limit, signal } = this.#options;
		for await (const item of source.records({ ...(limit !== undefined && { limit }), ...(signal && { signal }) })) {
			if ("record" in item) await this.#take(dated(item.record, this.#options), item.notes);
			else this.#skip(item.skipped);
		}
		await this.#flush();
		signal?.throwIfAborted();
	}

	/** Keeps the models whose files another source has, although this one no longer has their metadata. */
	async keepFiles(): Promise<void> {
		await this.#load.add(await this.#joining.left());
	}

	/** Reports that all has been read. */
	finish(): void {
		this.#options.onProgress?.({ ...this.#progress(), isFinishing: true });
	}

	summary(source: SourceInfo): ImportSummary {
		return {
			...this.#progress(),
			imported: this.imported - this.#load.repeated,
			repeated: this.#load.repeated,
			source,
			skips: this.skips,
			noted: this.#noted,
			notes: this.#notes,
			leftOut: this.#leftOut,
		};
	}

	async #take(whole: ModelRecord, notes: readonly string[]): Promise<void> {
		const record = boundedRecord(whole);
		const parts = record === whole ? [] : (record.leftOut ?? []);
		if (parts.length > 0 && this.#leftOut.length < this.#remember) this.#leftOut.push({ id: record.id, parts });
		const all = [...notes, ...parts.map(leftOutNote), ...(this.#options.advise?.(record) ?? [])];
		if (all.length > 0 && this.#noted++ < this.#remember) this.#notes.push({ id: record.id, notes: all });
		this.#batch.push(record);
		if (this.#batch.length >= BATCH) await this.#flush();
	}

	#skip(skipped: Skipped): void {
		if (this.skipped++ < this.#remember) this.skips.push(skipped);
	}

	async #flush(): Promise<void> {
		await this.#load.add(await this.#joining.joined(this.#batch));
		this.imported += this.#batch.length;
		this.#batch = [];
		this.#options.onProgress?.(this.#progress());
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
