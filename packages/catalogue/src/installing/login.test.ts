import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { loadCases } from "../../test/loadRecords.ts";
import { loaderOf } from "../choices/files/loaderOf.ts";
import { loadSnippets } from "../loading/loadSnippets.ts";
import { INSTALL } from "./title.ts";
import { loginComments } from "./login.ts";
import { swept } from "../../../../test/sweep.ts";

const CLOSED: readonly (readonly [string, Partial<ModelRecord>, RegExp])[] = [
	["is gated", { gated: true }, /gated: accept the conditions/],
	["is gated by hand", { gated: "manual" }, /gated: accept the conditions/],
	["is gated without a hand", { gated: "auto" }, /gated: accept the conditions/],
	["is private", { private: true }, /private: you need access/],
	["is both", { private: true, gated: "auto" }, /private: you need access/],
];
const OPEN: readonly Partial<ModelRecord>[] = [{}, { gated: false }, { private: false, gated: false }];

const codes = (library: string, record: ModelRecord): readonly (readonly [language: string, text: string])[] =>
	loadSnippets(loaderOf(library)!, record).flatMap((snippet) =>
		"code" in snippet && snippet.title !== INSTALL ? [[snippet.code.language, String(snippet.code)] as const] : [],
	);

const open = ({ gated: _gated, private: _private, ...record }: ModelRecord): ModelRecord => record;

/** Two comments, each on one line. */
function unwrapped(text: string, sign: string): readonly string[] {
	const lines = text.split("\n");
	expect(lines.every((line) => line.startsWith(`${sign} `))).toBe(true);
	const second = lines.findIndex((line, at) => at > 0 && /^\S+ Then /.test(line));
	return [lines.slice(0, second), lines.slice(second)].map((part) => part.join(" ").replaceAll(` ${sign} `, " "));
}

for (const [[kind, trait, reason], options] of swept(CLOSED))
	describe(`a model that ${kind}`, options, () => {
		it("is loaded after comments on how to log in, in every snippet of every library", () => {
			for (const { library, record } of loadCases) {
				const plain = codes(library, open(record));
				const closed = codes(library, { ...open(record), ...trait });
				expect(closed.length).toBe(plain.length);
				for (const [at, [language, text]] of closed.entries()) {
					const sign = language === "js" ? "//" : "#";
					const own = plain[at]![1];
					expect(text.endsWith(`\n${own}`)).toBe(true);
					const [first = "", second = ""] = unwrapped(text.slice(0, -own.length - 1), sign);
					expect([library, first, second]).toEqual([
						library,
						expect.stringMatching(new RegExp(`^${sign} .*${reason.source}`)),
						expect.stringMatching(language === "js" ? /^\/\/ .*HF_TOKEN/ : /^# .*hf auth login$/),
					]);
				}
			}
		});
	});

it.each(OPEN)("a public model has no comments on how to log in: %j", (trait) => {
	for (const { library, record } of loadCases)
		for (const [, text] of codes(library, { ...open(record), ...trait }))
			expect(text).not.toMatch(/This model is|hf auth login/);
});

it("describes each way to log in", () => {
	const ways = (["command", "variable", "variable in Node.js", "key", "none"] as const).map(
		(way) => loginComments({ id: "acme/demo", tags: [], gated: true }, way)[1],
	);
	expect(ways).toEqual([
		expect.stringContaining("hf auth login"),
		expect.stringContaining("HF_TOKEN"),
		expect.stringContaining("Node.js"),
		expect.stringContaining("id_ed25519.pub"),
		expect.stringContaining("hf download"),
	]);
});
