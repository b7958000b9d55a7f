import type { Value } from "@vitrine/code";
import { isObject } from "@vitrine/model";
import { ZERO_SHOT_IMAGE_LABELS, ZERO_SHOT_LABELS } from "../../constants.ts";
import { sentExample } from "../../inputs/sent.ts";
import { imageSteps } from "../../inputs/steps.ts";
import { CHAT } from "../../kinds.ts";
import { type InputsShape, refuse } from "../../refusal.ts";
import type { Ask, Payload } from "../stages.ts";
import { chatPayload } from "./chat.ts";
import { fieldsOf, isColumns, isText, isTexts, SHAPES } from "./fields.ts";
import { generationNumbers } from "./numbers.ts";

/** What a call sends: the reader's inputs or messages, else the task's example. Refuses inputs of the wrong type. */
export function payloadOf(ask: Ask): Payload {
	const { task, kind, record, options } = ask;
	if (task === CHAT) return chatPayload(record, options);
	const given = options.inputs ?? sentExample(record);
	if (kind.startsWith("zeroShot")) return zeroShot(given, ask);
	const shape = SHAPES[task] ?? SHAPES[kind];
	if (shape) return { inputs: fieldsOf(parsed(given), shape, task), parameters: {} };
	if (kind === "tabular") return { inputs: columns(parsed(given), task), parameters: {} };
	return { inputs: texts(given, task), parameters: parametersOf(ask) };
}

/** What is sent besides a text. */
function parametersOf({ task, options, record }: Ask): Payload["parameters"] {
	if (task === "text-generation") return generationNumbers(options);
	return task === "text-to-image" ? { num_inference_steps: imageSteps(record) } : {};
}

/** Parses a text as JSON where an object is expected. */
function parsed(given: Value): Value {
	if (typeof given !== "string") return given;
	try {
		return JSON.parse(given) as Value;
	} catch {
		return refuse({ code: "not-json", field: "inputs", got: given });
	}
}

function columns(value: Value, task: string): Value {
	return isColumns(value) ? value : wrongInputs(value, task, { type: "table" });
}

function texts(given: Value, task: string): Value {
	const fits = isText(given) || (task === "feature-extraction" && isTexts(given));
	return fits ? given : wrongInputs(given, task, { type: "text" });
}

type Fields = Readonly<Record<string, Value>>;

/** A text or file with the specification's labels, or both as `{inputs, parameters: {candidate_labels}}`. */
function zeroShot(given: Value, { task, kind }: Ask): Payload {
	if (typeof given === "string") {
		const labels = kind === "zeroShotClassification" ? ZERO_SHOT_LABELS : ZERO_SHOT_IMAGE_LABELS;
		return { inputs: given, parameters: { candidate_labels: labels } };
	}
	const { inputs, parameters, ...extra } = isObject(given) ? (given as Fields) : {};
	const { candidate_labels: labels, ...unknown } = isObject(parameters) ? (parameters as Fields) : {};
	const isKnown = Object.keys({ ...extra, ...unknown }).length === 0;
	if (isKnown && typeof inputs === "string" && labels !== undefined && isTexts(labels))
		return { inputs, parameters: { candidate_labels: labels } };
	return wrongInputs(given, task, { type: "labels" });
}

const wrongInputs = (got: unknown, task: string, expected: InputsShape): never =>
	refuse({ code: "wrong-inputs", field: "inputs", got, task, expected });
