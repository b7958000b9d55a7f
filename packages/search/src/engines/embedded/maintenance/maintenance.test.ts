import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { ModelRecord } from "@vitrine/model";
import type { Maintenance, MaintenanceProgress } from "../../../api/maintenance.ts";
import type { Index, Load } from "../../../api/searchIndex.ts";
import { imported, model } from "../../../suite/fixture.ts";
import { openEmbedded } from "../index.ts";
import type { Segment } from "../segment/segment.ts";
import { openSnapshot } from "../segment/snapshot/readSnapshot.ts";
import { writeSnapshot } from "../segment/snapshot/writeSnapshot.ts";
import { SWEEP, swept } from "../../../../../../test/sweep.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-maintenance-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TASKS = ["text-generation", "fill-mask", "summarization"];

const RECORDS: readonly ModelRecord[] = Array.from({ length: 300 }, (_, i) =>
	model(`owner-${i % 7}/Model-${i}b`, {
		tags: [`tag-${i % 40}`, "shared", "region:us", ...(i % 3 ? [] : ["Deep-Learning"])],
		pipeline_tag: TASKS[i % 3]!,
		downloads: i * 10,
		...(i % 2 && { likes: i % 11 }),
	}),
);

let made = 0;
const newPath = (): string => join(folder, `${made++}`, "catalogue.sqlite");

function opened(path: string): Index & Maintenance {
	const index = openEmbedded(path);
	onTestFinished(() => index.close());
	return index;
}

/** A catalogue of several segments with deleted documents, which is copied: to make one takes long. */
async function catalogue(): Promise<string> {
	filled ??= makeFilled();
	return copyOf(await filled);
}

let filled: Promise<string> | undefined;
async function makeFilled(): Promise<string> {
	const path = newPath();
	const index = openEmbedded(path);
	await fill(index);
	await index.close();
	return path;
}

function copyOf(original: string): string {
	const path = newPath();
	cpSync(dirname(original), dirname(path), { recursive: true });
	return path;
}

async function fill(index: Index): Promise<void> {
	await imported(index, RECORDS);
	await index.search({ limit: 1 });
	await imported(index, [model("owner-1/Model-1b", { tags: ["changed"] }), model("new/one", { likes: 3 })]);
	await index.delete(["owner-2/Model-2b"]);
}

/** A catalogue whose snapshot was verified. */
async function rebuilt(): Promise<string> {
	const path = newPath();
	const index = openEmbedded(path);
	await fill(index);
	await index.rebuild();
	expect(await index.verify()).toMatchObject({ found: 0 });
	await index.close();
	return path;
}

function altered(path: string, sql: string): void {
	const database = new DatabaseSync(path);
	database.exec(sql);
	database.close();
}

/** Overwrites the first bytes of the page where an index of the database starts. */
function overwriteRoot(path: string, name: string): void {
	const database = new DatabaseSync(path);
	const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?").get(name)!;
	const { page_size } = database.prepare("PRAGMA page_size").get()!;
	database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
	database.close();
	const bytes = readFileSync(path);
	const root = (Number(rootpage) - 1) * Number(page_size);
	writeFileSync(path, bytes.fill(0xff, root, root + 64));
}

const snapshotOf = (path: string): string =>
	join(
		path,
		"..",
		readdirSync(join(path, "..")).find((name) => name.includes(".index-"))!,
	);

/** Writes a snapshot with wrong contents and a right checksum. */
function tampered(path: string, change: (segment: Segment) => Segment | void): void {
	const file = snapshotOf(path);
	const read = openSnapshot(file);
	const views = read.views.map(({ segment, deleted }) => ({ segment: change(segment) ?? segment, deleted }));
	writeSnapshot(file, { ...read, views });
}

