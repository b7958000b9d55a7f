import { Env, Text, type Value } from "@vitrine/code";
import { isObject } from "@vitrine/model";
import { type FieldDetail, refuse } from "../../refusal.ts";

type Check = (value: Value) => boolean;

/** The fields of an object payload, with the type of each. */
type FieldChecks = Readonly<Record<string, Check>>;

/** By task or by kind. */
export const SHAPES: Readonly<Record<string, FieldChecks>> = {
	"sentence-similarity": { source_sentence: isText, sentences: isTexts },
	questionAnswering: { question: isText, context: isText },
	tableQuestionAnswering: { query: isText, table: isColumns },
	documentQuestionAnswering: { image: isText, question: isText },
	visualQuestionAnswering: { image: isText, question: isText },
	imageToImage: { image: isText, prompt: isText },
	imageToVideo: { image: isText, prompt: isText },
};

/** The value, if it has exactly these fields; else a refusal that names the field. */
export function fieldsOf(value: Value, checks: FieldChecks, task: string): Value {
	const names = Object.keys(checks);
	const wrong = isObject(value) ? wrongField(value as Readonly<Record<string, Value>>, checks) : undefined;
	if (isObject(value) && !wrong) return value;
	const expected = { type: "fields", names } as const;
	return refuse({ code: "wrong-inputs", field: "inputs", got: value, task, expected, ...(wrong && { detail: wrong }) });
}

function wrongField(fields: Readonly<Record<string, Value>>, checks: FieldChecks): FieldDetail | undefined {
	for (const [name, check] of Object.entries(checks)) {
		const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
		if (value === undefined) return { name, problem: "missing" };
		if (!check(value)) return { name, problem: "wrong", value };
	}
	const unknown = Object.keys(fields).find((name) => !Object.hasOwn(checks, name));
	return unknown === undefined ? undefined : { name: unknown, problem: "unknown" };
}

export function isText(value: Value): boolean {
	return typeof value === "string";
}

export function isTexts(value: Value): boolean {
	return Array.isArray(value) && value.every(isText);
}

/** Whether it is a table: the name and values of each column. */
export function isColumns(value: Value): boolean {
	return (
		isObject(value) && !(value instanceof Env) && !(value instanceof Text) && Object.values(value).every(Array.isArray)
	);
}
