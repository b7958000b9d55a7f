import { describe as group, expect, test } from "vitest";
import { FRONT_MATTER, ODD_FRONT_MATTER } from "../../../../fixtures/hostile/frontmatter.ts";
import { cpuTimer } from "../../../../test/cpu.ts";
import { swept } from "../../../../test/sweep.ts";
import { collect } from "../../test/collect.ts";
import { folderWith } from "../../test/temp.ts";
import { GgufFile, safetensorsFile } from "../../test/weights.ts";
import { openFolder } from "../folder.ts";
import type { ModelRecord } from "@vitrine/model";

/** The record of a repository with these files, and the notes on it, with the path of the repository cut off. */
async function read(files: Record<string, string | Uint8Array>): Promise<{ record: ModelRecord; notes: string[] }> {
	const root = await folderWith(Object.fromEntries(Object.entries(files).map(([path, text]) => [`o/m/${path}`, text])));
	const { records, notes, skipped, error } = await collect(await openFolder(root));
	expect({ skipped, error }).toEqual({ skipped: [], error: undefined });
	const [record = { id: "none", tags: [] }] = records;
	return { record, notes: notes.map((note) => note.replace(`${root}/o/m/`, "")) };
}

const json = (value: unknown): string => JSON.stringify(value);
const card = (yaml: string): string => `---\n${yaml}\n---\n# Title\n`;

const tagsWith = async (config: string, files: Record<string, string>): Promise<readonly string[]> =>
	(await read({ "config.json": config, ...files })).record.tags;

/** A GGUF file with a large vocabulary. */
const made = (little: boolean, version = 3): Buffer => {
	const file = new GgufFile(little);
	return file.file(
		[
			["tokenizer.ggml.tokens", 9, file.texts(Array.from({ length: 300_000 }, (_, at) => `token${at}`))],
			["tokenizer.ggml.scores", 9, Buffer.concat([file.u32(6), file.u64(3), Buffer.alloc(12)])],
			["general.architecture", 8, file.text("llama")],
			["llama.context_length", 4, file.u32(4096)],
			["general.file_type", 4, file.u32(15)],
			["tokenizer.chat_template", 8, file.text("{{ a }}")],
			["some.flag", 7, Buffer.from([1])],
			["some.double", 12, Buffer.alloc(8)],
		],
		[
			["a", [4, 5]],
			["b", [3]],
		],
		version,
	);
};

