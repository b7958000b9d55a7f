import { LEVELS, type Level, type Report } from "@vitrine/verify";

/** A package or program that checks use. */
export interface Tested {
	readonly name: string;
	/** The versions that were used, the last tested first. */
	readonly versions: readonly string[];
	/** The number of snippets and templates of calls that were checked with it. */
	readonly snippets: number;
	/** The first and the last day of a check with it, ISO 8601. */
	readonly from: string;
	readonly to: string;
}

/** How many snippets of a kind reached a level, and on which days. */
export interface Kind {
	readonly label: string;
	readonly levels: readonly { readonly level: Level; readonly count: number }[];
	readonly unchecked: number;
	readonly from: string;
	readonly to: string;
}

/** What was checked when, and against what. */
export interface CheckState {
	readonly kinds: readonly Kind[];
	readonly tested: readonly Tested[];
}

const KINDS = [
	["load", "Code that loads a model"],
	["app", "Commands of an app"],
	["call", "Calls, by template"],
] as const;

type Rows = Report["rows"];

/** Summarises the report; kinds without rows are left out. */
export function checkState({ rows }: Pick<Report, "rows">): CheckState {
	const kinds = KINDS.map(([kind, label]) => [label, rows.filter(({ id }) => id.startsWith(`${kind}/`))] as const);
	return {
		kinds: kinds.filter(([, some]) => some.length > 0).map(([label, some]) => kindOf(label, some)),
		tested: testedIn(rows),
	};
}

function kindOf(label: string, rows: Rows): Kind {
	const countOf = (level: Level | undefined): number => rows.filter((row) => row.level === level).length;
	const levels = LEVELS.toReversed().map((level) => ({ level, count: countOf(level) }));
	return { label, levels: levels.filter(({ count }) => count > 0), unchecked: countOf(undefined), ...daysOf(rows) };
}

function daysOf(rows: Rows): { readonly from: string; readonly to: string } {
	let [from, to] = [rows[0]?.date ?? "", ""];
	for (const { date } of rows) {
		if (date < from) from = date;
		if (date > to) to = date;
	}
	return { from, to };
}

/** The packages with which most snippets were checked come first. */
function testedIn(rows: Rows): readonly Tested[] {
	const byDay = rows.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
	const uses = new Map<string, Uses>();
	for (const row of byDay) addUses(uses, row);
	const all = [...uses].map(([name, { versions, rows: some }]): Tested => {
		const { from, to } = daysOf([...some]);
		return { name, versions: [...versions], snippets: some.size, from, to };
	});
	return all.toSorted((a, b) => b.snippets - a.snippets || a.name.localeCompare(b.name));
}

/** Where a package is used. */
interface Uses {
	readonly versions: Set<string>;
	readonly rows: Set<Rows[number]>;
}

function addUses(uses: Map<string, Uses>, row: Rows[number]): void {
	for (const [spelled, version] of Object.entries(row.tools)) {
		const name = plainName(spelled);
		const own = uses.get(name) ?? { versions: new Set(), rows: new Set() };
		uses.set(name, own);
		own.versions.add(version);
		own.rows.add(row);
	}
}

/** A name with hyphens: packages of Python have both spellings, `huggingface_hub` and `huggingface-hub`. */
const plainName = (name: string): string => name.replaceAll("_", "-");
