import type { Trial } from "./mutation.ts";
import { heightOf, LEVELS, readReport, type Row, writeReport } from "./report.ts";

const KINDS = { load: "load snippets", app: "blocks of commands", call: "calls" } as const;

/** How many snippets of each kind stand at which level, a line a kind. */
export function tallies(rows: readonly Row[]): string {
	const report = readReport(writeReport(rows));
	return Object.entries(KINDS)
		.map(([kind, name]) => {
			const { snippets, at } = report.tally(kind as keyof typeof KINDS);
			const levels = LEVELS.filter((level) => at[level] > 0).map((level) => `${at[level]} ${level}`);
			return `${snippets} ${name}: ${levels.join(", ") || "none checked"}`;
		})
		.join("\n");
}

/** The rows in which a check found a fault, each with the fault. */
export const failures = (rows: readonly Row[]): readonly string[] =>
	rows.flatMap(({ id, failed, reasons }) => (failed ? [`  ${id}, not ${failed}: ${reasons?.[failed]}`] : []));

/** Where the report says more than a run found, or nothing of what there is: a line a snippet. */
export function differences(report: readonly Row[], found: readonly Row[]): readonly string[] {
	const said = new Map(report.map((row) => [row.id, row]));
	return found.flatMap((one) => {
		const { id, shape, level = "nothing", reasons } = one;
		const row = said.get(id);
		if (row?.shape === shape && heightOf(row) <= heightOf(one)) return [];
		const why = Object.entries(reasons ?? {}).map(([one, reason]) => `; ${one}: ${reason}`);
		return [
			`  ${id}: ${row?.shape === shape ? (row.level ?? "nothing") : "no row"} in the report, ${level} found${why.join("")}`,
		];
	});
}

/** What a trial of the checks found. */
export function trialText({ planted, missed, counts }: Trial): string {
	const lines = [...counts].map(([name, count]) => `  ${count} × ${name}`);
	const wrong = missed.map(({ defect, subject }) => `  MISSED ${defect}, ${subject.id}:\n${subject.text}`);
	return [`${planted - missed.length} of ${planted} planted defects found:`, ...lines, ...wrong].join("\n");
}
