import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isRepositories, openSource, type Repositories } from "@vitrine/sources";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { importSource } from "../import.ts";
import { openStore } from "../store.ts";
import { computeAll } from "./computeAll.ts";
import { Digests } from "./digests.ts";
import type { FileVersion } from "./fileVersion.ts";
import { SWEEP } from "../../../../test/sweep.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-digests-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const opened: Digests[] = [];
afterEach(async () => {
	await Promise.all(opened.splice(0).map((digests) => digests.close()));
});

const CARD = "---\ntags: [x]\n---\n";
const LARGE = Buffer.alloc(11 * 1024 * 1024, "large");
const SMALL = "small";
const sha256 = createHash("sha256").update(LARGE).digest("hex");
const gitId = createHash("sha1").update(`blob ${SMALL.length}\0${SMALL}`).digest("hex");

function put(path: string, content: string | Uint8Array): string {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), content);
	// Changes within two seconds have the same time, and are not kept.
	return join(folder, path);
}

const digestsAt = (name?: string): Digests => {
	const digests = new Digests(name === undefined ? undefined : join(folder, name));
	opened.push(digests);
	return digests;
};

async function repositories(path: string): Promise<Repositories> {
	const source = await openSource(path);
	if (!isRepositories(source)) throw new Error("It has no files.");
	return source;
}

async function versionAt(from: Repositories, id: string, path: string): Promise<FileVersion> {
	const file = (await from.files(id))?.find((one) => one.path === path);
	if (file === undefined) throw new Error(`${path} is missing.`);
	return { source: "s", id, ...file };
}

test("a large file has its SHA-256, a small one its name in git, and neither is computed again", async () => {
	put("one/a/README.md", CARD);
	put("one/a/large.bin", LARGE);
	put("one/a/small.bin", SMALL);
	const from = await repositories(join(folder, "one"));
	for (const [path, digest] of [
		["large.bin", sha256],
		["small.bin", gitId],
	] as const) {
		const version = await versionAt(from, "a", path);
		const first = digestsAt("kept.sqlite");
		expect(first.find(version)).toBeUndefined();
		const open = vi.fn(() => from.open("a", path));
		const [one, other] = [first.compute(version, open), first.compute(version, open, true)];
		expect([await one, await other, open.mock.calls.length]).toEqual([digest, digest, 1]);
		await first.close();
		expect(digestsAt("kept.sqlite").find(version)).toBe(digest);
	}
});

test("a digest is that of one version: a changed file has none until it is computed", async () => {
	put("two/a/README.md", CARD);
	const file = put("two/a/large.bin", LARGE);
	const from = await repositories(join(folder, "two"));
	const digests = digestsAt();
	const before = await versionAt(from, "a", "large.bin");
	expect(await digests.compute(before, () => from.open("a", "large.bin"))).toBe(sha256);
	const other = Buffer.alloc(LARGE.length, "other");
	writeFileSync(file, other);
	utimesSync(file, new Date(before.modified ?? 0), new Date(before.modified ?? 0));
	const after = await versionAt(from, "a", "large.bin");
	expect([after.size, digests.find(after)]).toEqual([before.size, undefined]);
	expect(await digests.compute(before, () => from.open("a", "large.bin"))).toBeUndefined();
	expect(digests.find(after)).toBe(createHash("sha256").update(other).digest("hex"));
});

test("a file of a hub cache is named by its blob, until somebody writes to the blob", async () => {
	const commit = "0123456789abcdef0123456789abcdef01234567";
	const blob = put(`cache/models--a--b/blobs/${sha256}`, LARGE);
	put(`cache/models--a--b/refs/main`, commit);
	mkdirSync(join(folder, `cache/models--a--b/snapshots/${commit}`), { recursive: true });
	symlinkSync(`../../blobs/${sha256}`, join(folder, `cache/models--a--b/snapshots/${commit}/model.bin`));
	const from = await repositories(join(folder, "cache"));
	const digests = digestsAt();
	expect(digests.find(await versionAt(from, "a/b", "model.bin"))).toBe(sha256);
	writeFileSync(blob, Buffer.alloc(LARGE.length, "other"));
	expect(digests.find(await versionAt(from, "a/b", "model.bin"))).toBeUndefined();
});

test("a damaged file of digests is replaced; one that cannot be opened is reported, and they are in memory", async () => {
	put("damaged.sqlite", "not a database".repeat(100));
	const version = { source: "s", id: "a", path: "x", size: 1, modified: 1, changed: 1 };
	const digests = digestsAt("damaged.sqlite");
	digests.keep(version, gitId);
	expect(digests.find(version)).toBe(gitId);
	const notices: string[] = [];
	mkdirSync(join(folder, "directory.sqlite"));
	const other = new Digests(join(folder, "directory.sqlite"), (message) => notices.push(message));
	opened.push(other);
	other.keep(version, gitId);
	expect([other.find(version), notices]).toEqual([gitId, [expect.stringContaining("computed again after a restart")]]);
});

test("after an import, the digests of all large files are computed without a request", SWEEP, async () => {
	put("three/acme/one/README.md", CARD);
	put("three/acme/one/large.bin", LARGE);
	const store = await openStore({ data: join(folder, "data"), starter: false });
	const ending = new AbortController();
	try {
		await importSource(store.index, join(folder, "three"));
		void computeAll(store, ending.signal);
		const row = await store.index.get("acme/one");
		const files = await store.repositories(row!)?.files("acme/one");
		const file = files?.find(({ path }) => path === "large.bin");
		const version = { source: row!.source, id: "acme/one", ...file! };
		await expect.poll(() => store.digests.find(version)).toBe(sha256);
	} finally {
		ending.abort();
		await store.close();
	}
});
