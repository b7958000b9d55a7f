import type { Here } from "./here.ts";
import { rankOf, type Level, LEVELS, type Reached } from "./level.ts";
import { type Kept, parseRow, type Reasons, type Row, type Tools } from "./row.ts";

/** What the report states about a shape. */
export interface Standing {
	readonly level: Reached;
	readonly date: string;
	readonly tools: Tools;
	/** Why higher levels were not reached. */
	readonly reasons?: Reasons;
	/** Why it was not checked again. */
	readonly kept?: Kept;
	/** Why this snippet has a lower level than its template. */
	readonly lowered?: string;
	/** What happened when the code was run here; not current if the model's files have changed since. */
	readonly here?: Here;
}

/** The number of snippets of a kind, in total and at each level. */
export interface Tally {
	readonly snippets: number;
	readonly at: Readonly<Record<Level, number>>;
}

/** A report that can be queried. */
export interface Report {
	readonly rows: readonly Row[];
	/**
	 * What holds for every snippet with this shape: the lowest level, if rows with the shape differ. Undefined for a
	 * shape that is not in the report or has failed its check.
	 */
	levelOf(shape: string | undefined): Standing | undefined;
	/** The rows of a folder, such as `load/timm`, in the order of their ids. */
	rowsOf(folder: string): readonly Row[];
	/** Counts the rows of a kind; a template of calls counts once for each of its calls. */
	tally(kind: "load" | "app" | "call"): Tally;
}

/** Reads a report; throws a SyntaxError that names the first invalid line. */
export const readReport = (text: string): Report =>
	reportOf(text.split("\n").flatMap((line, at) => (line === "" ? [] : [parseRow(line, at + 1)])));

/** A report of rows that are sorted by id. */
export function reportOf(rows: readonly Row[]): Report {
	const lowest = new Map<string, Row>();
	const folders = new Map<string, Row[]>();
	for (const row of rows) {
		const folder = row.id.split("/", 2).join("/");
		const others = folders.get(folder);
		if (others) others.push(row);
		else folders.set(folder, [row]);
		const known = lowest.get(row.shape);
		if (known === undefined || saysLess(row, known)) lowest.set(row.shape, row);
	}
	return {
		rows,
		rowsOf: (folder) => folders.get(folder) ?? [],
		levelOf: (shape) => standingOf(shape === undefined ? undefined : lowest.get(shape)),
		tally: (kind) => tallyOf(rows.filter(({ id }) => id.startsWith(`${kind}/`))),
	};
}

/** Whether a row has a lower level than another, or the same from an earlier day. */
function saysLess(row: Row, other: Row): boolean {
	const difference = rankOf(row) - rankOf(other);
	return difference < 0 || (difference === 0 && row.kept !== undefined && other.kept === undefined);
}

/** The text of a report: one row per line, sorted by id. */
export function writeReport(rows: readonly Row[]): string {
	const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
	return sorted.map((row) => JSON.stringify(row) + "\n").join("");
}

/** The number of rows at each level, highest level first; levels without rows are left out. */
export const countsOf = (rows: readonly Row[]): readonly (readonly [level: Level, count: number])[] =>
	LEVELS.toReversed().flatMap((level) => {
		const count = rows.filter((row) => row.level === level).length;
		return count === 0 ? [] : [[level, count] as const];
	});

function standingOf(row: Row | undefined): Standing | undefined {
	if (row?.level === undefined) return undefined;
	const { level, date, tools, reasons, kept } = row;
	return { level, date, tools, ...(reasons && { reasons }), ...(kept && { kept }) };
}

function tallyOf(rows: readonly Row[]): Tally {
	const at = LEVELS.map((level) => [level, snippetsIn(rows.filter((row) => row.level === level))]);
	return { snippets: snippetsIn(rows), at: Object.fromEntries(at) };
}

const snippetsIn = (rows: readonly Row[]): number => rows.reduce((sum, { calls = 1 }) => sum + calls, 0);
