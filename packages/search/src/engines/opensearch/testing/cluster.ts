import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { type ClusterHandle, clusterHandle } from "../../../../../../tools/opensearch/handle.ts";
import type { Index } from "../../../shapes.ts";
import type { Upkeep } from "../../../upkeep.ts";
import { openOpenSearch } from "../index.ts";
import type { OpenSearchOptions } from "../options.ts";

/** The cluster of this run, for tests that are skipped where there is none. */
export function theCluster(): ClusterHandle {
	const handle = clusterHandle();
	if (handle === undefined) throw new Error("There is no cluster: npm run test:cluster starts one.");
	return handle;
}

/** An index under a name of its own, on every node unless others are given; it is closed and deleted when the test ends. */
export function openOwn(options: Partial<OpenSearchOptions> = {}): Index & Upkeep {
	const index = openOpenSearch({ nodes: theCluster().urls, name: ownName(), ...options });
	onTestFinished(() => index.close());
	return index;
}

/** A name for the indices of one test; what bears it is deleted when the test ends. */
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

/** What the first node answers that can be asked. */
export async function asked<T>(
	path: string,
	request: { readonly method?: string; readonly body?: object } = {},
): Promise<T> {
	let said = "no node answers";
	for (const url of theCluster().urls) {
		const answer = await fetch(url + path, {
			...(request.method !== undefined && { method: request.method }),
			headers: { "content-type": "application/json" },
			...(request.body !== undefined && { body: JSON.stringify(request.body) }),
		}).catch(() => undefined);
		if (answer?.ok) return (await answer.json()) as T;
		said = (await answer?.text()) ?? said;
	}
	throw new Error(`${request.method ?? "GET"} ${path}: ${said}`);
}

/** The numbers of the nodes that hold the records of an index, or its state; the one that is written to first. */
export async function holdersOf(name: string, what: "records-*" | "state" = "records-*"): Promise<readonly number[]> {
	type Shard = { readonly node: string | null; readonly prirep: "p" | "r" };
	const shards = await asked<readonly Shard[]>(`/_cat/shards/${name}-${what}?format=json`);
	const ordered = [...shards].sort((a, b) => a.prirep.localeCompare(b.prirep));
	return [...new Set(ordered.flatMap(({ node }) => (node === null ? [] : [Number(node.slice(1))])))];
}