describe("health and status", () => {
	it("are ready if a search is answered, with the file, its generation and its snapshot", async () => {
		const path = await catalogue();
		const index = opened(path);
		// A status waits until the index is read; health gives up after seconds, which a busy machine may need.
		const status = await index.status();
		expect(await index.health()).toEqual({ state: "ready", engine: "embedded", problems: [] });
		expect(status).toMatchObject({ state: "ready", records: 300, problems: [] });
		expect(status.bytes).toBeGreaterThan(10_000);
		expect(status.facts).toContainEqual({ name: "file", value: path });
		expect(status.facts).toContainEqual({ name: "edition", value: "3" });
	});

	it("count the records that an import has stored and readers do not see", async () => {
		const path = await catalogue();
		const [importing, reading] = [opened(path), opened(path)];
		expect((await reading.status()).staged).toBe(0);
		const more = Array.from({ length: 50 }, (_, i) => model(`more/m${i}`));
		const load = async (): Promise<Load> => {
			const started = await importing.load({ id: "ndjson:/more", kind: "ndjson", location: "/more" });
			await started.add(more);
			return started;
		};
		await (await load()).rollback();
		expect(await reading.status()).toMatchObject({ records: 300, staged: 50 });
		await (await load()).commit({ skipped: 0 });
		expect(await reading.status()).toMatchObject({ records: 350, staged: 0 });
	});

	it("are down, with what to do, if the index is closed", async () => {
		const index = openEmbedded(newPath());
		await index.close();
		expect(await index.health()).toMatchObject({
			state: "down",
			problems: [{ code: "closed", message: expect.stringContaining("Open it again") }],
		});
		expect(await index.status()).toMatchObject({ state: "down", problems: [expect.stringContaining("closed")] });
	});
});

describe("verify", () => {
	/** A catalogue with nothing wrong, and nobody reading it. */
	let valid: string;
	beforeAll(async () => {
		valid = await rebuilt();
	});

	it("finds nothing wrong with a valid catalogue, and reports its progress", async () => {
		const path = await catalogue();
		const steps: MaintenanceProgress[] = [];
		expect(await opened(path).verify((step) => void steps.push(step))).toEqual({
			records: 300,
			problems: [],
			found: 0,
		});
		expect(steps[0]).toEqual({ done: 0, of: 300 });
		const memory = opened(":memory:");
		await imported(memory, RECORDS);
		expect(await memory.verify()).toMatchObject({ records: 300, found: 0 });
	});

	it("passes over values that are too long to filter by", SWEEP, async () => {
		const index = opened(":memory:");
		await imported(index, [
			...RECORDS,
			model("a/long", { tags: ["t".repeat(10_001)], library_name: "l".repeat(20_000) }),
		]);
		expect(await index.verify()).toEqual({ records: 301, problems: [], found: 0 });
	});

	it("ignores the invisible rows of an import", SWEEP, async () => {
		const path = await catalogue();
		const index = opened(path);
		const load = await index.load({ id: "folder:/x", kind: "folder", location: "/x" });
		await load.add([model("not/yet")]);
		await load.rollback();
		expect(await index.verify()).toMatchObject({ records: 300, found: 0 });
	});

	const WRONG: readonly (readonly [what: string, sql: string, expected: string])[] = [
		[
			"a record that was changed",
			"UPDATE records SET record = replace(record, 'tag-5', 'tag-6') WHERE model = 46",
			"imported",
		],
		["a missing record", "DELETE FROM records WHERE model = 46", 'owner-3/Model-45b" has a row, but no record'],
		["a record without a row", "INSERT INTO records VALUES (0, '{}')", "number 0"],
		["a duplicate id", "UPDATE models SET id = 'owner-0/Model-0b' WHERE model = 5", "is stored 2 times"],
		["a wrong total", "UPDATE schema SET total = 7", "states a total of 7 records, but has 300"],
		["a wrong count of a source", "UPDATE sources SET records = 9", "states 9 records"],
	];
	for (const [[what, sql, expected], options] of swept(WRONG, 2))
		it(`finds ${what}`, options, async () => {
			const path = await catalogue();
			altered(path, sql);
			const { problems, found } = await opened(path).verify();
			expect(found).toBeGreaterThan(0);
			expect(problems.join("\n")).toContain(expected);
		});

	type Tampered = readonly [what: string, change: (segment: Segment) => Segment | void, expected: string];
	const TAMPERED: readonly Tampered[] = [
		["a numeric field", ({ numericFields }) => void numericFields.likes.codes.fill(1, 10, 11), "likes"],
		["a name", ({ nameHashes }) => void nameHashes.fill(7, 4, 5), "another name"],
		["an order", ({ numericFields }) => void numericFields.downloads.order.reverse(), "order by downloads"],
		[
			"an order with a hole",
			({ numericFields }) => void numericFields.updated.order.fill(3),
			"sorts wrongly by updated",
		],
		["the order of ids", ({ docsById, idRanks }) => void [docsById.reverse(), idRanks.reverse()], "ids"],
		["a word", ({ valueTokenRefs: { entries } }) => void entries.fill(entries[0]!), "lead to values"],
		["the records of a token", ({ idTokenDocs }) => void idTokenDocs.lists.entries.fill(0, 0, 3), "the token"],
		[
			"the records of a tag",
			({ facets: { tag } }) => void tag.postings.lists.entries.fill(tag.postings.lists.entries[0]!, 1, 2),
			"tag",
		],
		["the tasks of records", ({ facets: { task } }) => void task.codes.reverse(), "task"],
		[
			"records that are not stored",
			(segment) => ({ ...segment, rowIds: segment.rowIds.map((rowId, doc) => (doc === 9 ? 1e6 : rowId)) }),
			"not stored",
		],
	];
	for (const [[what, change, expected], options] of swept(TAMPERED, 3))
		it(`finds a snapshot with wrong contents: ${what}`, options, async () => {
			const path = copyOf(valid);
			tampered(path, change);
			const { problems, found } = await opened(path).verify();
			expect(found).toBeGreaterThan(0);
			expect(problems.join("\n")).toContain(expected);
		});

	it("reports the first twenty of many problems, and counts all", SWEEP, async () => {
		const path = await catalogue();
		altered(path, `UPDATE records SET record = replace(record, 'shared', 'altered')`);
		const { problems, found } = await opened(path).verify();
		expect(problems).toHaveLength(20);
		expect(found).toBeGreaterThanOrEqual(298);
	});

	it("reports a damaged file, and stops", async () => {
		const path = await catalogue();
		overwriteRoot(path, "models_by_id");
		const { problems } = await opened(path).verify();
		expect(problems[0]).toContain("The database file is damaged");
	});
});

