import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { SWEEP } from "../../../../../../test/sweep.ts";
import { imported, model } from "../../../suite/fixture.ts";
import { openEmbedded } from "../index.ts";

const disk = mkdtempSync(join(tmpdir(), "vitrine-full-"));
const isMounted = mount("-t", "tmpfs", "-o", "size=3m", "tmpfs", disk);
if (!isMounted) console.warn("SKIPPED without root, who can mount a small disk: an import on a full disk");
afterAll(() => {
	if (isMounted) spawnSync("umount", ["--lazy", disk]);
	rmSync(disk, { recursive: true, force: true });
});

function mount(...words: readonly string[]): boolean {
	return process.getuid?.() === 0 && spawnSync("mount", words).status === 0;
}

it.skipIf(!isMounted)("a start on a full disk says that it is full", async () => {
	const path = join(disk, "first.sqlite");
	await openEmbedded(path).close();
	const filler = join(disk, "filler");
	fill(filler);
	expect(() => openEmbedded(path)).toThrow(
		expect.objectContaining({
			code: "full",
			message: expect.stringContaining(`${path} cannot grow: the disk is full. Free some disk space and try again`),
		}),
	);
	rmSync(filler);
	await openEmbedded(path).close();
	rmSync(path);
});

/** Writes a file until nothing more can be written. */
function fill(file: string): void {
	try {
		for (;;) appendFileSync(file, Buffer.alloc(4096));
	} catch {
		// The disk is full.
	}
}

const many = Array.from({ length: 20_000 }, (_, i) => model(`new/model-${i}`, { tags: ["new", `${i}`] }));

it.skipIf(!isMounted)(
	"an import on a full disk fails with a message, keeps the catalogue, and resumes when there is room",
	SWEEP,
	async () => {
		const path = join(disk, "catalogue.sqlite");
		const index = openEmbedded(path);
		await imported(index, [model("old/model", { tags: ["old"] })]);
		await expect(imported(index, many)).rejects.toMatchObject({
			name: "IndexError",
			code: "full",
			message: expect.stringMatching(
				/catalogue\.sqlite cannot grow: the disk is full\. Free some disk space and try again/,
			),
		});
		const page = await index.search({ facets: ["tag"] });
		expect([page.total, page.facets.tag]).toEqual([1, [{ value: "old", count: 1 }]]);
		await index.close();
		expect(mount("-o", "remount,size=80m", disk)).toBe(true);
		const again = openEmbedded(path);
		await imported(again, many);
		expect((await again.search({ filters: { tag: ["new"] } })).total).toBe(many.length);
		await again.close();
	},
);
