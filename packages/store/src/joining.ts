import { boundedRecord, type ModelRecord } from "@vitrine/model";
import { type Index, ORIGINS, type Origin, type Origins, type Row, type SourceInfo } from "@vitrine/search";
import { isEnumerable, openSource } from "@vitrine/sources";
import { isLocal, isLocalId } from "./localSource.ts";

/** Bytes of JSON that origins may take in a stored record. */
const MOST_BYTES = 96 * 1024;

/** Joins the records of an import with what other sources know of the same models: metadata never removes files. */
export class Joining {
	readonly #index: Index;
	readonly #source: SourceInfo;
	/** Ids that other sources on this machine have; undefined if not all of them can be listed. */
	readonly #elsewhere: ReadonlySet<string> | undefined;
	readonly #seen = new Set<string>();

	private constructor(index: Index, source: SourceInfo, elsewhere: ReadonlySet<string> | undefined) {
		this.#index = index;
		this.#source = source;
		this.#elsewhere = elsewhere;
	}

	static async of(index: Index, source: SourceInfo): Promise<Joining> {
		const others = (await index.sources()).filter((one) => isLocal(one) && one.id !== source.id);
		const lists = await Promise.all(others.map(idsOf));
		const isWhole = lists.every((ids) => ids !== undefined);
		return new Joining(index, source, isWhole ? new Set(lists.flatMap((ids) => ids ?? [])) : undefined);
	}

	/** The records to store: each with what another source knows of it. */
	async joined(records: readonly ModelRecord[]): Promise<readonly ModelRecord[]> {
		const found: ModelRecord[] = [];
		for (const record of records) {
			const own = without(record);
			found.push(this.#mayBeKnown(own.id) ? this.#join(own, await this.#index.get(own.id)) : own);
		}
		return found;
	}

	/**
	 * The records of models that the source no longer has and that others on this machine have: their files, without the
	 * figures of this source.
	 */
	async left(): Promise<readonly ModelRecord[]> {
		const left: ModelRecord[] = [];
		for (const id of isLocal(this.#source) ? [] : (this.#elsewhere ?? [])) {
			const row = this.#seen.has(id) ? undefined : await this.#index.get(id);
			if (row?.source !== this.#source.id || row.origins === undefined) continue;
			const { source, record = row.record } = row.origins.files;
			left.push(withOrigins(record, { files: { source } }));
		}
		return left;
	}

	#mayBeKnown(id: string): boolean {
		if (isLocal(this.#source)) return true;
		const isElsewhere = this.#elsewhere?.has(id) ?? true;
		if (isElsewhere) this.#seen.add(id);
		return isElsewhere;
	}

	#join(record: ModelRecord, row: Row | undefined): ModelRecord {
		if (row === undefined) return record;
		const { files, figures } = originsOf(row);
		const other = isLocal(this.#source) ? figures : files;
		// Where the other record was too large to be stored, it may be what made the model private.
		const isPrivate = other !== undefined && other.record === undefined && row.record.private === true;
		const own = { source: this.#source.id, record: isPrivate ? { ...record, private: true } : record };
		if (isLocal(this.#source)) return figures === undefined ? record : merged(own, figures);
		return files === undefined ? record : merged(files, own);
	}
}

/** What is known of a stored model, by kind of source. */
function originsOf({ record, source, origins }: Row): Partial<Origins> {
	if (origins !== undefined) return origins;
	return isLocalId(source) ? { files: { source, record } } : { figures: { source, record } };
}

/** One record of two origins. What is read from files comes from the files, and figures from the metadata; either makes it private. */
function merged(files: Origin, figures: Origin): ModelRecord {
	const [ours, theirs] = [files.record, figures.record];
	if (ours === undefined || theirs === undefined) {
		const one = ours ?? theirs;
		if (one === undefined) throw new Error(`Neither ${files.source} nor ${figures.source} has a record.`);
		return withOrigins(one, { files: { source: files.source }, figures: { source: figures.source } });
	}
	const known = Object.entries(theirs).filter(([field, value]) => value !== undefined && !NOT_JOINED.has(field));
	const fresh = known.filter(([field]) => FIGURES.has(field) || ours[field] === undefined);
	const record = { ...ours, ...Object.fromEntries(fresh), tags: [...new Set([...ours.tags, ...theirs.tags])] };
	const isPrivate = ours.private === true || theirs.private === true;
	return withOrigins(boundedRecord(isPrivate ? { ...record, private: true } : record), { files, figures });
}

/** Fields of metadata that are newer than those of files. */
const FIGURES: ReadonlySet<string> = new Set([
	"createdAt",
	"downloads",
	"downloadsAllTime",
	"inferenceProviderMapping",
	"likes",
	"trendingScore",
]);

/** Fields that say nothing about the files that are here. */
const NOT_JOINED: ReadonlySet<string> = new Set([
	"disabled",
	"gated",
	"lastModified",
	"leftOut",
	"private",
	"sha",
	"siblings",
	"tags",
	"usedStorage",
]);

function withOrigins(record: ModelRecord, origins: Origins): ModelRecord {
	const isSmall = Buffer.byteLength(JSON.stringify(origins)) <= MOST_BYTES;
	const { files, figures } = origins;
	const named: Origins = { files: { source: files.source }, ...(figures && { figures: { source: figures.source } }) };
	return { ...without(record), [ORIGINS]: isSmall ? origins : named };
}

/** A record without origins, which only this file writes. */
function without(record: ModelRecord): ModelRecord {
	if (!(ORIGINS in record)) return record;
	const { [ORIGINS]: _, ...rest } = record;
	return rest as ModelRecord;
}

async function idsOf({ location }: SourceInfo): Promise<readonly string[] | undefined> {
	try {
		const source = await openSource(location);
		if (!isEnumerable(source)) return undefined;
		const ids: string[] = [];
		for await (const id of source.ids()) ids.push(id);
		return ids;
	} catch {
		return undefined;
	}
}
