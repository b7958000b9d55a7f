import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Language, pairs, problemsOf } from "../../test/hostile.ts";
import { hasPython } from "../../test/python.ts";
import { runs } from "../../../../test/sweep.ts";
import { hasBash } from "../../test/shell.ts";

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
	.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary", maxLength: 3 })), {
		minLength: 1,
		maxLength: 8,
	})
	.map((pieces) => pieces.join(""))
	// A plain word is harmless, and may be a class.
	.filter((text) => text.trim() !== "" && !/^\w+$/.test(text));

const holds = (language: Language, numRuns: number): void =>
	fc.assert(
		fc.property(fc.array(hostile, { minLength: 150, maxLength: 151 }), (texts) => {
			expect(problemsOf(pairs(texts, language), language)).toEqual([]);
		}),
		{ numRuns, endOnFailure: true },
	);

// Each run has a text for every place; SEED=… selects others.
describe.each(runs(1, 2))("any text in any field that a library reads, in %i runs", (numRuns, options) => {
	it.runIf(hasPython)("is a value in Python", options, () => holds("python", numRuns));

	it("is a value in JavaScript", options, () => holds("js", numRuns));

	it.runIf(hasBash)("is a value in the shell, or a note names the field", options, () => holds("sh", numRuns));
});
