import { appSnippets, type AppChoice, type CommandedApp, localApps } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { type Argument, parseProgram } from "./program.ts";

const HOSTILE: readonly string[] = [
	`it's "so" \\ \`id\``,
	"$(id) ${HOME} $HOME ! ~",
	"one\ntwo\ttabbed",
	"; id | sh > /dev/null && x &",
	"{a,b} * [c] ?",
	"æøå 模型 🦙",
	"zero\u200bwidth \u202eturned\u202c \u{e0041}",
];

/** A text that occurs nowhere else in a command. */
const MARK = "harbour-lights";

/** Records of repositories with one GGUF file, or with other weights; all their names contain the same text. */
const gguf = (text: string): ModelRecord => ({
	id: `acme/${text}`,
	tags: ["conversational"],
	pipeline_tag: "text-generation",
	cardData: { base_model: `acme/${text}` },
	gguf: { context_length: 2048 },
	siblings: [{ rfilename: `folder/${text}.gguf` }],
});
const weights = (text: string): ModelRecord => ({
	id: `acme/${text}`,
	tags: ["conversational", "custom_code"],
	pipeline_tag: "text-generation",
	gated: "auto",
});
const unlisted = (): ModelRecord => ({ ...gguf(MARK), siblings: [] });

/** The words of each command of an app, except those for Windows, which unusual values do not have. */
function wordsOf(app: CommandedApp, record: ModelRecord, choice?: AppChoice): readonly (readonly Argument[])[] {
	const blocks = appSnippets(app, record, choice).filter(
		(block) => !("title" in block && block.title.endsWith("(WinGet)")),
	);
	return blocks.flatMap((block) => {
		const { commands, errors } = parseProgram("code" in block ? String(block.code) : "");
		expect(errors).toEqual([]);
		return commands;
	});
}

/** The value of a word; of JSON and addresses, the text in them. */
function meaning({ value }: Argument): string {
	if (/^\{\s/.test(value)) return JSON.stringify(JSON.parse(value));
	return /^(?:huggingface|https):/.test(value) ? decodeURIComponent(value) : value;
}

describe.each(localApps.filter((app) => "snippets" in app))("$key", (app) => {
	it.each(HOSTILE)("keeps every text inside its word for a parser of shell: %j", (text) => {
		for (const make of [gguf, weights]) {
			const plain = wordsOf(app, make(MARK));
			const hostile = wordsOf(app, make(text));
			expect(hostile.map(({ length }) => length)).toEqual(plain.map(({ length }) => length));
			for (const [at, words] of hostile.entries())
				for (const [i, word] of words.entries()) expectSame(word, plain[at]![i]!, text);
		}
		const chosen = wordsOf(app, unlisted(), { quant: text });
		const benign = wordsOf(app, unlisted(), { quant: MARK });
		expect(chosen.map(({ length }) => length)).toEqual(benign.map(({ length }) => length));
	});
});

const withText = (value: string, by: string): string => value.replaceAll(MARK, () => by);

/** Expects the word to be the plain one with the other text in it, and the shell to expand nothing more in it. */
function expectSame(word: Argument, plain: Argument, text: string): void {
	const inJson = JSON.stringify(text).slice(1, -1);
	const expected = meaning(plain);
	expect([withText(expected, text), withText(expected, inJson)]).toContain(meaning(word));
	expect(word.isFixed).toBe(plain.isFixed);
}
