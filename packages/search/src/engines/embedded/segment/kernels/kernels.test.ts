import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compiledKernels } from "../../../../../scripts/kernels.ts";
import { addDocs, intersect, subtract, unite, wordCount } from "../bits/bits.ts";
import { cardinality, sharedCount } from "../bits/count.ts";
import { ScratchPool } from "../bits/scratch.ts";
import { runLengthColumn } from "../columns/runLengthColumn.ts";
import { DocSet } from "../facets/docSet.ts";
import { countInSet } from "../lists/countInSet.ts";
import { inverted } from "../lists/codes.ts";
import { addPostingsOf, postingsOf } from "../lists/postings.ts";
import { TermDictionary } from "../terms/termDictionary.ts";
import { sortUtf8 } from "../terms/utf8Order.ts";
import { Arena } from "./arena.ts";

const ROOM = 1 << 20;
const SETS = 40;

/** Copies arrays into an arena. */
function inArena(): {
	readonly arena: Arena;
	readonly copy: <T extends Uint8Array | Uint16Array | Uint32Array>(array: T) => T;
} {
	const arena = Arena.of(ROOM, SETS)!;
	let end = 0;
	const copy = <T extends Uint8Array | Uint16Array | Uint32Array>(array: T): T => {
		const type = array.constructor as new (buffer: ArrayBuffer, start: number, length: number) => T;
		const view = new type(arena.buffer, end, array.length);
		view.set(array);
		end += Math.ceil(array.byteLength / 8) * 8;
		return view;
	};
	return { arena, copy };
}

const docCounts = fc.integer({ min: 1, max: 32 * SETS });
const sets = docCounts.chain((docCount) =>
	fc.record({
		docCount: fc.constant(docCount),
		one: fc.uniqueArray(fc.nat({ max: docCount - 1 }), { maxLength: 400 }),
		other: fc.uniqueArray(fc.nat({ max: docCount - 1 }), { maxLength: 400 }),
	}),
);

function bitsOf(docs: readonly number[], docCount: number): Uint32Array {
	const bits = new Uint32Array(wordCount(docCount));
	addDocs(bits, Uint32Array.from(docs), 0, docs.length);
	return bits;
}

it("are compiled from their source", async () => {
	expect(readFileSync(join(import.meta.dirname, "kernels.generated.json"), "utf8")).toBe(await compiledKernels());
});

describe("in an arena, as elsewhere,", () => {
	it("sets are combined and counted", () => {
		fc.assert(
			fc.property(sets, ({ docCount, one, other }) => {
				const [a, b] = [bitsOf(one, docCount), bitsOf(other, docCount)];
				const { copy: own } = inArena();
				for (const combine of [intersect, subtract, unite])
					expect([...combine(own(a), own(b))]).toEqual([...combine(a.slice(), b)]);
				expect(cardinality(own(a))).toBe(one.length);
				expect(sharedCount(own(a), 0, own(b), 0, a.length)).toBe(one.filter((doc) => other.includes(doc)).length);
			}),
			{ numRuns: 50 },
		);
	});

	it("lists are added and counted", () => {
		const keys = 9;
		const lists = fc.array(fc.uniqueArray(fc.nat({ max: keys - 1 }), { maxLength: 4 }), {
			minLength: 40,
			maxLength: 900,
		});
		fc.assert(
			fc.property(lists, fc.uniqueArray(fc.nat({ max: keys - 1 })), (all, wanted) => {
				const { copy } = inArena();
				const starts = Uint32Array.from([0, ...all].map((_, i) => all.slice(0, i).flat().length));
				const postings = postingsOf(inverted({ starts, entries: Uint32Array.from(all.flat()) }, keys), all.length);
				const { lists } = postings;
				const within = {
					...postings,
					lists: { starts: copy(lists.starts), entries: copy(lists.entries) },
					denseBits: copy(postings.denseBits),
				};
				const expected = new Uint32Array(wordCount(all.length));
				for (const [doc, own] of all.entries())
					if (own.some((key) => wanted.includes(key))) expected[doc >>> 5]! |= 1 << (doc & 31);
				const set = copy(new Uint32Array(wordCount(all.length)));
				addPostingsOf(set, within, Uint32Array.from(wanted));
				expect([...set]).toEqual([...expected]);
				const extent = { first: 0, end: all.length, size: cardinality(set) };
				for (let key = 0; key < keys; key++)
					expect(countInSet(within, key, set, extent)).toBe(countInSet(postings, key, expected, extent));
			}),
			{ numRuns: 50 },
		);
	});

	it("runs are counted", () => {
		const codes = fc.array(fc.nat({ max: 5 }), { minLength: 40, maxLength: 32 * SETS });
		fc.assert(
			fc.property(codes, fc.infiniteStream(fc.boolean()), (codes, isIn) => {
				const { arena, copy } = inArena();
				const order = Uint32Array.from(codes, (_, doc) => doc);
				const starts = Uint32Array.from([
					0,
					...order.filter((doc) => doc > 0 && codes[doc] !== codes[doc - 1]),
					codes.length,
				]);
				const values = TermDictionary.of(["a", "b", "c", "d", "e", "f"]);
				const otherSets = { starts: Uint32Array.of(0), entries: new Uint32Array(0) };
				const sets = { codes: Uint8Array.from(codes), otherSets, codeCount: values.length };
				const column = runLengthColumn(values, sets, starts, order);
				const docs = [...order].filter(() => isIn.next().value);
				const scratch = new ScratchPool().scratch(new Uint32Array(arena.buffer));
				const own = { ...column, starts: copy(column.starts), codes: copy(column.codes) };
				const set = new DocSet(copy(bitsOf(docs, codes.length)), codes.length, scratch);
				const expected = Array.from({ length: 6 }, (_, code) => docs.filter((doc) => codes[doc] === code).length);
				expect([...set.countRuns(own)]).toEqual(expected);
			}),
			{ numRuns: 50 },
		);
	});

	it("terms that contain a text are found", () => {
		const texts = fc.array(fc.string({ unit: fc.constantFrom("a", "b", "é", ""), maxLength: 40 }), { maxLength: 60 });
		const keys = fc.string({ unit: fc.constantFrom("a", "b", "é"), minLength: 1, maxLength: 5 });
		fc.assert(
			fc.property(texts, keys, (texts, key) => {
				const { copy } = inArena();
				const list = sortUtf8([...new Set(texts)]);
				const { bytes, starts } = TermDictionary.of(list);
				const found = new TermDictionary(copy(bytes), copy(starts)).containing(key);
				expect(Array.from(found, (ord) => list[ord])).toEqual(list.filter((text) => text.includes(key)));
			}),
			{ numRuns: 200 },
		);
	});
});

it("gives no more sets than an arena has room for, and takes them back", () => {
	const arena = Arena.of(ROOM, SETS)!;
	const taken: Uint32Array[] = [];
	for (let set = arena.take(SETS); set; set = arena.take(SETS)) taken.push(set);
	expect(new Set(taken.map(({ byteOffset }) => byteOffset)).size).toBe(taken.length);
	arena.giveBack(taken[0]!);
	expect(arena.take(SETS)?.byteOffset).toBe(taken[0]!.byteOffset);
});
