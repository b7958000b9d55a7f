import type { ModelRecord } from "@vitrine/model";
import type { Row } from "@vitrine/search";
import type { Repositories } from "@vitrine/sources";
import { FilesGated, filesSourceOf, mayReadFiles, type Store, type VisibleStore } from "@vitrine/store";
import { LRUCache } from "lru-cache";
import { outward } from "../base/links.ts";
import type { Config } from "../site/config.ts";
import type { Address } from "./address.ts";
import { HubError } from "./errors.ts";
import { keyOf, Revisions } from "./revisions.ts";
import { rowOf } from "./rowOf.ts";
import type { HubSnapshot } from "./snapshot.ts";

/** A model that a client requests. */
export interface Asked {
	/** What the client may see. */
	readonly store: VisibleStore;
	readonly address: Address;
	readonly record: ModelRecord;
	/** Undefined where its source has no files. */
	readonly snapshot: HubSnapshot | undefined;
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
	readonly snapshot: Promise<HubSnapshot | undefined>;
}

/** Opens the models that clients ask for. */
export class Snapshots {
	readonly #config: Config;
	readonly #repositories: Store["repositories"];
	readonly #known = new LRUCache<string, Known>({ max: MOST });
	readonly #revisions = new Revisions();

	/** `repositories` finds the files of every model, also of those that the reader may not read. */
	constructor(config: Config, repositories: Store["repositories"]) {
		this.#config = config;
		this.#repositories = repositories;
	}

	/**
	 * The model of the first address that exists for a reader; undefined where none does. Throws HubError for an unknown
	 * revision, and for the files of a gated model that the reader may not read.
	 */
	async open(store: VisibleStore, addresses: readonly Address[]): Promise<Asked | undefined> {
		for (const address of addresses) {
			const row = await rowOf(store.index, address.id);
			if (row === undefined) continue;
			const { record } = row;
			if (NEEDS_ACCESS.has(address.verb) && !mayReadFiles(record, store.index.visibleTo)) throw isGatedError(record);
			const current = await this.#snapshotOf(row);
			if (current === undefined && NEEDS_FILES.has(address.verb)) throw this.#hasNoFiles(record);
			return { store, address, record, snapshot: this.#revisions.at(address, current, record.sha) };
		}
		return undefined;
	}

	/** The files of a model. Throws HubError where its source has none. */
	filesOf({ record, snapshot }: Asked): HubSnapshot {
		if (snapshot !== undefined) return snapshot;
		throw this.#hasNoFiles(record);
	}

	/** The same files, read again if the requested one has been written to since they were listed. */
	async currentFiles(asked: Asked): Promise<HubSnapshot> {
		const snapshot = this.filesOf(asked);
		const listed = snapshot.files.get(asked.address.path);
		if (listed?.modified === undefined) return snapshot;
		const file = await snapshot.open(listed.path).catch(() => undefined);
		await file?.close();
		if (file === undefined || (file.size === listed.size && file.modified === listed.modified)) return snapshot;
		this.#known.delete(keyOf(snapshot));
		const again = await this.open(asked.store, [asked.address]);
		return again === undefined ? snapshot : this.filesOf(again);
	}

	#hasNoFiles({ id }: ModelRecord): HubError {
		return new HubError("no-files", id, { expected: outward.hubModel(this.#config.hub, id) });
	}

	#snapshotOf(row: Row): Promise<HubSnapshot | undefined> {
		const key = keyOf({ source: filesSourceOf(row), id: row.record.id });
		const known = this.#known.get(key);
		if (known !== undefined && known.until > performance.now()) return known.snapshot;
		const started = performance.now();
		const snapshot = read(this.#repositories(row), row);
		const entry: Known = { until: Number.POSITIVE_INFINITY, snapshot };
		this.#known.set(key, entry);
		snapshot.then(
			(found) => {
				entry.until = performance.now() + Math.max(LIFETIME, PATIENCE * (performance.now() - started));
				if (found !== undefined) this.#revisions.remember(found);
			},
			() => this.#known.delete(key),
		);
		return snapshot;
	}
}

/** What clients ask before they download: a model without files is not a repository to them. */
const NEEDS_FILES: ReadonlySet<string> = new Set([
	"revision",
	"tree",
	"paths-info",
	"commits",
	"safetensors-metadata",
	"resolve",
	"raw",
]);

/** What sends contents of files, or says whether it would. */
const NEEDS_ACCESS: ReadonlySet<string> = new Set(["resolve", "raw", "auth-check", "safetensors-metadata"]);

const isGatedError = ({ id }: ModelRecord): HubError =>
	new HubError("gated", id, { reason: new FilesGated(id).message });

async function read(repositories: Repositories | undefined, row: Row): Promise<HubSnapshot | undefined> {
	const { id } = row.record;
	const files = await repositories?.files(id);
	const sha = await repositories?.revision(id);
	if (repositories === undefined || files === undefined || sha === undefined) return undefined;
	return {
		source: filesSourceOf(row),
		id,
		sha,
		files: new Map(files.map((file) => [file.path, file])),
		open: (path) => repositories.open(id, path),
	};
}
