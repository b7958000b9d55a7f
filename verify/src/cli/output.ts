import type { Measured } from "../mutation/grammar/measure.ts";
import type { MutationResult } from "../mutation/testChecks.ts";
import { rankOf, LEVELS } from "../report/level.ts";
import { reportOf } from "../report/report.ts";
import type { Row } from "../report/row.ts";

const KINDS = [
	["load", "load snippets"],
	["app", "blocks of commands"],
	["call", "calls"],
] as const;

/** The number of snippets of each kind at each level, one line per kind. */
export function tallies(rows: readonly Row[]): string {
	const report = reportOf(rows);
	return KINDS.map(([kind, name]) => {
		const { snippets, at } = report.tally(kind);
		const levels = LEVELS.filter((level) => at[level] > 0).map((level) => `${at[level]} ${level}`);
		return `${snippets} ${name}: ${levels.join(", ") || "none checked"}`;
	}).join("\n");
}

/** The problems of the rows that failed a check; rows with the same problem share a line. */
export function failures(rows: readonly Row[]): readonly string[] {
	const found = rows.flatMap(({ id, failed, reasons }) =>
		failed ? [{ id, problem: `not ${failed}: ${reasons?.[failed]}` }] : [],
	);
	const groups = Map.groupBy(found, ({ problem }) => problem);
	return [...groups].map(([problem, [first, ...others]]) => `  ${first?.id}${andMore(others.length)}, ${problem}`);
}

const andMore = (count: number): string => (count === 0 ? "" : ` and ${count} more`);

/** The commands that write the rows of snippets, each with what it is for. */
export function commandsFor(ids: readonly string[]): readonly string[] {
	const groups = Map.groupBy(ids, commandFor);
	const written = groups.size > MOST_COMMANDS ? Map.groupBy(ids, () => EVERYTHING) : groups;
	return [...written].map(([command, [first, ...others]]) => `${command} (for ${first}${andMore(others.length)})`);
}

const EVERYTHING = "npm run verify";
const MOST_COMMANDS = 5;

function commandFor(id: string): string {
	const [kind, name] = id.split("/");
	return kind === "call"
		? `${EVERYTHING} -- --only parsed,calls`
		: `${EVERYTHING} -- --only parsed,shell,types --ids ${kind}/${name}`;
}

/** A row that was not checked again, with the day and the reason. */
export const keptText = ({ id, kept }: Row): string => `  ${id}, since ${kept?.date}: ${kept?.reason}`;

/** The rows for which the report has no level, or a higher one than a run has found; one line each. */
export function differences(report: readonly Row[], found: readonly Row[]): readonly string[] {
	const stored = new Map(report.map((row) => [row.id, row]));
	return found.flatMap((one) => {
		const row = stored.get(one.id);
		const isSameShape = row?.shape === one.shape;
		if (isSameShape && rankOf(row) <= rankOf(one)) return [];
		const stated = isSameShape ? (row.level ?? "nothing") : "no row";
		const reasons = Object.entries(one.reasons ?? {}).map(([level, reason]) => `; ${level}: ${reason}`);
		return [`  ${one.id}: ${stated} in the report, ${one.level ?? "nothing"} found${reasons.join("")}`];
	});
}

/** The result of testing the checks with planted defects. */
export function mutationText({ planted, missed, counts }: MutationResult): string {
	const lines = [...counts].map(([name, count]) => `  ${count} × ${name}`);
	const escaped = missed.map(({ defect, subject }) => `  MISSED ${defect}, ${subject.id}:\n${subject.text}`);
	return [`${planted - missed.length} of ${planted} planted defects found:`, ...lines, ...escaped].join("\n");
}

/** What became of the defects that were planted by grammar for one stage. */
export function measuredText({ stage, seed, caught, equivalent, missed }: Measured): string {
	const counts = `${caught.length} caught, ${equivalent.length} equivalent, ${missed.length} missed`;
	const same = equivalent.map(
		({ defect, change, subject, why }) => `  same    ${lineOf(defect, change, subject.id)}: ${why}`,
	);
	const escaped = missed.map(({ defect, change, subject }) => `  MISSED  ${lineOf(defect, change, subject.id)}`);
	return [`${stage}, seed ${seed}: ${counts}`, ...same, ...escaped].join("\n");
}

const lineOf = (defect: string, change: string, id: string): string =>
	`${defect} (${change.replaceAll(/\s+/g, " ").slice(0, 80)}), ${id}`;

/** The share of all planted defects that change something and were caught. */
export function totalText(all: readonly Measured[]): string {
	const caught = all.flatMap((one) => one.caught).length;
	const of = caught + all.flatMap((one) => one.missed).length;
	return `${caught} of ${of} planted defects that change something were caught (${Math.round((1000 * caught) / of) / 10} %)`;
}
