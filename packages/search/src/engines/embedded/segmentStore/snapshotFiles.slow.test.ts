import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { indexedDocument } from "../../../indexing/catalogueIndexer.ts";
import { imported, model } from "../../../suite/fixture.ts";
import { openEmbedded } from "../index.ts";
import { HEADER_START, MAGIC, SNAPSHOT_VERSION, UINT32 } from "../segment/snapshot/format.ts";
import { openSnapshot } from "../segment/snapshot/readSnapshot.ts";
import { BuildProgress } from "./buildProgress.ts";
import { SegmentStore } from "./segmentStore.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-snapshots-"));
afterAll(() => rmSync(folder, { recursive: true }));

// So many that an import writes a snapshot.
const RECORDS = 20_500;
const path = join(folder, "catalogue.sqlite");

beforeAll(async () => {
	const index = openEmbedded(path);
	await imported(
		index,
		Array.from({ length: RECORDS }, (_, i) => model(`owner/model-${i}`, { tags: ["snapshot"] })),
	);
	await index.close();
	rewriteRows();
});

/** Makes rows differ from the snapshot, so that answers show which of them was read. */
function rewriteRows(): void {
	const database = new DatabaseSync(path);
	database.exec(`UPDATE records SET record = replace(record, '"snapshot"', '"rows"')`);
	database.close();
}

async function tags(): Promise<unknown> {
	const index = openEmbedded(path);
	try {
		return (await index.search({ facets: ["tag"] })).facets.tag;
	} finally {
		await index.close();
	}
}

/** The snapshot that the database names: beside it, there may be a draft of the next one. */
function snapshot(): string {
	const database = new DatabaseSync(path, { readOnly: true });
	try {
		return join(folder, String(database.prepare("SELECT snapshot FROM schema").get()?.["snapshot"]));
	} finally {
		database.close();
	}
}

describe("a start", () => {
	it("reads the snapshot of an import", async () => {
		expect(await tags()).toEqual([{ value: "snapshot", count: RECORDS }]);
	});

	it("adds later changes and deletions", async () => {
		const index = openEmbedded(path);
		await imported(index, [model("owner/model-7", { tags: ["later"] }), model("owner/new", { tags: ["later"] })]);
		await index.delete(["owner/model-8"]);
		await index.close();
		expect(await tags()).toEqual([
			{ value: "snapshot", count: RECORDS - 2 },
			{ value: "later", count: 2 },
		]);
	});

	it("reports how far the rows are read where there is no snapshot", () => {
		const database = new DatabaseSync(path, { readOnly: true });
		const progress = new BuildProgress();
		const seen = vi.spyOn(progress, "add");
		let [most, of] = [0, 0];
		seen.mockImplementation((rows) => {
			BuildProgress.prototype.add.call(progress, rows);
			({ done: most = 0, of = 0 } = progress.current ?? {});
		});
		new SegmentStore(indexedDocument, undefined, { progress }).refresh(database);
		database.close();
		expect([most, of, progress.current]).toEqual([RECORDS, RECORDS, undefined]);
	});

	it("reads the rows if the snapshot is older than the listed deletions", async () => {
		const file = snapshot();
		const whole = readFileSync(file);
		const database = new DatabaseSync(path);
		const before = database.prepare("SELECT horizon FROM schema").get()!["horizon"] as number;
		database.exec("UPDATE schema SET horizon = generation");
		expect(await tags()).toEqual([
			{ value: "rows", count: RECORDS - 2 },
			{ value: "later", count: 2 },
		]);
		database.prepare("UPDATE schema SET horizon = ?").run(before);
		database.close();
		expect(readFileSync(file).equals(whole)).toBe(true);
	});

	it.each<[string, (file: string) => void]>([
		["damaged in its header", (file) => writeFileSync(file, flipped(readFileSync(file), "header"))],
		["damaged in the parts that are read later", (file) => writeFileSync(file, flipped(readFileSync(file), "parts"))],
		["cut short", (file) => writeFileSync(file, readFileSync(file).subarray(0, 999))],
		["missing", (file) => rmSync(file)],
		["of the version before", (file) => writeFileSync(file, ofVersion(readFileSync(file), SNAPSHOT_VERSION - 1))],
	])("reads the rows if the snapshot is %s", async (_, damage) => {
		const file = snapshot();
		const whole = readFileSync(file);
		damage(file);
		expect(await tags()).toEqual([
			{ value: "rows", count: RECORDS - 2 },
			{ value: "later", count: 2 },
		]);
		writeFileSync(file, whole);
		expect(await tags()).toContainEqual({ value: "snapshot", count: RECORDS - 2 });
	});
});

it("a snapshot of an earlier version is replaced while the index is not used", async () => {
	const before = snapshot();
	writeFileSync(before, ofVersion(readFileSync(before), SNAPSHOT_VERSION - 1));
	const index = openEmbedded(path);
	await index.search({});
	await expect.poll(snapshot, { timeout: 60_000, interval: 200 }).not.toBe(before);
	await index.close();
	expect(openSnapshot(snapshot()).generation).toBeGreaterThan(0);
	expect(await tags()).toContainEqual({ value: "rows", count: RECORDS - 2 });
});

/** A snapshot with another version in its header, and the checksum for that. */
function ofVersion(bytes: Buffer, version: number): Buffer {
	const at = bytes.indexOf(`"version":${SNAPSHOT_VERSION}`);
	expect(at).toBeGreaterThan(0);
	bytes.write(`"version":${version}`, at);
	bytes.writeUInt32LE(crc32(headerOf(bytes)), MAGIC.length + UINT32);
	return bytes;
}

const headerOf = (bytes: Buffer): Buffer =>
	bytes.subarray(HEADER_START, HEADER_START + bytes.readUInt32LE(MAGIC.length));

/** Changes a bit in the header, or in every part. */
function flipped(bytes: Buffer, where: "header" | "parts"): Buffer {
	const start = HEADER_START + headerOf(bytes).length;
	if (where === "header") bytes[start - 100]! ^= 8;
	else for (let at = start; at < bytes.length; at += 16) bytes[at]! ^= 8;
	return bytes;
}
