import { Env, frozen, Text, type Value } from "@vitrine/code";
import { isObject, type ModelRecord, shown } from "@vitrine/model";
import { IMAGE_STEPS, ZERO_SHOT_IMAGE_LABELS, ZERO_SHOT_LABELS } from "../constants.ts";
import { InputError } from "../errors.ts";
import type { CallOptions } from "../shapes.ts";
import { generationNumbers } from "./numbers.ts";

/** What is sent for a task of a model; wrong inputs are an InputError. */
export type PayloadOf = (record: ModelRecord, task: string, kind: string, options: CallOptions) => Payload;

/** What stands in for inputs that nobody gave. */
export type ExampleOf = (record: ModelRecord) => Value;

/** What is sent, apart from whom it is sent to. */
export interface Payload {
	readonly inputs: Value;
	readonly parameters: Readonly<Record<string, Value>>;
}

type Fields = Readonly<Record<string, Value>>;

/** The payload of a call that is no chat: the reader's inputs, else the example of the task. */
export function payloadOf(
	record: ModelRecord,
	task: string,
	kind: string,
	options: CallOptions,
	exampleOf: ExampleOf,
): Payload {
	const given = options.inputs ?? frozen(exampleOf(record));
	const shape = SHAPES[task] ?? SHAPES[kind];
	const read = shape ? objectOf(given, options) : given;
	if (kind.startsWith("zeroShot")) return zeroShot(given, kind);
	if (shape) return { inputs: checkedObject(read, shape, task), parameters: {} };
	if (kind === "tabular") return { inputs: columns(objectOf(given, options)), parameters: {} };
	return { inputs: texts(given, task), parameters: parametersOf(task, options) };
}

/** What is sent beside a text. */
function parametersOf(task: string, options: CallOptions): Payload["parameters"] {
	if (task === "text-generation") return generationNumbers(options);
	return task === "text-to-image" ? { num_inference_steps: IMAGE_STEPS } : {};
}

/** The fields of payloads that are objects, and what each must hold. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
	"sentence-similarity": { source_sentence: isText, sentences: isTexts },
	questionAnswering: { question: isText, context: isText },
	tableQuestionAnswering: { query: isText, table: isColumns },
	documentQuestionAnswering: { image: isText, question: isText },
	visualQuestionAnswering: { image: isText, question: isText },
	imageToImage: { image: isText, prompt: isText },
	imageToVideo: { image: isText, prompt: isText },
};

type Check = (value: Value) => boolean;

function isText(value: Value): boolean {
	return typeof value === "string";
}

function isTexts(value: Value): boolean {
	return Array.isArray(value) && value.every(isText);
}

function isColumns(value: Value): boolean {
	return (
		isObject(value) && !(value instanceof Env) && !(value instanceof Text) && Object.values(value).every(Array.isArray)
	);
}

/** A text where an object belongs is read as JSON. */
function objectOf(given: Value, options: CallOptions): Value {
	if (typeof given !== "string") return given;
	try {
		return JSON.parse(given) as Value;
	} catch {
		options.log?.("Failed to parse body as JSON");
		throw new InputError("inputs", given, `${shown(given)} is not JSON. Give an object, or its JSON as a string.`);
	}
}

function checkedObject(value: Value, shape: Readonly<Record<string, Check>>, task: string): Value {
	const wanted = Object.keys(shape);
	if (!isObject(value))
		throw new InputError("inputs", value, `${shown(value)} is not an object. ${task} takes {${wanted.join(", ")}}.`);
	const fields = value as Fields;
	const wrong = wanted.find((name) => !Object.hasOwn(fields, name) || !shape[name]!(fields[name]!));
	if (wrong)
		throw new InputError(
			"inputs",
			value,
			`\`${wrong}\` is ${Object.hasOwn(fields, wrong) ? shown(fields[wrong]) : "missing"}. ${task} takes {${wanted.join(", ")}}.`,
		);
	const extra = Object.keys(fields).find((name) => !wanted.includes(name));
	if (extra !== undefined)
		throw new InputError("inputs", value, `no client sends \`${extra}\`. ${task} takes {${wanted.join(", ")}}.`);
	return fields;
}

function columns(value: Value): Value {
	if (isColumns(value)) return value;
	throw new InputError(
		"inputs",
		value,
		`${shown(value)} is not a table. Give each column's values: {column: [values]}.`,
	);
}

function texts(given: Value, task: string): Value {
	if (isText(given) || (task === "feature-extraction" && isTexts(given))) return given;
	throw new InputError("inputs", given, `${shown(given)} is not a text. ${task} takes one string.`);
}

/** A text or file with the specification's labels, or both as `{inputs, parameters: {candidate_labels}}`. */
function zeroShot(given: Value, kind: string): Payload {
	if (typeof given === "string") {
		const labels = kind === "zeroShotClassification" ? ZERO_SHOT_LABELS : ZERO_SHOT_IMAGE_LABELS;
		return { inputs: given, parameters: { candidate_labels: labels } };
	}
	const { inputs, parameters, ...extra } = isObject(given) ? (given as Fields) : {};
	const { candidate_labels: labels, ...unknown } = isObject(parameters) ? (parameters as Fields) : {};
	const known = Object.keys({ ...extra, ...unknown }).length === 0;
	if (known && typeof inputs === "string" && labels !== undefined && isTexts(labels))
		return { inputs, parameters: { candidate_labels: labels } };
	throw new InputError(
		"inputs",
		given,
		`${shown(given)} is neither a string nor {inputs, parameters: {candidate_labels: [texts]}}.`,
	);
}
