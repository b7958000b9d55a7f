import * as fc from "fast-check";
import { HIDDEN, LOOKALIKES, ORDINARY } from "../../../fixtures/hostile/unicode.ts";
import type { Value } from "../src/index.ts";
import { character } from "../../../test/characters.ts";

/** Pieces that mean something to a language, a shell, a terminal or a lexer. */
const PIECES: readonly string[] = [
	..."\"'`\\$#{}()[]<>|&;!~*?-=%:,/ \t\n\r\0\x1b",
	"${",
	"$(",
	"{{",
	"}}",
	"*/",
	"/*",
	"//",
	'"""',
	"'''",
	"\\N{DASH}",
	"\\x41",
	"-rf",
	"--",
	"<<EOF",
	"!!",
	"$HOME",
	"`id`",
	"coding: utf-7",
	"__proto__",
	"\u2028",
	"\u2029",
	"\u0085",
	"\ufeff",
	"\u202e",
	"\ufdd0",
	"é",
	"😀",
	"0",
	"\x7f",
	...[HIDDEN, LOOKALIKES, ORDINARY].flatMap(Object.values<string>),
];

const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((list) => list.join(""));
const characters = fc.string({ unit: character, maxLength: 12 });

/** Any string of Unicode characters. */
export const unicode: fc.Arbitrary<string> = fc.oneof(pieces, characters);

const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

/** Any string JavaScript can hold, halves of surrogate pairs among them. */
export const anyString: fc.Arbitrary<string> = fc.oneof(
	unicode,
	fc.string({ unit: fc.oneof(unit, fc.constantFrom("\ud83d", "\ude00")), maxLength: 8 }),
);

/** Any string a shell word can hold. */
export const shellString: fc.Arbitrary<string> = unicode
	.map((value) => value.replaceAll("\0", ""))
	.filter((value) => value.isWellFormed());

const number = fc.oneof(
	fc.double({ noNaN: true, noDefaultInfinity: true }),
	fc.integer(),
	fc.constantFrom(-0, 1e21, -1e300, 5e-324, 2 ** 53, 123456789012345680000, Number.MAX_VALUE, 0.1),
);

/** Any value JSON can say. */
export const json: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
	value: fc.oneof(
		{ maxDepth: 4, withCrossShrink: true },
		fc.oneof(fc.constantFrom(null, true, false), number, anyString),
		fc.array(tie("value"), { maxLength: 4 }),
		fc.array(fc.tuple(anyString, tie("value")), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
		fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { maxLength: 20 }),
	),
})).value;
