import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { imported, model } from "../../../suite/fixture.ts";
import { backUpEmbedded, restoreEmbedded } from "../backup/index.ts";
import { openEmbedded } from "../index.ts";

const disk = mkdtempSync(join(tmpdir(), "vitrine-read-only-"));

/** Mounts the folder over itself, read-only: files that are open stay writable, as no process can open others for writing. */
function becomeReadOnly(): boolean {
	const mount = (...words: readonly string[]): boolean => spawnSync("mount", [...words, disk]).status === 0;
	return process.getuid?.() === 0 && mount("--bind", disk) && mount("-o", "remount,ro,bind");
}

const becomeWritable = (): boolean => spawnSync("umount", ["-l", disk]).status === 0;

const canMount = becomeReadOnly() && becomeWritable();
if (!canMount) console.warn("SKIPPED without root, who can mount a disk: a disk that becomes read-only");
afterAll(() => rmSync(disk, { recursive: true, force: true }));

it.skipIf(!canMount)(
	"a disk that becomes read-only: readers continue, imports and restores are refused with words, and it heals",
	async () => {
		const path = join(disk, "catalogue.sqlite");
		const backup = join(tmpdir(), `vitrine-read-only-${process.pid}.backup`);
		const index = openEmbedded(path);
		await imported(index, [model("a/b", { tags: ["first"] })]);
		await backUpEmbedded(path, backup);
		expect((await index.search({})).total).toBe(1);
		expect(becomeReadOnly()).toBe(true);
		onTestFinished(() => void becomeWritable());
		const message = expect.stringMatching(
			/its disk is read-only\. Make the disk writable, or choose another directory/,
		);
		const denied = { name: "IndexError", code: "denied", message };
		await expect(imported(index, [model("c/d")])).rejects.toMatchObject(denied);
		await expect(index.delete(["a/b"])).rejects.toMatchObject(denied);
		await expect(restoreEmbedded(path, backup)).rejects.toMatchObject(denied);
		await expect(backUpEmbedded(path, join(disk, "x.backup"))).rejects.toMatchObject(denied);
		const page = await index.search({ text: "b", facets: ["tag"] });
		expect([page.total, page.facets.tag]).toEqual([1, [{ value: "first", count: 1 }]]);
		expect((await index.get("a/b"))?.record.tags).toEqual(["first"]);
		expect(becomeWritable()).toBe(true);
		await imported(index, [model("c/d")]);
		expect((await index.search({})).total).toBe(2);
		await index.close();
		rmSync(backup);
	},
);

it.skipIf(!canMount)("a start on a read-only disk is refused with the path and what to do", () => {
	expect(becomeReadOnly()).toBe(true);
	onTestFinished(() => void becomeWritable());
	for (const path of [join(disk, "new.sqlite"), join(disk, "deep/er", "new.sqlite")])
		expect(() => openEmbedded(path)).toThrow(
			expect.objectContaining({
				code: "denied",
				message: expect.stringContaining(`${path} cannot be opened for writing: its disk is read-only. Make the disk`),
			}),
		);
});
