import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { type ClusterHandle, clusterHandle } from "../../../../../../tools/opensearch/handle.ts";
import type { Maintenance } from "../../../api/maintenance.ts";
import type { Index } from "../../../api/searchIndex.ts";
import { openOpenSearch } from "../index.ts";
import type { OpenSearchOptions } from "../settings/options.ts";

/** The cluster of this run, for tests that are skipped without one. */
export function theCluster(): ClusterHandle {
	const handle = clusterHandle();
	if (handle === undefined) throw new Error("No cluster is running: npm run test:cluster starts one.");
	return handle;
}

/** An index with its own name, by default on every node; it is closed and deleted after the test. */
export function openOwn(options: Partial<OpenSearchOptions> = {}): Index & Maintenance {
	const index = openOpenSearch({ nodes: theCluster().urls, name: ownName(), ...options });
	onTestFinished(() => index.close());
	return index;
}

/** A name for the indices of one test; they are deleted after the test. */
export function ownName(): string {
	const name = `test-${randomUUID()}`;
	onTestFinished(() => deleteNamed(name));
	return name;
}

async function deleteNamed(name: string): Promise<void> {
	await theCluster().whole();
	for (const { index } of await asked<{ index: string }[]>(`/_cat/indices/${name}*?format=json&expand_wildcards=all`))
		await asked(`/${index}`, { method: "DELETE" });
}

/** The response of the first node that answers. */
export async function asked<T>(
	path: string,
	request: { readonly method?: string; readonly body?: object } = {},
): Promise<T> {
	let problem = "no node answers";
	for (const url of theCluster().urls) {
		const answer = await fetch(url + path, {
			...(request.method !== undefined && { method: request.method }),
			headers: { "content-type": "application/json" },
			...(request.body !== undefined && { body: JSON.stringify(request.body) }),
		}).catch(() => undefined);
		if (answer?.ok) return (await answer.json()) as T;
		problem = (await answer?.text()) ?? problem;
	}
	throw new Error(`${request.method ?? "GET"} ${path}: ${problem}`);
}

/** The numbers of the nodes with a copy of the records or the state of an index; the one with the primary shard first. */
export async function holdersOf(name: string, what: "records-*" | "state" = "records-*"): Promise<readonly number[]> {
	type Shard = { readonly node: string | null; readonly prirep: "p" | "r" };
	const shards = await asked<readonly Shard[]>(`/_cat/shards/${name}-${what}?format=json`);
	const ordered = [...shards].sort((a, b) => a.prirep.localeCompare(b.prirep));
	return [...new Set(ordered.flatMap(({ node }) => (node === null ? [] : [Number(node.slice(1))])))];
}
