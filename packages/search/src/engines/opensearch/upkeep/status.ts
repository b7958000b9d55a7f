import type { IndexStatus } from "../../../upkeep.ts";
import type { Cluster } from "../cluster.ts";
import { aliased } from "../indices.ts";
import { currentState, stateName } from "../state.ts";
import { healthOf, PATIENCE } from "./health.ts";

type Fact = IndexStatus["facts"][number];

/** What the index is made of. Never throws: what cannot be asked is left out. */
export async function statusOf(cluster: Cluster): Promise<IndexStatus> {
	const { name, nodes } = cluster.settings;
	const { codes: _, ...health } = await healthOf(cluster);
	const where: readonly Fact[] = [
		{ name: "nodes", value: nodes.join(", ") },
		{ name: "alias", value: name },
	];
	if (health.state === "down") return { ...health, facts: where };
	try {
		const { records, bytes, facts } = await known(cluster);
		return {
			...health,
			...(records !== undefined && { records }),
			...(bytes !== undefined && { bytes }),
			facts: [...where, ...facts],
		};
	} catch (error) {
		const problems = [...health.problems, (error as Error).message];
		return { ...health, state: health.state === "ready" ? "hurt" : health.state, problems, facts: where };
	}
}

interface Stats {
	readonly _all: {
		readonly total: { readonly store: { readonly size_in_bytes: number }; readonly docs: { readonly count: number } };
	};
	readonly _shards: { readonly total: number; readonly successful: number };
}

async function known(cluster: Cluster): Promise<Pick<IndexStatus, "records" | "bytes" | "facts">> {
	const state = await currentState(cluster);
	if (!state) return { records: 0, facts: [{ name: "index", value: "none yet: nothing has been imported" }] };
	const { name } = cluster.settings;
	const path = `/${name},${stateName(cluster)}/_stats/store,docs`;
	const { _all, _shards } = await cluster.get<Stats>({ method: "GET", path, patience: PATIENCE });
	const facts: readonly Fact[] = [
		{ name: "index", value: (await aliased(cluster)).join(", ") },
		{ name: "version", value: String(state.version) },
		{ name: "generation", value: String(state.generation) },
		{ name: "copies of shards", value: `${_shards.successful} of ${_shards.total}` },
		{ name: "rows with all copies", value: _all.total.docs.count.toLocaleString("en") },
		{ name: "sources", value: String(state.sources.length) },
	];
	return { records: state.total, bytes: _all.total.store.size_in_bytes, facts };
}
