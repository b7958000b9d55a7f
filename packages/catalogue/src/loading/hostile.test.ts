import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Language, pairs, problemsOf } from "../../test/hostile.ts";
import { hasPython } from "../../test/python.ts";
import { swept } from "../../../../test/sweep.ts";
import { hasBash } from "../../test/shell.ts";
import { character } from "../../../../test/characters.ts";

/**
 * Untrusted text cannot leave its quotes: with any text in any field that a library reads, its snippets have the same
 * syntax trees as with plain text, and the text arrives byte for byte.
 */

/** Text that has escaped quotes, become a name or ended a comment somewhere. */
const PIECES: readonly string[] = [
	..."\"'`\\$#{}()[]<>|&;!~*?-=%:, \t\n\r\0\u0085\u2028\u2029\u001b\ud800\ufeff\u202eé鷺🦙",
	..."\"\"\" ''' ${ $(id) `id` {id} %s */ /* // <!-- --> ../ -- EOF \\N{DASH} True import 0".split(" "),
	'"); import os #',
	"'); process.exit(); //",
	"'; id; '",
	"\nimport os\n",
	"\n# coding: utf-7\n",
	"\u200b",
	"\u202ea\u202c",
	"\u{e0041}",
];

const hostile: fc.Arbitrary<string> = fc
	.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: character, maxLength: 3 })), {
		minLength: 1,
		maxLength: 8,
	})
	.map((pieces) => pieces.join(""))
	// A plain word is harmless, and may be a class.
	.filter((text) => text.trim() !== "" && !/^\w+$/.test(text));

const holds = (language: Language, [numRuns, share]: Extent): void =>
	fc.assert(
		fc.property(fc.array(hostile, { minLength: 150, maxLength: 151 }), (texts) => {
			expect(problemsOf(pairs(texts, language, share), language)).toEqual([]);
		}),
		{ numRuns, endOnFailure: true },
	);

/** Runs, and the share of all places that each has a text for: every n-th. */
type Extent = readonly [runs: number, share: number];

// SEED=… selects other texts.
for (const [extent, options] of swept<Extent>([
	[1, 3],
	[2, 1],
]))
	describe(
		`any text in any field that a library reads, in ${extent[0]} runs, 1/${extent[1]} of the places`,
		options,
		() => {
			it.runIf(hasPython)("is a value in Python", () => holds("python", extent));

			it("is a value in JavaScript", () => holds("js", extent));

			it.runIf(hasBash)("is a value in the shell, or a note names the field", () => holds("sh", extent));
		},
	);
