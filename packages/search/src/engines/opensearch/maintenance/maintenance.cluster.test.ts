import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Maintenance } from "../../../api/maintenance.ts";
import type { Index } from "../../../api/searchIndex.ts";
import { ids, imported, model, SOURCE } from "../../../suite/fixture.ts";
import { openOpenSearch } from "../index.ts";
import { ask, nodes, removeNamed } from "../testing/sharedCluster.ts";

vi.setConfig({ testTimeout: 120_000 });

const RECORDS = Array.from({ length: 2300 }, (_, i) => model(`a/model-${i}`, { downloads: i, tags: [`tag-${i % 9}`] }));

function named(): { readonly name: string; readonly index: Index & Maintenance } {
	const name = `maintenance-${randomUUID()}`;
	onTestFinished(() => removeNamed(name));
	return { name, index: opened(name) };
}

function opened(name: string): Index & Maintenance {
	const index = openOpenSearch({ nodes, name, patience: 0 });
	onTestFinished(() => index.close());
	return index;
}

/** The index of the alias. */
const indexBehind = async (name: string): Promise<string> => Object.keys((await ask(`/_alias/${name}`)) as object)[0]!;

const seenBy = async (index: Index) => ({
	page: await index.search({ text: "model", sort: "downloads", facets: ["tag"], limit: 5 }),
	sources: await index.sources(),
	generation: await index.generation(),
});

describe.skipIf(nodes.length === 0)("maintenance", () => {
	it("reports a new index as ready, and describes it", async () => {
		const { name, index } = named();
		expect(await index.health()).toMatchObject({ state: "ready", problems: [] });
		expect(await index.status()).toMatchObject({ state: "ready", records: 0 });
		await imported(index, RECORDS);
		const status = await index.status();
		expect(status).toMatchObject({ state: "ready", records: RECORDS.length });
		expect(status.bytes).toBeGreaterThan(RECORDS.length);
		expect(status.facts).toContainEqual({ name: "index", value: await indexBehind(name) });
	});

	it("rebuilds into a new index with the same answers, and no search fails", async () => {
		const { name, index } = named();
		await imported(index, RECORDS);
		const [behind, before] = [await indexBehind(name), await seenBy(index)];
		let isOver = false;
		const reading = (async () => {
			for (let read = 0; ; read++) {
				expect(await seenBy(index)).toEqual(before);
				if (isOver) return read;
			}
		})();
		const progress: number[] = [];
		await opened(name).rebuild(({ done, of }) => {
			expect(of).toBe(RECORDS.length);
			progress.push(done);
		});
		isOver = true;
		expect(await reading).toBeGreaterThan(3);
		expect(progress).toEqual([0, 1000, 2000, 2300]);
		expect(await indexBehind(name)).not.toBe(behind);
		expect(await ask(`/_cat/indices/${name}-records-*?format=json`)).toHaveLength(1);
		expect(await index.verify()).toEqual({ records: RECORDS.length, problems: [], found: 0 });
	});

	it("refuses a catalogue of another version until a rebuild", async () => {
		const { name, index } = named();
		await imported(index, RECORDS.slice(0, 10));
		await ask(`/${name}-state/_update/state`, "POST", { doc: { version: 999 } });
		for (const asking of [() => index.search({}), () => index.count(), () => index.load(SOURCE), () => index.verify()])
			await expect(asking()).rejects.toMatchObject({ code: "version", message: /format 999.*vitrine index rebuild/ });
		expect(await index.health()).toMatchObject({ state: "down", problems: [{ message: /vitrine index rebuild/ }] });
		await index.rebuild();
		expect(await index.count()).toBe(10);
		expect(await index.health()).toMatchObject({ state: "ready" });
	});

	it("verifies: every row that differs from its record, or is missing, is found", async () => {
		const { name, index } = named();
		await imported(index, RECORDS);
		const progress: number[] = [];
		expect(await index.verify(({ done }) => progress.push(done))).toEqual({ records: 2300, problems: [], found: 0 });
		expect(progress).toEqual([1000, 2000, 2300]);
		const key = async (id: string): Promise<string> => {
			const found = await ask(`/${name}/_search`, "POST", { query: { term: { id } } });
			return (found as { hits: { hits: { _id: string }[] } }).hits.hits.map(({ _id }) => _id)[0]!;
		};
		const change = async (id: string, doc: object): Promise<unknown> =>
			ask(`/${name}/_update/${await key(id)}`, "POST", { doc });
		await change("a/model-1", { facets: { tag: ["forged"] } });
		await change("a/model-2", { figures: { downloads: 1e9 } });
		await change("a/model-3", { record: '{"id":"a/model-3","tags":[]}' });
		await change("a/model-4", { record: "{" });
		await change("a/model-5", { source: "elsewhere" });
		await ask(`/${name}/_doc/${await key("a/model-6")}`, "DELETE");
		await ask(`/${name}/_refresh`, "POST");
		const { records, problems, found } = await index.verify();
		expect([records, found]).toEqual([2299, problems.length]);
		expect(problems.join("\n")).toMatchInlineSnapshot(`
			""a/model-1" is indexed wrongly: facets
			"a/model-2" is indexed wrongly: figures
			"a/model-3" is indexed wrongly: words, facets, figures
			"a/model-3" is not the record that was imported
			The record of "a/model-4" cannot be read
			"a/model-5" is indexed wrongly: facets
			"a/model-5" comes from "elsewhere", which was never imported
			2299 records are stored, but 2300 were imported
			2298 records of "folder:/models" are stored, but 2300 were imported"
		`);
	});

	it("reports a block, and a node that does not answer, by its URL", async () => {
		const { name, index } = named();
		await imported(index, RECORDS.slice(0, 10));
		await ask(`/${await indexBehind(name)}/_settings`, "PUT", { "index.blocks.write": true });
		const blocked = await index.health();
		expect(blocked).toMatchObject({ state: "degraded", problems: [{ message: /index\.blocks\.write.*watermark/ }] });
		await expect(imported(index, [model("a/new")])).rejects.toMatchObject({
			code: "denied",
			message: /index\.blocks/,
		});
		expect(await index.count()).toBe(10);
		await ask(`/${await indexBehind(name)}/_settings`, "PUT", { "index.blocks.write": null });
		await imported(index, [model("a/new")]);
		const away = openOpenSearch({ nodes: [...nodes, "http://127.0.0.1:9"], name });
		onTestFinished(() => away.close());
		expect(await away.health()).toMatchObject({
			state: "degraded",
			problems: [{ code: "unavailable", message: /http:\/\/127\.0\.0\.1:9\. Check that/ }],
		});
		expect(await away.count()).toBe(11);
	});

	it("is down if no node answers, and never throws", async () => {
		const index = openOpenSearch({ nodes: ["http://127.0.0.1:9"], timeout: 200 });
		onTestFinished(() => index.close());
		expect(await index.health()).toMatchObject({
			state: "down",
			engine: "opensearch",
			problems: [{ message: /127\.0\.0\.1:9/ }],
		});
		expect(await index.status()).toMatchObject({ state: "down" });
		await expect(index.search({})).rejects.toMatchObject({ code: "unavailable", message: /does not answer at/ });
	});

	it("refuses a name of another application, for reading and for writing", async () => {
		const { name, index } = named();
		await ask(`/${name}`, "PUT", {});
		for (const asking of [() => index.search({}), () => index.load(SOURCE), () => index.rebuild()])
			await expect(asking()).rejects.toMatchObject({ code: "foreign", message: /Choose another name/ });
		expect(await ask(`/_cat/indices/${name}*?format=json&h=index`)).toEqual([{ index: name }]);
	});

	it("refuses a catalogue whose records are missing, with what to do", async () => {
		const { name, index } = named();
		await imported(index, RECORDS.slice(0, 10));
		await ask(`/${await indexBehind(name)}`, "DELETE");
		for (const asking of [() => index.search({}), () => index.load(SOURCE)])
			await expect(asking()).rejects.toMatchObject({ code: "corrupt", message: /snapshot/ });
	});
});

