import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { INSTALL } from "../installing/title.ts";
import { libraryOf } from "../libraryOf.ts";
import { loadSnippets } from "./loadSnippets.ts";

/** The blocks that load a record with a library, as text. */
function blocks(library: string, record: Partial<ModelRecord>): readonly string[] {
	const snippets = loadSnippets(libraryOf(library)!, { id: "acme/demo", tags: [], ...record });
	const loading = snippets.filter((snippet) => "note" in snippet || snippet.title !== INSTALL);
	return loading.map((snippet) => ("note" in snippet ? snippet.note : String(snippet.code)));
}

const notes = (library: string, record: Partial<ModelRecord>): readonly string[] =>
	loadSnippets(libraryOf(library)!, { id: "acme/demo", tags: [], ...record }).flatMap((snippet) =>
		"note" in snippet ? [snippet.note] : [],
	);

const peft = (fields: Readonly<Record<string, string>>): Partial<ModelRecord> => ({ config: { peft: fields } });

const chat = (pipeline_tag: string, tags: readonly string[]): boolean =>
	blocks("transformers", { pipeline_tag, tags }).join().includes("messages");

describe("transformers", () => {
	const classes = {
		transformersInfo: { auto_model: "AutoModelForSequenceClassification", processor: "AutoTokenizer" },
	};

	it("calls the pipeline first, and only it if no class is known", () => {
		const task = { pipeline_tag: "text-classification" };
		const call = /pipe = pipeline\("text-classification", model="acme\/demo"\)\n\nprint\(pipe\("[^"]+"\)\)$/;
		expect(blocks("transformers", task)).toEqual([expect.stringMatching(call)]);
		expect(blocks("transformers", { ...task, ...classes })).toEqual([
			expect.stringMatching(call),
			expect.stringMatching(/^tokenizer = AutoTokenizer.*\nmodel = AutoModelForSequenceClassification/m),
		]);
	});

	it("says that the type is unknown without transformers info, above whatever can be offered", () => {
		expect(blocks("transformers", {}).join()).toMatch(/^# Type of model unknown[^]*?\n# Unknown pipeline tag/);
		for (const pipeline_tag of ["text-ranking", "text-generation", "translation"])
			expect(blocks("transformers", { pipeline_tag }).join()).toMatch(/^# Type of model unknown/);
		for (const known of [classes, { ...classes, pipeline_tag: "text-generation" }])
			expect(blocks("transformers", known).join()).not.toMatch(/unknown/i);
	});

	it.each(["question-answering", "summarization", "translation", "visual-question-answering", "image-to-image"])(
		"calls the model itself for %s, whose pipeline is gone",
		(task) => {
			expect(blocks("transformers", { pipeline_tag: task }).join()).not.toMatch(/pipeline\(/);
			expect(blocks("transformers", { pipeline_tag: task }).join()).toMatch(/AutoModelFor\w+\.from_pretrained\(/);
		},
	);

	it("chats only with text and image-text models tagged as conversational", () => {
		expect(chat("text-generation", ["conversational"])).toBe(true);
		expect(chat("image-text-to-text", ["conversational"])).toBe(true);
		expect(chat("text-generation", [])).toBe(false);
		expect(chat("text-classification", ["conversational"])).toBe(false);
	});

	it("trusts remote code only if the record is tagged with it", () => {
		const code = { ...classes, pipeline_tag: "text-classification" };
		expect(
			blocks("transformers", { ...code, tags: ["custom_code"] })
				.join()
				.match(/trust_remote_code=True/g),
		).toHaveLength(3);
		expect(blocks("transformers", code).join()).not.toMatch(/trust_remote_code/);
	});

	it("offers the labels of the specification", () => {
		expect(blocks("transformers", { pipeline_tag: "zero-shot-classification" }).join()).toContain(
			'["refund", "legal", "faq"]',
		);
		expect(blocks("transformers", { pipeline_tag: "zero-shot-image-classification" }).join()).toContain(
			'["cat", "dog", "llama"]',
		);
	});
});

const prompt = (record: Partial<ModelRecord>): string | undefined =>
	/prompt = (.*)/.exec(blocks("diffusers", record).join())?.[1];

const lora = (base_model?: string | readonly string[]): string =>
	blocks("diffusers", { tags: ["lora"], cardData: base_model === undefined ? {} : { base_model } }).join();

describe("diffusers", () => {
	it("uses the default prompt unless the card has one", () => {
		const widgetData = [{ text: "a mill" }];
		expect(prompt({})).toMatch(/an astronaut in a jungle/);
		expect(prompt({ widgetData })).toBe('"a mill"');
		expect(prompt({ widgetData, cardData: { instance_prompt: "a sks dog" } })).toBe('"a sks dog"');
		expect(prompt({ widgetData, cardData: { instance_prompt: null } })).toBe('"a mill"');
	});

	it("takes the first of several base models and comments on a missing one", () => {
		expect(lora("acme/base")).toMatch(/from_pretrained\(\s*"acme\/base"/);
		expect(lora(["acme/one", "acme/two"])).toMatch(/from_pretrained\(\s*"acme\/one"/);
		expect(lora()).toMatch(/# The record names no base model.*\n(?:# .*\n)?.*from_pretrained\(\s*"fill-in-base-model"/);
	});

	it("checks the tags in the order of the specification, but a LoRA before a ControlNet", () => {
		const tags = ["FluxFillPipeline", "textual_inversion", "controlnet", "lora", "StableDiffusionXLInpaintPipeline"];
		const words = [
			"FluxFillPipeline",
			"load_textual_inversion",
			"ControlNetModel",
			"load_lora_weights",
			"StableDiffusionXLInpaintPipeline",
		];
		for (const [i, word] of words.entries())
			expect(blocks("diffusers", { tags: tags.slice(0, i + 1), pipeline_tag: "image-to-image" }).join()).toContain(
				word,
			);
	});
});

describe("peft", () => {
	it.each([
		["CAUSAL_LM", "AutoModelForCausalLM"],
		["SEQ_2_SEQ_LM", "AutoModelForSeq2SeqLM"],
		["TOKEN_CLS", "AutoModelForTokenClassification"],
		["SEQ_CLS", "AutoModelForSequenceClassification"],
	])("loads the base of %s with %s", (task_type, modelClass) => {
		const [code] = blocks("peft", peft({ task_type, base_model_name_or_path: "acme/base" }));
		expect(code?.replaceAll(/(?<=\()\n\s*|\n(?=\))/g, "")).toContain(
			`base_model = ${modelClass}.from_pretrained("acme/base")`,
		);
	});

	it("has the exact note for missing fields", () => {
		expect(notes("peft", peft({ base_model_name_or_path: "acme/base" }))).toEqual(["Task type is invalid."]);
		expect(notes("peft", peft({ base_model_name_or_path: "acme/base", task_type: "toString" }))).toEqual([
			"Task type is invalid.",
		]);
		expect(notes("peft", peft({ task_type: "CAUSAL_LM" }))).toEqual(["Base model is not found."]);
	});
});

const call = (speechbrain_interface?: string): string =>
	blocks("speechbrain", { config: { speechbrain: speechbrain_interface ? { speechbrain_interface } : {} } }).join();

describe("speechbrain", () => {
	it.each([
		["EncoderClassifier", "classify_file"],
		["EncoderDecoderASR", "transcribe_file"],
		["EncoderASR", "transcribe_file"],
		["SpectralMaskEnhancement", "enhance_file"],
		["SepformerSeparation", "separate_file"],
	])("calls %s.%s", (name, method) => {
		expect(call(name)).toMatch(new RegExp(`import ${name}\\n[^]*model\\.${method}\\(`));
	});

	it("comments on an unspecified interface", () => {
		expect(call()).toMatch(/^# The interface is not specified/);
		expect(call("a; b")).toMatch(/^# The interface is not specified/);
		expect(call("Tacotron2")).toMatch(/^# No file method is known for the interface Tacotron2\./);
	});
});

describe("sklearn", () => {
	it("comments on an unspecified model file", () => {
		expect(blocks("sklearn", { tags: ["skops"] }).join()).toMatch(/^# The model file is not specified/);
		expect(blocks("sklearn", {}).join()).toMatch(/^# The model file is not specified[^]*"sklearn_model\.joblib"/);
	});

	it("never imports what skops has removed", () => {
		for (const tags of [[], ["skops"]])
			expect(blocks("sklearn", { tags, config: { sklearn: { model: { file: "m.skops" } } } }).join()).not.toMatch(
				/hub_utils/,
			);
	});
});

describe("transformers.js", () => {
	it("comments on an unknown pipeline tag", () => {
		expect(blocks("transformers.js", {}).join()).toMatch(/^\/\/ Unknown pipeline tag/);
		expect(blocks("transformers.js", { pipeline_tag: "text-to-video" }).join()).toMatch(/^\/\/ .*text-to-video/);
	});
});

const file = (...names: readonly string[]): string =>
	blocks("llama-cpp-python", { siblings: names.map((rfilename) => ({ rfilename })) }).join();

describe("llama-cpp-python", () => {
	it("answers in at most 512 tokens", () => {
		expect(file()).toContain("max_tokens=512");
		expect(blocks("llama-cpp-python", { tags: ["conversational"] }).join()).toMatch(
			/create_chat_completion\([^]*max_tokens=512/,
		);
	});

	it("takes the file nearest to Q4_K_M, by a pattern that matches only it", () => {
		expect(file()).toMatch(/"Q4_K_M" in file\.upper\(\)[^]*model_path=f"\{folder\}\/\{file\}"/);
		expect(file("m-F16.gguf", "m-Q2_K.gguf", "m-Q4_K_S.gguf", "mmproj-Q4_K_M.gguf")).toContain(
			'filename="m-Q4_K_S.gguf"',
		);
		expect(file("a[1]*?.gguf")).toContain('filename="a[[]1][*][?].gguf"');
	});
});

describe("fallbacks of other libraries", () => {
	it("has the exact note for a NeMo model of another domain", () => {
		expect(notes("nemo", {})).toEqual(["tag did not correspond to a valid NeMo domain."]);
		expect(notes("nemo", { tags: ["automatic-speech-recognition"] })).toEqual([]);
	});

	it("has the exact note for an audiocraft model of an unknown type", () => {
		expect(notes("audiocraft", {})).toEqual(["Type of model unknown."]);
		for (const tag of ["musicgen", "audiogen", "magnet"]) expect(notes("audiocraft", { tags: [tag] })).toEqual([]);
	});

	it("asks to replace XX if no tag states the version of YOLO", () => {
		for (const library of ["ultralytics", "yolov10"]) {
			expect(
				blocks(library, {})
					.join()
					.replaceAll(/(?<=^# .*)\n# /gm, " "),
			).toMatch(/# .*replace XX with the correct version/i);
			expect(blocks(library, { tags: ["yolov8"] }).join()).not.toMatch(/XX/);
		}
	});

	it("has no OuteTTS snippet for weights of llama.cpp or ONNX", () => {
		for (const tag of ["gguf", "onnx"]) expect(blocks("outetts", { tags: [tag] })).toEqual([]);
		expect(blocks("outetts", {})).toHaveLength(1);
	});
});

const drawing = (tags: readonly string[]): string => blocks("diffusionkit", { tags }).join();

describe("constants of other libraries", () => {
	it("marks sound at 16000 samples a second", () => {
		expect(blocks("audioseal", {}).join()).toMatch(/16000/);
	});

	it("writes speech at 24000 samples a second", () => {
		expect(blocks("kimi-audio", {}).join()).toMatch(/24000/);
	});

	it("uses 4 steps and weight 0 for flux in DiffusionKit, otherwise 50 and 5, at 512 by 512", () => {
		expect(drawing(["flux"])).toMatch(/num_steps=4,\n\s+cfg_weight=0,/);
		expect(drawing([])).toMatch(/num_steps=50,\n\s+cfg_weight=5,/);
		for (const tags of [["flux"], []]) expect(drawing(tags)).toContain("width, height = 512, 512");
	});
});

it("indents by four spaces", () => {
	const [, code] = blocks("transformers", {
		pipeline_tag: "text-generation",
		tags: ["conversational"],
		transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
		config: { chat_template_jinja: "x" },
	});
	expect(code).toMatch(/^ {4}messages,$/m);
	expect(code).not.toMatch(/\t/);
});
