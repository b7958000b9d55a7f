import { z } from "zod";
import { isoDate } from "./dates.ts";
import type {
	CardData,
	ChatTemplate,
	GgufInfo,
	ModelConfig,
	ProviderMapping,
	SafetensorsInfo,
	Sibling,
	TransformersInfo,
	WidgetExample,
} from "./record.ts";

// The message of each check says what the value should have been; parse.ts puts field and value before it.
// Every object is loose: a field that is not named here passes as it came.

const text = z.string({ error: "text" });
const flag = z.boolean({ error: "true or false" });
const number = z.number({ error: "a number" });
const count = number.min(0, { error: "a number that is not negative" });
const DATE = { error: "a date such as 2026-08-31 or 2026-08-31T12:00:00Z" };
const date = z.string(DATE).refine((value) => isoDate(value) !== undefined, DATE);
const list = <T extends z.ZodType>(element: T): z.ZodArray<T> => z.array(element, { error: "a list" });
const texts = list(text);
const anything = object({});

/** An object of which only the named fields are looked at; each of them may be absent. */
function object<T extends Record<string, z.ZodType>>(fields: T): z.ZodObject<T, z.core.$loose> {
	return z.looseObject(fields, { error: "an object" });
}

/** Of a value with two shapes, the one it is nearest to decides, so that a complaint names the exact place. */
function nearest<T>(choose: (value: unknown) => boolean, one: z.ZodType, other: z.ZodType): z.ZodType<T> {
	return z.custom<T>().check((context) => {
		// Where a field is absent it is looked at all the same; a whole inner run would cost more than all the rest.
		if (context.value === undefined) {
			context.issues.push({ code: "custom", input: undefined, message: "a value" });
			return;
		}
		const result = (choose(context.value) ? one : other).safeParse(context.value);
		for (const { message, path } of result.error?.issues ?? [])
			context.issues.push({ code: "custom", input: context.value, message, path });
	});
}

const textOrTexts = nearest<string | readonly string[]>(
	Array.isArray,
	texts,
	z.string({ error: "text or a list of texts" }),
);

const namedTemplate = object({ name: text, template: text });
const chatTemplate = nearest<ChatTemplate>(Array.isArray, list(namedTemplate), text);
const templated = object({ chat_template: chatTemplate.exactOptional() }).exactOptional();

const config: z.ZodType<ModelConfig> = object({
	architectures: texts.exactOptional(),
	model_type: text.exactOptional(),
	auto_map: anything.exactOptional(),
	adapter_transformers: object({ model_name: text.exactOptional() }).exactOptional(),
	sklearn: object({
		model: object({ file: text.exactOptional() }).exactOptional(),
		model_format: text.exactOptional(),
	}).exactOptional(),
	speechbrain: object({ speechbrain_interface: text.exactOptional() }).exactOptional(),
	keras_hub: object({ tasks: texts.exactOptional() }).exactOptional(),
	peft: object({ base_model_name_or_path: text.exactOptional(), task_type: text.exactOptional() }).exactOptional(),
	diffusers: object({ _class_name: text.exactOptional() }).exactOptional(),
	quantization_config: anything.exactOptional(),
	tokenizer_config: templated,
	processor_config: templated,
	chat_template_jinja: text.exactOptional(),
});

const cardData: z.ZodType<CardData> = object({
	base_model: textOrTexts.exactOptional(),
	instance_prompt: text.nullable().exactOptional(),
	license: textOrTexts.exactOptional(),
	language: textOrTexts.exactOptional(),
});

const widgetExample: z.ZodType<WidgetExample> = object({
	text: text.exactOptional(),
	source_sentence: text.exactOptional(),
	sentences: texts.exactOptional(),
});

const transformersInfo: z.ZodType<TransformersInfo> = object({
	auto_model: text.exactOptional(),
	processor: text.exactOptional(),
	custom_class: text.exactOptional(),
	pipeline_tag: text.exactOptional(),
});

const safetensors: z.ZodType<SafetensorsInfo> = object({
	parameters: object({}).catchall(count).exactOptional(),
	total: count.exactOptional(),
});

const gguf: z.ZodType<GgufInfo> = object({
	total: count.exactOptional(),
	architecture: text.exactOptional(),
	context_length: count.exactOptional(),
	chat_template: text.exactOptional(),
});

const sibling: z.ZodType<Sibling> = object({ rfilename: text, size: count.exactOptional() });

const mapped = { providerId: text, status: text.exactOptional(), task: text.exactOptional() };
const providerMapping = nearest<ProviderMapping>(
	Array.isArray,
	list(object({ provider: text, ...mapped })),
	z.object({}, { error: "an object or a list" }).catchall(object({ provider: text.exactOptional(), ...mapped })),
);

const GATED = { error: 'false, true, "auto" or "manual"' };
const gate = nearest<boolean | "auto" | "manual">(
	(value) => typeof value === "string",
	z.enum(["auto", "manual"], GATED),
	z.boolean(GATED),
);

/** What is checked of a record; each field that fails is left out and named (parse.ts). */
export const recordSchema = object({
	id: text,
	tags: texts,
	pipeline_tag: text.min(1).exactOptional(),
	library_name: text.min(1).exactOptional(),
	author: text.min(1).exactOptional(),
	sha: text.min(1).exactOptional(),
	createdAt: date.exactOptional(),
	lastModified: date.exactOptional(),
	private: flag.exactOptional(),
	disabled: flag.exactOptional(),
	gated: gate.exactOptional(),
	downloads: count.exactOptional(),
	likes: count.exactOptional(),
	trendingScore: number.exactOptional(),
	usedStorage: count.exactOptional(),
	num_parameters: count.exactOptional(),
	config: config.exactOptional(),
	cardData: cardData.exactOptional(),
	widgetData: list(widgetExample).exactOptional(),
	transformersInfo: transformersInfo.exactOptional(),
	mask_token: text.exactOptional(),
	safetensors: safetensors.exactOptional(),
	gguf: gguf.exactOptional(),
	siblings: list(sibling).exactOptional(),
	inferenceProviderMapping: providerMapping.exactOptional(),
});