describe("rebuild", () => {
	it("repairs the index, also for processes that have it open", async () => {
		const path = await catalogue();
		await opened(path).rebuild();
		tampered(path, ({ facets: { task } }) => void task.values.bytes.fill(0x21, 0, 1));
		const reader = opened(path);
		const tasks = async (): Promise<unknown> =>
			(await reader.search({ facets: ["task"] })).facets.task?.map(({ value }) => value).toSorted();
		expect(await tasks()).not.toEqual(TASKS.toSorted());
		const before = { file: snapshotOf(path), generation: await reader.generation() };
		const steps: MaintenanceProgress[] = [];
		await opened(path).rebuild((step) => void steps.push(step));
		expect(steps.at(-1)).toEqual({ done: 300, of: 300 });
		expect(await tasks()).toEqual(TASKS.toSorted());
		expect(await reader.generation()).not.toBe(before.generation);
		expect(snapshotOf(path)).not.toBe(before.file);
		expect(await reader.verify()).toMatchObject({ records: 300, found: 0 });
	});

	it("keeps the rows of an uncommitted import, and works in memory and on an empty index", SWEEP, async () => {
		const path = await catalogue();
		const index = opened(path);
		const source = { id: "folder:/x", kind: "folder", location: "/x" };
		const load = await index.load(source);
		await load.add([model("half/way")]);
		await load.rollback();
		await index.rebuild();
		const again = await index.load(source);
		await again.add([model("half/way")]);
		expect(again.unchanged).toBe(1);
		await again.commit({ skipped: 0 });
		expect(await index.verify()).toMatchObject({ records: 301, found: 0 });
		const empty = opened(":memory:");
		await empty.rebuild();
		expect(await empty.verify()).toEqual({ records: 0, problems: [], found: 0 });
	});
});
