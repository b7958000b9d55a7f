import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { imported } from "../../../suite/fixture.ts";
import { backupStage, opened, overwriteIndex, seen, tagged, taggedRecords } from "../testing/backups.ts";
import { backUpEmbedded, restoreEmbedded } from "./index.ts";

const { newFolder, catalogue } = backupStage();

describe("a restore", () => {
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

	it("asks to move away a catalogue that is no database any more, and then works", async () => {
		const { path, index } = await catalogue("first");
		const { file } = await backUpEmbedded(path, newFolder());
		await index.close();
		writeFileSync(path, readFileSync(path).fill(0xff, 0, 100));
		const before = readFileSync(path);
		await expect(restoreEmbedded(path, file)).rejects.toMatchObject({
			code: "corrupt",
			message: expect.stringMatching(/Move it away, .+, and restore a backup/),
		});
		expect(readFileSync(path).equals(before)).toBe(true);
		for (const suffix of ["", "-wal", "-shm"]) rmSync(`${path}${suffix}`, { force: true });
		await restoreEmbedded(path, file);
		expect(await seen(opened(path))).toEqual(tagged("first"));
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
		await imported(index, taggedRecords("second", 300));
		const signal = AbortSignal.abort(new Error("stopped"));
		await expect(restoreEmbedded(path, copy, { signal })).rejects.toThrow("stopped");
		expect(await seen(index)).toEqual(tagged("second"));
	});
});
