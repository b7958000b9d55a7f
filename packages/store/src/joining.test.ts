import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importSource } from "./import.ts";
import { openStore, type Store } from "./store.ts";

const CARD = "---\nlicense: mit\ntags: [mine]\n---\n";

let folder: string;
let store: Store;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "vitrine-joining-"));
	mkdirSync(join(folder, "models/acme/one"), { recursive: true });
	writeFileSync(join(folder, "models/acme/one/README.md"), CARD);
	writeFileSync(join(folder, "models/acme/one/config.json"), '{"model_type":"bert"}');
	store = await openStore({ data: join(folder, "data"), starter: false });
});
afterEach(async () => {
	await store.close();
	rmSync(folder, { recursive: true, force: true });
});

const fromFolder = async (): Promise<unknown> => importSource(store.index, join(folder, "models"));
/** Imports a dump with these records. */
async function fromDump(...records: readonly object[]): Promise<void> {
	writeFileSync(join(folder, "dump.ndjson"), records.map((record) => `${JSON.stringify(record)}\n`).join(""));
	await importSource(store.index, join(folder, "dump.ndjson"));
}
const FIGURES = { id: "acme/one", downloads: 7, likes: 3, tags: ["theirs"], gated: "manual", sha: "a".repeat(40) };
const OTHER = { id: "acme/other", tags: [] };

async function row() {
	const found = await store.index.get("acme/one");
	if (found === undefined) throw new Error("The model is missing.");
	return found;
}
const files = async (): Promise<readonly string[] | undefined> => {
	const found = await row();
	return (await store.repositories(found)?.files("acme/one"))?.map(({ path }) => path);
};

describe.each([
	["a folder and then a dump", [fromFolder, () => fromDump(FIGURES)]],
	["a dump and then a folder", [() => fromDump(FIGURES), fromFolder]],
	["a folder, a dump, and both again", [fromFolder, () => fromDump(FIGURES), () => fromDump(FIGURES), fromFolder]],
] as const)("a model of %s", (_, imports) => {
	beforeEach(async () => {
		for (const one of imports) await one();
	});

	test("is one record with its files and the figures, and names both sources", async () => {
		const { record, origins } = await row();
		expect(await store.index.count()).toBe(1);
		expect(record).toMatchObject({ downloads: 7, likes: 3, config: { model_type: "bert" } });
		expect(record.tags).toEqual(expect.arrayContaining(["mine", "theirs"]));
		expect([record.gated, record.sha === FIGURES.sha]).toEqual([undefined, false]);
		expect(await files()).toEqual(["README.md", "config.json"]);
		expect([origins?.files.source, origins?.figures?.source]).toEqual([
			`folder:${join(folder, "models")}`,
			`ndjson:${join(folder, "dump.ndjson")}`,
		]);
		expect(JSON.stringify(record)).not.toContain(folder);
	});

	test("gets newer figures, and keeps its files when the dump no longer has it", async () => {
		await fromDump({ ...FIGURES, downloads: 8 }, OTHER);
		expect((await row()).record.downloads).toBe(8);
		for (let time = 0; time < 2; time++) {
			await fromDump(OTHER);
			const { record } = await row();
			expect([record.downloads, record.tags.includes("theirs"), await files()]).toEqual([
				undefined,
				false,
				["README.md", "config.json"],
			]);
		}
		await fromFolder();
		expect((await row()).source).toBe(`folder:${join(folder, "models")}`);
	});
});

test("a dump cannot name a folder as the origin of its files", async () => {
	await fromDump({ ...FIGURES, "vitrine:origins": { files: { source: `folder:${folder}` } } });
	expect((await row()).origins).toBeUndefined();
	expect(await files()).toBeUndefined();
});

const isPrivate = async (): Promise<boolean | undefined> => (await row()).record.private;
const withCard = (text: string): void =>
	writeFileSync(join(folder, "models/acme/one/README.md"), `---\n${text}\n---\n`);

describe("a model is private", () => {
	test("if a dump says so, whichever is imported first", async () => {
		await fromFolder();
		await fromDump({ ...FIGURES, private: true });
		expect(await isPrivate()).toBe(true);
		await fromFolder();
		expect(await isPrivate()).toBe(true);
		await fromDump({ ...FIGURES, private: false });
		expect(await isPrivate()).not.toBe(true);
	});

	test("if its card says so, whatever a dump says; what is no boolean does not make it public", async () => {
		for (const value of ["true", "yes", "1", '"false"']) {
			withCard(`private: ${value}\ngated: manual`);
			await fromFolder();
			await fromDump({ ...FIGURES, private: false });
			expect([value, await isPrivate(), (await row()).record.gated]).toEqual([value, true, "manual"]);
		}
		withCard("private: false");
		await fromFolder();
		expect(await isPrivate()).not.toBe(true);
	});

	test("also if what says so is too large to be stored beside the files", async () => {
		await fromDump({ ...FIGURES, private: true, cardData: { text: "x".repeat(120_000) } });
		await fromFolder();
		await fromFolder();
		expect(await isPrivate()).toBe(true);
	});
});
