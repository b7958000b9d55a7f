import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { indexedDocument } from "../../../../indexing/catalogueIndexer.ts";
import { model } from "../../../../suite/fixture.ts";
import { buildSegment } from "../build/buildSegment.ts";
import { DocumentBatchWriter } from "../build/documentBatch.ts";
import type { Segment } from "../segment.ts";
import type { Snapshot } from "./format.ts";
import { openSnapshot } from "./readSnapshot.ts";
import { writeSnapshot } from "./writeSnapshot.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-snapshot-"));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, "index");
const snapshot: Snapshot = {
	generation: 7,
	lastRowId: 12,
	views: [
		{ segment: segmentOf(["a/one", "b/two", "通义/千问"]), deleted: Uint32Array.of(2) },
		{ segment: segmentOf([]) },
	],
};

describe("a snapshot", () => {
	it("is read as it was written", () => {
		writeSnapshot(path, snapshot);
		const read = openSnapshot(path);
		expect([read.generation, read.lastRowId]).toEqual([7, 12]);
		expect(read.views).toEqual(snapshot.views.map(({ segment, deleted }) => ({ segment, deleted })));
		expect(read.views[0]!.segment.idTokens.find("two")).toBeGreaterThanOrEqual(0);
		expect(read.views[0]!.segment.facets.author.values.at(2)).toBe("通义");
	});

	it.each([
		["cut short", (): void => truncateSync(path, 500)],
		["cut to nothing", (): void => truncateSync(path, 0)],
		["changed in one bit", (): void => writeFileSync(path, flipped(readFileSync(path)))],
		["something else", (): void => writeFileSync(path, "Not an index, but long enough to be looked into.")],
	])("that is %s is refused", (_, damage) => {
		writeSnapshot(path, snapshot);
		damage();
		expect(() => {
			const snapshot = openSnapshot(path);
			while (snapshot.readPart());
		}).toThrow();
	});
});

function segmentOf(ids: readonly string[]): Segment {
	const writer = new DocumentBatchWriter();
	for (const [i, id] of ids.entries())
		writer.add(i + 1, indexedDocument(model(id, { likes: i, tags: ["x", id] }), "folder:/models"));
	return buildSegment(
		[{ batch: writer.finish() }],
		Uint32Array.from(ids, (_, i) => i + 1),
	);
}

function flipped(bytes: Buffer): Buffer {
	bytes[Math.floor(bytes.length / 2)]! ^= 8;
	return bytes;
}
