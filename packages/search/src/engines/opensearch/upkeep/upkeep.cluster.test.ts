import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Index } from "../../../shapes.ts";
import type { Upkeep } from "../../../upkeep.ts";
import { ids, imported, model, SOURCE } from "../../../suite/fixture.ts";
import { openOpenSearch } from "../index.ts";
import { ask, nodes, removeNamed } from "../testing/apart.ts";

vi.setConfig({ testTimeout: 120_000 });

const RECORDS = Array.from({ length: 2300 }, (_, i) => model(`a/model-${i}`, { downloads: i, tags: [`tag-${i % 9}`] }));

function named(): { readonly name: string; readonly index: Index & Upkeep } {
	const name = `upkeep-${randomUUID()}`;
	onTestFinished(() => removeNamed(name));
	return { name, index: opened(name) };
}

function opened(name: string): Index & Upkeep {
	const index = openOpenSearch({ nodes, name, patience: 0 });
	onTestFinished(() => index.close());
	return index;
}

/** The index that the alias leads to. */
const indexBehind = async (name: string): Promise<string> => Object.keys((await ask(`/_alias/${name}`)) as object)[0]!;

const seenBy = async (index: Index) => ({
	page: await index.search({ text: "model", sort: "downloads", facets: ["tag"], limit: 5 }),
	sources: await index.sources(),
	generation: await index.generation(),
});

