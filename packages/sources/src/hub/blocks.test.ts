import { array, assert, constantFrom, nat, oneof, property } from "fast-check";
import { expect, test } from "vitest";
import { Blocks } from "./blocks.ts";

/** The same bytes in blocks. */
function blocksOf(parts: readonly Uint8Array[]): readonly Uint8Array[] {
	const blocks = new Blocks();
	for (const part of parts) blocks.add(part);
	return blocks.take();
}

test("the bytes of any parts stay the same, in order", () => {
	const sizes = array(oneof(nat(20), constantFrom(0, 65_535, 65_536, 65_537, 200_000)), { maxLength: 12 });
	assert(
		property(sizes, (lengths) => {
			const parts = lengths.map((length, at) => new Uint8Array(length).fill(at + 1));
			expect(Buffer.concat(blocksOf(parts)).equals(Buffer.concat(parts))).toBe(true);
		}),
		{ numRuns: 50 },
	);
});

test("a million parts of a byte are 16 blocks", () => {
	const part = Uint8Array.of(7);
	expect(blocksOf(Array.from({ length: 1_000_000 }, () => part))).toHaveLength(16);
});