describe.skipIf(nodes.length === 0)("the write lease", () => {
	it("is held by one import at a time over all servers, and its holder is named after a timeout", async () => {
		const { name, index } = named();
		const load = await index.load(SOURCE);
		await expect(opened(name).load(SOURCE)).rejects.toMatchObject({
			code: "busy",
			message: new RegExp(`process ${process.pid} on`),
		});
		await load.rollback();
		await (await opened(name).load(SOURCE)).rollback();
	});

	it("is taken over from a process without heartbeat, and its import is resumed", async () => {
		const { name, index } = named();
		const load = await index.load(SOURCE);
		await load.add([model("a/b"), model("a/c")]);
		await load.rollback();
		await ask(`/${name}-state/_doc/lease`, "PUT", { holder: "dead", host: "elsewhere", process: 7, beat: 3 });
		const notices: string[] = [];
		const next = openOpenSearch({ nodes, name, onNotice: (message) => notices.push(message) });
		onTestFinished(() => next.close());
		const again = await next.load(SOURCE);
		await again.add([model("a/b")]);
		expect(again.unchanged).toBe(1);
		await again.commit({ skipped: 0 });
		expect(notices).toContainEqual(expect.stringMatching(/process 7 on elsewhere has stopped sending heartbeats/));
		expect(await ids(index, {})).toEqual(["a/b"]);
	});

	it("is lost when another process takes it over: nothing more is written", async () => {
		const { name, index } = named();
		const load = await index.load(SOURCE);
		await load.add([model("a/b")]);
		await ask(`/${name}-state/_doc/lease`, "PUT", { holder: "other", host: "elsewhere", process: 7, beat: 3 });
		await vi.waitFor(() => expect(load.add([model("a/c")])).rejects.toMatchObject({ code: "busy" }), 30_000);
		await expect(load.commit({ skipped: 0 })).rejects.toMatchObject({ code: "busy" });
		expect(await index.count()).toBe(0);
	});
});
