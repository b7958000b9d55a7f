import { chmod, readdir, symlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { collect } from "../test/collect.ts";
import { allSources } from "../test/suite.ts";
import { folderWith } from "../test/temp.ts";
import { openCache } from "./cache.ts";
import { SourceError } from "./error.ts";

const SHA = "0123456789abcdef0123456789abcdef01234567";
const CARD = "---\ntags: [miniature]\n---\n# A model\n";

/** A cache in the layout of hub clients: the snapshot consists of links to blobs. */
async function cacheOf(names: readonly string[], more: Record<string, string> = {}): Promise<string> {
	const files: Record<string, string> = { ...more };
	for (const name of names) {
		files[`models--${name}/refs/main`] = SHA;
		files[`models--${name}/blobs/b1`] = CARD;
		files[`models--${name}/snapshots/${SHA}/.keep`] = "";
	}
	const root = await folderWith(files);
	for (const name of names) await symlink("../../blobs/b1", join(root, `models--${name}/snapshots/${SHA}/README.md`));
	return root;
}

const THREE = ["vitrine--one", "vitrine--two", "vitrine--three"];

allSources("a hub cache", async () => openCache(await cacheOf(THREE, { "models--vitrine--none/refs/main": SHA })));

describe("a hub cache", () => {
	test("gives id and revision of each model, and neither dates nor sizes of the whole", async () => {
		const { records } = await collect(
			await openCache(await cacheOf(["gpt2", "vitrine--one"], { "datasets--x/y": "", "version.txt": "1" })),
		);
		expect(records.map(({ id, sha }) => [id, sha])).toEqual([
			["gpt2", SHA],
			["vitrine/one", SHA],
		]);
		const source = await openCache(await cacheOf(["gpt2"]));
		expect(await source.revision("gpt2")).toBe(SHA);
		expect(records[0]).not.toHaveProperty("lastModified");
		expect(records[0]).not.toHaveProperty("usedStorage");
	});

	test("is found from the folder above it", async () => {
		const root = await folderWith({ [`hub/models--a--b/snapshots/${SHA}/README.md`]: CARD });
		const source = await openCache(root);
		expect(source.location).toBe(join(root, "hub"));
		expect((await collect(source)).records).toMatchObject([{ id: "a/b", sha: SHA }]);
	});

	test("without a main gives the newest snapshot, and follows no ref that leads out of it", async () => {
		const root = await folderWith({
			"models--a--b/refs/main": "../../../outside",
			"models--a--b/snapshots/old/README.md": CARD,
			"models--a--b/snapshots/new/README.md": CARD,
			"outside/README.md": CARD,
		});
		await utimes(join(root, "models--a--b/snapshots/old"), 0, new Date("2020-01-01"));
		expect((await collect(await openCache(root))).records[0]?.sha).toBe("new");
	});

	test("follows no link that leads out of it", async () => {
		const outside = await folderWith({ "secret.txt": "secret" });
		const root = await cacheOf(["a--b"]);
		await symlink(join(outside, "secret.txt"), join(root, `models--a--b/snapshots/${SHA}/leak.txt`));
		const source = await openCache(root);
		expect((await collect(source)).notes).toEqual([`leak.txt is a link that leads out of ${root}; it is not followed`]);
		await expect(source.read("a/b", "leak.txt")).rejects.toBeInstanceOf(SourceError);
	});

	test("follows links into the blobs of the same model only", async () => {
		const root = await cacheOf(["a--b", "a--c"]);
		const snapshot = join(root, `models--a--b/snapshots/${SHA}`);
		await symlink("../../../models--a--c/blobs/b1", join(snapshot, "other.txt"));
		await symlink("../../refs/main", join(snapshot, "ref.txt"));
		const source = await openCache(root);
		expect((await source.files("a/b"))?.map(({ path }) => path)).toEqual(["README.md"]);
		expect(await source.read("a/b", "README.md")).toHaveLength(CARD.length);
		expect(await source.read("a/b", "other.txt")).toBeUndefined();
		expect(await source.read("a/b", "ref.txt")).toBeUndefined();
	});

	test("is read and never written", async () => {
		const root = await cacheOf(THREE);
		const before = await readdir(root, { recursive: true });
		await chmod(root, 0o555);
		const source = await openCache(root);
		await collect(source);
		await source.read("vitrine/one", "README.md");
		await chmod(root, 0o755);
		expect(await readdir(root, { recursive: true })).toEqual(before);
	});
});
