import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Value } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { type CallOptions, type CallSnippet, InputError, type Message, snippets } from "./index.ts";
import { HIDDEN, LOOKALIKES, ORDINARY } from "../../../fixtures/hostile/unicode.ts";
import { curlWords, has, javascriptArgument, javascriptValue, pythonKeywords, pythonValues } from "../test/evaluate.ts";
import { chatModel, ofTask, planned } from "../test/records.ts";
import { javascriptStructure, pythonStructures, shellCommands } from "../test/structure.ts";

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
const text = fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));
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
	it("in chat messages, from every client that writes them", { timeout: 60_000 }, () => {
		const chats: { messages: readonly Message[]; all: CallSnippet[] }[] = [];
		fc.assert(
			fc.property(fc.array(message, { minLength: 1, maxLength: 3 }), (messages) => {
				chats.push({ messages, all: snippets(chatModel, { provider: "together", messages }) });
			}),
			{ numRuns: 150 },
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

	it("in the inputs of any task without files, from every raw client", { timeout: 60_000 }, () => {
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
			{ numRuns: 150 },
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

/** Payloads with a text in them, by task. */
const INPUTS: readonly (readonly [string, (text: string) => Value])[] = [
	["fill-mask", (text) => text],
	["text-generation", (text) => text],
	["feature-extraction", (text) => [text, text]],
	["question-answering", (text) => ({ question: text, context: text })],
	["sentence-similarity", (text) => ({ source_sentence: text, sentences: [text, ""] })],
	["table-question-answering", (text) => ({ query: text, table: { [text]: [text] } })],
	["tabular-classification", (text) => ({ [text]: [text, 1, null, true] })],
	["zero-shot-classification", (text) => ({ inputs: text, parameters: { candidate_labels: [text, "b"] } })],
	["text-to-image", (text) => text],
	["text-to-speech", (text) => text],
];

/** Payloads with a text and a file name in them, by task. */
const FILES: readonly (readonly [string, (text: string) => Value])[] = [
	["automatic-speech-recognition", (text) => `${text}.mp3`],
	["image-classification", (text) => text],
	["image-to-image", (text) => ({ image: `${text}.png`, prompt: text })],
	["image-to-video", (text) => ({ image: text, prompt: text })],
	["document-question-answering", (text) => ({ image: text, question: text })],
	["visual-question-answering", (text) => ({ image: `${text}.jpg`, question: text })],
	["zero-shot-image-classification", (text) => ({ inputs: text, parameters: { candidate_labels: [text] } })],
];

interface Asked {
	readonly record: ModelRecord;
	readonly options: CallOptions;
	/** The fields that an error may name. */
	readonly fields: readonly string[];
}

/** A call with a text in one of its fields, by the field. */
const ASKING: Readonly<Record<string, (text: string, provider: string) => Asked>> = {
	messages: (text, provider) => chatting({ provider, messages: [{ role: "user", content: text }] }, "messages"),
	role: (text, provider) => chatting({ provider, messages: [{ role: text, content: "" }] }, "messages"),
	tools: (text, provider) =>
		chatting({ provider, tools: [{ type: "function", function: { name: text } }], tool_choice: text }, "tool_choice"),
	response_format: (text, provider) =>
		chatting(
			{ provider, response_format: { type: "json_schema", json_schema: { name: text, schema: { [text]: text } } } },
			"response_format",
		),
	chatId: (text, provider) => ({ record: { ...chatModel, id: text }, options: { provider }, fields: ["model.id"] }),
	mapped: (text, provider) => ({
		record: { ...chatModel, inferenceProviderMapping: [{ provider, providerId: text }] },
		options: { provider },
		fields: ["model.inferenceProviderMapping", "model.id"],
	}),
	providerId: (text, provider) => chatting({ provider, providerId: text }, "providerId"),
	billTo: (text, provider) => chatting({ provider, billTo: text }, "billTo"),
	accessToken: (text, provider) => chatting({ provider, accessToken: text }, "accessToken"),
	endpointUrl: (text) => chatting({ endpointUrl: `http://h/${text}` }, "endpointUrl"),
	tokenVariable: (text) => chatting({ endpointUrl: "http://h/v1", tokenVariable: text }, "tokenVariable"),
	id: (text) => ({
		record: ofTask("fill-mask", { id: text }),
		options: { provider: "hf-inference" },
		fields: ["model.id"],
	}),
	mask: (text) => ({
		record: ofTask("fill-mask", { mask_token: text }),
		options: { provider: "hf-inference" },
		fields: ["model.mask_token", "model", "inputs"],
	}),
	widget: (text) => ({
		record: ofTask("text-generation", { widgetData: [{ text }] }),
		options: { provider: "hf-inference" },
		fields: [],
	}),
};

const chatting = (options: CallOptions, field: string): Asked => ({ record: chatModel, options, fields: [field] });

const CHATTING = ["together", "groq", "hf-inference", "zai-org", "openai"];

/** Every way to give a text or a file to each provider. */
const PAYLOADS = ["hf-inference", "fal-ai", "replicate", "together", "wavespeed", "nscale", "zai-org", "deepinfra"];

function asking(field: string, provider: string, text: string): Asked {
	const payload = [...INPUTS, ...FILES].find(([task]) => task === field);
	if (!payload) return ASKING[field]!(text, provider);
	return { record: ofTask(field), options: { provider, inputs: payload[1](text) }, fields: ["inputs"] };
}

const cases = [
	...Object.keys(ASKING).flatMap((field) => CHATTING.map((provider) => [field, provider] as const)),
	...[...INPUTS, ...FILES].flatMap(([task]) => PAYLOADS.map((provider) => [task, provider] as const)),
];

describe("no untrusted text leaves its quotes", () => {
	it("in any field, from any client: the code does the same as with a plain text", { timeout: 120_000 }, () => {
		const pairs: Record<"python" | "sh", [string, string][]> = { python: [], sh: [] };
		fc.assert(
			fc.property(fc.constantFrom(...cases), text, ([field, provider], hostile) => {
				const plain = said(asking(field, provider, "plain"));
				for (const { language, client, content } of said(asking(field, provider, hostile))) {
					const own = find(plain, client, language);
					if (language === "js") expect(javascriptStructure(content)).toBe(javascriptStructure(own));
					else pairs[language].push([content, own]);
				}
			}),
			{ numRuns: 500, examples: cases.map((one, at) => [one, AWKWARD[at % AWKWARD.length]!]) },
		);
		if (has.python3) {
			const structures = pythonStructures(pairs.python.flat());
			for (const [at, [content]] of pairs.python.entries())
				expect(structures[2 * at], content).toBe(structures[2 * at + 1]);
		}
		if (has.bash) {
			const commands = shellCommands(pairs.sh.flat());
			for (const [at, [content]] of pairs.sh.entries())
				expect(outlinesOf(commands[2 * at]!), content).toEqual(outlinesOf(commands[2 * at + 1]!));
		}
	});
});

/** Commands of a pipe run at the same time. */
const outlinesOf = (commands: readonly string[][]): string[] =>
	commands.map((words) => outlineOf(words).join(" ")).sort();

/** A command without its values: its options, and the number of its words. Brackets in a URL add one option. */
function outlineOf(words: readonly string[]): string[] {
	const outline: string[] = [];
	for (const [at, word] of words.entries()) {
		const isValue = VALUED.has(words[at - 1] ?? "");
		if (isValue || !word.startsWith("-")) outline.push(at === 0 ? word : "value");
		else if (word !== "--globoff") outline.push(word);
	}
	return outline;
}

/** Options of curl that take the next word, whatever it is. */
const VALUED = new Set(["--header", "--data", "--data-binary", "--output", "--form", "--form-string", "--url"]);

const said = ({ record, options, fields }: Asked): CallSnippet[] => attempted(record, options, fields);

/** The snippets; none if an error names one of the fields. */
function attempted(record: ModelRecord, options: CallOptions, fields: readonly string[]): CallSnippet[] {
	try {
		return snippets(record, options);
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		expect(fields).toContain(error.field);
		return [];
	}
}

/** The value after a round trip through JSON: -0 becomes 0, and prototypes are lost. */
const plainly = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
