import type { Clause } from "./clauses.ts";
import type { Cluster } from "./cluster.ts";
import { PartialAnswer } from "./faults.ts";
import type { StoredRow } from "./row.ts";

/** What a search answers. */
export interface Found<T = StoredRow> {
	readonly timed_out: boolean;
	readonly _shards: Shards;
	readonly hits: { readonly total?: { readonly value: number }; readonly hits: readonly Hit<T>[] };
	readonly aggregations?: Readonly<Record<string, unknown>>;
}

export interface Hit<T> {
	readonly _id: string;
	readonly _source: T;
	readonly _score: number | null;
	readonly sort?: readonly (string | number)[];
}

interface Shards {
	readonly total: number;
	readonly failed: number;
}

/** How long a search may take, in milliseconds: one attempt, and all of them. */
interface Time {
	readonly timeout: number;
	readonly patience: number;
}

/** Whoever writes waits rather than give up: the cluster may be finding a new place for a shard. */
export const PATIENT: Time = { timeout: 60_000, patience: 60_000 };

/** Asks a whole answer of a search: one in which shards are missing is none. Throws IndexError. */
export function found<T = StoredRow>(cluster: Cluster, body: object, time?: Time): Promise<Found<T>> {
	return cluster.get<Found<T>>({
		method: "POST",
		path: `/${cluster.settings.name}/_search`,
		query: { allow_partial_search_results: false },
		body: { timeout: `${time?.timeout ?? cluster.settings.timeout}ms`, ...body },
		check: checkWhole,
		...time,
	});
}

function checkWhole(body: unknown): void {
	const { timed_out, _shards } = body as Found;
	if (timed_out) throw new PartialAnswer("a search was cut short after its time");
	if (_shards.failed > 0) throw new PartialAnswer(`${_shards.failed} of ${_shards.total} shards failed`);
}

/** Rows that one request of a scan reads. */
const PORTION = 1000;

/** Every row that a clause finds, portion by portion, in the order of ids. What is read must not change in between. */
export async function* scanned<K extends keyof StoredRow>(
	cluster: Cluster,
	query: Clause,
	fields: readonly K[],
): AsyncGenerator<readonly Hit<Pick<StoredRow, K>>[]> {
	let after: readonly (string | number)[] | undefined;
	for (;;) {
		const { hits } = await found<Pick<StoredRow, K>>(
			cluster,
			{
				size: PORTION,
				query,
				sort: [{ id: "asc" }, { from: "asc" }],
				track_total_hits: false,
				_source: fields,
				...(after && { search_after: after }),
			},
			PATIENT,
		);
		if (hits.hits.length > 0) yield hits.hits;
		after = hits.hits.at(-1)?.sort;
		if (hits.hits.length < PORTION) return;
	}
}

/** Makes what was written be seen by searches, on every copy. */
export async function refresh(cluster: Cluster, index: string): Promise<void> {
	await cluster.get({
		method: "POST",
		path: `/${index}/_refresh`,
		...PATIENT,
		check: (body) => {
			const { _shards: shards } = body as { readonly _shards: Shards };
			const { failed, total } = shards;
			if (failed > 0) throw new PartialAnswer(`${failed} of ${total} copies could not be brought up to date`);
		},
	});
}
