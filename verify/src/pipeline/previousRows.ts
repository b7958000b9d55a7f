import { rankOf, type Level } from "../report/level.ts";
import type { Row, Tools } from "../report/row.ts";
import { type Group, kindOf } from "../subject.ts";
import { type Finding, skipped } from "./finding.ts";
import { includesTools, merged } from "./tools.ts";

/** The rows of the previous report. */
export class PreviousRows {
	readonly #byKey: ReadonlyMap<string, Row>;

	constructor(rows: readonly Row[]) {
		this.#byKey = new Map(rows.map((row) => [keyOf(row), row]));
	}

	/** The row of a group; undefined if it has none with its present shape. */
	of(group: Group): Row | undefined {
		const row = this.#byKey.get(keyOf(group));
		return row?.shape === group.shape ? row : undefined;
	}
}

/** A template of calls is identified by its shape, because which of its calls comes first may change. */
const keyOf = ({ id, shape }: { readonly id: string; readonly shape: string }): string =>
	kindOf(id) === "call" ? shape : id;

/** Whether a row makes a check unnecessary: it has reached the level with the same versions of the tools. */
export const isUpToDate = (row: Row | undefined, level: Level, tools: Tools): boolean =>
	row !== undefined && row.kept === undefined && hasReached(row, level) && includesTools(row.tools, tools);

/** A finding with what a previous row states about a level; undefined if neither states anything. */
export function withPrevious(before: Finding | undefined, row: Row | undefined, level: Level): Finding | undefined {
	if (row === undefined) return before;
	if (hasReached(row, level))
		return { level, tools: merged(before?.tools ?? {}, row.tools), ...(row.kept && { kept: row.kept.reason }) };
	const reason = row.reasons?.[level];
	if (reason === undefined) return before;
	// The level was not reached, so what was found now tells the versions.
	const tools = merged(row.tools, before?.tools ?? {});
	return { ...skipped(level, { ...before, tools }, reason), ...(row.failed === level && { failed: level }) };
}

const hasReached = (row: Row, level: Level): boolean =>
	row.level !== undefined && rankOf(row) >= rankOf({ level }) && row.reasons?.[level] === undefined;