group("a card", () => {
	test("gives task, library, tags, licence and language", async () => {
		const { record, notes } = await read({
			"README.md": card(
				"license: mit\nlanguage: [en, no]\npipeline_tag: fill-mask\nlibrary_name: timm\ntags: [a, b]\nbase_model: x/y\ndatasets: [squad]",
			),
		});
		expect(notes).toEqual([]);
		expect(record).toMatchObject({
			id: "o/m",
			pipeline_tag: "fill-mask",
			library_name: "timm",
			tags: ["a", "b", "timm", "fill-mask", "en", "no", "license:mit", "base_model:x/y", "dataset:squad"],
			cardData: { license: "mit", language: ["en", "no"], base_model: "x/y", datasets: ["squad"] },
		});
	});

	test("takes precedence over the files", async () => {
		const { record } = await read({
			"README.md": card("pipeline_tag: text-ranking\nlibrary_name: own"),
			"config.json": json({ architectures: ["BertForSequenceClassification"], model_type: "bert" }),
		});
		expect(record).toMatchObject({ pipeline_tag: "text-ranking", library_name: "own" });
		expect(record).not.toHaveProperty("transformersInfo");
	});

	test("with a task or a library of a wrong type leaves those to the files, and names the field and the value", async () => {
		const { record, notes } = await read({
			"README.md": card("pipeline_tag: [fill-mask]\nlibrary_name: 7"),
			"config.json": json({ architectures: ["BertForSequenceClassification"], model_type: "bert" }),
		});
		expect(record).toMatchObject({ pipeline_tag: "text-classification", library_name: "transformers" });
		expect(notes).toEqual([
			'pipeline_tag: ["fill-mask"] is not a string; ignored',
			"library_name: 7 is not a string; ignored",
		]);
	});

	test("gives examples and results their own fields", async () => {
		const { record } = await read({
			"README.md": card("widget:\n  - text: Hi\nmodel-index:\n  - name: m\nlicense: mit"),
		});
		expect(record.widgetData).toEqual([{ text: "Hi" }]);
		expect(record["model-index"]).toEqual([{ name: "m" }]);
		expect(record.cardData).toEqual({ license: "mit" });
	});

	test("with a tag that is a number is kept without it, and the tag is named", async () => {
		const { record, notes } = await read({ "README.md": card("tags: [a, 7]\nlicense: 3") });
		expect(record.tags).toEqual(["a"]);
		expect(notes).toEqual([
			"tags[1]: 7 is not a string; ignored",
			"cardData.license: 3 is not a string or a list of strings; ignored",
		]);
	});

	test.each([
		[
			"a: b: c",
			"README.md:2: broken YAML: Nested mappings are not allowed in compact mappings; the card's fields are ignored",
		],
		["ok: 1\nlicense: [mit\nx: 1", /^README.md:\d: broken YAML: .*; the card's fields are ignored$/],
		["a: &x [*x]", /^README.md:2: broken YAML: .*; the card's fields are ignored$/],
		[
			"just words",
			"README.md:2: the front matter is not a list of fields (name: value); the card's fields are ignored",
		],
	])(
		"with broken YAML (%j) leaves the model with the fields of its other files, and names file and line",
		async (yaml, note) => {
			const { record, notes } = await read({
				"README.md": card(yaml),
				"config.json": json({ architectures: ["BertForMaskedLM"], model_type: "bert" }),
			});
			expect(record.pipeline_tag).toBe("fill-mask");
			expect(record).not.toHaveProperty("cardData");
			expect(notes).toEqual([typeof note === "string" ? note : expect.stringMatching(note)]);
		},
	);

	test("whose front matter never ends is named", async () => {
		expect((await read({ "README.md": "---\nlicense: mit\n" })).notes).toEqual([
			"README.md:1: the front matter that starts here has no closing --- line; the card's fields are ignored",
		]);
	});

	test("may be empty, may have a byte order mark and Windows line ends, and is read without its body", async () => {
		expect((await read({ "README.md": "---\n---\n" })).notes).toEqual([]);
		const { record } = await read({ "README.md": `\uFEFF---\r\nlicense: mit\r\n---\r\n${"x".repeat(3_000_000)}` });
		expect(record.cardData).toEqual({ license: "mit" });
	});

	for (const [[what, yaml], options] of swept(Object.entries(FRONT_MATTER), 2))
		test(
			`with ${what} leaves the model with the fields of its other files, and names the problem once`,
			options,
			async () => {
				const used = cpuTimer();
				const { record, notes } = await read({
					"README.md": card(yaml()),
					"config.json": json({ architectures: ["BertForMaskedLM"], model_type: "bert" }),
				});
				expect(record.pipeline_tag).toBe("fill-mask");
				expect(notes).toEqual([expect.stringMatching(/^README.md:\d+: /)]);
				// A parser whose time grows with the square takes a minute for the first.
				expect(used()).toBeLessThan(20_000);
			},
		);

	test.each(Object.entries(ODD_FRONT_MATTER))("with %s is read, and changes no prototype", async (_what, yaml) => {
		const { record } = await read({ "README.md": card(yaml()), "config.json": json({ model_type: "bert" }) });
		expect(record.config).toMatchObject({ model_type: "bert" });
		expect(Reflect.get({}, "polluted")).toBeUndefined();
		expect(JSON.stringify(record).length).toBeLessThan(300_000);
	});

	test.each([
		[
			"is longer than 262,144 characters",
			"key: value\n".repeat(30_000),
			"1: the front matter has 330,001 characters; at most 262,144 are read",
		],
		[
			"has a line of more than 16,000",
			`a: 1\nb: ${"c".repeat(16_000)}`,
			"3: this line has 16,003 characters; at most 16,000 are read",
		],
		[
			"has more than 100 empty entries",
			`a: [${",".repeat(102)}]`,
			"1: broken YAML: 102 empty entries in lists, such as [,,]",
		],
	])("that %s is not parsed", async (_what, yaml, note) => {
		expect((await read({ "README.md": card(yaml) })).notes).toEqual([
			`README.md:${note}; the card's fields are ignored`,
		]);
	});

	test("that multiplies itself by aliases is refused", async () => {
		const bomb = ["a: &a [x,x,x,x,x,x,x,x,x]"];
		for (let at = 1; at < 9; at++) {
			const [from, to] = [String.fromCodePoint(96 + at), String.fromCodePoint(97 + at)];
			bomb.push(`${to}: &${to} [${`*${from},`.repeat(9).slice(0, -1)}]`);
		}
		const { notes } = await read({ "README.md": card(bomb.join("\n")) });
		expect(notes).toEqual([expect.stringMatching(/^README.md:2: broken YAML: .*alias/)]);
	});

	test("whose error quotes a long name has a short note", async () => {
		const { notes } = await read({ "README.md": card(`a: *${"x".repeat(15_000)}`) });
		expect(notes).toEqual([expect.stringMatching(/^README.md:2: broken YAML: .{1,600}$/)]);
	});
});

group("settings files", () => {
	test.each([
		["LlamaForCausalLM", "AutoModelForCausalLM", "text-generation"],
		["GPT2LMHeadModel", "AutoModelForCausalLM", "text-generation"],
		["BertForSequenceClassification", "AutoModelForSequenceClassification", "text-classification"],
		["BertForQuestionAnswering", "AutoModelForQuestionAnswering", "question-answering"],
		["TapasForQuestionAnswering", "AutoModelForTableQuestionAnswering", "table-question-answering"],
		["Wav2Vec2ForCTC", "AutoModelForCTC", "automatic-speech-recognition"],
		["WhisperForConditionalGeneration", "AutoModelForSpeechSeq2Seq", "automatic-speech-recognition"],
		["T5ForConditionalGeneration", "AutoModelForSeq2SeqLM", undefined],
		["ViTForImageClassification", "AutoModelForImageClassification", "image-classification"],
		["BertModel", "AutoModel", "feature-extraction"],
	])("with %s give the class and the task", async (architecture, auto_model, task) => {
		const { record } = await read({
			"config.json": json({ architectures: [architecture], model_type: "x" }),
			"tokenizer.json": "{}",
		});
		expect(record.library_name).toBe("transformers");
		expect(record.transformersInfo).toMatchObject({ auto_model, processor: "AutoTokenizer" });
		expect(record.pipeline_tag).toBe(task);
	});

	test.each(["Qwen2VLForConditionalGeneration", "EncoderDecoderModel", "OwnNet", 7])(
		"with %s, which could be loaded in several ways, give no class",
		async (architecture) => {
			const { record } = await read({ "config.json": json({ architectures: [architecture], model_type: "x" }) });
			expect(record).not.toHaveProperty("transformersInfo");
			expect(record).not.toHaveProperty("pipeline_tag");
		},
	);

	test("with their own code give the class, and are tagged", async () => {
		const { record } = await read({
			"config.json": json({
				architectures: ["OwnLM"],
				model_type: "own",
				auto_map: { AutoModelForCausalLM: "modeling.OwnLM" },
			}),
		});
		expect(record.transformersInfo).toEqual({ auto_model: "AutoModelForCausalLM", custom_class: "modeling.OwnLM" });
		expect(record.tags).toContain("custom_code");
	});

	test.each([
		[
			"peft",
			{ "adapter_config.json": json({ peft_type: "LORA", base_model_name_or_path: "a/b", task_type: "CAUSAL_LM" }) },
		],
		["diffusers", { "model_index.json": json({ _class_name: "StableDiffusionPipeline" }) }],
		[
			"sklearn",
			{
				"config.json": json({
					sklearn: { model: { file: "m.skops" }, model_format: "skops", task: "tabular-regression" },
				}),
			},
		],
		["speechbrain", { "config.json": json({ speechbrain_interface: "EncoderClassifier" }) }],
		["timm", { "config.json": json({ architecture: "resnet18", pretrained_cfg: {} }) }],
		["sentence-transformers", { "modules.json": "[]", "config_sentence_transformers.json": "{}" }],
	])("laid out for %s name it as the library", async (library, files) => {
		const { record, notes } = await read(files);
		expect(record.library_name).toBe(library);
		expect(record.tags).toContain(library);
		expect(notes).toEqual([]);
	});

	test("go where the snippets look for them", async () => {
		const { record } = await read({
			"adapter_config.json": json({ peft_type: "LORA", base_model_name_or_path: "a/b", task_type: "CAUSAL_LM", r: 8 }),
			"config.json": json({ speechbrain_interface: "EncoderASR", hidden_size: 4, quantization_config: { bits: 4 } }),
			"tokenizer_config.json": json({ chat_template: "{{ a }}", mask_token: { content: "<mask>" } }),
		});
		expect(record.config).toEqual({
			quantization_config: { bits: 4 },
			speechbrain: { speechbrain_interface: "EncoderASR" },
			peft: { base_model_name_or_path: "a/b", task_type: "CAUSAL_LM" },
			tokenizer_config: { chat_template: "{{ a }}" },
		});
		expect(record.mask_token).toBe("<mask>");
	});

	test("tell the file of a scikit-learn model and the task of a KerasHub preset", async () => {
		const sklearn = await read({ "README.md": card("license: mit"), "sklearn_model.joblib": "x" });
		expect(sklearn.record.config).toEqual({ sklearn: { model: { file: "sklearn_model.joblib" } } });
		const preset = await read({
			"config.json": "{}",
			"task.json": json({ registered_name: "keras_hub>GemmaCausalLM" }),
		});
		expect([preset.record.library_name, preset.record.config]).toEqual([
			"keras-hub",
			{ keras_hub: { tasks: ["CausalLM"] } },
		]);
	});

	test("with a chat template make a text generator conversational, and nothing else", async () => {
		const llama = json({ architectures: ["LlamaForCausalLM"], model_type: "llama" });
		const bert = json({ architectures: ["BertModel"], model_type: "bert" });
		expect(await tagsWith(llama, { "chat_template.jinja": "{{ a }}" })).toContain("conversational");
		expect(await tagsWith(llama, { "chat_template.json": json({ chat_template: "{{ a }}" }) })).toContain(
			"conversational",
		);
		expect(await tagsWith(llama, {})).not.toContain("conversational");
		expect(await tagsWith(bert, { "chat_template.jinja": "{{ a }}" })).not.toContain("conversational");
	});

	test("that are not JSON, or too large, are named and the rest is read", async () => {
		const { record, notes } = await read({
			"config.json": "{",
			"adapter_config.json": "[]",
			"tokenizer_config.json": `{"x":"${"y".repeat(9_000_000)}"}`,
			"README.md": card("license: mit"),
		});
		expect(record.cardData).toEqual({ license: "mit" });
		expect(notes).toEqual([
			expect.stringMatching(/^config.json: is not JSON \(.*\); ignored$/),
			"adapter_config.json: is JSON, but not an object; ignored",
			"tokenizer_config.json: has 9000008 bytes; at most 8388608 are read; ignored",
		]);
	});
});

group("safetensors", () => {
	const tensors = { __metadata__: { a: "b" }, x: { dtype: "F32", shape: [2, 3] }, y: { dtype: "BF16", shape: [] } };

	test("are counted by type from the header alone", async () => {
		const { record } = await read({ "model.safetensors": safetensorsFile(tensors, 50) });
		expect(record.safetensors).toEqual({ parameters: { F32: 6, BF16: 1 }, total: 7 });
		expect(record.tags).toEqual(["safetensors"]);
	});

	test("in shards are counted together, and the files beside them are not", async () => {
		const { record } = await read({
			"model.safetensors.index.json": json({
				weight_map: { x: "m-1.safetensors", y: "m-2.safetensors", z: "m-1.safetensors" },
			}),
			"m-1.safetensors": safetensorsFile({ x: { dtype: "F16", shape: [5] } }),
			"m-2.safetensors": safetensorsFile({ y: { dtype: "F16", shape: [7] } }),
			"other.safetensors": safetensorsFile({ y: { dtype: "F16", shape: [100] } }),
		});
		expect(record.safetensors).toEqual({ parameters: { F16: 12 }, total: 12 });
	});

	test("of which it is unclear which are the weights are not counted", async () => {
		const one = safetensorsFile(tensors);
		expect((await read({ "a.safetensors": one, "b.safetensors": one })).record).not.toHaveProperty("safetensors");
	});

	test.each([
		["model.safetensors", Buffer.from("abc"), "model.safetensors: is too short to be a safetensors file"],
		[
			"model.safetensors",
			Buffer.alloc(64, 0xff),
			"model.safetensors: is not a safetensors file, or is cut off (its header would be 18446744073709552000 bytes long)",
		],
		["model.safetensors", safetensorsFile("[]"), "model.safetensors: the header is not a JSON object"],
		["model.safetensors", safetensorsFile("{]"), "model.safetensors: the header is not a JSON object"],
		[
			"model.safetensors.index.json",
			Buffer.from('{"weight_map":{"a":"../../b"}}'),
			'model.safetensors.index.json: the shard "../../b" is missing',
		],
	])("that are broken (%s) are named and the model is kept", async (path, bytes, note) => {
		const { record, notes } = await read({ [path]: bytes, "config.json": "{}" });
		expect(record).not.toHaveProperty("safetensors");
		expect(notes).toEqual([`${note}; the number of parameters is unknown`]);
	});
});

group("GGUF", () => {
	const KINDS = [
		{ kind: "little-endian", little: true, version: 3 },
		{ kind: "big-endian", little: false, version: 3 },
		{ kind: "version 2", little: true, version: 2 },
	];
	for (const [{ kind, little, version }, options] of swept(KINDS))
		test(`headers are read past a large vocabulary (${kind})`, options, async () => {
			const { record, notes } = await read({ "m.gguf": made(little, version) });
			expect(notes).toEqual([]);
			expect(record.gguf).toEqual({
				total: 23,
				architecture: "llama",
				context_length: 4096,
				chat_template: "{{ a }}",
				file_type: 15,
			});
			expect(record.tags).toEqual(["gguf"]);
		});

	test("shards are counted together, projectors and other quantisations are not", async () => {
		const plain = new GgufFile().file([], [["a", [10]]]);
		const { record } = await read({
			"a-Q4-00001-of-00002.gguf": plain,
			"a-Q4-00002-of-00002.gguf": plain,
			"a-Q8-00001-of-00001.gguf": plain,
			"Mmproj-a.gguf": plain,
		});
		expect(record.gguf?.total).toBe(20);
	});

	test.each([
		["is not a GGUF file", () => Buffer.from("GGML and more than that, so that it is long enough")],
		["is not a GGUF file", () => Buffer.from("GGUF")],
		["is GGUF of version 1; versions 2 and 3 can be read", () => made(true, 1)],
		["is GGUF of version 4294967295; versions 2 and 3 can be read", () => made(true, 0xff_ff_ff_ff)],
		["ends inside its header", () => made(true).subarray(0, -20)],
		["ends inside its header", () => made(true).subarray(0, 1_000_000)],
		[
			"claims to have 9007199254740992 tensors and 0 fields",
			() => {
				const g = new GgufFile();
				return Buffer.concat([Buffer.from("GGUF"), g.u32(3), g.u64(2n ** 53n), g.u64(0), Buffer.alloc(100)]);
			},
		],
		[
			"has a string of 4294967296 bytes",
			() => {
				const g = new GgufFile();
				return Buffer.concat([Buffer.from("GGUF"), g.u32(3), g.u64(0), g.u64(1), g.u64(2 ** 32), Buffer.alloc(100)]);
			},
		],
		[
			"ends inside its header",
			() => {
				const g = new GgufFile();
				return g.file([["x", 9, Buffer.concat([g.u32(8), g.u64(2n ** 60n)])]], []);
			},
		],
		[
			"has a list of the unknown type 77",
			() => {
				const g = new GgufFile();
				return g.file([["x", 9, Buffer.concat([g.u32(77), g.u64(1)])]], []);
			},
		],
		["has a field of the unknown type 99", () => new GgufFile().file([["x", 99, Buffer.alloc(8)]], [])],
		["a tensor has 9 dimensions", () => new GgufFile().file([], [["x", [1, 1, 1, 1, 1, 1, 1, 1, 1]]])],
	])("that %s is named and the model is kept", async (what, make) => {
		const { record, notes } = await read({ "m.gguf": make(), "config.json": "{}" });
		expect(record).not.toHaveProperty("gguf");
		expect(notes).toEqual([`m.gguf: ${what}; ignored`]);
	});
});
