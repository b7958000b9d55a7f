import { heightOf, type Level, type Row, type Tools } from "./report.ts";
import { type Group, kindOf } from "./subject.ts";

/** What a run has found of a group. */
export type Finding = Pick<Row, "level" | "tools" | "failed" | "reasons">;

/** The rows of an earlier report, to be asked whether one of them still holds. */
export class EarlierRows {
	readonly #byKey: ReadonlyMap<string, Row>;

	constructor(rows: readonly Row[]) {
		this.#byKey = new Map(rows.map((row) => [keyOf(row), row]));
	}

	/** The row of the same snippet in the same shape; undefined if there was none. */
	of(group: Group): Row | undefined {
		const row = this.#byKey.get(keyOf(group));
		return row?.shape === group.shape ? row : undefined;
	}
}

/** A template of calls is known by its shape: which of its calls comes first may change. */
const keyOf = ({ id, shape }: { readonly id: string; readonly shape: string }): string =>
	kindOf(id) === "call" ? shape : id;

/** The row of a group; its date is the earlier row's where that says the same. */
export function rowOf(group: Group, found: Finding, earlier: Row | undefined, today: string): Row {
	const { level, failed, reasons } = found;
	const same = earlier !== undefined && isSame(earlier, found);
	return {
		id: group.id,
		shape: group.shape,
		...(level && { level }),
		...(kindOf(group.id) === "call" && { calls: group.subjects.length }),
		tools: found.tools,
		date: same ? earlier.date : today,
		...(failed && { failed }),
		...(reasons && { reasons }),
	};
}

/** Whether a row answers for a check without its being done again: it got so far, with these very tools. */
export const holds = (row: Row, level: Level, tools: Tools): boolean =>
	reaches(row, level) && Object.entries(tools).every(([tool, version]) => row.tools[tool] === version);

/** What an earlier row says of a level, added to what has been found before; undefined where nothing is known at all. */
export function kept(row: Row | undefined, level: Level, before: Finding | undefined): Finding | undefined {
	if (row === undefined) return before;
	const { tools, failed, reasons } = row;
	if (reaches(row, level)) return { level, tools: { ...before?.tools, ...tools } };
	const reason = reasons?.[level];
	if (reason === undefined) return before;
	return {
		...before,
		tools: { ...before?.tools, ...tools },
		...(failed === level && { failed }),
		reasons: { ...before?.reasons, [level]: reason },
	};
}

const reaches = (row: Row, level: Level): boolean =>
	row.level !== undefined && heightOf(row) >= heightOf({ level }) && row.reasons?.[level] === undefined;

const isSame = (row: Row, found: Finding): boolean =>
	row.level === found.level &&
	row.failed === found.failed &&
	sameTexts(row.reasons ?? {}, found.reasons ?? {}) &&
	sameTexts(row.tools, found.tools);

function sameTexts(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
	const names = Object.keys(one);
	return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
