import { readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import type { MaintenanceProgress } from "../../../api/maintenance.ts";
import { imported, model } from "../../../suite/fixture.ts";
import { changeBackup } from "../testing/changedBackup.ts";
import { backupStage, opened, overwriteIndex, seen, tagged, taggedRecords } from "../testing/backups.ts";
import { backUpEmbedded, restoreEmbedded } from "./index.ts";

const { newFolder, newPath, catalogue } = backupStage();

describe("a backup", () => {
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
		await load.add(taggedRecords("second", 1000));
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

describe("a restore", () => {
	it("is seen by readers that have the catalogue open, and by an import after it", async () => {
		const { path, index } = await catalogue("first");
		const { file } = await backUpEmbedded(path, newFolder());
		await imported(index, [...taggedRecords("second", 200), model("new/one")]);
		const reader = opened(path);
		await reader.search({ facets: ["tag"] });
		const generations = [await reader.generation()];
		await restoreEmbedded(path, file);
		generations.push(await reader.generation());
		expect(await seen(reader)).toEqual(tagged("first"));
		expect(await seen(index)).toEqual(tagged("first"));
		await imported(index, taggedRecords("third", 300));
		generations.push(await reader.generation());
		expect(await seen(reader)).toEqual(tagged("third"));
		expect(await reader.verify()).toEqual({ records: 300, problems: [], found: 0 });
		expect(new Set(generations).size).toBe(3);
		expect(readdirSync(dirname(path)).filter((name) => name.includes(".restore-"))).toEqual([]);
		expect(readdirSync(dirname(path)).filter((name) => name.includes(".index-"))).toHaveLength(1);
	});

	it.each<[string, string, (file: string) => void, RegExp]>([
		["no backup", "not-a-backup", (file) => writeFileSync(file, "notes\n".repeat(5000)), /is not a backup of Vitrine/],
		["empty", "not-a-backup", (file) => writeFileSync(file, ""), /is not a backup of Vitrine/],
		["cut short", "not-a-backup", (file) => truncateSync(file, 40_000), /its end is missing/],
		["changed", "damaged-backup", flip, /do not have the checksum/],
		["shorter in the middle", "damaged-backup", cut, /has \d+ bytes instead of \d+/],
		["of a later version", "newer-backup", (file) => edit(file, { schema: 99 }), /Update Vitrine and try again/],
		["of a later format", "newer-backup", (file) => edit(file, { format: 99 }), /Update Vitrine and try again/],
		[
			"with a trigger",
			"damaged-backup",
			(file) => changeBackup(file, "CREATE TRIGGER t AFTER UPDATE ON schema BEGIN DELETE FROM records; END"),
			/it has a trigger, which no backup has/,
		],
		[
			"with a view",
			"damaged-backup",
			(file) => changeBackup(file, "DROP TABLE records; CREATE VIEW records AS SELECT 1 AS model, '{}' AS record"),
			/it has a view, which no backup has/,
		],
		[
			"without a table",
			"damaged-backup",
			(file) => changeBackup(file, "DROP TABLE models"),
			/it cannot be read \(.*models.*\)\. Choose another backup/,
		],
		[
			"of records that are no JSON",
			"damaged-backup",
			(file) => changeBackup(file, "UPDATE records SET record = '{'"),
			/it cannot be read \(.*JSON.*\)\. Choose another backup/,
		],
		[
			"of something else",
			"damaged-backup",
			(file) => changeBackup(file, "UPDATE schema SET application = 'other'"),
			/is damaged: it is a database, but not a Vitrine catalogue/,
		],
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
		expect([await index.count(), (await index.get("owner/model-7"))?.record.tags]).toEqual([300, ["first"]]);
	});

	it("of a missing file, or over a database of something else, is refused", async () => {
		const { path } = await catalogue("first");
		const { file } = await backUpEmbedded(path, newFolder());
		await expect(restoreEmbedded(path, join(newFolder(), "missing.backup"))).rejects.toMatchObject({
			name: "BackupError",
			code: "not-a-backup",
			field: expect.stringMatching(/missing\.backup$/),
			expected: "a backup of Vitrine",
		});
		const other = newPath();
		const database = new DatabaseSync(other);
		database.exec("CREATE TABLE recipes (name TEXT)");
		database.close();
		const before = readFileSync(other);
		await expect(restoreEmbedded(other, file)).rejects.toMatchObject({ code: "foreign" });
		expect(readFileSync(other).equals(before)).toBe(true);
	});
});

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
