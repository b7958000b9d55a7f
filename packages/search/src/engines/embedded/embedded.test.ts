import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { IndexError } from "../../api/errors.ts";
import type { Index } from "../../api/searchIndex.ts";
import { imported, model } from "../../suite/fixture.ts";
import { openEmbedded, type EmbeddedOptions } from "./index.ts";
import { SWEEP } from "../../../../../test/sweep.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-embedded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
const newPath = (): string => join(folder, `${made++}`, "catalogue.sqlite");
const thousand = Array.from({ length: 1000 }, (_, i) => model(`owner/model-${i}`, { downloads: i }));

describe("a file that cannot be used", () => {
	it("is refused if it is no database, with what to do", () => {
		const path = join(folder, "notes.txt");
		writeFileSync(path, "Not a database, but long enough to look into. ".repeat(100));
		expect(refusal(path)).toMatchObject({ code: "corrupt" });
		expect(refusal(path).message).toMatch(/notes\.txt is damaged, or not a database\. Move it away/);
		expect(readFileSync(path, "utf8")).toMatch(/^Not a database/);
	});

	it("is refused if it is a database of another application, and not changed", () => {
		const path = join(folder, "other.sqlite");
		const other = new DatabaseSync(path);
		other.exec("CREATE TABLE recipes (name TEXT)");
		other.close();
		const before = readFileSync(path);
		expect(refusal(path)).toMatchObject({ code: "foreign" });
		expect(readFileSync(path).equals(before)).toBe(true);
	});

	it("is refused for a schema of another version, with both versions and what to do", async () => {
		const path = newPath();
		await (await ready(path)).close();
		const database = new DatabaseSync(path);
		database.exec("UPDATE schema SET version = 999");
		database.close();
		expect(refusal(path)).toMatchObject({ code: "version" });
		expect(refusal(path).message).toMatch(
			/a later version of Vitrine: it has schema 999, this version reads \d+\. Move the file away and import/,
		);
	});

	it("is reported as damaged if half of it is missing", async () => {
		const path = newPath();
		const index = await ready(path);
		await imported(index, thousand);
		await index.close();
		truncateSync(path, 60_000);
		const search = async (): Promise<unknown> => {
			const damaged = openEmbedded(path);
			return damaged.search({ text: "model", facets: ["author"] }).finally(() => damaged.close());
		};
		await expect(search()).rejects.toMatchObject({ name: "IndexError", code: "corrupt" });
	});

	it("is refused if no directory can be created", () => {
		const file = join(folder, "file");
		writeFileSync(file, "");
		expect(refusal(join(file, "data", "catalogue.sqlite"))).toMatchObject({ code: "denied" });
		expect(refusal(folder)).toMatchObject({ code: "denied" });
		expect(refusal("")).toMatchObject({ code: "denied" });
	});

	it("is refused in a read-only directory, with what to check", () => {
		const closed = join(folder, "closed");
		mkdirSync(closed, { mode: 0o555 });
		chmodSync(folder, 0o755);
		const error = unprivileged(() => refusal(join(closed, "catalogue.sqlite")));
		expect(error).toMatchObject({ code: "denied" });
		expect(error.message).toMatch(/cannot be opened for writing\. Check the permissions/);
	});
});

describe("a read-only catalogue", () => {
	it("is reported with what to check, and works when it is writable again", async () => {
		const path = newPath();
		const index = await ready(path);
		await imported(index, [model("a/b")]);
		await index.close();
		const inside = join(path, "..");
		chmodSync(path, 0o444);
		chmodSync(inside, 0o555);
		const error = unprivileged(() => refusal(path));
		expect(error.code).toBe("denied");
		expect(error.message).toMatch(/catalogue\.sqlite cannot be opened for writing\. Check the permissions/);
		chmodSync(inside, 0o755);
		chmodSync(path, 0o644);
		expect((await (await ready(path)).search({})).total).toBe(1);
	});
});

