import type { ModelRecord } from "@vitrine/model";
import type { Row } from "@vitrine/search";
import type { ByteRange, Repositories, RepositoryFile } from "@vitrine/sources";
import { outward } from "../base/links.ts";
import type { Site } from "../site/site.ts";
import { type Address, MAIN } from "./address.ts";
import { HubError } from "./errors.ts";

/** The files of a repository as they are now. */
export interface Snapshot {
	readonly id: string;
	/** Forty hexadecimal digits. */
	readonly sha: string;
	readonly files: ReadonlyMap<string, RepositoryFile>;
	/** The file's bytes in pieces; undefined when it is gone. */
	stream(path: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
}

/** A model that was asked for. */
export interface Asked {
	readonly address: Address;
	readonly record: ModelRecord;
	/** Undefined where its source keeps no files. */
	readonly snapshot: Snapshot | undefined;
}

/** Milliseconds for which a list of files is believed: a client asks for many files at once. */
const LIFETIME = 1_000;
/** A list that took long to read is believed so many times longer. */
const PATIENCE = 10;
/** Lists that are kept. */
const MOST = 1_000;

interface Known {
	/** In milliseconds since 1970. */
	readonly until: number;
	readonly snapshot: Promise<Snapshot | undefined>;
}

/** Opens the models that clients ask for. */
export class Shelf {
	readonly #site: Site;
	readonly #known = new Map<string, Known>();

	constructor(site: Site) {
		this.#site = site;
	}

	/** The model of the first address that means one; undefined where none does. Throws HubError for another revision. */
	async open(addresses: readonly Address[]): Promise<Asked | undefined> {
		for (const address of addresses) {
			const row = await this.#site.store.index.get(address.id);
			if (row === undefined) continue;
			const snapshot = await this.#snapshotOf(row);
			checkRevision(address, snapshot?.sha ?? row.record.sha);
			return { address, record: row.record, snapshot };
		}
		return undefined;
	}

	/** Its files. Throws HubError where its source keeps none. */
	filesOf({ record: { id }, snapshot }: Asked): Snapshot {
		if (snapshot !== undefined) return snapshot;
		const elsewhere = outward.hubModel(this.#site.config.hub, id);
		throw new HubError(
			404,
			`Of ${id} only the record is kept here, not the files. If it is published, they are at ${elsewhere}`,
			"EntryNotFound",
		);
	}

	#snapshotOf(row: Row): Promise<Snapshot | undefined> {
		const key = `${row.source}\0${row.record.id}`;
		const known = this.#known.get(key);
		if (known !== undefined && known.until > Date.now()) return known.snapshot;
		if (this.#known.size >= MOST) this.#known.clear();
		const begun = Date.now();
		const entry = {
			until: Number.POSITIVE_INFINITY,
			snapshot: read(this.#site.store.repositories(row), row.record.id),
		};
		this.#known.set(key, entry);
		entry.snapshot.then(
			() => (entry.until = Date.now() + Math.max(LIFETIME, PATIENCE * (Date.now() - begun))),
			() => this.#known.delete(key),
		);
		return entry.snapshot;
	}
}

async function read(repositories: Repositories | undefined, id: string): Promise<Snapshot | undefined> {
	const files = await repositories?.files(id);
	const sha = await repositories?.revision(id);
	if (repositories === undefined || files === undefined || sha === undefined) return undefined;
	return {
		id,
		sha,
		files: new Map(files.map((file) => [file.path, file])),
		stream: (path, range) => repositories.stream(id, path, range),
	};
}

/** Of a repository there is one revision here: the files as they are, by the name of the branch or by commit. */
function checkRevision({ id, revision }: Address, sha: string | undefined): void {
	if (revision === MAIN || revision === `refs/heads/${MAIN}` || revision === sha) return;
	const there = sha === undefined ? MAIN : `${MAIN} (${sha})`;
	throw new HubError(404, `${id} has no revision ${JSON.stringify(revision)} here, only ${there}.`, "RevisionNotFound");
}
