import type { Trial } from "./mutation.ts";
import { LEVELS, readReport, type Row, writeReport } from "./report.ts";

const KINDS = { load: "load snippets", app: "blocks of commands", call: "calls" } as const;

/** How many snippets of each kind have reached which level, a line a kind. */
export function tallies(rows: readonly Row[]): string {
	const report = readReport(writeReport(rows));
	return Object.entries(KINDS)
		.map(([kind, name]) => {
			const { snippets, reached } = report.tally(kind as keyof typeof KINDS);
			return `${snippets} ${name}: ${LEVELS.map((level) => `${reached[level]} ${level}`).join(", ")}`;
		})
		.join("\n");
}

/** The rows that passed no check, each with its reason. */
export const failures = (rows: readonly Row[]): readonly string[] =>
	rows.filter(({ level }) => level === undefined).map(({ id, reason }) => `  ${id}: ${reason}`);

/** What a trial of the checks found. */
export function trialText({ planted, missed, counts }: Trial): string {
	const lines = [...counts].map(([name, count]) => `  ${count} × ${name}`);
	const wrong = missed.map(({ defect, subject }) => `  MISSED ${defect}, ${subject.id}:\n${subject.text}`);
	return [`${planted - missed.length} of ${planted} planted defects found:`, ...lines, ...wrong].join("\n");
}
