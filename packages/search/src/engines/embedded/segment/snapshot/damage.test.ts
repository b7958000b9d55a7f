import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexedDocument } from "../../../../indexing/catalogueIndexer.ts";
import { model } from "../../../../suite/fixture.ts";
import { buildSegment } from "../build/buildSegment.ts";
import { DocumentBatchWriter } from "../build/documentBatch.ts";
import { openSnapshot } from "./readSnapshot.ts";
import { writeSnapshot } from "./writeSnapshot.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-damage-"));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, "index");
let whole: Buffer;
beforeAll(() => {
	const writer = new DocumentBatchWriter();
	const ids = Array.from({ length: 300 }, (_, i) => `owner-${i % 7}/model-${String(i).padStart(3, "0")}`);
	for (const [i, id] of ids.entries())
		writer.add(
			i + 1,
			indexedDocument(
				model(id, { likes: i % 9, tags: ["all", `tag-${i % 50}`], pipeline_tag: "fill-mask" }),
				"folder:/models",
			),
		);
	const order = ids.map((id, i) => [id, i + 1] as const).sort(([a], [b]) => (a < b ? -1 : 1));
	const segment = buildSegment(
		[{ batch: writer.finish() }],
		Uint32Array.from(order, ([, number]) => number),
	);
	writeSnapshot(path, {
		generation: 3,
		lastRowId: 300,
		views: [{ segment, deleted: Uint32Array.from({ length: 10 }, () => 5) }],
	});
	whole = readFileSync(path);
});

/** Whether these bytes are read as a snapshot. */
function isRead(bytes: Uint8Array): boolean {
	writeFileSync(path, bytes);
	try {
		const snapshot = openSnapshot(path);
		while (snapshot.readPart());
		return true;
	} catch {
		return false;
	}
}

describe("a snapshot", () => {
	it("is read if it is intact", () => {
		expect(isRead(whole)).toBe(true);
	});

	it("is refused if it was cut anywhere", () => {
		const lengths = fc.nat({ max: whole.length - 1 });
		fc.assert(
			fc.property(lengths, (length) => !isRead(whole.subarray(0, length))),
			{ numRuns: 300, examples: [[0], [1], [4], [18], [whole.length - 1], [whole.length - 4], [whole.length - 5]] },
		);
	});

	it("is refused if a bit was changed in any part", () => {
		const parts = 60;
		for (let part = 0; part < parts; part++) {
			const [from, to] = [part, part + 1].map((at) => Math.floor((at * whole.length) / parts)) as [number, number];
			fc.assert(
				fc.property(fc.integer({ min: from, max: to - 1 }), fc.nat({ max: 7 }), (at, bit) => {
					const bytes = Buffer.from(whole);
					bytes[at]! ^= 1 << bit;
					return !isRead(bytes);
				}),
				{ numRuns: 10 },
			);
		}
	});

	it("is refused if a piece was duplicated, left out or zeroed", () => {
		const place = fc.tuple(fc.nat({ max: whole.length - 1 }), fc.integer({ min: 1, max: 5000 }));
		fc.assert(
			fc.property(place, ([at, length]) => {
				const piece = whole.subarray(at, at + length);
				const [before, after] = [whole.subarray(0, at), whole.subarray(at + length)];
				const damaged = [
					Buffer.concat([before, piece, piece, after]),
					Buffer.concat([before, after]),
					Buffer.concat([before, Buffer.alloc(piece.length), after]),
				];
				return damaged.every((bytes) => bytes.equals(whole) || !isRead(bytes));
			}),
			{ numRuns: 100 },
		);
	});
});
