import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import type { Maintenance, MaintenanceProgress } from "../../../api/maintenance.ts";
import type { Index } from "../../../api/searchIndex.ts";
import { imported, model } from "../../../suite/fixture.ts";
import { openEmbedded } from "../index.ts";
import { backUpEmbedded, restoreEmbedded } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
const newFolder = (): string => {
	const path = join(folder, `${made++}`);
	mkdirSync(path);
	return path;
};
const newPath = (): string => join(newFolder(), "catalogue.sqlite");

const records = (tag: string, count: number) =>
	Array.from({ length: count }, (_, i) => model(`owner/model-${i}`, { tags: [tag], downloads: i }));

function opened(path: string): Index & Maintenance {
	const index = openEmbedded(path);
	onTestFinished(() => index.close());
	return index;
}

async function catalogue(tag: string, count = 300): Promise<{ path: string; index: Index & Maintenance }> {
	const path = newPath();
	const index = opened(path);
	await imported(index, records(tag, count));
	return { path, index };
}

/** What readers see: the count, and the records by tag. */
const seen = async (index: Index): Promise<unknown> => [
	await index.count(),
	(await index.search({ text: "model", facets: ["tag"] })).facets.tag,
];

const tagged = (value: string, count = 300): unknown => [count, [{ value, count }]];

describe("a backup", { timeout: 60_000 }, () => {
	it("has the records and a manifest, and is one file that SQLite can open", async () => {
		const { path } = await catalogue("first");
		const steps: MaintenanceProgress[] = [];
		const to = join(newFolder(), "deep", "one.backup");
		const { file, manifest } = await backUpEmbedded(path, to, { onProgress: (step) => void steps.push(step) });
		expect([file, readdirSync(dirname(to))]).toEqual([to, ["one.backup"]]);
		expect(JSON.parse(readFileSync(to, "latin1").trim().split("\n").at(-1)!)).toEqual(manifest);
		expect(manifest).toMatchObject({ backup: "vitrine", generation: 1, records: 300, sha256: expect.any(String) });
		expect(steps.at(-1)?.of).toBe(300);
		const database = new DatabaseSync(to, { readOnly: true });
		expect(database.prepare("SELECT count(*) AS count FROM records").get()).toEqual({ count: 300 });
		database.close();
	});

	it("shows the last commit during an import, and has nothing of the import", async () => {
		const { path, index } = await catalogue("first");
		const load = await index.load({ id: "x:y", kind: "x", location: "y" });
		await load.add(records("second", 1000));
		await new Promise((resolve) => setTimeout(resolve, 1100));
		await load.add([model("one/more")]);
		const { file, manifest } = await backUpEmbedded(path, newFolder());
		expect(manifest.records).toBe(300);
		await load.commit({ skipped: 0 });
		const other = newPath();
		await restoreEmbedded(other, file);
		expect(await seen(opened(other))).toEqual(tagged("first"));
		expect(await opened(other).verify()).toEqual({ records: 300, problems: [], found: 0 });
	});

	it("goes to a new file in a folder, and replaces only a backup, and only with force", async () => {
		const { path, index } = await catalogue("first");
		const place = newFolder();
		const { file } = await backUpEmbedded(path, place);
		expect(file).toMatch(/vitrine-\d{8}T\d{6}Z\.backup$/);
		await expect(backUpEmbedded(path, file)).rejects.toMatchObject({
			code: "exists",
			message: expect.stringMatching(/exists\. Choose another name, or replace it with --force/),
		});
		await imported(index, [model("one/more")]);
		expect((await backUpEmbedded(path, file, { force: true })).manifest.records).toBe(301);
		const notes = join(place, "notes.txt");
		writeFileSync(notes, "important\n");
		await expect(backUpEmbedded(path, notes, { force: true })).rejects.toMatchObject({ code: "not-a-backup" });
		await expect(backUpEmbedded(path, path, { force: true })).rejects.toMatchObject({ code: "not-a-backup" });
		expect(readFileSync(notes, "utf8")).toBe("important\n");
		expect(readdirSync(place)).toHaveLength(2);
	});

	it("of a damaged catalogue is refused, and the earlier backup stays", async () => {
		const { path, index } = await catalogue("first", 3000);
		const { file, manifest } = await backUpEmbedded(path, newFolder());
		await index.close();
		overwriteIndex(path);
		await expect(backUpEmbedded(path, file, { force: true })).rejects.toMatchObject({
			name: "IndexError",
			code: "corrupt",
			message: expect.stringContaining("restore a backup"),
		});
		expect(JSON.parse(readFileSync(file, "latin1").trim().split("\n").at(-1)!)).toEqual(manifest);
		expect(readdirSync(dirname(file))).toHaveLength(1);
	});

	it("of no catalogue, or to a place that cannot be written, is refused with words", async () => {
		const { path } = await catalogue("first");
		await expect(backUpEmbedded(newPath(), newFolder())).rejects.toMatchObject({ code: "no-catalogue" });
		await expect(backUpEmbedded(path, join(path, "inside", "x.backup"))).rejects.toMatchObject({ code: "denied" });
	});

	it("that is aborted leaves no file", async () => {
		const { path } = await catalogue("first");
		const place = newFolder();
		const signal = AbortSignal.abort(new Error("stopped"));
		await expect(backUpEmbedded(path, place, { signal })).rejects.toThrow("stopped");
		expect(readdirSync(place)).toEqual([]);
	});
});

