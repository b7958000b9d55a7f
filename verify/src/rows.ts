import { type Level, LEVELS, type Row, type Tools } from "./report.ts";
import { type Group, kindOf } from "./subject.ts";

/** What a run has found of a group. */
export interface Finding {
	/** Absent where it passed no check. */
	readonly level?: Level;
	readonly tools: Tools;
	readonly reason?: string;
}

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
	const same = earlier !== undefined && isSame(earlier, found);
	return {
		id: group.id,
		shape: group.shape,
		...(found.level && { level: found.level }),
		...(kindOf(group.id) === "call" && { calls: group.subjects.length }),
		tools: found.tools,
		date: same ? earlier.date : today,
		...(found.reason && { reason: found.reason }),
	};
}

/** Whether a row answers for a check without its being done again: it got so far, with these very tools. */
export const holds = (row: Row, level: Level, tools: Tools): boolean =>
	row.level !== undefined &&
	LEVELS.indexOf(row.level) >= LEVELS.indexOf(level) &&
	Object.entries(tools).every(([tool, version]) => row.tools[tool] === version);

const isSame = (row: Row, found: Finding): boolean =>
	row.level === found.level && row.reason === found.reason && sameTools(row.tools, found.tools);

function sameTools(one: Tools, other: Tools): boolean {
	const names = Object.keys(one);
	return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
