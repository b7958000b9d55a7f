import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { checkedQuery } from "../../query.ts";
import type { Index } from "../../shapes.ts";
import type { Upkeep } from "../../upkeep.ts";
import { ids, imported, model } from "../../suite/fixture.ts";
import { Cluster } from "./cluster.ts";
import { openOpenSearch } from "./index.ts";
import { settingsOf } from "./options.ts";
import { pageOf } from "./searching.ts";
import { currentState } from "./state.ts";
import { ask, nodes, removeNamed } from "./testing/apart.ts";

vi.setConfig({ testTimeout: 120_000 });

function opened(): { readonly name: string; readonly index: Index & Upkeep; readonly cluster: Cluster } {
	const name = `commits-${randomUUID()}`;
	const [index, cluster] = [openOpenSearch({ nodes, name }), new Cluster(settingsOf({ nodes, name }))];
	onTestFinished(async () => {
		await index.close();
		await cluster.close();
		await removeNamed(name);
	});
	return { name, index, cluster };
}

/** What a reader finds who asked before a later commit, and has been slow since. */
async function seenAt(cluster: Cluster, generation: number): Promise<readonly string[]> {
	const { rows } = await pageOf(cluster, generation, checkedQuery({ text: "model" }), undefined);
	return rows.map(({ record }) => `${record.id} ${record.tags.join()}`);
}

/** Rows that are stored, seen or not. */
async function stored(name: string): Promise<number> {
	await ask(`/${name}/_refresh`, "POST");
	return ((await ask(`/${name}/_count`)) as { readonly count: number }).count;
}

describe.skipIf(nodes.length === 0)("a commit", () => {
	it("changes nothing for a search that began before it, also when all is rebuilt meanwhile", async () => {
		const { index, cluster } = opened();
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
			for (const [before, wanted] of seen.entries()) expect(await seenAt(cluster, before + 1)).toEqual(wanted);
		}
	});

	it("has rows taken away that went out so long ago that nobody reads them", async () => {
		const { name, index, cluster } = opened();
		await imported(index, [model("a/model-1"), model("a/model-2")]);
		await imported(index, [model("a/model-1", { likes: 1 })]);
		await index.delete(["a/model-2"]);
		await imported(index, []);
		expect(await stored(name)).toBe(3);
		const { commits } = (await currentState(cluster))!;
		const longAgo = commits.map(({ generation }) => ({ generation, at: 1000 * generation }));
		await ask(`/${name}-state/_update/state`, "POST", { doc: { commits: longAgo } });
		await imported(index, []);
		expect(await stored(name)).toBe(1);
		expect(await ids(index, {})).toEqual(["a/model-1"]);
		expect((await currentState(cluster))!.commits).toHaveLength(2);
	});

	it("that never came leaves no marks: what it would have taken out stays", async () => {
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
