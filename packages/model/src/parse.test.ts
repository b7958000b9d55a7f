import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRecord, RecordError } from "./index.ts";

/** Every field of the schema, with a value as hubs give it. */
const WHOLE = {
	id: "vitrine/whole",
	tags: ["transformers", "conversational"],
	pipeline_tag: "text-generation",
	library_name: "transformers",
	author: "vitrine",
	sha: "0123456789abcdef",
	createdAt: "2026-08-01T10:00:00.000Z",
	lastModified: "2026-08-02",
	private: false,
	disabled: false,
	gated: "manual",
	downloads: 3,
	likes: 0,
	trendingScore: 1.5,
	usedStorage: 1024,
	config: {
		architectures: ["LlamaForCausalLM"],
		model_type: "llama",
		auto_map: { AutoConfig: "configuration.Own" },
		adapter_transformers: { model_name: "bert-base-uncased" },
		sklearn: { model: { file: "model.skops" }, model_format: "skops" },
		speechbrain: { speechbrain_interface: "EncoderClassifier" },
		keras_hub: { tasks: ["CausalLM"] },
		peft: { base_model_name_or_path: "vitrine/base", task_type: "CAUSAL_LM" },
		diffusers: { _class_name: "StableDiffusionPipeline" },
		quantization_config: { bits: 4 },
		tokenizer_config: { chat_template: [{ name: "default", template: "{{ x }}" }] },
		processor_config: { chat_template: "{{ y }}" },
		chat_template_jinja: "{{ z }}",
	},
	cardData: { base_model: ["a/b", "c/d"], instance_prompt: null, license: "mit", language: ["en", "de"] },
	widgetData: [{ text: "Hello" }, { source_sentence: "a", sentences: ["b", "c"] }],
	transformersInfo: {
		auto_model: "AutoModelForCausalLM",
		processor: "AutoTokenizer",
		custom_class: "own.Class",
		pipeline_tag: "text-generation",
	},
	mask_token: "<mask>",
	safetensors: { parameters: { BF16: 12 }, total: 12 },
	gguf: { total: 12, architecture: "llama", context_length: 2048, chat_template: "{{ m }}" },
	siblings: [{ rfilename: "README.md" }, { rfilename: "model.safetensors", size: 9 }],
	inferenceProviderMapping: { together: { providerId: "x/y", status: "live", task: "conversational" } },
};

const json = (): fc.Arbitrary<unknown> => fc.jsonValue();

/** A record whose known fields contain any JSON. */
const nearRecord = (): fc.Arbitrary<Record<string, unknown>> =>
	fc
		.tuple(
			fc.record(Object.fromEntries(Object.keys(WHOLE).map((key) => [key, json()])), { requiredKeys: [] }),
			fc.record(Object.fromEntries(Object.keys(WHOLE.config).map((key) => [key, json()])), { requiredKeys: [] }),
			fc.record(Object.fromEntries(Object.keys(WHOLE.cardData).map((key) => [key, json()])), { requiredKeys: [] }),
			fc.array(fc.record({ rfilename: json(), size: json() }, { requiredKeys: [] })),
		)
		.map(([record, config, cardData, siblings]) =>
			Object.assign(record, { config, cardData, siblings, id: "owner/name" }),
		);

const modified = (text: string): string | undefined => parseRecord({ id: "a", lastModified: text }).record.lastModified;

