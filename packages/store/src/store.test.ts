import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { importSource, NothingToImport, openStore, placeOf, type ImportProgress, type Store } from "./index.ts";
import { SWEEP } from "../../../test/sweep.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-store-"));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
const newFolder = (): string => {
	const path = join(folder, `${made++}`);
	mkdirSync(path);
	return path;
};

describe("openStore", () => {
	it("serves files that may hold secrets only if VITRINE_ALLOW_FILES names them, as does an import", async () => {
		const models = newFolder();
		mkdirSync(join(models, "a"));
		for (const name of ["config.json", ".env", "server.pem"]) writeFileSync(join(models, "a", name), "{}");
		const namesFor = async (env: Readonly<Record<string, string>>): Promise<unknown> => {
			const store = await openStore({ ...placeOf({ ...env, VITRINE_DATA: newFolder() }), starter: false });
			onTestFinished(() => store.close());
			await importSource(store.index, models, { env });
			const row = await store.index.get("a");
			const files = row && (await store.repositories(row)?.files("a"));
			return [row?.record.siblings?.map(({ rfilename }) => rfilename), files?.map(({ path }) => path)];
		};
		expect(await namesFor({})).toEqual([["config.json"], ["config.json"]]);
		const two = [".env", "config.json"];
		expect(await namesFor({ VITRINE_ALLOW_FILES: ".env" })).toEqual([two, two]);
	});

	it("fills an empty catalogue with the starter, once, with its attribution", async () => {
		const starter = starterOf(2);
		const data = newFolder();
		const filled: string[] = [];
		const store = await opened({ data, starter, onFill: () => filled.push("filled") });
		expect(await store.index.count()).toBe(3);
		expect((await store.index.sources()).map(({ kind, attribution }) => [kind, attribution?.title])).toEqual([
			["ndjson", "Some figures"],
			["folder", undefined],
		]);
		await store.index.delete(["known/model-0", "known/model-1", "mini/tiny"]);
		await opened({ data, starter, onFill: () => filled.push("again") });
		expect(filled).toEqual(["filled"]);
		expect(await store.index.count()).toBe(0);
	});

	it("deletes the starter on request, and keeps what was imported", async () => {
		const data = newFolder();
		const starter = join(newFolder(), "starter");
		renameSync(starterOf(2), starter);
		const store = await opened({ data, starter });
		const own = join(newFolder(), "own.ndjson");
		writeFileSync(own, `{"id":"known/model-0","tags":[]}\n{"id":"own/one","tags":[]}\n`);
		await importSource(store.index, own);
		expect(await store.index.count()).toBe(4);
		for (let time = 0; time < 2; time++) {
			const without = await opened({ data, starter, withoutStarter: true });
			expect((await without.index.search({})).rows.map(({ record }) => record.id)).toEqual([
				"known/model-0",
				"own/one",
			]);
		}
		const empty = await opened({ data: newFolder(), starter, withoutStarter: true });
		expect(await empty.index.count()).toBe(0);
	});

	it("keeps an import of a part of the starter when the starter is deleted", async () => {
		const data = newFolder();
		const starter = join(newFolder(), "starter");
		renameSync(starterOf(2), starter);
		const store = await opened({ data, starter });
		await importSource(store.index, join(starter, "miniatures"));
		const without = await opened({ data, starter, withoutStarter: true });
		expect((await without.index.search({})).rows.map(({ record }) => record.id)).toEqual(["mini/tiny"]);
	});

	it("marks the starter of an earlier version, which had the ids of imports", async () => {
		const data = newFolder();
		const starter = join(newFolder(), "starter");
		renameSync(starterOf(2), starter);
		const earlier = await opened({ data, starter: false });
		await importSource(earlier.index, join(starter, "models.ndjson"));
		await importSource(earlier.index, join(starter, "miniatures"));
		const store = await opened({ data, starter });
		const kept = (await store.index.sources()).filter(({ records = 0 }) => records > 0);
		expect(kept.map(({ id }) => id.slice(0, id.indexOf(":"))).toSorted()).toEqual(["starter-folder", "starter-ndjson"]);
		expect(await store.index.count()).toBe(3);
		const without = await opened({ data, starter, withoutStarter: true });
		expect(await without.index.count()).toBe(0);
	});

	it("fills it once when two open it at the same moment", async () => {
		const [data, starter] = [newFolder(), starterOf(50)];
		const stores = await Promise.all([opened({ data, starter }), opened({ data, starter })]);
		for (const store of stores) expect(await store.index.count()).toBe(51);
	});

	it("leaves alone what holds something else, and stays empty without a starter", async () => {
		const data = newFolder();
		const store = await opened({ data, starter: false });
		expect(await store.index.count()).toBe(0);
		await importSource(store.index, ndjson([{ id: "a/b" }]));
		const again = await opened({ data, starter: starterOf(2) });
		expect(await again.index.count()).toBe(1);
		expect(await (await opened({ data: newFolder(), starter: join(folder, "nowhere") })).index.count()).toBe(0);
	});

	it("loads the client of a cluster for those alone who have one", SWEEP, () => {
		const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", LOADED], {
			cwd: import.meta.dirname,
			encoding: "utf8",
		});
		expect(JSON.parse(stdout || stderr)).toEqual([0, true]);
	});

	it("reads the files behind rows of folders, and has none behind others", async () => {
		const store = await opened({ data: newFolder(), starter: starterOf(1) });
		const row = (await store.index.get("mini/tiny"))!;
		const repositories = store.repositories(row)!;
		expect((await repositories.files("mini/tiny"))?.map(({ path }) => path)).toEqual(["README.md", "config.json"]);
		expect(Buffer.from((await repositories.read("mini/tiny", "config.json"))!).toString()).toBe("{}");
		expect(await repositories.read("mini/tiny", "nothing")).toBeUndefined();
		expect(store.repositories((await store.index.get("known/model-0"))!)).toBeUndefined();
	});
});