describe("a restore", { timeout: 60_000 }, () => {
	it("is seen by readers that have the catalogue open, and by an import after it", async () => {
		const { path, index } = await catalogue("first");
		const { file } = await backUpEmbedded(path, newFolder());
		await imported(index, [...records("second", 200), model("new/one")]);
		const reader = opened(path);
		await reader.search({ facets: ["tag"] });
		const generations = [await reader.generation()];
		await restoreEmbedded(path, file);
		generations.push(await reader.generation());
		expect(await seen(reader)).toEqual(tagged("first"));
		expect(await seen(index)).toEqual(tagged("first"));
		await imported(index, records("third", 300));
		generations.push(await reader.generation());
		expect(await seen(reader)).toEqual(tagged("third"));
		expect(await reader.verify()).toEqual({ records: 300, problems: [], found: 0 });
		expect(new Set(generations).size).toBe(3);
		expect(readdirSync(dirname(path)).filter((name) => name.includes(".restore-"))).toEqual([]);
		expect(readdirSync(dirname(path)).filter((name) => name.includes(".index-"))).toHaveLength(1);
	});

	it("fills a new directory", async () => {
		const { path } = await catalogue("first");
		const { file } = await backUpEmbedded(path, newFolder());
		const other = join(newFolder(), "not", "yet", "catalogue.sqlite");
		expect(await restoreEmbedded(other, file)).toMatchObject({ records: 300 });
		expect(await seen(opened(other))).toEqual(tagged("first"));
	});

	it("heals a catalogue with a damaged page", async () => {
		const { path, index } = await catalogue("first", 3000);
		const { file } = await backUpEmbedded(path, newFolder());
		await index.close();
		overwriteIndex(path);
		expect((await opened(path).verify()).problems[0]).toContain("The database file is damaged");
		await restoreEmbedded(path, file);
		expect(await seen(opened(path))).toEqual(tagged("first", 3000));
		expect(await opened(path).verify()).toMatchObject({ found: 0 });
	});

	it("upgrades a backup of an earlier schema", async () => {
		const { path } = await catalogue("first");
		const { file } = await backUpEmbedded(path, newFolder());
		const old = join(newFolder(), "old.sqlite");
		writeFileSync(old, gunzipSync(readFileSync(join(import.meta.dirname, "../testing/schemas/1.sqlite.gz"))));
		const archived = await backUpEmbedded(old, newFolder());
		expect(archived.manifest.records).toBe(40);
		await restoreEmbedded(path, archived.file);
		expect(await opened(path).count()).toBe(40);
		await restoreEmbedded(path, file);
		expect(await opened(path).count()).toBe(300);
	});

	it("removes what killed restores have left behind", async () => {
		const { path } = await catalogue("first");
		const { file } = await backUpEmbedded(path, newFolder());
		writeFileSync(`${path}.restore-000000`, "half of a backup");
		await restoreEmbedded(path, file);
		expect(existsSync(`${path}.restore-000000`)).toBe(false);
	});

	it.each<[string, string, (file: string) => void, RegExp]>([
		["no backup", "not-a-backup", (file) => writeFileSync(file, "notes\n".repeat(5000)), /is not a backup of Vitrine/],
		["empty", "not-a-backup", (file) => writeFileSync(file, ""), /is not a backup of Vitrine/],
		["cut short", "not-a-backup", (file) => truncateSync(file, 40_000), /its end is missing/],
		["changed", "damaged-backup", flip, /do not have the checksum/],
		["shorter in the middle", "damaged-backup", cut, /has \d+ bytes instead of \d+/],
		["of a later version", "newer-backup", (file) => edit(file, { schema: 99 }), /Update Vitrine and try again/],
		["of a later format", "newer-backup", (file) => edit(file, { format: 99 }), /Update Vitrine and try again/],
		["wrong in its count", "damaged-backup", (file) => edit(file, { records: 999 }), /has 300 records instead of 999/],
	])("of a file that is %s is refused, and changes nothing", async (_, code, damage, message) => {
		const { path, index } = await catalogue("first");
		const { file } = await backUpEmbedded(path, newFolder());
		damage(file);
		const before = [await index.generation(), readdirSync(dirname(path)).toSorted()];
		const refused = await restoreEmbedded(path, file).catch((error: unknown) => error);
		expect(refused).toMatchObject({ name: "BackupError", code, message: expect.stringMatching(message) });
		expect([
			await index.generation(),
			readdirSync(dirname(path))
				.filter((name) => !name.endsWith(".lock"))
				.toSorted(),
		]).toEqual([before[0], (before[1] as string[]).filter((name) => !name.endsWith(".lock"))]);
		expect(await seen(index)).toEqual(tagged("first"));
	});

	it("of a missing file, or over a database of something else, is refused", async () => {
		const { path } = await catalogue("first");
		const { file } = await backUpEmbedded(path, newFolder());
		await expect(restoreEmbedded(path, join(folder, "missing.backup"))).rejects.toMatchObject({
			name: "BackupError",
			code: "not-a-backup",
		});
		const other = newPath();
		const database = new DatabaseSync(other);
		database.exec("CREATE TABLE recipes (name TEXT)");
		database.close();
		const before = readFileSync(other);
		await expect(restoreEmbedded(other, file)).rejects.toMatchObject({ code: "foreign" });
		expect(readFileSync(other).equals(before)).toBe(true);
	});

	it("waits for a running import, and reports if that takes too long", async () => {
		const { path, index } = await catalogue("first");
		const { file } = await backUpEmbedded(path, newFolder());
		const load = await index.load({ id: "x:y", kind: "x", location: "y" });
		await expect(restoreEmbedded(path, file, { patience: 100 })).rejects.toMatchObject({ code: "busy" });
		await load.rollback();
		await restoreEmbedded(path, file, { patience: 100 });
	});

	it("that is aborted leaves the catalogue as it was", async () => {
		const { path, index } = await catalogue("first");
		const { file } = await backUpEmbedded(path, newFolder());
		const copy = join(newFolder(), "copy.backup");
		copyFileSync(file, copy);
		await imported(index, records("second", 300));
		const signal = AbortSignal.abort(new Error("stopped"));
		await expect(restoreEmbedded(path, copy, { signal })).rejects.toThrow("stopped");
		expect(await seen(index)).toEqual(tagged("second"));
	});
});

/** Overwrites the page where the index of ids starts. */
function overwriteIndex(path: string): void {
	const database = new DatabaseSync(path);
	const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'models_by_id'").get()!;
	const { page_size } = database.prepare("PRAGMA page_size").get()!;
	database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
	database.close();
	const root = (Number(rootpage) - 1) * Number(page_size);
	writeFileSync(path, readFileSync(path).fill(0xff, root, root + 64));
}

function flip(file: string): void {
	const bytes = readFileSync(file);
	bytes[20_000]! ^= 8;
	writeFileSync(file, bytes);
}

function cut(file: string): void {
	const bytes = readFileSync(file);
	writeFileSync(file, Buffer.concat([bytes.subarray(0, 20_000), bytes.subarray(24_096)]));
}

/** Changes the manifest of a backup. */
function edit(file: string, changes: object): void {
	const bytes = readFileSync(file);
	const start = bytes.lastIndexOf("\n{");
	const manifest = JSON.parse(bytes.subarray(start).toString()) as object;
	writeFileSync(
		file,
		Buffer.concat([bytes.subarray(0, start), Buffer.from(`\n${JSON.stringify({ ...manifest, ...changes })}\n`)]),
	);
}
