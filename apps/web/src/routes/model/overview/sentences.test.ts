import type { ModelRecord } from "@vitrine/model";
import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import type { Ancestor } from "../derivatives/family.ts";
import { article, listed, type Sentence, sentencesText } from "./sentence.ts";
import { inWords, sentencesOf } from "./sentences.ts";

const base = (id: string, more: Partial<Ancestor> = {}): Ancestor => ({
	id,
	here: true,
	children: 1,
	some: [],
	from: [],
	...more,
});
const said = (sentences: readonly Sentence[]): string =>
	sentences
		.map((sentence) => sentence.map((piece) => (typeof piece === "string" ? piece : piece.text)).join(""))
		.join(" ");
const of = (record: Partial<ModelRecord> & { readonly id: string }, ...ancestors: readonly Ancestor[]): string =>
	said(sentencesOf({ tags: [], ...record }, ancestors));

describe("what a model is", () => {
	test("a chat model", () => {
		const record: ModelRecord = {
			id: "acme/talk",
			tags: ["conversational", "safetensors"],
			pipeline_tag: "text-generation",
			library_name: "transformers",
			safetensors: { parameters: { BF16: 8_030_261_248 }, total: 8_030_261_248 },
			cardData: { license: "apache-2.0", language: ["en", "de", "fr", "th"] },
		};
		expect(of(record, base("acme/raw", { relation: "finetune", from: [base("acme/origin")] }))).toBe(
			"talk is a text generation model for chat by acme, with 8.0 billion parameters. " +
				"It is fine-tuned from acme/raw, itself derived from acme/origin. " +
				"Its weights take 16.1 GB as safetensors, and it runs in 19.3 GB of memory (BF16). " +
				"It covers 4 languages, among them English, German and French. " +
				"Its licence, Apache 2.0, allows use, modification and redistribution, including commercially, provided that its notices are kept.",
		);
	});

	test("with more languages than a page lists, it has the number of all", () => {
		const language = Array.from({ length: 646 }, (_, at) => `q${at}`);
		expect(of({ id: "acme/speaks", cardData: { language } })).toContain(
			"It covers 646 languages, among them q0, q1 and q2.",
		);
	});

	test.each<[string, Partial<ModelRecord>, string]>([
		["GGUF", { tags: ["gguf"] }, "It is a GGUF version of acme/talk."],
		["FP8", { id: "acme/talk-FP8" }, "It is an FP8 version of acme/talk."],
		["NVFP4", { id: "acme/talk-NVFP4", tags: ["modelopt"] }, "It is an NVFP4 version of acme/talk."],
		["AWQ", { id: "acme/talk-AWQ" }, "It is an AWQ version of acme/talk."],
		["GPTQ", { id: "acme/talk-GPTQ" }, "It is a GPTQ version of acme/talk."],
		["MLX", { library_name: "mlx", tags: ["mlx", "4-bit"] }, "It is an MLX 4-bit version of acme/talk."],
	])("one quantized as %s", (_kind, record, words) => {
		expect(of({ id: "acme/small", ...record }, base("acme/talk", { relation: "quantized" }))).toContain(words);
	});

	test("an adapter", () => {
		const record = { id: "a/style", tags: ["lora"], library_name: "diffusers", pipeline_tag: "text-to-image" };
		const words = of(record, base("b/painter", { relation: "adapter", here: false }));
		expect(words).toContain("style is a LoRA adapter for text-to-image by a.");
		expect(words).toContain("It is an adapter for b/painter.");
	});

	test("a merge of many", () => {
		const parents = ["a/1", "a/2", "a/3", "a/4", "a/5"].map((id) => base(id, { relation: "merge" }));
		expect(of({ id: "a/mix" }, ...parents)).toContain("It is merged from a/1, a/2, a/3 and 2 more.");
	});

	test("a record with nothing but an id", () => {
		expect(of({ id: "bare" })).toBe(
			"bare is a model. No licence is stated: ask its owner before you use it. Its task, library and size are not stated.",
		);
	});

	test("a task that the catalogue does not have", () => {
		expect(of({ id: "a/b", pipeline_tag: "Odd-Task" })).toContain("b is an Odd-Task model by a");
	});
});

describe("what may be done with it", () => {
	test.each<[string | readonly string[], string]>([
		["cc-by-nc-4.0", "Its licence, CC BY-NC 4.0, allows use, modification and redistribution, but not commercially."],
		["AGPL-3.0", "including commercially, provided that derivatives keep the licence."],
		["llama3.1", "Its licence, Llama 3.1 Community, sets its own conditions: read them first."],
		["acme-terms", "Its licence is acme-terms: read it before you use the model."],
		["other", "It has its own licence terms: read them before you use it."],
		[["mit", "cc-by-4.0", "else"], "Its licences are MIT, CC BY 4.0 and else: read what each of them allows."],
	])("%s", (license, words) => {
		expect(of({ id: "a/b", cardData: { license: license as string } })).toContain(words);
	});

	test("a custom licence has its name, and a link to its text", () => {
		const cardData = { license: "other", license_name: "acme-1", license_link: "https://acme.example/terms" };
		const sentence = sentencesOf({ id: "a/b", tags: [], cardData }, []).find((one) => said([one]).includes("acme-1"));
		expect(sentence).toContainEqual({ text: "acme-1", href: "https://acme.example/terms", isOutside: true });
	});

	test("a link of another scheme is not one", () => {
		const cardData = { license: "other", license_name: "x", license_link: "javascript:alert(1)" };
		expect(JSON.stringify(sentencesOf({ id: "a/b", tags: [], cardData }, []))).not.toContain("javascript");
	});
});

test("facts cannot become Markdown, HTML or links", () => {
	const hostile = "](javascript:x)<b>**`\u202E|";
	const record = {
		id: `${hostile}/${hostile}`,
		tags: [],
		pipeline_tag: hostile,
		cardData: { license: hostile, language: [hostile] },
	};
	const html = new MarkdownIt({ html: true }).render(
		sentencesText(sentencesOf(record, [base(hostile, { here: false })])),
	);
	expect(html).not.toMatch(/<b>|<strong>|href="javascript/);
	expect(html).not.toContain("\u202E");
});

test("numbers, lists and articles are in words", () => {
	expect([999, 22_713_216, 1.6e12].map(inWords)).toEqual(["999", "22.7 million", "1.6 trillion"]);
	expect(said([listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])])).toBe("a a and b a, b and c");
	expect(["image", "text"].map(article)).toEqual(["an", "a"]);
});
