import { randomUUID } from "node:crypto";
import type { SourceInfo } from "../../../api/source.ts";
import { bulkWrite, type BulkWrite } from "../client/bulk.ts";
import type { ClusterClient } from "../client/clusterClient.ts";
import { refreshIndex } from "../client/search.ts";
import { changedByOther } from "../documents/errors.ts";
import { STATE_ID, type StateDocument, storedState } from "../documents/stateDocument.ts";
import { replaceDocument, type VersionedDocument } from "../documents/versionedDocument.ts";
import { recentCommits } from "./commitHistory.ts";
import { countVisible } from "./countVisible.ts";
import type { WriteLease } from "./writeLease.ts";

/**
 * Writes to the catalogue while it holds the lease. Rows are written for the next commit, and readers do not see them; the
 * commit replaces one document. A writer that dies before that has changed nothing.
 */
export class CatalogueWriter {
	readonly client: ClusterClient;
	readonly lease: WriteLease;
	#stored: VersionedDocument<StateDocument>;

	constructor(client: ClusterClient, lease: WriteLease, stored: VersionedDocument<StateDocument>) {
		this.client = client;
		this.lease = lease;
		this.#stored = stored;
	}

	get state(): StateDocument {
		return this.#stored.document;
	}

	/** The generation of the next commit. */
	get next(): number {
		return this.state.generation + 1;
	}

	async write(writes: readonly BulkWrite[]): Promise<void> {
		if (writes.length === 0) return;
		await this.lease.ensureHeld();
		await bulkWrite(this.client, this.client.settings.name, writes);
	}

	async refresh(): Promise<void> {
		await refreshIndex(this.client, this.client.settings.name);
	}

	/** Marks visible rows to be deleted by the next commit. */
	async markDeleted(keys: readonly string[]): Promise<void> {
		await this.write(keys.map((key) => ({ kind: "update", key, body: { until: this.next } })));
	}

	/** Makes everything written visible in one step; `update` returns the new list of sources. */
	async commit(update: (sources: readonly SourceInfo[]) => readonly SourceInfo[]): Promise<void> {
		await this.refresh();
		const { total, bySource } = await countVisible(this.client, this.next);
		const sources = update(this.state.sources).map((source) =>
			Object.assign({}, source, { records: bySource.get(source.id) ?? 0 }),
		);
		const at = Date.now();
		const commits = [...recentCommits(this.state, at), { generation: this.next, at }];
		await this.replaceState({ generation: this.next, total, sources, commits });
	}

	/** Changes the state. Throws IndexError if another writer came first. */
	async replaceState(change: Partial<StateDocument>): Promise<void> {
		await this.lease.ensureHeld();
		this.#stored = await writeState(
			this.client,
			{ ...this.state, ...change, writer: randomUUID() },
			this.#stored.version,
		);
	}

	async end(): Promise<void> {
		await this.lease.release();
	}
}

/** Replaces the state of this version, or creates it. Throws IndexError if another writer came first. */
export async function writeState(
	client: ClusterClient,
	document: StateDocument,
	before: VersionedDocument<StateDocument>["version"] | undefined,
): Promise<VersionedDocument<StateDocument>> {
	const version = await replaceDocument(client, STATE_ID, document, before);
	if (version) return { document, version };
	// The response to a first attempt may have been lost.
	const stored = await storedState(client);
	if (stored?.document.writer === document.writer) return stored;
	throw changedByOther(client.settings);
}
