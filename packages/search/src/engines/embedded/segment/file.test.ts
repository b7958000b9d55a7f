import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { filed } from "../../../filed.ts";
import { model } from "../../../suite/fixture.ts";
import { assembled } from "./assemble.ts";
import { readSnapshot, type Snapshot, writeSnapshot } from "./file.ts";
import { PartWriter } from "./part.ts";
import type { Segment } from "./segment.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-snapshot-"));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, "index");
const snapshot: Snapshot = {
	generation: 7,
	last: 12,
	lives: [{ segment: segmentOf(["a/one", "b/two", "通义/千问"]), gone: Uint32Array.of(2) }, { segment: segmentOf([]) }],
};

describe("a snapshot", () => {
	it("comes back as it was written", () => {
		writeSnapshot(path, snapshot);
		const read = readSnapshot(path);
		expect([read.generation, read.last]).toEqual([7, 12]);
		expect(read.lives).toEqual(snapshot.lives.map(({ segment, gone }) => ({ segment, gone })));
		expect(read.lives[0]!.segment.tokens.find("two")).toBeGreaterThanOrEqual(0);
		expect(read.lives[0]!.segment.facets.author.values.at(2)).toBe("通义");
	});

	it.each([
		["cut short", (): void => truncateSync(path, 500)],
		["cut to nothing", (): void => truncateSync(path, 0)],
		["changed in one bit", (): void => writeFileSync(path, flipped(readFileSync(path)))],
		["something else", (): void => writeFileSync(path, "Not an index, but long enough to be looked into.")],
	])("that is %s is refused", (_, damage) => {
		writeSnapshot(path, snapshot);
		damage();
		expect(() => readSnapshot(path)).toThrow();
	});
});

function segmentOf(ids: readonly string[]): Segment {
	const writer = new PartWriter();
	for (const [i, id] of ids.entries()) writer.add(i + 1, filed(model(id, { likes: i, tags: ["x", id] })));
	return assembled(
		[{ part: writer.part() }],
		Uint32Array.from(ids, (_, i) => i + 1),
	);
}

function flipped(bytes: Buffer): Buffer {
	bytes[Math.floor(bytes.length / 2)]! ^= 8;
	return bytes;
}
