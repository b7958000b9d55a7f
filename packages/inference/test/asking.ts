import type { Value } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { type CallOptions, type CallSnippet, InputError, snippets } from "../src/index.ts";
import { chatModel, ofTask } from "./records.ts";
import { has } from "./evaluate.ts";
import { javascriptStructure, pythonStructures, shellCommands } from "./structure.ts";

/** Payloads with a text in them, by task. */
export const INPUTS: readonly (readonly [string, (text: string) => Value])[] = [
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

/** Each field or task in which a call has a text, with each provider to call. */
export const cases = [
	...Object.keys(ASKING).flatMap((field) => CHATTING.map((provider) => [field, provider] as const)),
	...[...INPUTS, ...FILES].flatMap(([task]) => PAYLOADS.map((provider) => [task, provider] as const)),
];

/** The snippets of a call with a text in one of its fields, each beside the same snippet with plain text. */
export function callPairs(field: string, provider: string, text: string): readonly CallPair[] {
	const plain = said(asking(field, provider, "plain"));
	return said(asking(field, provider, text)).map(({ language, client, content }) => {
		const own = plain.find((one) => one.client === client && one.language === language);
		if (own === undefined) throw new Error(`${client} writes no snippet for plain text`);
		return { language, label: `${field} ${provider} ${client} ${JSON.stringify(text)}`, content, plain: own.content };
	});
}

export interface CallPair {
	readonly language: string;
	readonly label: string;
	readonly content: string;
	readonly plain: string;
}

/** Each snippet that does something else than with plain text, in the languages that this machine can read. */
export function callProblems(pairs: readonly CallPair[]): readonly string[] {
	const of = (language: string): readonly CallPair[] => pairs.filter((pair) => pair.language === language);
	return [
		...differing(of("js"), (texts) => texts.map(javascriptStructure)),
		...(has.python3 ? differing(of("python"), pythonStructures) : []),
		...(has.bash
			? differing(of("sh"), (texts) => shellCommands(texts).map((commands) => outlinesOf(commands).join("\n")))
			: []),
	];
}

function differing(
	pairs: readonly CallPair[],
	read: (texts: readonly string[]) => readonly string[],
): readonly string[] {
	if (pairs.length === 0) return [];
	const found = read(pairs.flatMap(({ content, plain }) => [content, plain]));
	return pairs.flatMap(({ label, content }, at) =>
		found[2 * at] === found[2 * at + 1] ? [] : [`${label}: ${content}`],
	);
}

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
export function attempted(record: ModelRecord, options: CallOptions, fields: readonly string[]): CallSnippet[] {
	try {
		return snippets(record, options);
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		if (!fields.includes(error.field)) throw error;
		return [];
	}
}
