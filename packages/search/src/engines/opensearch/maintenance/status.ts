import { messageOf } from "@vitrine/model";
import type { IndexStatus } from "../../../api/maintenance.ts";
import type { ClusterClient } from "../client/clusterClient.ts";
import { printedHealth } from "../../shared/printedHealth.ts";
import { aliasedIndices, stateIndexName } from "../documents/indices.ts";
import { currentState } from "../documents/stateDocument.ts";
import { clusterHealth, HEALTH_TIMEOUT_MS } from "./health.ts";

type Fact = IndexStatus["facts"][number];

/** The status of the index. Never throws: what cannot be determined is left out. */
export async function clusterStatus(client: ClusterClient): Promise<IndexStatus> {
	const { name, nodes } = client.settings;
	const health = printedHealth(await clusterHealth(client));
	const where: readonly Fact[] = [
		{ name: "nodes", value: nodes.join(", ") },
		{ name: "alias", value: name },
	];
	if (health.state === "down") return { ...health, facts: where };
	try {
		const { facts, ...sizes } = await describedIndex(client);
		return { ...health, ...sizes, facts: [...where, ...facts] };
	} catch (error) {
		const problems = [...health.problems, messageOf(error)];
		return { ...health, state: health.state === "ready" ? "degraded" : health.state, problems, facts: where };
	}
}

interface IndexStats {
	readonly _all: {
		readonly total: { readonly store: { readonly size_in_bytes: number }; readonly docs: { readonly count: number } };
	};
	readonly _shards: { readonly total: number; readonly successful: number };
}

async function describedIndex(client: ClusterClient): Promise<Pick<IndexStatus, "records" | "bytes" | "facts">> {
	const state = await currentState(client);
	if (!state) return { records: 0, facts: [{ name: "index", value: "none yet: nothing has been imported" }] };
	const path = `/${client.settings.name},${stateIndexName(client)}/_stats/store,docs`;
	const { _all, _shards } = await client.json<IndexStats>({ method: "GET", path, retryFor: HEALTH_TIMEOUT_MS });
	const facts: readonly Fact[] = [
		{ name: "index", value: (await aliasedIndices(client)).join(", ") },
		{ name: "version", value: String(state.version) },
		{ name: "generation", value: String(state.generation) },
		{ name: "copies of shards", value: `${_shards.successful} of ${_shards.total}` },
		{ name: "rows with all copies", value: _all.total.docs.count.toLocaleString("en") },
		{ name: "sources", value: String(state.sources.length) },
	];
	return { records: state.total, bytes: _all.total.store.size_in_bytes, facts };
}
