import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { readJavaScript } from "../../test/javascript.ts";
import { FIXTURES, loadCases } from "../../test/loadRecords.ts";
import { planted } from "../../test/planting.ts";
import { checkPython, hasPython } from "../../test/python.ts";
import { commandsOf, hasBash } from "../../test/shell.ts";
import { loaderOf } from "../choices/files/loaderOf.ts";
import { loadSnippets } from "./loadSnippets.ts";

/**
 * Untrusted text cannot leave its quotes: with any text in any field that a library reads, its snippets have the same
 * syntax trees as with plain text, and the text arrives byte for byte.
 */

const PLAIN = "plain text";

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

/** One field of one record, with the library that reads it. */
interface Place {
	readonly library: string;
	readonly name: string;
	readonly record: ModelRecord;
	readonly field: string;
}

const fieldsOf = new Map(
	readFileSync(join(FIXTURES, "../catalogue/reads.txt"), "utf8")
		.trim()
		.split("\n")
		.map((line) => line.split(": "))
		.map(([library, fields]) => [library!, fields!.split(" ")] as const),
);

const places: readonly Place[] = loadCases.flatMap(({ library, name, record }) =>
	(fieldsOf.get(library) ?? [])
		.filter((field) => !field.includes(":"))
		.map((field) => ({ library, name, record, field })),
);

/** The snippets of one language with a text in the place; null for a note. */
const sources = ({ library, record, field }: Place, text: string, language: string): readonly (string | null)[] =>
	loadSnippets(loaderOf(library)!, planted(record, field, text)!).map((snippet) =>
		"note" in snippet ? null : snippet.code.language === language ? String(snippet.code) : "",
	);

interface Pair {
	readonly label: string;
	readonly text: string;
	readonly plain: string;
	readonly source: string;
}

/** Each snippet with plain text and with hostile text, except text that the shell cannot contain. */
function pairs(texts: readonly string[], language: string): readonly Pair[] {
	return places.flatMap((place, at) => {
		const text = sayable(texts[at % texts.length]!, place);
		const plain = sources(place, PLAIN, language);
		const found = sources(place, text, language);
		if (language === "sh" && isUnholdable(text) && found.includes(null)) return [];
		const label = `${place.library} ${place.name}, ${place.field} ${JSON.stringify(text)}`;
		return plain.flatMap((one, i) =>
			one && one !== found[i] ? [{ label, text, plain: one, source: found[i] ?? "" }] : [],
		);
	});
}

/** Whether a shell word cannot contain the text: a NUL, half of a surrogate pair, or an option. */
const isUnholdable = (text: string): boolean => text.includes("\0") || !text.isWellFormed() || text.startsWith("-");

/**
 * The text as the field keeps it: base models are trimmed, and glob characters in the name of a GGUF file are escaped
 * (see specification.test.ts).
 */
function sayable(text: string, { library, field }: Place): string {
	if (field.startsWith("cardData.base_model")) return text.trim();
	return library === "llama-cpp-python" && field.startsWith("siblings") ? text.replace(/[*?[]/g, "x") : text;
}

/** Each run has a text for every place; SEED=… selects others. */
const RUNS = 2;

const holds = (language: string, problemsOf: (found: readonly Pair[]) => readonly string[]): void =>
	fc.assert(
		fc.property(fc.array(hostile, { minLength: 150, maxLength: 151 }), (texts) => {
			expect(problemsOf(pairs(texts, language))).toEqual([]);
		}),
		{ numRuns: RUNS, endOnFailure: true },
	);

describe("any text in any field that a library reads", { timeout: 60_000 }, () => {
	it.runIf(hasPython)("is a value in Python", () => {
		holds("python", (found) =>
			checkPython(found.map(({ text, plain, source }) => ({ source, benign: plain, from: PLAIN, to: text }))).flatMap(
				(wrong, i) => wrong.map((problem) => `${found[i]!.label}: ${problem}`),
			),
		);
	});

	it("is a value in JavaScript", () => {
		holds("js", (found) => found.flatMap((pair) => differing(pair, readJavaScript)));
	});

	it.runIf(hasBash)("is a value in the shell, or a note names the field", () => {
		holds("sh", (found) => found.flatMap((pair) => differing(pair, commandsOf)));
	});
});

/** The differences between a snippet and the plain one, other than the text. */
function differing({ label, text, plain, source }: Pair, read: (source: string) => unknown): readonly string[] {
	const wanted = JSON.stringify(read(plain), (_, value) =>
		typeof value === "string" ? value.replaceAll(PLAIN, () => text) : value,
	);
	return JSON.stringify(read(source)) === wanted ? [] : [`${label}: ${source}`];
}
