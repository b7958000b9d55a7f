/**
 * How far a snippet has been checked. *parsed*: a real parser of its language takes it, and no name in it is undefined.
 * *typed*: its imports and calls exist in the released library. *commands checked*: its packages exist, and its commands
 * and options are those of the current tools. *request checked*: a call was run, and sent what the provider's own client
 * sends. *run*: what loads a model was run on a miniature.
 */
export type Level = "parsed" | "typed" | "commands checked" | "request checked" | "run";

/** The levels, a higher one never before a lower one. */
export const LEVELS: readonly Level[] = ["parsed", "typed", "commands checked", "request checked", "run"];

/** How high a level stands: code is typed where commands are checked, and a call is checked where what loads is run. */
const HEIGHTS: Readonly<Record<Level, number>> = {
	parsed: 1,
	typed: 2,
	"commands checked": 2,
	"request checked": 3,
	run: 3,
};

/** The height of what is known, from 1; 0 for what has reached no level. */
export const heightOf = ({ level }: { readonly level?: Level }): number => (level === undefined ? 0 : HEIGHTS[level]);

/** The tools of a check, each with its version. */
export type Tools = Readonly<Record<string, string>>;

/** A line of the report: one way to load a model, one block of commands, or one template of calls. */
export interface Row {
	/** `load/…` and `app/…` are files below `fixtures`; `call/…` names the first call that is written with the template. */
	readonly id: string;
	/** The snippet's fingerprint with its values taken out, which `Code` computes. */
	readonly shape: string;
	/** Absent where no check is passed. */
	readonly level?: Level;
	/** For a template of calls: how many calls of the matrix are written with it. */
	readonly calls?: number;
	readonly tools: Tools;
	/** The day it was checked, ISO 8601. */
	readonly date: string;
	/** The level whose check found a fault. */
	readonly failed?: Level;
	/** Why it did not reach a level: the fault, or why the check cannot be done. */
	readonly reasons?: Readonly<Partial<Record<Level, string>>>;
}

/** What is known of a snippet. */
export interface Standing {
	readonly level: Level;
	readonly date: string;
	readonly tools: Tools;
	/** Why it got no further. */
	readonly reasons?: Row["reasons"];
}

/** How many snippets there are of a kind, and how many of them stand at each level. */
export interface Tally {
	readonly snippets: number;
	readonly at: Readonly<Record<Level, number>>;
}

/** A report that has been read. */
export interface Report {
	readonly rows: readonly Row[];
	/**
	 * What is known of every snippet with this shape: where rows of one shape stand differently, the lowest.
	 * Undefined for a shape that is not in the report or has failed its check.
	 */
	levelOf(shape: string | undefined): Standing | undefined;
	/** The rows of a folder, as `load/timm`: in the order of their ids. */
	rowsOf(folder: string): readonly Row[];
	/** Counts the rows whose id begins with the kind; a template of calls counts as its calls. */
	tally(kind: "load" | "app" | "call"): Tally;
}

/** How many rows stand at each level, the highest first; levels at which none stands are left out. */
export const countsOf = (rows: readonly Row[]): readonly (readonly [level: Level, count: number])[] =>
	LEVELS.toReversed().flatMap((level) => {
		const count = rows.filter((row) => row.level === level).length;
		return count === 0 ? [] : [[level, count] as const];
	});

/** Reads a report; throws a SyntaxError that names the line which is no row. */
export function readReport(text: string): Report {
	const rows = text.split("\n").flatMap((line, at) => (line === "" ? [] : [rowOf(line, at + 1)]));
	const lowest = new Map<string, Row>();
	for (const row of rows) {
		const known = lowest.get(row.shape);
		if (known === undefined || heightOf(row) < heightOf(known)) lowest.set(row.shape, row);
	}
	const folders = Map.groupBy(rows, ({ id }) => id.split("/", 2).join("/"));
	return {
		rows,
		rowsOf: (folder) => folders.get(folder) ?? [],
		levelOf: (shape) => standingOf(shape === undefined ? undefined : lowest.get(shape)),
		tally: (kind) => tallyOf(rows.filter(({ id }) => id.startsWith(`${kind}/`))),
	};
}

/**
 * What is known of several snippets together: the lowest level, the day of the first check, the tools of all.
 * Undefined where there is none, or where one of them has no level.
 */
export function lowestOf(standings: readonly (Standing | undefined)[]): Standing | undefined {
	const known = standings.filter((standing) => standing !== undefined);
	const [first] = known;
	if (first === undefined || known.length < standings.length) return undefined;
	return {
		level: known.reduce(
			(low, { level }) => (heightOf({ level }) < heightOf({ level: low }) ? level : low),
			first.level,
		),
		date: known.reduce((early, { date }) => (date < early ? date : early), first.date),
		tools: Object.assign({}, ...known.map(({ tools }) => tools)) as Tools,
		...(known.some(({ reasons }) => reasons) && {
			reasons: Object.assign({}, ...known.map(({ reasons }) => reasons)) as Row["reasons"],
		}),
	};
}

/** The text of a report: a row a line, by id. */
export function writeReport(rows: readonly Row[]): string {
	const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
	return sorted.map((row) => JSON.stringify(row) + "\n").join("");
}

function rowOf(line: string, number: number): Row {
	const row = parsed(line);
	if (row === undefined) throw problem(number, "not a row in JSON");
	const wrong = FIELDS.find(([field, fits]) => !fits(row[field]));
	if (wrong) throw problem(number, `${wrong[0]}: ${JSON.stringify(row[wrong[0]])} is not ${wrong[2]}`);
	return row as unknown as Row;
}

const problem = (number: number, what: string): SyntaxError =>
	new SyntaxError(`The report, line ${number}: ${what}. Run npm run verify.`);

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
const isTools = (value: unknown): boolean =>
	typeof value === "object" && value !== null && Object.values(value).every(isText);

const isReasons = (value: unknown): boolean =>
	isTools(value) && Object.keys(value as object).every((level) => LEVELS.includes(level as Level));

const FIELDS: readonly (readonly [field: string, fits: (value: unknown) => boolean, wanted: string])[] = [
	["id", (value) => /^(load|app|call)\//.test(String(value)), "a path below load, app or call"],
	["shape", (value) => /^[0-9a-f]{16}$/.test(String(value)), "16 hexadecimal digits"],
	["level", (value) => value === undefined || LEVELS.includes(value as Level), `one of ${LEVELS.join(", ")}`],
	["calls", (value) => value === undefined || Number.isInteger(value), "a whole number"],
	["tools", isTools, "a record of versions"],
	["date", (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)), "a day, such as 2026-11-20"],
	["failed", (value) => value === undefined || LEVELS.includes(value as Level), `one of ${LEVELS.join(", ")}`],
	["reasons", (value) => value === undefined || isReasons(value), "a record of levels and texts"],
];

function parsed(line: string): Record<string, unknown> | undefined {
	try {
		const value: unknown = JSON.parse(line);
		return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
	} catch {
		return undefined;
	}
}

function standingOf(row: Row | undefined): Standing | undefined {
	if (row?.level === undefined) return undefined;
	const { level, date, tools, reasons } = row;
	return { level, date, tools, ...(reasons && { reasons }) };
}

function tallyOf(rows: readonly Row[]): Tally {
	const count = (wanted: readonly Row[]): number => wanted.reduce((sum, { calls = 1 }) => sum + calls, 0);
	const at = LEVELS.map((level) => [level, count(rows.filter((row) => row.level === level))]);
	return { snippets: count(rows), at: Object.fromEntries(at) };
}
