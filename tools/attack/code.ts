import { HIDDEN } from "../../fixtures/hostile/unicode.ts";
import { TEXTS } from "../../fixtures/hostile/text.ts";
import { type Language, pairs, problemsOf } from "../../packages/catalogue/test/hostile.ts";
import { callPairs, callProblems, cases } from "../../packages/inference/test/asking.ts";
import type { StageResult } from "./report.ts";
import { type Share, shareOf } from "./share.ts";

const PAYLOADS: readonly string[] = [...Object.values(TEXTS), ...Object.values(HIDDEN)];

/** Those that are more than a word, which may be a class. */
const NAMES = PAYLOADS.filter((one) => one.trim() !== "" && !/^[\w.]+$/.test(one));

const LANGUAGES: readonly Language[] = ["python", "js", "sh"];

/** Every text in every field that a library reads: the code has the syntax tree of plain text, and the text as its value. */
export function attackLoadSnippets(share: Share): StageResult {
	let tries = 0;
	const broken: string[] = [];
	for (const text of shareOf(NAMES, share))
		for (const language of LANGUAGES) {
			const found = pairs([text], language);
			tries += found.length;
			broken.push(...problemsOf(found, language));
		}
	return { stage: "load snippets", tries, broken };
}

/** The name of a variable, which code for a token of that name has as it is. */
const VARIABLE = /^[A-Z_][A-Z0-9_]*$/;

/** Every text in every field of a call, for every kind of provider, from every client: the code does the same as with plain text. */
export function attackCalls(share: Share): StageResult {
	let tries = 0;
	const broken: string[] = [];
	for (const text of shareOf(PAYLOADS, share)) {
		const asked = cases.filter(([field]) => field !== "tokenVariable" || !VARIABLE.test(text));
		const found = asked.flatMap(([field, provider]) => callPairs(field, provider, text));
		tries += found.length;
		broken.push(...callProblems(found));
	}
	return { stage: "calls", tries, broken };
}