describe.skipIf(nodes.length === 0)("upkeep", () => {
	it("finds a new index ready, and knows what it is made of", async () => {
		const { name, index } = named();
		expect(await index.health()).toMatchObject({ state: "ready", problems: [] });
		expect(await index.status()).toMatchObject({ state: "ready", records: 0 });
		await imported(index, RECORDS);
		const status = await index.status();
		expect(status).toMatchObject({ state: "ready", records: RECORDS.length });
		expect(status.bytes).toBeGreaterThan(RECORDS.length);
		expect(status.facts).toContainEqual({ name: "index", value: await indexBehind(name) });
	});

	it("rebuilds: a new index, the same answers, and no search that fails meanwhile", async () => {
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
		const told: number[] = [];
		await opened(name).rebuild(({ done, of }) => {
			expect(of).toBe(RECORDS.length);
			told.push(done);
		});
		isOver = true;
		expect(await reading).toBeGreaterThan(3);
		expect(told).toEqual([0, 1000, 2000, 2300]);
		expect(await indexBehind(name)).not.toBe(behind);
		expect(await ask(`/_cat/indices/${name}-records-*?format=json`)).toHaveLength(1);
		expect(await index.verify()).toEqual({ records: RECORDS.length, problems: [], found: 0 });
	});

	it("refuses a catalogue of another version, and a rebuild makes it one of this", async () => {
		const { name, index } = named();
		await imported(index, RECORDS.slice(0, 10));
		await ask(`/${name}-state/_update/state`, "POST", { doc: { version: 999 } });
		for (const asking of [() => index.search({}), () => index.count(), () => index.load(SOURCE), () => index.verify()])
			await expect(asking()).rejects.toMatchObject({ fault: "version", message: /number 999.*vitrine index rebuild/ });
		expect(await index.health()).toMatchObject({ state: "down", problems: [/vitrine index rebuild/] });
		await index.rebuild();
		expect(await index.count()).toBe(10);
		expect(await index.health()).toMatchObject({ state: "ready" });
	});

	it("verifies: every row that is not as its record has it, or is missing, is found", async () => {
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
			""a/model-1" is filed wrongly: facets
			"a/model-2" is filed wrongly: figures
			"a/model-3" is filed wrongly: words, facets, figures
			"a/model-3" is not the record that was imported
			The record of "a/model-4" cannot be read
			"a/model-5" comes from "elsewhere", which was never imported
			2299 records are there, and 2300 were imported
			2298 records of "folder:/models" are there, and 2300 were imported"
		`);
	});

	it("says what is wrong: a block, and a node that does not answer, by its URL", async () => {
		const { name, index } = named();
		await imported(index, RECORDS.slice(0, 10));
		await ask(`/${await indexBehind(name)}/_settings`, "PUT", { "index.blocks.write": true });
		const blocked = await index.health();
		expect(blocked).toMatchObject({ state: "hurt", problems: [/index\.blocks\.write.*watermark/] });
		await expect(imported(index, [model("a/new")])).rejects.toMatchObject({
			fault: "denied",
			message: /index\.blocks/,
		});
		expect(await index.count()).toBe(10);
		await ask(`/${await indexBehind(name)}/_settings`, "PUT", { "index.blocks.write": null });
		await imported(index, [model("a/new")]);
		const away = openOpenSearch({ nodes: [...nodes, "http://127.0.0.1:9"], name });
		onTestFinished(() => away.close());
		expect(await away.health()).toMatchObject({ state: "hurt", problems: [/http:\/\/127\.0\.0\.1:9\. Check that/] });
		expect(await away.count()).toBe(11);
	});

	it("is down where no node answers, and never throws", async () => {
		const index = openOpenSearch({ nodes: ["http://127.0.0.1:9"], timeout: 200 });
		onTestFinished(() => index.close());
		expect(await index.health()).toMatchObject({ state: "down", engine: "opensearch", problems: [/127\.0\.0\.1:9/] });
		expect(await index.status()).toMatchObject({ state: "down" });
		await expect(index.search({})).rejects.toMatchObject({ fault: "unavailable", message: /does not answer at/ });
	});

	it("refuses a name that belongs to something else, for reading and for writing", async () => {
		const { name, index } = named();
		await ask(`/${name}`, "PUT", {});
		for (const asking of [() => index.search({}), () => index.load(SOURCE), () => index.rebuild()])
			await expect(asking()).rejects.toMatchObject({ fault: "foreign", message: /Choose another name/ });
		expect(await ask(`/_cat/indices/${name}*?format=json&h=index`)).toEqual([{ index: name }]);
	});

	it("refuses a catalogue whose records are gone, with the way out", async () => {
		const { name, index } = named();
		await imported(index, RECORDS.slice(0, 10));
		await ask(`/${await indexBehind(name)}`, "DELETE");
		for (const asking of [() => index.search({}), () => index.load(SOURCE)])
			await expect(asking()).rejects.toMatchObject({ fault: "corrupt", message: /snapshot/ });
	});
});

describe.skipIf(nodes.length === 0)("the right to write", () => {
	it("belongs to one import at a time over all servers, and one that waits too long says whose turn it is", async () => {
		const { name, index } = named();
		const load = await index.load(SOURCE);
		await expect(opened(name).load(SOURCE)).rejects.toMatchObject({
			fault: "busy",
			message: new RegExp(`process ${process.pid} on`),
		});
		await load.rollback();
		await (await opened(name).load(SOURCE)).rollback();
	});

	it("is taken over from a process that gives no sign of life, and what it had brought is gone on from", async () => {
		const { name, index } = named();
		const load = await index.load(SOURCE);
		await load.add([model("a/b"), model("a/c")]);
		await load.rollback();
		await ask(`/${name}-state/_doc/lease`, "PUT", { holder: "dead", host: "elsewhere", process: 7, beat: 3 });
		const told: string[] = [];
		const next = openOpenSearch({ nodes, name, onNotice: (message) => told.push(message) });
		onTestFinished(() => next.close());
		const again = await next.load(SOURCE);
		await again.add([model("a/b")]);
		expect(again.met).toBe(1);
		await again.commit({ skipped: 0 });
		expect(told).toContainEqual(expect.stringMatching(/process 7 on elsewhere gives no sign of life/));
		expect(await ids(index, {})).toEqual(["a/b"]);
	});

	it("is lost to whoever has taken it over: nothing more is written", async () => {
		const { name, index } = named();
		const load = await index.load(SOURCE);
		await load.add([model("a/b")]);
		await ask(`/${name}-state/_doc/lease`, "PUT", { holder: "other", host: "elsewhere", process: 7, beat: 3 });
		await vi.waitFor(() => expect(load.add([model("a/c")])).rejects.toMatchObject({ fault: "busy" }), 30_000);
		await expect(load.commit({ skipped: 0 })).rejects.toMatchObject({ fault: "busy" });
		expect(await index.count()).toBe(0);
	});
});
