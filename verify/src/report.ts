/**
 * How far a snippet has been checked. *parsed*: a real parser of its language takes it, and no name in it is undefined.
 * *typed*: its imports and calls exist in the released library. *request checked*: a call was run, and sent what the
 * provider's own client sends. *run*: what loads a model was run on a miniature.
 */
export type Level = "parsed" | "typed" | "request checked" | "run";

/** The levels in their order; the last two are the same height, one for calls and one for what loads. */
export const LEVELS: readonly Level[] = ["parsed", "typed", "request checked", "run"];

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
	/** Why it got no further, where there is more to say than that nobody tried. */
	readonly reason?: string;
}

/** What is known of a snippet. */
export interface Standing {
	readonly level: Level;
	readonly date: string;
	readonly tools: Tools;
}

/** How many snippets there are of a kind, and how many have reached at least each level. */
export interface Tally {
	readonly snippets: number;
	readonly reached: Readonly<Record<Level, number>>;
}

/** A report that has been read. */
export interface Report {
	readonly rows: readonly Row[];
	/**
	 * What is known of every snippet with this shape: where rows of one shape stand differently, the lowest.
	 * Undefined for a shape that is not in the report or has failed its check.
	 */
	levelOf(shape: string | undefined): Standing | undefined;
	/** What is known of all snippets whose id begins so, as `load/timm/`: the lowest; undefined too where there is none. */
	levelOfAll(prefix: string): Standing | undefined;
	/** Counts the rows whose id begins with the kind; a template of calls counts as its calls. */
	tally(kind: "load" | "app" | "call"): Tally;
}

/** Reads a report; throws a SyntaxError that names the line which is no row. */
export function readReport(text: string): Report {
	const rows = text.split("\n").flatMap((line, at) => (line === "" ? [] : [rowOf(line, at + 1)]));
	const lowest = new Map<string, Row>();
	for (const row of rows) {
		const known = lowest.get(row.shape);
		if (known === undefined || heightOf(row) < heightOf(known)) lowest.set(row.shape, row);
	}
	return {
		rows,
		levelOf: (shape) => standingOf(shape === undefined ? undefined : lowest.get(shape)),
		levelOfAll: (prefix) => lowestOf(rows.filter(({ id }) => id.startsWith(prefix)).map(standingOf)),
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

const FIELDS: readonly (readonly [field: string, fits: (value: unknown) => boolean, wanted: string])[] = [
	["id", (value) => /^(load|app|call)\//.test(String(value)), "a path below load, app or call"],
	["shape", (value) => /^[0-9a-f]{16}$/.test(String(value)), "16 hexadecimal digits"],
	["level", (value) => value === undefined || LEVELS.includes(value as Level), `one of ${LEVELS.join(", ")}`],
	["calls", (value) => value === undefined || Number.isInteger(value), "a whole number"],
	["tools", isTools, "a record of versions"],
	["date", (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)), "a day, such as 2026-11-20"],
	["reason", (value) => value === undefined || isText(value), "a text"],
];

function parsed(line: string): Record<string, unknown> | undefined {
	try {
		const value: unknown = JSON.parse(line);
		return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
	} catch {
		return undefined;
	}
}

const heightOf = ({ level }: Pick<Row, "level">): number => (level === undefined ? -1 : LEVELS.indexOf(level));

const standingOf = (row: Row | undefined): Standing | undefined =>
	row?.level === undefined ? undefined : { level: row.level, date: row.date, tools: row.tools };

function tallyOf(rows: readonly Row[]): Tally {
	const count = (wanted: readonly Row[]): number => wanted.reduce((sum, { calls = 1 }) => sum + calls, 0);
	const reached = LEVELS.map((level, at) => [level, count(rows.filter((row) => heightOf(row) >= at))]);
	return { snippets: count(rows), reached: Object.fromEntries(reached) };
}
