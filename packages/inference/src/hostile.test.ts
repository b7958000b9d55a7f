import * as fc from "fast-check";
import { parse } from "acorn";
import { describe, expect, it } from "vitest";
import type { Value } from "@vitrine/code";
import { type CallOptions, type CallSnippet, InputError, type Message, snippets } from "./index.ts";
import { curlWords, has, javascriptArgument, pythonKeywords } from "../test/evaluate.ts";
import { chatModel, ofTask } from "../test/records.ts";

const AWKWARD = [
	`it's "quoted"`,
	"$(touch pwned)",
	"`touch pwned`",
	"${HOME} $HOME ${{x}} {model} {inputs}",
	"back\\slash\\",
	"new\nline\r\n\ttab",
	"'; rm -rf ~ #",
	"\"\"\"'''",
	"-o pwned",
	"@/etc/passwd",
	"<ACCESS_TOKEN>",
	"!history !!",
	"\u2028 \u0085 \u202e é 🚢",
	"\u0000 \ud800",
	"</script> %s %% \\x00 \\u0041",
];
const text = fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));
const value = fc.json().map((written) => JSON.parse(written) as Value);
const message: fc.Arbitrary<Message> = fc.record({
	role: fc.constantFrom("user", "system"),
	content: fc.oneof(text, value),
	extra: value,
});
const task = fc.constantFrom("fill-mask", "text-to-image", "automatic-speech-recognition");
const field = fc.constantFrom("id", "providerId", "billTo", "accessToken", "endpointUrl", "inputs", "mask_token");

const find = (all: readonly CallSnippet[], client: string, language?: string): string =>
	all.find((snippet) => snippet.client === client && (!language || snippet.language === language))!.content;

/** The JSON body of a curl command, and its other words. */
const dataOf = (words: readonly string[]): unknown => JSON.parse(words[words.indexOf("--data") + 1]!);

describe("nothing a stranger wrote leaves its quotes", () => {
	it("in chat messages: every raw client sends them unaltered", { timeout: 60_000 }, () => {
		const chats: { messages: readonly Message[]; all: CallSnippet[] }[] = [];
		fc.assert(
			fc.property(fc.array(message, { minLength: 1, maxLength: 3 }), (messages) => {
				const all = snippets(chatModel, { provider: "together", messages });
				const body = javascriptArgument(find(all, "fetch"), "JSON.stringify") as { messages: unknown };
				expect(plainly(body.messages)).toEqual(plainly(messages));
				for (const { content } of all.filter(({ language }) => language === "js"))
					parse(content, { ecmaVersion: "latest", sourceType: "module" });
				chats.push({ messages, all });
			}),
			{ numRuns: 150 },
		);
		if (has.python3) {
			const bodies = pythonKeywords(
				chats.map(({ all }) => find(all, "requests")),
				"json",
			) as { messages: unknown }[];
			expect(bodies.map(({ messages }) => plainly(messages))).toEqual(chats.map(({ messages }) => plainly(messages)));
			for (const client of ["openai", "huggingface_hub"]) {
				const said = pythonKeywords(
					chats.map(({ all }) => find(all, client, "python")),
					"messages",
				);
				expect(said.map(plainly)).toEqual(chats.map(({ messages }) => plainly(messages)));
			}
		}
		if (has.bash) {
			const bodies = curlWords(chats.map(({ all }) => find(all, "curl"))).map(dataOf) as { messages: unknown }[];
			expect(bodies.map(({ messages }) => plainly(messages))).toEqual(chats.map(({ messages }) => plainly(messages)));
		}
	});

	it("in any other field: what is not refused by name still parses", { timeout: 60_000 }, () => {
		const python: string[] = [];
		const shell: string[] = [];
		fc.assert(
			fc.property(field, text, task, (name, hostile, task) => {
				for (const snippet of attempted(name, hostile, task)) {
					if (snippet.language === "js") parse(snippet.content, { ecmaVersion: "latest", sourceType: "module" });
					else (snippet.language === "python" ? python : shell).push(snippet.content);
				}
			}),
			{ numRuns: 300 },
		);
		if (has.python3) pythonKeywords(python, "nothing");
		if (has.bash)
			for (const words of curlWords(shell)) {
				expect(words[0]).toMatch(/^https?:\/\//);
				expect(words.filter((word) => word.startsWith("-")).every((word) => OPTIONS.has(word))).toBe(true);
			}
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

const OPTIONS = new Set([
	"--fail-with-body",
	"--header",
	"--data",
	"--data-binary",
	"--output",
	"--globoff",
	"--no-buffer",
]);

function attempted(name: string, hostile: string, task: string): CallSnippet[] {
	const model = ofTask(task, name === "id" ? { id: hostile } : name === "mask_token" ? { mask_token: hostile } : {});
	const options = {
		provider: "hf-inference",
		...(name === "endpointUrl" ? { [name]: `http://h/${hostile}` } : { [name]: hostile }),
	};
	try {
		return snippets(model, options as CallOptions);
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		expect([name, `model.${name}`]).toContain(error.field);
		return [];
	}
}

/** As JSON has it: -0 is 0, and no prototype. */
const plainly = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
