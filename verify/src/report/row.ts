import { type Level, LEVELS } from "./level.ts";

/** Tools and packages, each with its version. */
export type Tools = Readonly<Record<string, string>>;

/** Reasons for not reaching a level, by level. */
export type Reasons = Readonly<Partial<Record<Level, string>>>;

/** A line of the report: one way to load a model, one block of commands, or one template of calls. */
export interface Row {
	/** `load/…` and `app/…` are files below `fixtures`; `call/…` names the first call generated from the template. */
	readonly id: string;
	/** The fingerprint of the snippet without its values, computed by `Code`. */
	readonly shape: string;
	/** Absent if no check has passed. */
	readonly level?: Level;
	/** For a template of calls: how many calls of the matrix are generated from it. */
	readonly calls?: number;
	readonly tools: Tools;
	/** The day of the check, ISO 8601. */
	readonly date: string;
	/** The level whose check found a problem. */
	readonly failed?: Level;
	/** Why higher levels were not reached: the problem, or why the check was skipped. */
	readonly reasons?: Reasons;
	/** Why the level is still that of `date`: the day of the first later check that came to no result, and its reason. */
	readonly kept?: Kept;
}

export interface Kept {
	/** ISO 8601 day. */
	readonly date: string;
	readonly reason: string;
}

/** Reads a line of the report; throws a SyntaxError with the line number and the field that is wrong. */
export function parseRow(line: string, number: number): Row {
	const row = objectIn(line);
	if (row === undefined) throw problem(number, "not a JSON object");
	const wrong = FIELDS.find(({ field, accepts }) => !accepts(row[field]));
	if (wrong) throw problem(number, `${wrong.field}: ${JSON.stringify(row[wrong.field])} is not ${wrong.expected}`);
	return row as unknown as Row;
}

const problem = (number: number, what: string): SyntaxError =>
	new SyntaxError(`The report, line ${number}: ${what}. Run npm run verify.`);

function objectIn(line: string): Record<string, unknown> | undefined {
	try {
		const value: unknown = JSON.parse(line);
		return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
	} catch {
		return undefined;
	}
}

interface Field {
	readonly field: string;
	accepts(value: unknown): boolean;
	readonly expected: string;
}

const isLevel = (value: unknown): boolean => LEVELS.includes(value as Level);

const isTexts = (value: unknown): boolean =>
	typeof value === "object" &&
	value !== null &&
	Object.values(value).every((text) => typeof text === "string" && text !== "");

const isReasons = (value: unknown): boolean => isTexts(value) && Object.keys(value as object).every(isLevel);

const isDay = (value: unknown): boolean => /^\d{4}-\d\d-\d\d$/.test(String(value));

const isKept = (value: unknown): boolean =>
	isTexts(value) && isDay((value as Kept).date) && "reason" in (value as Kept);

const optional =
	(accepts: Field["accepts"]): Field["accepts"] =>
	(value) =>
		value === undefined || accepts(value);

const FIELDS: readonly Field[] = [
	{
		field: "id",
		accepts: (value) => /^(load|app|call)\//.test(String(value)),
		expected: "a path below load, app or call",
	},
	{ field: "shape", accepts: (value) => /^[0-9a-f]{16}$/.test(String(value)), expected: "16 hexadecimal digits" },
	{ field: "level", accepts: optional(isLevel), expected: `one of ${LEVELS.join(", ")}` },
	{ field: "calls", accepts: optional(Number.isInteger), expected: "a whole number" },
	{ field: "tools", accepts: isTexts, expected: "an object of versions" },
	{
		field: "date",
		accepts: isDay,
		expected: "a day, such as 2026-11-20",
	},
	{ field: "failed", accepts: optional(isLevel), expected: `one of ${LEVELS.join(", ")}` },
	{ field: "reasons", accepts: optional(isReasons), expected: "an object of levels and texts" },
	{ field: "kept", accepts: optional(isKept), expected: "an object of a day and a reason" },
];