describe("parseRecord", () => {
	test("reads every named field and changes none", () => {
		expect(parseRecord(WHOLE)).toEqual({ record: WHOLE, notes: [] });
	});

	test("keeps unknown fields at every level", () => {
		const raw = {
			...WHOLE,
			extra: { deep: [1, { a: null }] },
			config: { ...WHOLE.config, extra: 1, sklearn: { ...WHOLE.config.sklearn, columns: ["x"] } },
			cardData: { ...WHOLE.cardData, datasets: ["squad"] },
			siblings: [{ rfilename: "a", lfs: { sha256: "0" } }],
			safetensors: { ...WHOLE.safetensors, sharded: true },
		};
		expect(parseRecord(raw)).toEqual({ record: raw, notes: [] });
	});

	test("unknown fields are kept with any value", () => {
		fc.assert(
			fc.property(json(), fc.string(), (value, key) => {
				const field = `x-${key}`;
				const { record } = parseRecord({ id: "a", [field]: value, config: { [field]: value, model_type: 7 } });
				expect(record[field]).toEqual(value);
				expect(record.config?.[field]).toEqual(value);
				expect(record.config).not.toHaveProperty("model_type");
			}),
		);
	});

	test("takes base_model as a text and as a list", () => {
		expect(parseRecord({ id: "a", cardData: { base_model: "b/c" } }).record.cardData?.base_model).toBe("b/c");
		expect(parseRecord({ id: "a", cardData: { base_model: ["b", "c"] } }).record.cardData?.base_model).toEqual([
			"b",
			"c",
		]);
	});

	test("takes providers as an object and as a list", () => {
		const list = [{ provider: "together", providerId: "x", status: "live" }];
		expect(parseRecord({ id: "a", inferenceProviderMapping: list }).record.inferenceProviderMapping).toEqual(list);
	});

	test("names tags of other types, skips them and keeps the rest", () => {
		expect(parseRecord({ id: "a", tags: ["x", 7, null, "y", { z: 1 }] })).toEqual({
			record: { id: "a", tags: ["x", "y"] },
			notes: [
				"tags[1]: 7 is not a string; ignored",
				"tags[2]: null is not a string; ignored",
				'tags[4]: {"z":1} is not a string; ignored',
			],
		});
	});

	test("always has a list of tags", () => {
		expect(parseRecord({ id: "a" })).toEqual({ record: { id: "a", tags: [] }, notes: [] });
		expect(parseRecord({ id: "a", tags: null })).toEqual({ record: { id: "a", tags: [] }, notes: [] });
		expect(parseRecord({ id: "a", tags: "x" })).toEqual({
			record: { id: "a", tags: [] },
			notes: ['tags: "x" is not a list; ignored'],
		});
	});

	test.each([
		["downloads", "many", 'downloads: "many" is not a number; ignored'],
		["downloads", -1, "downloads: -1 is not a non-negative number; ignored"],
		["config", 3, "config: 3 is not an object; ignored"],
		["config", [], "config: [] is not an object; ignored"],
		["gated", "yes", 'gated: "yes" is not false, true, "auto" or "manual"; ignored'],
		["private", 1, "private: 1 is not true or false; ignored"],
		["pipeline_tag", ["x"], 'pipeline_tag: ["x"] is not a string; ignored'],
		["lastModified", "soon", 'lastModified: "soon" is not a date such as 2026-08-31 or 2026-08-31T12:00:00Z; ignored'],
		[
			"createdAt",
			1700000000,
			"createdAt: 1700000000 is not a date such as 2026-08-31 or 2026-08-31T12:00:00Z; ignored",
		],
		["usedStorage", Number.POSITIVE_INFINITY, "usedStorage: null is not a number; ignored"],
	])("leaves out %s when it is %j and names it", (field, value, note) => {
		expect(parseRecord({ id: "a", [field]: value })).toEqual({ record: { id: "a", tags: [] }, notes: [note] });
	});

	test("names the exact place deep inside", () => {
		const { record, notes } = parseRecord({
			id: "a",
			cardData: { license: ["mit", 3], language: false, kept: 1 },
			siblings: [{ rfilename: "a" }, { size: 3 }, "b"],
			safetensors: { parameters: { F32: 1, BF16: "2" } },
			inferenceProviderMapping: { together: { status: "live" }, groq: { providerId: "x" } },
		});
		expect(record).toEqual({
			id: "a",
			tags: [],
			cardData: { license: ["mit"], kept: 1 },
			siblings: [{ rfilename: "a" }],
			safetensors: { parameters: { F32: 1 } },
			inferenceProviderMapping: { groq: { providerId: "x" } },
		});
		expect(notes).toEqual([
			"cardData.license[1]: 3 is not a string; ignored",
			"cardData.language: false is not a string or a list of strings; ignored",
			'safetensors.parameters.BF16: "2" is not a number; ignored',
			'siblings[1]: {"size":3} has no rfilename; ignored',
			'siblings[2]: "b" is not an object; ignored',
			'inferenceProviderMapping.together: {"status":"live"} has no providerId; ignored',
		]);
	});

	test("checks members named __proto__ like others", () => {
		const raw = '{"id":"a","safetensors":{"parameters":{"__proto__":{}}},"inferenceProviderMapping":{"__proto__":"x"}}';
		const { record, notes } = parseRecord(JSON.parse(raw));
		expect(JSON.stringify(record)).toBe(
			'{"id":"a","safetensors":{"parameters":{}},"inferenceProviderMapping":{},"tags":[]}',
		);
		expect(notes).toEqual([
			"safetensors.parameters.__proto__: {} is not a number; ignored",
			'inferenceProviderMapping.__proto__: "x" is not an object; ignored',
		]);
		const counted = JSON.parse('{"id":"a","tags":[],"safetensors":{"parameters":{"__proto__":7}}}');
		expect(parseRecord(counted)).toEqual({ record: counted, notes: [] });
	});

	test("names a field of any length with its beginning", () => {
		const { notes } = parseRecord({ id: "a", safetensors: { parameters: { ["F".repeat(100_000)]: "many" } } });
		expect(notes).toEqual([
			expect.stringMatching(/^safetensors\.parameters\.F{100,200}…: "many" is not a number; ignored$/),
		]);
	});

	test("treats null, undefined and an empty task as absent, without a note", () => {
		const raw = { id: "a", tags: ["x"], pipeline_tag: "", library_name: null, config: null, author: undefined };
		expect(parseRecord(raw)).toStrictEqual({ record: { id: "a", tags: ["x"] }, notes: [] });
		expect(parseRecord({ id: "a", cardData: { license: null, base_model: null } }).notes).toEqual([]);
	});

	test("counts the notes beyond twenty", () => {
		const { notes } = parseRecord({ id: "a", tags: Array.from({ length: 50 }, (_, at) => at) });
		expect(notes).toHaveLength(21);
		expect(notes.at(-1)).toBe("and 30 more values were ignored");
	});

	test("gives dates as ISO 8601 and a day as a day", () => {
		expect(modified("2026-08-31")).toBe("2026-08-31");
		expect(modified("2026-08-31T12:00:00.000Z")).toBe("2026-08-31T12:00:00.000Z");
		expect(modified("2026-08-31 12:00:00+00:00")).toBe("2026-08-31T12:00:00.000Z");
		expect(modified("2026-08-31T12:00:00+0200")).toBe("2026-08-31T10:00:00.000Z");
		expect(modified("2026-08-31 12:00:00")).toBe("2026-08-31T12:00:00Z");
		expect(modified("2026-02-30")).toBeUndefined();
	});

	test("takes modelId if there is no id", () => {
		expect(parseRecord({ modelId: "a/b" }).record).toEqual({ id: "a/b", modelId: "a/b", tags: [] });
	});

	test("leaves the raw value as it was", () => {
		const raw = { id: "a", tags: [1], config: { model_type: 2 } };
		parseRecord(raw);
		expect(raw).toEqual({ id: "a", tags: [1], config: { model_type: 2 } });
	});

	test.each([
		[{}, "id", 'id is missing; it should be a string such as "owner/name"'],
		[{ id: null }, "id", 'id is null; it should be a string such as "owner/name"'],
		[{ id: 7 }, "id", 'id is 7; it should be a string such as "owner/name"'],
		[{ id: "  " }, "id", 'id is empty; it should be a string such as "owner/name"'],
		[
			{ id: "a\0b" },
			"id",
			String.raw`id "a\u0000b" contains a control character; it should be a string such as "owner/name"`,
		],
		[
			{ id: "a\u001b[0m" },
			"id",
			String.raw`id "a\u001b[0m" contains a control character; it should be a string such as "owner/name"`,
		],
		[
			{ id: "\ud800" },
			"id",
			String.raw`id "\ud800" contains half a character (a lone surrogate); it should be a string such as "owner/name"`,
		],
		[{ modelId: 7 }, "modelId", 'modelId is 7; it should be a string such as "owner/name"'],
		[[], "", "A model record must be a JSON object, but this is []"],
		[null, "", "A model record must be a JSON object, but this is null"],
		["x", "", 'A model record must be a JSON object, but this is "x"'],
	])("refuses %j, naming the field", (raw, field, message) => {
		try {
			parseRecord(raw);
			expect.unreachable();
		} catch (error) {
			expect(error).toBeInstanceOf(RecordError);
			expect(error).toMatchObject({ name: "RecordError", field, message, expected: expect.stringMatching(/./) });
			expect(error).toMatchObject({ code: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/) });
		}
	});

	test("takes an id full of quotes, backslashes, dollars and line breaks as it is", () => {
		const id = "o'w\"n/$(x) `y` \\ <b>\n\t--name";
		expect(parseRecord({ id }).record.id).toBe(id);
	});

	test("throws only RecordError, for any JSON", () => {
		fc.assert(
			fc.property(fc.oneof(json(), nearRecord()), (raw) => {
				try {
					parseRecord(raw);
				} catch (error) {
					expect(error).toBeInstanceOf(RecordError);
				}
			}),
			{ numRuns: 150 },
		);
	});

	test("has no notes on a record it has returned", () => {
		fc.assert(
			fc.property(nearRecord(), (raw) => {
				const { record } = parseRecord(raw);
				expect(parseRecord(record)).toEqual({ record, notes: [] });
			}),
			{ numRuns: 150 },
		);
	});
});
