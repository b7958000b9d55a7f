import { isoDate } from "./dates.ts";
import { isObject } from "./values.ts";

/**
 * Whether the schema surely has nothing against a record, told at a fraction of its cost. Most records of a dump are so; of any
 * other, and of fields that are not looked at here, the schema decides.
 */
export function isSettled(record: Readonly<Record<string, unknown>>): boolean {
	for (const field of Object.keys(record)) if (CHECKS.get(field)?.(record[field]) === false) return false;
	return Object.hasOwn(record, "id") && Object.hasOwn(record, "tags");
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isSomeText: Check = (value) => typeof value === "string" && value !== "";
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const isTextOrTexts: Check = (value) => isText(value) || isTexts(value);
const isFlag: Check = (value) => typeof value === "boolean";
const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);
const isCount: Check = (value) => isNumber(value) && (value as number) >= 0;
const isDate: Check = (value) => typeof value === "string" && isoDate(value) !== undefined;
const isGate: Check = (value) => isFlag(value) || value === "auto" || value === "manual";
const isLeftToTheSchema: Check = () => false;

/** An object whose named fields, where they are there, pass their checks. */
function objectOf(fields: Readonly<Record<string, Check>>): Check {
	const checks = Object.entries(fields);
	return (value) =>
		isObject(value) && checks.every(([field, check]) => !Object.hasOwn(value, field) || check(value[field]));
}

const isCounts: Check = (value) => isObject(value) && Object.values(value).every(isCount);

const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
	["id", isText],
	["tags", isTexts],
	["pipeline_tag", isSomeText],
	["library_name", isSomeText],
	["author", isSomeText],
	["sha", isSomeText],
	["createdAt", isDate],
	["lastModified", isDate],
	["private", isFlag],
	["disabled", isFlag],
	["gated", isGate],
	["downloads", isCount],
	["likes", isCount],
	["trendingScore", isNumber],
	["usedStorage", isCount],
	["num_parameters", isCount],
	[
		"cardData",
		objectOf({
			base_model: isTextOrTexts,
			instance_prompt: (value) => value === null || isText(value),
			license: isTextOrTexts,
			language: isTextOrTexts,
		}),
	],
	["transformersInfo", objectOf({ auto_model: isText, processor: isText, custom_class: isText, pipeline_tag: isText })],
	["mask_token", isText],
	["safetensors", objectOf({ parameters: isCounts, total: isCount })],
	...["config", "widgetData", "gguf", "siblings", "inferenceProviderMapping"].map(
		(field) => [field, isLeftToTheSchema] as const,
	),
]);