describe("several processes", () => {
	it("see the old catalogue during an import, and after it was killed", SWEEP, async () => {
		const path = newPath();
		const index = await ready(path, { patience: 200 });
		await imported(index, [model("a/old")]);
		const importer = await startImporter(path);
		await seesOnlyOld(index);
		await expect(index.load({ id: "x:y", kind: "x", location: "y" })).rejects.toMatchObject({
			code: "busy",
			message: expect.stringMatching(/another import .* try again/),
		});
		await expect(index.delete(["a/old"])).rejects.toMatchObject({ code: "busy" });
		importer.kill("SIGKILL");
		await once(importer, "exit");
		await seesOnlyOld(index);
		await seesOnlyOld(await ready(path));
		await imported(index, [model("b/new")]);
		expect(await index.count()).toBe(2);
	});

	it("see what another one has committed, also after earlier reads", async () => {
		const path = newPath();
		const [one, other] = [await ready(path), await ready(path)];
		expect((await other.search({})).total).toBe(0);
		await imported(one, thousand);
		expect((await other.search({ facets: ["author"] })).facets.author).toEqual([{ value: "owner", count: 1000 }]);
		await one.delete(["owner/model-1"]);
		expect((await other.search({ text: "model" })).total).toBe(999);
	});

	it("may open a new file at the same time", SWEEP, async () => {
		const path = newPath();
		const both = await Promise.all([startImporter(path), startImporter(newPath())]);
		expect(existsSync(path)).toBe(true);
		for (const importer of both) importer.kill("SIGKILL");
	});
});

describe("one process", () => {
	it("searches during an import, and every answer is consistent", async () => {
		const index = await ready(newPath());
		await imported(index, thousand);
		const load = await index.load({ id: "x:y", kind: "x", location: "y" });
		const adding = load.add(thousand.map((record) => ({ ...record, id: `${record.id}-b`, pipeline_tag: "fill-mask" })));
		const totals = new Set<number>();
		for (let i = 0; i < 20; i++) totals.add((await index.search({ filters: { author: ["owner"] } })).total);
		await adding;
		await load.commit({ skipped: 0 });
		expect([...totals]).toEqual([1000]);
		expect((await index.search({ facets: ["task"] })).facets.task).toEqual([{ value: "fill-mask", count: 1000 }]);
	});

	it("answers concurrent searches after an import", async () => {
		const index = await ready(newPath());
		await imported(index, thousand);
		const pages = await Promise.all([
			index.search({}),
			index.search({ text: "model" }),
			index.search({ sort: "likes" }),
		]);
		expect(pages.map(({ total }) => total)).toEqual([1000, 1000, 1000]);
	});
});

async function ready(path: string, options?: EmbeddedOptions): Promise<Index> {
	const index = openEmbedded(path, options);
	onTestFinished(() => index.close());
	return index;
}

async function seesOnlyOld(index: Index): Promise<void> {
	const { rows, total } = await index.search({ text: "old" });
	expect([total, rows[0]?.record.id, await index.count()]).toEqual([1, "a/old", 1]);
	expect((await index.search({ text: "endless" })).total).toBe(0);
}

/** A process that is importing; it is killed after the test. */
async function startImporter(path: string): Promise<ChildProcess> {
	const script = join(import.meta.dirname, "testing", "importer.ts");
	const importer = spawn(process.execPath, [script, path], { stdio: ["ignore", "pipe", "inherit"] });
	onTestFinished(() => void importer.kill("SIGKILL"));
	const [output] = (await once(importer.stdout, "data")) as [Buffer];
	expect(output.toString()).toBe("importing\n");
	return importer;
}

function refusal(path: string): IndexError {
	try {
		void openEmbedded(path).close();
	} catch (error) {
		expect(error).toBeInstanceOf(IndexError);
		return error as IndexError;
	}
	throw new Error(`${path} was opened`);
}

/** Runs something without root permissions. */
function unprivileged<T>(work: () => T): T {
	if (process.getuid?.() !== 0) return work();
	process.seteuid!(65_534);
	try {
		return work();
	} finally {
		process.seteuid!(0);
	}
}
