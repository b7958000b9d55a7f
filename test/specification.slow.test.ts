import { libraryOf, loadSnippets } from "@vitrine/catalogue";
import { type CallOptions, providers, snippets } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { commandsOf, hasBash } from "../packages/catalogue/test/shell.ts";
import { hasPython } from "../packages/catalogue/test/python.ts";
import {
	assigned,
	callsOf,
	javaScriptTree,
	literal,
	type Node,
	nodesOf,
	pythonTree,
} from "../packages/catalogue/test/trees.ts";

/** Every constant of the specification, from the syntax tree of a snippet. */

const record = (fields: Partial<ModelRecord>): ModelRecord => ({ id: "acme/demo", tags: [], ...fields });

/** The last block that a library shows for a record, parsed by Python. */
function loading(library: string, fields: Partial<ModelRecord> = {}): Node {
	const last = loadSnippets(libraryOf(library)!, record(fields)).at(-1)!;
	if ("note" in last) throw new Error(last.note);
	return pythonTree(String(last.code));
}

/** The snippet of one client for a model of a task, as text. */
function calling(client: string, task: string, options: CallOptions, tags: readonly string[] = []): string {
	const [language, name] = client.split("/");
	const all = snippets(record({ pipeline_tag: task, tags }), options);
	return all.find((one) => one.language === language && one.client === name)!.content;
}

/** The request body for a task at the hub's provider. */
const bodyOf = (task: string): unknown =>
	callsOf(pythonTree(calling("python/requests", task, HUB)), "post")[0]!.named["json"];

const PLACEHOLDER = "<ACCESS_TOKEN>";

/** The variable that a snippet reads instead of a token placeholder. */
function variableOf(options: CallOptions): unknown {
	const asked = { accessToken: PLACEHOLDER, ...options };
	const tree = pythonTree(calling("python/requests", "text-generation", asked, ["conversational"]));
	expect(stringsIn(tree)).not.toContain(PLACEHOLDER);
	return literal([...nodesOf(tree)].find(({ type }) => type === "Subscript")?.["slice"]);
}

const numbersIn = (tree: Node): readonly unknown[] =>
	[...nodesOf(tree)].map(literal).filter((value) => typeof value === "number");

const stringsIn = (tree: Node): readonly unknown[] =>
	[...nodesOf(tree)].map(literal).filter((value) => typeof value === "string");

describe.skipIf(!hasPython)("constants of snippets that load a model", () => {
	it("16000 samples a second are marked, 24000 written as speech", () => {
		expect(numbersIn(loading("audioseal"))).toContain(16_000);
		expect(numbersIn(loading("kimi-audio"))).toContain(24_000);
	});

	it.each([
		[["flux"], 4, 0],
		[[], 50, 5],
	])("DiffusionKit with tags %j takes %d steps and weight %d, at 512 by 512", (tags, steps, weight) => {
		const tree = loading("diffusionkit", { tags });
		const [call] = callsOf(tree, "generate_image");
		expect(call!.named).toMatchObject({ num_steps: steps, cfg_weight: weight });
		expect(assigned(tree, "width,height")).toEqual([512, 512]);
	});

	it("llama.cpp answers in at most 512 tokens, chatting or not", () => {
		const chat = loading("llama-cpp-python", { tags: ["conversational"], pipeline_tag: "text-generation" });
		expect(callsOf(chat, "create_chat_completion")[0]!.named["max_tokens"]).toBe(512);
		expect(callsOf(loading("llama-cpp-python"), "llm")[0]!.named["max_tokens"]).toBe(512);
	});

	it.each([
		["EncoderClassifier", "classify_file"],
		["EncoderDecoderASR", "transcribe_file"],
		["EncoderASR", "transcribe_file"],
		["SpectralMaskEnhancement", "enhance_file"],
		["SepformerSeparation", "separate_file"],
	])("speechbrain's %s is called by %s", (speechbrain_interface, method) => {
		const tree = loading("speechbrain", { config: { speechbrain: { speechbrain_interface } } });
		expect(callsOf(tree, method)).toHaveLength(1);
	});

	it.each([
		["CAUSAL_LM", "AutoModelForCausalLM"],
		["SEQ_2_SEQ_LM", "AutoModelForSeq2SeqLM"],
		["TOKEN_CLS", "AutoModelForTokenClassification"],
		["SEQ_CLS", "AutoModelForSequenceClassification"],
	])("PEFT's %s is loaded by %s", (task_type, modelClass) => {
		const tree = loading("peft", { config: { peft: { task_type, base_model_name_or_path: "acme/base" } } });
		const imported = [...nodesOf(tree)].filter(({ type }) => type === "alias").map(({ name }) => name);
		expect(imported).toContain(modelClass);
	});

	it("an astronaut in a jungle is drawn where the card says nothing", () => {
		expect(String(assigned(loading("diffusers", { pipeline_tag: "text-to-image" }), "prompt"))).toMatch(
			/\bastronaut in a jungle\b/i,
		);
	});

	it.each([
		["zero-shot-classification", ["refund", "legal", "faq"]],
		["zero-shot-image-classification", ["cat", "dog", "llama"]],
	])("%s tells %j apart", (pipeline_tag, labels) => {
		expect(assigned(loading("transformers", { pipeline_tag }), "labels")).toEqual(labels);
	});
});

