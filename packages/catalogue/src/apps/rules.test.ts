import * as fc from "fast-check";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { appShows, appSnippets, localApps, quantChoices } from "./index.ts";

/** When each app is shown: all clauses must hold, and of each clause one word. */
type Clauses = readonly (readonly string[])[];

const GGUF: Clauses = [["gguf"]];
const GGUF_OR_MLX: Clauses = [["gguf", "tag:mlx"]];
const QUANTIZED = ["quant:awq", "quant:gptq", "quant:aqlm", "quant:marlin"];
const WRITES = ["task:text-generation", "task:image-text-to-text"];
const AGENT: Clauses = [...GGUF_OR_MLX, ["tag:conversational"], ["template:tools"]];
const DRAWS: Clauses = [["library:diffusers"], ["task:text-to-image"]];

const RULES: Readonly<Record<string, Clauses>> = {
	"llama.cpp": GGUF,
	"node-llama-cpp": GGUF,
	ramalama: GGUF,
	vllm: [[...QUANTIZED, "gguf", "tag:transformers"], WRITES],
	sglang: [[...QUANTIZED, "tag:transformers"], WRITES],
	"mlx-lm": [["task:text-generation"], ["tag:mlx"]],
	"mlx-vlm": [["task:image-text-to-text", "task:any-to-any"], ["tag:mlx"]],
	"mlx-audio": [
		["tag:mlx", "tag:mlx-audio", "library:mlx-audio"],
		["task:text-to-speech", "task:automatic-speech-recognition"],
	],
	tgi: [["tag:text-generation-inference"]],
	tei: [["tag:text-embeddings-inference"]],
	"mlc-llm": [["tag:mlc-llm", "library:mlc-llm"]],
	"litert-lm": [["file:.litertlm", "tag:litert-lm", "tag:litertlm", "library:litert-lm"]],
	tabbyapi: [["tag:exl2", "tag:exl3", "library:exllamav2", "library:exllamav3", "quant:exl2", "quant:exl3"]],
	fastflowlm: [["tag:q4nx", "library:q4nx", "file:.q4nx"]],
	lmstudio: GGUF_OR_MLX,
	localai: GGUF,
	koboldcpp: GGUF,
	jan: GGUF,
	"atomic-chat": GGUF_OR_MLX,
	backyard: GGUF,
	sanctum: GGUF,
	jellybox: [
		["gguf", "library:diffusers"],
		["gguf", "tag:safetensors"],
		["gguf", "task:text-to-image", "tag:lora"],
	],
	msty: GGUF,
	recursechat: GGUF,
	anythingllm: GGUF,
	comfyui: [["tag:comfyui", "library:comfyui", "tag:diffusion-single-file", "library:diffusion-single-file"]],
	"whisper.cpp": [["library:whisper.cpp", "tag:whisper.cpp"]],
	"audio.cpp": [["library:audio.cpp", "tag:audio.cpp", "tag:audio-cpp"]],
	"stable-diffusion.cpp": [["library:stable-diffusion.cpp", "tag:stable-diffusion.cpp"]],
	ds4: [["tag:ds4", "tag:dwarfstar"]],
	drawthings: [["library:diffusers"], ["task:text-to-image", "tag:lora"]],
	diffusionbee: DRAWS,
	joyfusion: [["tag:coreml"], ["tag:joyfusion"], ["task:text-to-image"]],
	ollama: GGUF,
	unsloth: [["gguf", "tag:unsloth"]],
	"docker-model-runner": [
		[...QUANTIZED, "gguf", "tag:transformers"],
		["gguf", ...WRITES],
	],
	lemonade: [["gguf", "tag:ryzenai-hybrid", "tag:ryzenai-npu"]],
	"open-webui": [...GGUF_OR_MLX, ["tag:conversational"]],
	pi: AGENT,
	"hermes-agent": AGENT,
	openclaw: AGENT,
	invoke: DRAWS,
};

/** The conditions of the rules, implemented independently of the apps. */
function wordsOf(record: ModelRecord): ReadonlySet<string> {
	const { tags, pipeline_tag, library_name, gguf, config, siblings = [] } = record;
	const templates = JSON.stringify([
		gguf?.chat_template ?? "",
		config?.chat_template_jinja ?? "",
		config?.processor_config?.chat_template ?? "",
		config?.tokenizer_config?.chat_template ?? "",
	]);
	return new Set([
		...tags.map((tag) => `tag:${tag}`),
		...siblings.map(({ rfilename }) => `file:${rfilename.slice(rfilename.lastIndexOf("."))}`),
		`task:${pipeline_tag}`,
		`library:${library_name}`,
		`quant:${config?.quantization_config?.["quant_method"]}`,
		...(typeof gguf?.context_length === "number" && gguf.context_length > 0 ? ["gguf"] : []),
		...(templates.includes("tools") ? ["template:tools"] : []),
	]);
}

