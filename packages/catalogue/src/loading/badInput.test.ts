import * as fc from "fast-check";
import { type ModelRecord, parseRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { runs } from "../../../../test/sweep.ts";
import { loadCases } from "../../test/loadRecords.ts";
import { libraries } from "../libraries/index.ts";
import { choicesFor } from "../choices/choices.ts";
import { libraryOf } from "../libraryOf.ts";
import { loadSnippets } from "./loadSnippets.ts";
import type { Library } from "../shapes.ts";

/** Traces of a missing value in printed text. */
const LEAKS = /undefined|\bnull\b|\[object |\bNaN\b/;

const texts = (library: Library, record: ModelRecord): readonly string[] =>
	loadSnippets(library, record).map((snippet) => ("note" in snippet ? snippet.note : String(snippet.code)));

/** Words for a wrong record; none of them matches `LEAKS`. */
const word = fc.constantFrom(
	"",
	" ",
	"x",
	"acme/other",
	"constructor",
	"__proto__",
	"toString",
	"None",
	"3",
	"text-to-image",
	"lora",
);

const anything: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
	value: fc.oneof(
		{ maxDepth: 3, withCrossShrink: true },
		fc.oneof(fc.constant(null), fc.constant(undefined), fc.boolean(), fc.integer(), fc.constant(Number.NaN), word),
		fc.array(tie("value"), { maxLength: 3 }),
		fc.dictionary(word, tie("value"), { maxKeys: 3 }),
	),
})).value;

/** An object with some of the fields, each with any value or one from `better`. */
const fields = (
	names: readonly string[],
	better: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
): fc.Arbitrary<unknown> =>
	fc.oneof(
		{ weight: 1, arbitrary: anything },
		{
			weight: 5,
			arbitrary: fc.record(
				Object.fromEntries(names.map((name) => [name, better[name] ? fc.oneof(anything, better[name]) : anything])),
				{ requiredKeys: [] },
			),
		},
	);

const config = fields(
	[
		"adapter_transformers",
		"architectures",
		"chat_template_jinja",
		"diffusers",
		"keras_hub",
		"model_type",
		"peft",
		"processor_config",
		"sklearn",
		"speechbrain",
		"tokenizer_config",
	],
	{
		adapter_transformers: fields(["model_name"]),
		diffusers: fields(["_class_name"]),
		keras_hub: fields(["tasks"]),
		peft: fields(["base_model_name_or_path", "task_type"]),
		processor_config: fields(["chat_template"]),
		sklearn: fields(["model", "model_format"], { model: fields(["file"]) }),
		speechbrain: fields(["speechbrain_interface"]),
		tokenizer_config: fields(["chat_template"]),
	},
);

const tags = [...new Set(loadCases.flatMap(({ record }) => record.tags))];
const tasks = [...new Set(loadCases.flatMap(({ record }) => record.pipeline_tag ?? []))];

/** A record with an id and any value in its other fields. */
const wrongRecord = fc
	.tuple(
		fc.record(
			{
				tags: fc.oneof(anything, fc.array(fc.oneof(anything, fc.constantFrom(...tags)), { maxLength: 4 })),
				pipeline_tag: fc.oneof(anything, fc.constantFrom(...tasks)),
				library_name: anything,
				config,
				cardData: fields(["base_model", "instance_prompt"]),
				widgetData: fc.oneof(anything, fc.array(fields(["text", "source_sentence", "sentences"]), { maxLength: 2 })),
				transformersInfo: fields(["auto_model", "processor", "pipeline_tag"]),
				mask_token: anything,
				siblings: fc.oneof(anything, fc.array(fields(["rfilename", "size"]), { maxLength: 3 })),
				gguf: fields(["context_length", "chat_template"]),
				gated: anything,
				private: anything,
			},
			{ requiredKeys: [] },
		),
		fc.constantFrom("acme/demo", "demo", "a/b/c"),
	)
	.map(([rest, id]) => Object.assign(rest, { id }));

const parsed = (raw: object): ModelRecord => parseRecord(raw).record;

describe("a record with any values in its fields", () => {
	for (const [numRuns, options] of runs(20, 80))
		describe(`(${numRuns} records)`, { ...options, timeout: 300_000 }, () => {
			it.each([
				["as parsed", parsed],
				["as received", (raw: object) => raw as ModelRecord],
			])("%s makes no library fail, and prints no trace of a missing value", (_, read) => {
				fc.assert(
					fc.property(wrongRecord, (raw) => {
						const record = read(raw);
						if (read === parsed) expect(choicesFor(record).notes.join()).not.toMatch(LEAKS);
						for (const library of libraries)
							for (const text of texts(library, record)) if (LEAKS.test(text)) expect.fail(`${library.key}: ${text}`);
					}),
					{ numRuns },
				);
			});
		});
});

describe("the specification for a record without", () => {
	it.each([
		["configuration", "sklearn", { config: null }, /The model file is not specified/],
		["configuration", "speechbrain", { config: [] }, /The interface is not specified/],
		["configuration", "peft", { config: { peft: "x" } }, /^Task type is invalid\.$/],
		[
			"a base model that is text",
			"peft",
			{ config: { peft: { task_type: "CAUSAL_LM", base_model_name_or_path: 7 } } },
			/^Base model is not found\.$/,
		],
		[
			"a known interface",
			"speechbrain",
			{ config: { speechbrain: { speechbrain_interface: {} } } },
			/The interface is not specified/,
		],
		[
			"tags that are text",
			"nemo",
			{ tags: [null, 3, ["automatic-speech-recognition"]] },
			/^tag did not correspond to a valid NeMo domain\.$/,
		],
		["tags", "audiocraft", { tags: "musicgen" }, /^Type of model unknown\.$/],
		[
			"a task",
			"transformers",
			{ pipeline_tag: 3, transformersInfo: [] },
			/Type of model unknown[^]*Unknown pipeline tag/,
		],
		["a task", "transformers.js", { pipeline_tag: null }, /Unknown pipeline tag/],
	])("%s: %s", (_, key, rest, said) => {
		const record = { id: "acme/demo", tags: [], ...rest } as unknown as ModelRecord;
		const shown = texts(libraryOf(key)!, record);
		expect(shown.at(-1)).toMatch(said);
	});

	it("an id that a command can contain: a note that names the field", () => {
		const library = libraryOf("mflux")!;
		expect(loadSnippets(library, { id: "acme/a\0b", tags: [] })).toEqual([
			{
				note: expect.stringMatching(
					/^There is no code for this model with mflux: id: .* cannot contain a NUL character/,
				),
			},
		]);
	});
});

describe("a stated value that cannot be the name of a class", () => {
	const stated = "Auto Model\nraise SystemExit";

	it.each([
		["transformers", { transformersInfo: { auto_model: stated } }, "auto_model"],
		["transformers", { transformersInfo: { auto_model: "AutoModel", processor: stated } }, "processor"],
		[
			"pruna-ai",
			{ tags: ["transformers"], transformersInfo: { auto_model: "AutoModel", processor: stated } },
			"processor",
		],
		["keras-hub", { config: { keras_hub: { tasks: [stated] } } }, "A task of keras_hub"],
	])("is reported in a comment by %s: %j", (key, rest, field) => {
		const shown = texts(libraryOf(key)!, { id: "acme/demo", tags: [], ...rest }).at(-1);
		expect(shown?.replaceAll(/(?<=^# .*)\n# /gm, " ")).toMatch(
			new RegExp(`^# .*${field} is not the name of a class: Auto Model`, "m"),
		);
		expect(shown).not.toMatch(/^raise/m);
	});
});
