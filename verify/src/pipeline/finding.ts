import type { Level } from "../report/level.ts";
import type { Row, Tools } from "../report/row.ts";
import { type Group, kindOf } from "../subject.ts";

/** What the checks of a run have found out about a group. */
export type Finding = Pick<Row, "level" | "tools" | "failed" | "reasons"> & {
	/** Why the level is that of an earlier day. */
	readonly kept?: string;
};

/** The finding before any check. */
export const NOTHING: Finding = { tools: {} };

/** The finding after a check has passed; reasons against lower levels no longer matter. */
export const passed = (level: Level, tools: Tools): Finding => ({ level, tools });

/** The finding after a check has failed. */
export const failed = (level: Level, tools: Tools, before: Finding, problem: string): Finding => ({
	...skipped(level, before, problem),
	tools,
	failed: level,
});

/** The finding after a check was skipped. */
export const skipped = (level: Level, before: Finding, reason: string): Finding => ({
	...before,
	reasons: { ...before.reasons, [level]: reason },
});

/** The row of a group; it keeps the date of its previous row, and the order of its tools, if nothing else differs. */
export function rowOf(group: Group, found: Finding, previous: Row | undefined, today: string): Row {
	const { level, failed, reasons, kept } = found;
	const isUnchanged = previous !== undefined && isSame(previous, found);
	return {
		id: group.id,
		shape: group.shape,
		...(level && { level }),
		...(kindOf(group.id) === "call" && { calls: group.subjects.length }),
		tools: isUnchanged ? previous.tools : found.tools,
		date: isUnchanged ? previous.date : today,
		...(failed && { failed }),
		...(reasons && { reasons }),
		...(kept && { kept: previous?.kept?.reason === kept ? previous.kept : { date: today, reason: kept } }),
	};
}

const isSame = (row: Row, found: Finding): boolean =>
	row.level === found.level &&
	row.failed === found.failed &&
	haveSameEntries(row.reasons ?? {}, found.reasons ?? {}) &&
	haveSameEntries(row.tools, found.tools);

function haveSameEntries(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
	const names = Object.keys(one);
	return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