const isShown = (clauses: Clauses, words: ReadonlySet<string>): boolean =>
	clauses.every((clause) => clause.some((word) => words.has(word)));

const said = (kind: string): string[] =>
	[...new Set(Object.values(RULES).flat(2))].flatMap((word) =>
		word.startsWith(`${kind}:`) ? [word.slice(kind.length + 1)] : [],
	);
const oneOf = (kind: string, ...others: string[]): fc.Arbitrary<string> => fc.constantFrom(...said(kind), ...others);
const template = fc.oneof(
	fc.constantFrom("{{ messages }}", "{% if tools %}{{ tools }}{% endif %}", "{{ tool }}"),
	fc.array(fc.record({ name: fc.constant("x"), template: fc.constantFrom("{{ tools }}", "{{ x }}") })),
);

const records: fc.Arbitrary<ModelRecord> = fc
	.record(
		{
			tags: fc.uniqueArray(oneOf("tag", "Transformers", "gguf", "pytorch"), { maxLength: 6 }),
			pipeline_tag: oneOf("task", "image-to-image", "text-ranking"),
			library_name: oneOf("library", "transformers", "mlx"),
			siblings: fc.array(oneOf("file", ".json", ".task").map((ending) => ({ rfilename: `folder/model${ending}` }))),
			gguf: fc.record(
				{ context_length: fc.constantFrom(0, 2048), chat_template: template as fc.Arbitrary<string> },
				{ requiredKeys: [] },
			),
			config: fc.record(
				{
					quantization_config: fc.record({ quant_method: oneOf("quant", "bitsandbytes", "AWQ") }, { requiredKeys: [] }),
					chat_template_jinja: template as fc.Arbitrary<string>,
					processor_config: fc.record({ chat_template: template as fc.Arbitrary<string> }, { requiredKeys: [] }),
					tokenizer_config: fc.record({ chat_template: template as fc.Arbitrary<string> }, { requiredKeys: [] }),
				},
				{ requiredKeys: [] },
			),
		},
		{ requiredKeys: ["tags"] },
	)
	.map((record) => Object.assign({ id: "acme/demo" }, record) as ModelRecord);

describe("any record", () => {
	it("is offered in exactly the apps whose rules hold", () => {
		const times = new Map<string, number>();
		fc.assert(
			fc.property(records, (record) => {
				const words = wordsOf(record);
				for (const app of localApps) {
					const shows = appShows(app, record);
					expect([app.key, shows]).toEqual([app.key, isShown(RULES[app.key]!, words)]);
					if (shows) times.set(app.key, (times.get(app.key) ?? 0) + 1);
				}
			}),
			{ numRuns: 3000 },
		);
		expect(
			localApps.filter(({ key }) => !times.has(key)).map(({ key }) => key),
			"shown for no record",
		).toEqual([]);
	});

	it("has a rule in each app", () => {
		expect(Object.keys(RULES).sort()).toEqual(localApps.map(({ key }) => key).sort());
	});
});

/** The apps whose commands or links take a file or quantization. */
const PICKS = new Set([
	"audio.cpp",
	"ds4",
	"stable-diffusion.cpp",
	"comfyui",
	"llama.cpp",
	"node-llama-cpp",
	"vllm",
	"lmstudio",
	"localai",
	"koboldcpp",
	"ramalama",
	"anythingllm",
	"open-webui",
	"ollama",
	"unsloth",
	"docker-model-runner",
	"lemonade",
	"pi",
	"hermes-agent",
	"openclaw",
]);

describe.each(localApps.filter(({ key }) => PICKS.has(key)))("$key", (app) => {
	const files = [
		"demo-Q4_K_M.gguf",
		"demo-IQ3_XXS.gguf",
		"parts/demo-F16-00001-of-00002.gguf",
		"parts/demo-F16-00002-of-00002.gguf",
	];
	const record: ModelRecord = {
		id: "acme/demo-GGUF",
		tags: ["conversational", "gguf"],
		pipeline_tag: "text-generation",
		gguf: { context_length: 2048, chat_template: "{{ tools }}" },
		siblings: files.map((rfilename) => ({ rfilename })),
	};
	const shown = (choice: Parameters<typeof appSnippets>[2]): string =>
		appSnippets(app, record, choice)
			.map((block) => ("link" in block ? decodeURIComponent(block.link) : String(block.code)))
			.join("\n");

	it("receives each file and each quantization that can be chosen", () => {
		const choices = quantChoices(record);
		expect(choices.map(({ label }) => label)).toEqual(["Q4_K_M", "IQ3_XXS", "F16"]);
		for (const { label, file } of choices) {
			const names = new RegExp(`${label}|${file.replace(/[.]/g, "\\.")}`);
			expect([label, shown({ file })]).toEqual([label, expect.stringMatching(names)]);
			expect([label, shown({ quant: label.toLowerCase() })]).toEqual([label, expect.stringMatching(names)]);
		}
		expect(new Set(choices.map(({ file }) => shown({ file }))).size).toBe(choices.length);
	});
});