const NOVITA = { provider: "novita" };
const FAL = { provider: "fal-ai" };
const HUB = { provider: "hf-inference" };

describe.skipIf(!hasPython)("constants of snippets that call a model", () => {
	it.each([
		["fal-ai", "COMPLETED"],
		["novita", "TASK_STATUS_SUCCEED"],
	])("the video of %s is asked for every 500 ms until %s", (provider, done) => {
		const python = pythonTree(calling("python/requests", "text-to-video", { provider }));
		expect(callsOf(python, "sleep").map(({ args }) => args)).toEqual([[0.5]]);
		expect(stringsIn(python)).toContain(done);
		const javaScript = javaScriptTree(calling("js/fetch", "text-to-video", { provider }));
		expect(callsOf(javaScript, "setTimeout").map(({ args }) => args[1])).toEqual([500]);
		expect(stringsIn(javaScript)).toContain(done);
	});

	it("novita also ends at TASK_STATUS_FAILED", () => {
		for (const tree of [
			pythonTree(calling("python/requests", "text-to-video", NOVITA)),
			javaScriptTree(calling("js/fetch", "text-to-video", NOVITA)),
		])
			expect(stringsIn(tree)).toContain("TASK_STATUS_FAILED");
	});

	it("the image of black-forest-labs, which nobody calls any more, was asked for 5 times, every 1000 ms, until Ready", () => {
		const { polling } = providers.find(({ id }) => id === "black-forest-labs")!;
		expect(polling).toEqual([{ tasks: ["text-to-image"], attempts: 5, interval: 1000, done: "Ready" }]);
	});

	it.each([
		["speech.mp3", "audio/mpeg"],
		["speech.m4a", "audio/mp4"],
		["speech.wav", /^audio\/(x-)?wav$/],
	])("fal-ai is sent %s as %s", (inputs, type) => {
		const tree = pythonTree(calling("python/requests", "automatic-speech-recognition", { ...FAL, inputs }));
		const url = stringsIn(tree).find((text) => String(text).startsWith("data:"));
		expect(/^data:([^;]+);base64,$/.exec(String(url))?.[1]).toMatch(type);
	});

	it("fal-ai is sent no other sound", () => {
		for (const inputs of ["speech.flac", "speech.ogg"])
			expect(() => calling("python/requests", "automatic-speech-recognition", { ...FAL, inputs })).toThrow(
				/does not accept/,
			);
	});

	it("the placeholder of a token reads a variable: HF_TOKEN, or the provider's", () => {
		expect(variableOf(HUB)).toBe("HF_TOKEN");
		expect(variableOf({ provider: "together", route: "router" })).toBe("HF_TOKEN");
		expect(variableOf({ provider: "together" })).toBe("TOGETHER_API_KEY");
		expect(variableOf({ provider: "featherless-ai" })).toBe("FEATHERLESS_AI_API_KEY");
	});

	it("an image takes 5 steps", () => {
		const python = pythonTree(calling("python/huggingface_hub", "text-to-image", HUB));
		expect(callsOf(python, "text_to_image")[0]!.named["num_inference_steps"]).toBe(5);
		const javaScript = javaScriptTree(calling("js/fetch", "text-to-image", HUB));
		expect(callsOf(javaScript, "stringify")[0]!.args[0]).toMatchObject({ parameters: { num_inference_steps: 5 } });
	});

	it("the labels are those of the specification", () => {
		expect(bodyOf("zero-shot-classification")).toMatchObject({
			parameters: { candidate_labels: ["refund", "legal", "faq"] },
		});
		expect(bodyOf("zero-shot-image-classification")).toMatchObject({
			parameters: { candidate_labels: ["cat", "dog", "llama"] },
		});
	});

	it.skipIf(!hasBash)("the labels go through the shell as they are", () => {
		const [curl] = commandsOf(calling("sh/curl", "zero-shot-classification", HUB));
		const body = curl!.find((word) => word.includes("candidate_labels"))!;
		expect(JSON.parse(body).parameters.candidate_labels).toEqual(["refund", "legal", "faq"]);
	});

	it("languages come in the order python, js, sh", () => {
		const order = ["python", "js", "sh"];
		for (const [task, tags] of [
			["text-generation", ["conversational"]],
			["text-to-video", []],
			["fill-mask", []],
		] as const) {
			const found = snippets(record({ pipeline_tag: task, tags }), task === "text-to-video" ? FAL : HUB).map(
				({ language }) => language,
			);
			expect(new Set(found).size).toBe(3);
			expect(found).toEqual(found.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
		}
	});

	it("each step inwards is four spaces", () => {
		const python = pythonTree(calling("python/requests", "text-to-video", NOVITA));
		const steps = [...nodesOf(python)].flatMap(({ column, body, type }) =>
			Array.isArray(body) && type !== "Module"
				? body.map((inner: Node) => Number(inner["column"]) - Number(column))
				: [],
		);
		expect(new Set(steps)).toEqual(new Set([4]));
		const javaScript = javaScriptTree(calling("js/fetch", "text-to-video", NOVITA));
		const columns = [...nodesOf(javaScript)]
			.filter(({ type }) => type === "BlockStatement")
			.flatMap(({ body }) => (body as { loc: { start: { column: number } } }[]).map(({ loc }) => loc.start.column));
		expect(columns.length).toBeGreaterThan(0);
		for (const column of columns) expect(column % 4).toBe(0);
	});
});
