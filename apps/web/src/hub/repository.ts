import type { ModelRecord } from "@vitrine/model";
import type { Row } from "@vitrine/search";
import type { OpenFile, Repositories, RepositoryFile } from "@vitrine/sources";
import { LRUCache } from "lru-cache";
import { outward } from "../base/links.ts";
import type { Site } from "../site/site.ts";
import { type Address, MAIN } from "./address.ts";
import { HubError } from "./errors.ts";

/** The files of a repository at one moment. */
export interface Snapshot {
	readonly id: string;
	/** The commit: forty hexadecimal digits. */
	readonly sha: string;
	readonly files: ReadonlyMap<string, RepositoryFile>;
	/** Opens a file; undefined when it is gone. The caller closes it. */
	open(path: string): Promise<OpenFile | undefined>;
}

/** A model that a client requests. */
export interface Asked {
	readonly address: Address;
	readonly record: ModelRecord;
	/** Undefined where its source has no files. */
	readonly snapshot: Snapshot | undefined;
}

/** Milliseconds for which a list of files is cached: a client requests many files at once. */
const LIFETIME = 1_000;
/** A list is cached at least this many times as long as it took to read. */
const PATIENCE = 10;
/** Lists that are cached. */
const MOST = 1_000;

interface Known {
	/** When it expires, on the clock of `performance.now`, which is never set. */
	until: number;
	readonly snapshot: Promise<Snapshot | undefined>;
}

/** Opens the models that clients ask for. */
export class Shelf {
	readonly #site: Site;
	readonly #known = new LRUCache<string, Known>({ max: MOST });

	constructor(site: Site) {
		this.#site = site;
	}

	/** The model of the first address that exists; undefined where none does. Throws HubError for an unknown revision. */
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

	/** The files of a model. Throws HubError where its source has none. */
	filesOf({ record: { id }, snapshot }: Asked): Snapshot {
		if (snapshot !== undefined) return snapshot;
		const elsewhere = outward.hubModel(this.#site.config.hub, id);
		throw new HubError(
			404,
			`The catalogue has only the record of ${id}, not its files. If it is published, they are at ${elsewhere}`,
			"EntryNotFound",
		);
	}

	#snapshotOf(row: Row): Promise<Snapshot | undefined> {
		const key = `${row.source}\0${row.record.id}`;
		const known = this.#known.get(key);
		if (known !== undefined && known.until > performance.now()) return known.snapshot;
		const started = performance.now();
		const snapshot = read(this.#site.store.repositories(row), row.record.id);
		const entry: Known = { until: Number.POSITIVE_INFINITY, snapshot };
		this.#known.set(key, entry);
		snapshot.then(
			() => (entry.until = performance.now() + Math.max(LIFETIME, PATIENCE * (performance.now() - started))),
			() => this.#known.delete(key),
		);
		return snapshot;
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
		open: (path) => repositories.open(id, path),
	};
}

/** Throws HubError unless a revision is the only one there is: the current files, by branch or by commit. */
function checkRevision({ id, revision }: Address, sha: string | undefined): void {
	if (revision === MAIN || revision === `refs/heads/${MAIN}` || revision === sha) return;
	const there = sha === undefined ? MAIN : `${MAIN} (${sha})`;
	throw new HubError(404, `${id} has no revision ${JSON.stringify(revision)} here, only ${there}.`, "RevisionNotFound");
}
