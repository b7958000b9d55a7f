import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { mkdir, mkdtemp, open, rename, rm, stat, symlink, truncate, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { basename, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { FOLDERS } from "../../../fixtures/hostile/folders.ts";
import { SWEEP } from "../../../test/sweep.ts";
import { collect } from "../test/collect.ts";
import { allSources } from "../test/suite.ts";
import { folderWith } from "../test/temp.ts";
import { SourceError } from "./error.ts";
import { openFolder } from "./folder.ts";

const CARD = "---\ntags: [miniature]\n---\n# A model\n";
const THREE = { "vitrine/one/README.md": CARD, "vitrine/two/README.md": CARD, "vitrine/three/README.md": CARD };

allSources("a folder", async () => openFolder(await folderWith({ ...THREE, "vitrine/empty/notes.txt": "none" })));

const ids = async (folder: string): Promise<string[]> =>
	(await collect(await openFolder(folder))).records.map(({ id }) => id);

describe("a folder", () => {
	test("holds repositories as owner/name and as name", async () => {
		expect(
			await ids(await folderWith({ ...THREE, "bare/config.json": "{}", "make.py": "", "README.md": "# Ours" })),
		).toEqual(["bare", "vitrine/one", "vitrine/three", "vitrine/two"]);
	});

	test("may be a repository itself", async () => {
		const folder = await folderWith({ "README.md": CARD, "onnx/model.onnx": "" });
		const source = await openFolder(folder);
		expect(await ids(folder)).toEqual([basename(folder)]);
		expect((await source.files(basename(folder)))?.map(({ path }) => path)).toEqual(["README.md", "onnx/model.onnx"]);
	});

	test("that holds no model is skipped with a reason", async () => {
		const folder = await folderWith({ "a/b/c/README.md": CARD, "d/notes.md": "# Plain" });
		const { records, skipped } = await collect(await openFolder(folder));
		expect(records).toEqual([]);
		const code = "no-model";
		const message = "contains no model: no README.md that starts with ---, no config.json and no weights";
		expect(skipped).toEqual([
			{ where: join(folder, "a/b"), code, message },
			{ where: join(folder, "d"), code, message },
		]);
		const empty = await folderWith({});
		expect((await collect(await openFolder(empty))).skipped).toEqual([{ where: empty, code, message }]);
	});

	test("leaves out what belongs to tools", async () => {
		const folder = await folderWith({
			"a/README.md": CARD,
			"a/.git/config": "x",
			"a/.cache/huggingface/x": "x",
			"a/.gitattributes": "x",
			".hidden/README.md": CARD,
		});
		expect(await ids(folder)).toEqual(["a"]);
		expect((await (await openFolder(folder)).files("a"))?.map(({ path }) => path)).toEqual([
			".gitattributes",
			"README.md",
		]);
	});

	test("gives size, newest change, and a sha that does not depend on where the files are", async () => {
		const files = { "a/README.md": CARD, "a/w.bin": "x".repeat(3_000_000) };
		const [first, second] = [await folderWith(files), await folderWith(files)];
		await utimes(join(first, "a/README.md"), 0, new Date("2020-01-02T03:04:05Z"));
		for (const folder of [first, second]) await utimes(join(folder, "a/w.bin"), 0, new Date("2021-01-02T03:04:05Z"));
		const [one] = (await collect(await openFolder(first))).records;
		const [two] = (await collect(await openFolder(second))).records;
		const [changed] = (await collect(await openFolder(await folderWith({ ...files, "a/README.md": `${CARD}x` }))))
			.records;
		expect(one).toMatchObject({ lastModified: "2021-01-02T03:04:05.000Z", usedStorage: 3_000_000 + CARD.length });
		expect(one?.siblings).toEqual([
			{ rfilename: "README.md", size: CARD.length },
			{ rfilename: "w.bin", size: 3_000_000 },
		]);
		expect(one?.sha).toMatch(/^[0-9a-f]{40}$/);
		expect(one?.sha).toBe(two?.sha);
		expect(one?.sha).not.toBe(changed?.sha);
	});

	test("has its record's sha as revision, until a file changes", async () => {
		const folder = await folderWith({ "a/README.md": CARD });
		const source = await openFolder(folder);
		const [record] = (await collect(source)).records;
		expect(await source.revision("a")).toBe(record?.sha);
		await writeFile(join(folder, "a/README.md"), `${CARD}x`);
		expect(await source.revision("a")).not.toBe(record?.sha);
	});

	test("has another revision where anything in a large file changed, or a small one that kept its date", async () => {
		const folder = await folderWith({ "a/README.md": CARD, "a/w.bin": "x".repeat(3_000_000) });
		const source = await openFolder(folder);
		const first = await source.revision("a");
		const weights = await open(join(folder, "a/w.bin"), "r+");
		await weights.write("y", 1_500_000);
		await weights.close();
		await utimes(join(folder, "a/w.bin"), 0, new Date("2099-01-02T03:04:05Z"));
		const second = await source.revision("a");
		expect(second).not.toBe(first);
		const { atime, mtime } = await stat(join(folder, "a/README.md"));
		await writeFile(join(folder, "a/README.md"), CARD.toUpperCase());
		await utimes(join(folder, "a/README.md"), atime, mtime);
		expect(await source.revision("a")).not.toBe(second);
	});

	test("does not mix repositories through a link to a folder above", async () => {
		const folder = await folderWith({ "acme/one/README.md": CARD, "acme/two/README.md": CARD });
		await symlink("..", join(folder, "acme/one/up"));
		await symlink("../..", join(folder, "acme/one/top"));
		const source = await openFolder(folder);
		expect((await source.files("acme/one"))?.map(({ path }) => path)).toEqual(["README.md"]);
		const { notes } = await collect(source);
		for (const link of ["up", "top"])
			expect(notes).toContainEqual(expect.stringContaining(`${link} is a link to a folder that contains this`));
	});

	test.each(["with space", "with--dashes", "x.git", "-x", "a/b..c"])("notes that clients refuse %s", async (id) => {
		const { notes } = await collect(
			await openFolder(await folderWith({ [`${id}/README.md`]: CARD, "z/README.md": CARD })),
		);
		expect(notes).toEqual([expect.stringContaining(`${id} is refused by hub clients`)]);
	});

	test("notes a name that is not UTF-8", async () => {
		const folder = await folderWith({ "a/README.md": CARD });
		await writeFile(Buffer.concat([Buffer.from(`${folder}/a/`), Buffer.from([0xff, 0xfe])]), "x");
		const { notes } = await collect(await openFolder(folder));
		expect(notes).toEqual([expect.stringContaining("has a name that is not UTF-8")]);
	});

	test("says that the name of a model's folder is not UTF-8", async () => {
		const folder = await folderWith({ "a/README.md": CARD });
		const bad = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff, 0xfe])]);
		await mkdir(bad);
		await writeFile(Buffer.concat([bad, Buffer.from("/README.md")]), CARD);
		const { skipped } = await collect(await openFolder(folder));
		expect(skipped).toEqual([expect.objectContaining({ code: "not-utf-8-name" })]);
	});

	test("throws for a file that becomes shorter while it is read", async () => {
		const folder = await folderWith({ "a/README.md": CARD, "a/w.bin": "x".repeat(3_000_000) });
		const pieces = (await (await openFolder(folder)).stream("a", "w.bin"))?.[Symbol.asyncIterator]();
		expect((await pieces?.next())?.done).toBe(false);
		await truncate(join(folder, "a/w.bin"), 10);
		await expect(pieces?.next()).rejects.toThrow("was truncated while it was read");
	});

	test("follows no link that leads out of it, and notes it", async () => {
		const outside = await folderWith({ "secret.txt": "secret", "repo/README.md": CARD });
		const folder = await folderWith({ "a/README.md": CARD });
		await symlink(join(outside, "secret.txt"), join(folder, "a/leak.txt"));
		await symlink(outside, join(folder, "a/up"));
		await symlink(join(outside, "repo"), join(folder, "b"));
		await symlink("/absent", join(folder, "a/dangling"));
		const source = await openFolder(folder);
		const { records, notes, skipped } = await collect(source);
		expect(records.map(({ id, siblings }) => [id, siblings?.map(({ rfilename }) => rfilename)])).toEqual([
			["a", ["README.md"]],
		]);
		expect(notes).toEqual([
			"dangling is a broken link; skipped",
			`leak.txt is a link that leads out of ${folder}; it is not followed`,
			`up is a link that leads out of ${folder}; it is not followed`,
		]);
		expect(skipped).toEqual([
			{
				where: join(folder, "b"),
				code: "outside-link",
				message: `is a link that leads out of ${folder}; it is not followed`,
			},
		]);
		await expect(source.read("a", "leak.txt")).rejects.toBeInstanceOf(SourceError);
		await expect(source.read("a", "up/secret.txt")).rejects.toBeInstanceOf(SourceError);
		expect(await source.files("b")).toBeUndefined();
	});

	test.skipIf(process.platform === "win32")("opens no pipe, socket or device", async () => {
		const folder = await folderWith({ "a/README.md": CARD, "b/config.json": "{}" });
		const pipes = ["a/pipe.bin", "a/config.json", "b/README.md", "source.json"].map((path) => join(folder, path));
		execFileSync("mkfifo", pipes);
		const server = createServer().listen(join(folder, "a/socket"));
		await once(server, "listening");
		await symlink("/dev/zero", join(folder, "a/zero"));
		try {
			const source = await openFolder(folder);
			const { records } = await collect(source);
			expect(records.map(({ id, siblings }) => [id, siblings?.map(({ rfilename }) => rfilename)])).toEqual([
				["a", ["README.md"]],
				["b", ["config.json"]],
			]);
			expect(await source.attribution()).toBeUndefined();
			for (const path of ["pipe.bin", "config.json", "socket"])
				expect(await source.read("a", path), path).toBeUndefined();
			await expect(source.read("a", "zero")).rejects.toBeInstanceOf(SourceError);
		} finally {
			server.close();
		}
	});

	test("gives one version of a file, whatever takes its place while it is open", async () => {
		const folder = await folderWith({ "a/README.md": CARD, "a/w.txt": "first", other: "other, and longer" });
		const file = await (await openFolder(folder)).open("a", "w.txt");
		await rename(join(folder, "other"), join(folder, "a/w.txt"));
		expect([file?.size, new TextDecoder().decode(await file?.read())]).toEqual([5, "first"]);
		await file?.close();
		await expect(file?.read()).rejects.toThrow("closed");
	});

	test("follows links inside it, and gets out of a circle", async () => {
		const folder = await folderWith({ "a/README.md": CARD, "shared/w.txt": "x" });
		await symlink(join(folder, "shared/w.txt"), join(folder, "a/w.txt"));
		await symlink("..", join(folder, "a/round"));
		await mkdir(join(folder, "a/deep"));
		await symlink("..", join(folder, "a/deep/round"));
		const [record] = (await collect(await openFolder(folder))).records;
		const files = record?.siblings?.map(({ rfilename }) => rfilename) ?? [];
		expect(files).toEqual(expect.arrayContaining(["README.md", "w.txt"]));
		expect(files.length).toBeLessThan(6);
	});

	test.skipIf(process.platform !== "linux")(
		"is listed in bounded time, however many folders it has",
		SWEEP,
		async () => {
			const folder = await folderWith({ "a/README.md": CARD, "a/w.bin": "x" });
			for (let at = 0; at < 2_500; at++) mkdirSync(join(folder, `a/w${String(at).padStart(5, "0")}`));
			await writeFile(join(folder, "a/w00000/first.txt"), "x");
			await writeFile(join(folder, "a/w02499/last.txt"), "x");
			const source = await openFolder(folder);
			const { records, notes } = await collect(source);
			const files = (await source.files("a"))?.map(({ path }) => path);
			expect(files).toEqual(["README.md", "w.bin", "w00000/first.txt"]);
			expect(records[0]?.siblings).toHaveLength(3);
			expect(JSON.stringify(notes)).toContain("only the files in the first 2000 folders are listed");
		},
	);

	test.skipIf(!existsSync("/dev/shm"))("has files of any size and time", async ({ skip }) => {
		const folder = await mkdtemp("/dev/shm/vitrine-sources-");
		onTestFinished(() => rm(folder, { recursive: true }));
		await mkdir(join(folder, "a"));
		await writeFile(join(folder, "a/README.md"), CARD);
		const large = join(folder, "a/w.bin");
		execFileSync("truncate", ["-s", "9223372036854771712", large]);
		await utimes(large, 0, 1e16);
		if ((await stat(large)).mtimeMs < 1e16) return skip("this file system has no such times");
		const source = await openFolder(folder);
		const { records, skipped } = await collect(source);
		expect(skipped).toEqual([]);
		expect(records[0]).toMatchObject({ id: "a", lastModified: expect.stringMatching(/^20/) });
		const [, file] = (await source.files("a")) ?? [];
		expect(new Date(file?.modified ?? Number.NaN).toISOString()).toMatch(/^\+275760-09-13/);
	});

	test.skipIf(process.platform !== "linux").each(Object.entries(FOLDERS))(
		"with %s is read, and nothing outside it",
		SWEEP,
		async (_, fill) => {
			const folder = await folderWith({
				"models/a/README.md": CARD,
				"models/a/config.json": "{}",
				"secret.txt": "secret",
			});
			fill(join(folder, "models/a"));
			const source = await openFolder(join(folder, "models"));
			const { records, skipped, error } = await collect(source);
			expect([records.map(({ id }) => id), skipped, error]).toEqual([["a"], [], undefined]);
			const files = (await source.files("a")) ?? [];
			const paths = files.map(({ path }) => path);
			expect(paths).toEqual(expect.arrayContaining(["README.md", "config.json"]));
			expect(new Set(paths).size).toBe(paths.length);
			for (const path of paths) {
				const start = new TextDecoder().decode(await source.read("a", path, { start: 0, end: 100 }));
				expect(start, path).not.toMatch(/secret|root:|PATH=/);
			}
			expect(paths.filter((path) => /environ|passwd|zero|secret/.test(path))).toEqual([]);
		},
	);

	test("may be reached by a link", async () => {
		const folder = await folderWith(THREE);
		const link = `${folder}-link`;
		await symlink(folder, link);
		try {
			expect(await ids(link)).toHaveLength(3);
		} finally {
			await rename(link, join(folder, "link"));
		}
	});

	test("that is not there, or is a file, is an error with its path", async () => {
		const folder = await folderWith({ x: "" });
		await expect(openFolder(join(folder, "absent"))).rejects.toThrow(
			`${join(folder, "absent")}: there is no such folder`,
		);
		await expect(openFolder(join(folder, "x"))).rejects.toThrow(`${join(folder, "x")}: is not a folder`);
	});
});
