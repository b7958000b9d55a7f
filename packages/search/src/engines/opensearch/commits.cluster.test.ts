import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Maintenance } from "../../api/maintenance.ts";
import type { Index } from "../../api/searchIndex.ts";
import { checkedQuery } from "../../query/checkedQuery.ts";
import { ids, imported, model } from "../../suite/fixture.ts";
import { ClusterClient } from "./client/clusterClient.ts";
import { runSearch } from "./client/search.ts";
import { currentState } from "./documents/stateDocument.ts";
import { openOpenSearch } from "./index.ts";
import { searchPage } from "./query/searchPage.ts";
import { settingsOf } from "./settings/settings.ts";
import { ask, nodes, removeNamed } from "./testing/sharedCluster.ts";

vi.setConfig({ testTimeout: 120_000 });

function opened(): { readonly name: string; readonly index: Index & Maintenance; readonly client: ClusterClient } {
	const name = `commits-${randomUUID()}`;
	const index = openOpenSearch({ nodes, name });
	const client = new ClusterClient(settingsOf({ nodes, name }));
	onTestFinished(async () => {
		await index.close();
		await client.close();
		await removeNamed(name);
	});
	return { name, index, client };
}

/** The records that a slow reader sees, whose search started after an earlier commit. */
async function seenAt(client: ClusterClient, generation: number): Promise<readonly string[]> {
	const request = { generation, query: checkedQuery({ text: "model" }), after: undefined };
	const { rows } = await searchPage({ client, count: (body) => runSearch(client, body) }, request);
	return rows.map(({ record }) => `${record.id} ${record.tags.join()}`);
}

/** The number of stored rows, visible or not. */
async function stored(name: string): Promise<number> {
	await ask(`/${name}/_refresh`, "POST");
	return ((await ask(`/${name}/_count`)) as { readonly count: number }).count;
}

describe.skipIf(nodes.length === 0)("a commit", () => {
	it("changes nothing for a search that started before it, also during a rebuild", async () => {
		const { index, client } = opened();
		await imported(index, [model("a/model-1", { tags: ["old"] }), model("a/model-2", { tags: ["old"] })]);
		await imported(index, [model("a/model-1", { tags: ["new"] }), model("a/model-3", { tags: ["new"] })]);
		await index.delete(["a/model-2"]);
		const seen = [
			["a/model-1 old", "a/model-2 old"],
			["a/model-1 new", "a/model-2 old", "a/model-3 new"],
			["a/model-1 new", "a/model-3 new"],
		];
		for (const rebuild of [false, true]) {
			if (rebuild) await index.rebuild();
			for (const [before, wanted] of seen.entries()) expect(await seenAt(client, before + 1)).toEqual(wanted);
		}
	});

	it("removes rows that were deleted so long ago that nobody reads them", async () => {
		const { name, index, client } = opened();
		await imported(index, [model("a/model-1"), model("a/model-2")]);
		await imported(index, [model("a/model-1", { likes: 1 })]);
		await index.delete(["a/model-2"]);
		await imported(index, []);
		expect(await stored(name)).toBe(3);
		const { commits } = (await currentState(client))!;
		const longAgo = commits.map(({ generation }) => ({ generation, at: 1000 * generation }));
		await ask(`/${name}-state/_update/state`, "POST", { doc: { commits: longAgo } });
		await imported(index, []);
		expect(await stored(name)).toBe(1);
		expect(await ids(index, {})).toEqual(["a/model-1"]);
		expect((await currentState(client))!.commits).toHaveLength(2);
	});

	it("that was never made leaves no marks: what it would have deleted stays", async () => {
		const { name, index } = opened();
		await imported(index, [model("a/model-1"), model("a/model-2")]);
		const found = await ask(`/${name}/_search`, "POST", { query: { term: { id: "a/model-1" } } });
		const [{ _id: key }] = (found as { hits: { hits: [{ _id: string }] } }).hits.hits;
		await ask(`/${name}/_update/${key}`, "POST", { doc: { until: 2 } });
		await imported(index, [model("a/model-3")]);
		expect(await ids(index, {})).toEqual(["a/model-1", "a/model-2", "a/model-3"]);
		expect(await index.verify()).toMatchObject({ records: 3, found: 0 });
	});
});
