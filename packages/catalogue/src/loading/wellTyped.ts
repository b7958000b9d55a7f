import type { ModelRecord } from "@vitrine/model";

/**
 * The record without values of the wrong type, and with a list of tags; the same object if nothing is wrong, as for
 * any record from `parseRecord`.
 */
export function wellTyped(record: ModelRecord): ModelRecord {
	const fitting = fits(record) as Partial<ModelRecord> & Pick<ModelRecord, "id">;
	return fitting.tags === undefined ? { ...fitting, tags: [] } : (fitting as ModelRecord);
}

/** Returns the value, its valid part, or undefined. */
type Fit = (value: unknown) => unknown;

const text: Fit = (value) => (typeof value === "string" ? value : undefined);
const number: Fit = (value) => (typeof value === "number" ? value : undefined);

/** A list of the valid items; the same list if all are valid. */
const list =
	(item: Fit): Fit =>
	(value) => {
		if (!Array.isArray(value)) return undefined;
		const fitting = value.map(item);
		return fitting.every((one, at) => one !== undefined && one === value[at])
			? value
			: fitting.filter((one) => one !== undefined);
	};

/** An object without invalid fields; the same object if all are valid. */
const object =
	(fields: Readonly<Record<string, Fit>>): Fit =>
	(value) => {
		if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
		const stated = value as Readonly<Record<string, unknown>>;
		const wrong = Object.keys(fields).filter((name) => fields[name]!(stated[name]) !== stated[name]);
		if (wrong.length === 0) return value;
		const better = wrong.map((name) => [name, fields[name]!(stated[name])] as const);
		const kept = Object.entries(stated).filter(([name]) => !wrong.includes(name));
		return Object.fromEntries([...kept, ...better.filter(([, one]) => one !== undefined)]);
	};

const either =
	(one: Fit, other: Fit): Fit =>
	(value) =>
		one(value) ?? other(value);

/** A file needs a name. */
const file: Fit = (value) =>
	text((value as { rfilename?: unknown } | null)?.rfilename) === undefined ? undefined : value;

const texts = list(text);
const template = either(text, list(object({ name: text, template: text })));

const fits = object({
	tags: texts,
	pipeline_tag: text,
	library_name: text,
	mask_token: text,
	config: object({
		architectures: texts,
		model_type: text,
		adapter_transformers: object({ model_name: text }),
		sklearn: object({ model: object({ file: text }), model_format: text }),
		speechbrain: object({ speechbrain_interface: text }),
		keras_hub: object({ tasks: texts }),
		peft: object({ base_model_name_or_path: text, task_type: text }),
		diffusers: object({ _class_name: text }),
		tokenizer_config: object({ chat_template: template }),
		processor_config: object({ chat_template: template }),
		chat_template_jinja: text,
	}),
	cardData: object({ base_model: either(text, texts), instance_prompt: text }),
	widgetData: list(object({ text, source_sentence: text, sentences: texts })),
	transformersInfo: object({ auto_model: text, processor: text, pipeline_tag: text }),
	gguf: object({ context_length: number, chat_template: text }),
	siblings: list(file),
});