/** Prints how much of the client is loaded after a directory has been opened, and whether any is after a cluster. */
const LOADED = `
	import { createRequire } from "node:module";
	import { openStore } from "./index.ts";
	const loaded = () =>
		Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes("opensearch-project")).length;
	await (await openStore({ data: ${JSON.stringify(join(folder, "alone"))}, starter: false })).close();
	const before = loaded();
	await (await openStore({ cluster: { nodes: ["http://127.0.0.1:9"] } })).close();
	console.log(JSON.stringify([before, loaded() > 0]));
`;

const advise = ({ library_name: name }: { readonly library_name?: string }): string[] => (name ? [`${name}?`] : []);

describe("importSource", () => {
	it("imports what can be read and sums up what cannot", async () => {
		const store = await opened({ data: newFolder(), starter: false });
		const file = join(newFolder(), "models.ndjson");
		writeFileSync(file, ['{"id":"a/b","likes":"many"}', "not JSON", '{"name":"no id"}', '{"id":"a/c"}', ""].join("\n"));
		const steps: ImportProgress[] = [];
		const summary = await importSource(store.index, file, { onProgress: (step) => void steps.push(step), remember: 1 });
		expect(summary).toMatchObject({ imported: 2, skipped: 2, noted: 1, source: { kind: "ndjson", location: file } });
		expect(summary.skips).toEqual([
			expect.objectContaining({ where: expect.stringContaining(":2"), code: "not-json" }),
		]);
		expect(summary.notes).toEqual([{ id: "a/b", notes: [expect.stringContaining("likes")] }]);
		expect(steps.at(-1)).toMatchObject({ imported: 2, skipped: 2 });
		expect((await store.index.sources())[0]).toMatchObject({ records: 2, skipped: 2 });
	});

	it("adds the notes of `advise` to those on values left out", async () => {
		const store = await opened({ data: newFolder(), starter: false });
		const file = join(newFolder(), "odd.ndjson");
		writeFileSync(file, '{"id":"a/b","likes":"many","library_name":"Timm"}\n{"id":"a/c"}\n');
		const summary = await importSource(store.index, file, { advise });
		expect(summary).toMatchObject({ imported: 2, noted: 1 });
		expect(summary.notes).toEqual([{ id: "a/b", notes: [expect.stringContaining("likes"), "Timm?"] }]);
	});

	it("leaves out what makes a record too large, and names it in the record and in the summary", async () => {
		const store = await opened({ data: newFolder(), starter: false });
		const file = ndjson([{ id: "a/b", likes: 7, config: { model_type: "t5", bomb: "x".repeat(6_000_000) } }]);
		const parts = [{ field: "config.bomb", bytes: 6_000_002, reason: "size" }];
		const summary = await importSource(store.index, file);
		expect(summary).toMatchObject({ imported: 1, skipped: 0, noted: 1, leftOut: [{ id: "a/b", parts }] });
		expect(summary.notes[0]?.notes).toEqual([expect.stringMatching(/^config.bomb: .* 6,000,002 bytes/)]);
		const record = (await store.index.get("a/b"))?.record;
		expect(record).toEqual({ id: "a/b", tags: [], likes: 7, config: { model_type: "t5" }, leftOut: parts });
	});

	it("takes out what a source no longer has, unless only a part of it was read", async () => {
		const store = await opened({ data: newFolder(), starter: false });
		const file = ndjson([{ id: "a/one" }, { id: "a/two" }]);
		await importSource(store.index, file);
		await importSource(store.index, file, { limit: 1 });
		expect(await store.index.count()).toBe(2);
		writeFileSync(file, '{"id":"a/two"}\n');
		await importSource(store.index, file);
		expect(await store.index.get("a/one")).toBeUndefined();
		expect(await store.index.count()).toBe(1);
	});

	it("leaves the catalogue as it was when there is nothing, when it is interrupted, and when the source fails", async () => {
		const store = await opened({ data: newFolder(), starter: false });
		const file = ndjson([{ id: "a/old" }]);
		await importSource(store.index, file);
		writeFileSync(file, "not JSON\n");
		await expect(importSource(store.index, file)).rejects.toBeInstanceOf(NothingToImport);
		writeFileSync(file, Array.from({ length: 3000 }, (_, i) => `{"id":"a/new-${i}"}`).join("\n"));
		const stop = new AbortController();
		const interrupted = importSource(store.index, file, {
			signal: stop.signal,
			onProgress: () => stop.abort(new Error("stop")),
		});
		await expect(interrupted).rejects.toThrow("stop");
		await expect(importSource(store.index, join(folder, "nowhere"))).rejects.toThrow(/no file or folder/);
		expect((await store.index.search({})).rows.map(({ record }) => record.id)).toEqual(["a/old"]);
	});
});

async function opened(options: Parameters<typeof openStore>[0]): Promise<Store> {
	const store = await openStore(options);
	onTestFinished(() => store.close());
	return store;
}

function ndjson(records: readonly object[]): string {
	const file = join(newFolder(), "models.ndjson");
	writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
	return file;
}

function starterOf(models: number): string {
	const starter = newFolder();
	const records = Array.from({ length: models }, (_, i) => JSON.stringify({ id: `known/model-${i}` }));
	writeFileSync(join(starter, "models.ndjson"), records.join("\n"));
	writeFileSync(join(starter, "source.json"), '{"title":"Some figures"}');
	mkdirSync(join(starter, "miniatures/mini/tiny"), { recursive: true });
	writeFileSync(join(starter, "miniatures/mini/tiny/README.md"), "---\nlicense: mit\n---\n# Tiny\n");
	writeFileSync(join(starter, "miniatures/mini/tiny/config.json"), "{}");
	return starter;
}
