import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { importSource } from "./import.ts";
import { type Removal, removeSource } from "./removeSource.ts";
import { openStore, type Store } from "./store.ts";

let folder: string;
let store: Store;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "vitrine-removing-"));
	for (const id of ["acme/one", "acme/two"]) {
		mkdirSync(join(folder, "models", id), { recursive: true });
		writeFileSync(join(folder, "models", id, "README.md"), "---\nlicense: mit\ntags: [mine]\n---\n");
	}
	const records = [
		{ id: "acme/one", tags: ["theirs"], downloads: 7 },
		{ id: "acme/three", tags: [] },
	];
	writeFileSync(join(folder, "dump.ndjson"), records.map((record) => JSON.stringify(record)).join("\n"));
	store = await openStore({ data: join(folder, "data"), starter: false });
});
afterEach(async () => {
	await store.close();
	rmSync(folder, { recursive: true, force: true });
});

const imported = (name: string): Promise<unknown> => importSource(store.index, join(folder, name));
async function removed(name: string): Promise<Removal> {
	const source = (await store.index.sources()).find(({ location }) => location === join(folder, name));
	return removeSource(store.index, source!);
}
const ids = async (): Promise<readonly string[]> =>
	(await store.index.search({})).rows.map(({ record }) => record.id).sort();

const ORDERS = [
	["models", "dump.ndjson"],
	["dump.ndjson", "models"],
	["models", "dump.ndjson", "models"],
];

test.each(ORDERS)("figures are removed with their source, and files stay (%s, %s, %s)", async (...order) => {
	for (const name of order) if (name) await imported(name);
	expect(await removed("dump.ndjson")).toEqual({ removed: 1, kept: 1 });
	expect(await ids()).toEqual(["acme/one", "acme/two"]);
	const row = await store.index.get("acme/one");
	expect([row?.source, row?.origins]).toEqual([`folder:${join(folder, "models")}`, undefined]);
	expect(row?.record).toMatchObject({ tags: expect.not.arrayContaining(["theirs"]) });
	expect(row?.record.downloads).toBeUndefined();
});

test.each(ORDERS)("files are removed with their source, and figures stay (%s, %s, %s)", async (...order) => {
	for (const name of order) if (name) await imported(name);
	const before = (await store.index.sources()).find(({ kind }) => kind === "ndjson");
	expect(await removed("models")).toEqual({ removed: 1, kept: 1 });
	expect(await ids()).toEqual(["acme/one", "acme/three"]);
	const row = await store.index.get("acme/one");
	expect([row?.source, row?.origins]).toEqual([`ndjson:${join(folder, "dump.ndjson")}`, undefined]);
	expect(row?.record).toEqual({ id: "acme/one", tags: ["theirs"], downloads: 7 });
	const after = (await store.index.sources()).find(({ kind }) => kind === "ndjson");
	expect([after?.importedAt, after?.records]).toEqual([before?.importedAt, 2]);
});

test("a source that shares nothing is removed alone, and can be imported again", async () => {
	await imported("models");
	expect(await removed("models")).toEqual({ removed: 2, kept: 0 });
	expect(await ids()).toEqual([]);
	await imported("models");
	expect(await ids()).toEqual(["acme/one", "acme/two"]);
});

test("a removal that is stopped leaves the catalogue as it was", async () => {
	await imported("models");
	const [source] = await store.index.sources();
	const stopped = removeSource(store.index, source!, { signal: AbortSignal.abort(new Error("stop")) });
	await expect(stopped).rejects.toThrow("stop");
	expect(await store.index.count()).toBe(2);
});
