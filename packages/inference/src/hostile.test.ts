import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Value } from "@vitrine/code";
import { type CallSnippet, type Message, snippets } from "./index.ts";
import { HIDDEN, LOOKALIKES, ORDINARY } from "../../../fixtures/hostile/unicode.ts";
import { runs, swept } from "../../../test/sweep.ts";
import { curlWords, has, javascriptArgument, javascriptValue, pythonKeywords, pythonValues } from "../test/evaluate.ts";
import { chatModel, ofTask, planned } from "../test/records.ts";
import { attempted, callPairs, type CallPair, callProblems, cases, INPUTS } from "../test/asking.ts";
import { character } from "../../../test/characters.ts";

const AWKWARD = [
	`it's "quoted"`,
	"$(touch pwned)",
	"`touch pwned`",
	"${HOME} $HOME ${{x}} {model} {inputs}",
	"back\\slash\\",
	"new\nline\r\n\ttab",
	"'; touch pwned #",
	"\"\"\"'''",
	"-o pwned",
	"@/etc/passwd",
	"<ACCESS_TOKEN>",
	"!history !!",
	"\u2028 \u0085 \u202e é 🚢",
	"\u0000 \ud800",
	"</script> %s %% \\x00 \\u0041",
	"*/ // # -- <!--",
	"a' b='c",
	"){ touch pwned; }",
	...[HIDDEN, LOOKALIKES, ORDINARY].flatMap(Object.values<string>),
];
const text = fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: character }), fc.string({ unit: "grapheme" }));
const value = fc.json().map((written) => JSON.parse(written) as Value);
const message: fc.Arbitrary<Message> = fc.record({
	role: fc.constantFrom("user", "system"),
	content: fc.oneof(text, fc.array(fc.record({ type: fc.constant("text"), text, extra: value }), { maxLength: 2 })),
	extra: value,
});

const find = (all: readonly CallSnippet[], client: string, language?: string): string =>
	all.find((snippet) => snippet.client === client && (!language || snippet.language === language))!.content;

/** The JSON body of a curl command. */
const dataOf = (words: readonly string[]): unknown => JSON.parse(words[words.indexOf("--data") + 1]!);

/** The messages of chats, all in one language; undefined if this machine cannot read it. */
function messagesIn(all: readonly CallSnippet[]): unknown[] | undefined {
	const texts = all.map(({ content }) => content);
	switch (all[0]?.language) {
		case "python":
			return has.python3 ? pythonValues(texts, "messages") : undefined;
		case "sh":
			return has.bash ? curlWords(texts).map((words) => (dataOf(words) as { messages: unknown }).messages) : undefined;
		default:
			return texts.map((text) => javascriptValue(text, "messages"));
	}
}

describe("untrusted text arrives unaltered", () => {
	for (const [numRuns, options] of runs(40, 150))
		it(`in ${numRuns} chats, from every client that writes them`, options, () => {
			const chats: { messages: readonly Message[]; all: CallSnippet[] }[] = [];
			fc.assert(
				fc.property(fc.array(message, { minLength: 1, maxLength: 3 }), (messages) => {
					chats.push({ messages, all: snippets(chatModel, { provider: "together", messages }) });
				}),
				{ numRuns },
			);
			const wanted = chats.map(({ messages }) => plainly(messages));
			const names = new Set(chats.flatMap(({ all }) => all.map(({ language, client }) => `${language}/${client}`)));
			expect(names.size).toBeGreaterThanOrEqual(7);
			for (const name of names) {
				const texts = chats.map(({ all }) => all.find((one) => `${one.language}/${one.client}` === name)!);
				const found = messagesIn(texts);
				if (found) expect(found.map(plainly), name).toEqual(wanted);
			}
		});

	for (const [numRuns, options] of runs(50, 150))
		it(`in the inputs of any task without files, from every raw client, in ${numRuns} runs`, options, () => {
			const bodies: { wanted: unknown; all: CallSnippet[] }[] = [];
			fc.assert(
				fc.property(fc.constantFrom(...INPUTS), text, ([task, inputs], hostile) => {
					const record = ofTask(task);
					const options = { provider: "hf-inference", inputs: inputs(hostile) };
					const all = attempted(record, options, ["inputs"]);
					if (all.length === 0) return;
					const { body } = planned(record, options).request!;
					const wanted = plainly((body as { value: unknown }).value);
					expect(plainly(javascriptArgument(find(all, "fetch"), "JSON.stringify"))).toEqual(wanted);
					bodies.push({ wanted, all });
				}),
				{ numRuns },
			);
			const wanted = bodies.map(({ wanted }) => wanted);
			if (has.python3)
				expect(
					pythonKeywords(
						bodies.map(({ all }) => find(all, "requests")),
						"json",
					).map(plainly),
				).toEqual(wanted);
			if (has.bash) expect(curlWords(bodies.map(({ all }) => find(all, "curl"))).map(dataOf)).toEqual(wanted);
		});

	it("in the id of a model: the shell sees one address", () => {
		const id = 'a\'b/$(touch pwned)`x` "c"';
		const all = snippets(ofTask("fill-mask", { id }), { provider: "hf-inference" });
		if (has.bash)
			expect(curlWords([find(all, "curl")])[0]![0]).toBe(
				"https://router.huggingface.co/hf-inference/models/a%27b/%24%28touch%20pwned%29%60x%60%20%22c%22",
			);
		if (has.python3) expect(pythonKeywords([find(all, "huggingface_hub")], "model")).toEqual([id]);
	});
});

describe("no untrusted text leaves its quotes", () => {
	for (const [{ numRuns, share }, options] of swept([
		{ numRuns: 150, share: 3 },
		{ numRuns: 500, share: 1 },
	]))
		it(
			`in any field, from any client, 1/${share} of the cases: the code does the same as with a plain text`,
			options,
			() => {
				const pairs: CallPair[] = [];
				const awkward = cases.map((one, at) => [one, AWKWARD[at % AWKWARD.length]!] as const);
				fc.assert(
					fc.property(fc.constantFrom(...cases), text, ([field, provider], hostile) => {
						pairs.push(...callPairs(field, provider, hostile));
					}),
					{ numRuns, examples: awkward.filter((_, at) => at % share === 0).map(([one, text]) => [one, text]) },
				);
				expect(callProblems(pairs)).toEqual([]);
			},
		);
});

/** The value after a round trip through JSON: -0 becomes 0, and prototypes are lost. */
const plainly = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
