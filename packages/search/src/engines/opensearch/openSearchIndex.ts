import type { Health, IndexStatus, Maintenance, OnProgress, Verification } from "../../api/maintenance.ts";
import type { Page, Row } from "../../api/page.ts";
import type { Query, SearchOptions } from "../../api/query.ts";
import type { Index, IndexReader, Load, VisibleTo } from "../../api/searchIndex.ts";
import type { SourceInfo } from "../../api/source.ts";
import { checkedQuery } from "../../query/checkedQuery.ts";
import { cursorPosition } from "../../query/cursor.ts";
import { RestrictedReader } from "../shared/restrictedReader.ts";
import { ClusterClient } from "./client/clusterClient.ts";
import { serverVersion } from "./client/serverVersion.ts";
import { currentState, generationOf, type StateDocument } from "./documents/stateDocument.ts";
import type { CatalogueWriter } from "./import/catalogueWriter.ts";
import { deleteFromCluster } from "./import/deleteFromCluster.ts";
import { startLoad } from "./import/openSearchLoad.ts";
import { openWriter } from "./import/openWriter.ts";
import { clusterHealth } from "./maintenance/health.ts";
import { rebuildRecords } from "./maintenance/rebuild.ts";
import { clusterStatus } from "./maintenance/status.ts";
import { verifyRows } from "./maintenance/verify.ts";
import { visibleIn } from "./query/clauses.ts";
import { KeptCounts } from "./query/keptCounts.ts";
import { findRow } from "./query/findRow.ts";
import { emptyPage, searchPage } from "./query/searchPage.ts";
import { similarIds } from "./query/similarIds.ts";
import type { OpenSearchSettings } from "./settings/options.ts";

/** An index on a cluster. It has no state besides connections and counts of commits, so any number of servers may open it. */
export class OpenSearchIndex implements Index, Maintenance {
	readonly visibleTo = "*";
	readonly #client: ClusterClient;
	readonly #counts: KeptCounts;
	readonly #loads = new Set<Load>();
	#version: Promise<string> | undefined;

	constructor(settings: OpenSearchSettings) {
		this.#client = new ClusterClient(settings);
		this.#counts = new KeptCounts(this.#client);
	}

	async count(): Promise<number> {
		return (await this.#state())?.total ?? 0;
	}

	readerFor(visibleTo: VisibleTo): IndexReader {
		return visibleTo === "*" ? this : new RestrictedReader(this, visibleTo);
	}

	async get(id: string, visibleTo: VisibleTo = "*"): Promise<Row | undefined> {
		const state = await this.#state();
		return state && findRow(this.#client, visibleIn(state.generation, visibleTo), id);
	}

	async search(query: Query, _options: SearchOptions = {}, visibleTo: VisibleTo = "*"): Promise<Page> {
		const checked = checkedQuery(query, visibleTo);
		const after = cursorPosition(checked);
		const state = await this.#state();
		if (!state) return emptyPage(checked);
		const search = { count: this.#counts.of(state), client: this.#client };
		return searchPage(search, { generation: state.generation, query: checked, after });
	}

	async similar(id: string, limit: number, visibleTo: VisibleTo = "*"): Promise<readonly string[]> {
		const state = await this.#state();
		return state ? similarIds(this.#client, visibleIn(state.generation, visibleTo), id, limit) : [];
	}

	async generation(): Promise<string> {
		return generationOf(await this.#state());
	}

	async sources(): Promise<readonly SourceInfo[]> {
		return (await this.#state())?.sources ?? [];
	}

	async load(source: SourceInfo): Promise<Load> {
		const writer = await this.#openWriter();
		try {
			const load: Load = await startLoad(writer, source, () => this.#loads.delete(load));
			this.#loads.add(load);
			return load;
		} catch (error) {
			await writer.end();
			throw error;
		}
	}

	async delete(ids: readonly string[]): Promise<number> {
		const writer = await this.#openWriter();
		try {
			return await deleteFromCluster(writer, [...new Set(ids)]);
		} finally {
			await writer.end();
		}
	}

	health(): Promise<Health> {
		return clusterHealth(this.#client);
	}

	status(): Promise<IndexStatus> {
		return clusterStatus(this.#client);
	}

	async rebuild(onProgress?: OnProgress): Promise<void> {
		await this.#checkServer();
		await rebuildRecords(this.#client, onProgress);
	}

	async verify(onProgress?: OnProgress): Promise<Verification> {
		const state = await this.#state();
		return state ? verifyRows(this.#client, state, onProgress) : { records: 0, problems: [], found: 0 };
	}

	async close(): Promise<void> {
		for (const load of this.#loads) await load.rollback();
		await this.#client.close();
	}

	async #state(): Promise<StateDocument | undefined> {
		await this.#checkServer();
		return currentState(this.#client);
	}

	async #openWriter(): Promise<CatalogueWriter> {
		await this.#checkServer();
		return openWriter(this.#client);
	}

	/** Checks the version of the cluster once. */
	async #checkServer(): Promise<void> {
		this.#client.checkOpen();
		this.#version ??= serverVersion(this.#client);
		try {
			await this.#version;
		} catch (error) {
			this.#version = undefined;
			throw error;
		}
	}
}
