import type { Check } from "../check.ts";
import { CHECKS } from "../checks.ts";
import { matrix } from "../matrix/matrix.ts";
import { Draft } from "../pipeline/draft.ts";
import { isInTenth } from "../pipeline/tenth.ts";
import { verify } from "../pipeline/verify.ts";
import { readRows, writeRows } from "../report/file.ts";
import type { Level } from "../report/level.ts";
import type { Row } from "../report/row.ts";
import type { Group } from "../subject.ts";
import { differences, failures, keptText, tallies } from "./output.ts";
import { UsageError } from "./options.ts";
import { progressLine } from "./progress.ts";

interface Choice {
	/** Whether to check again what is up to date. */
	readonly all: boolean;
	/** Whether to leave the report as it is, and fail where it states more than this run found. */
	readonly compare: boolean;
	/** Whether to leave snippets out of the comparison that the report does not have. */
	readonly known?: boolean;
	/** The day whose tenth of the stage `runs` is checked; all of it without. */
	readonly tenth?: number;
	/** After how many minutes no further snippets are run; all are run without. */
	readonly minutes?: number;
	/** The starts of the ids of the snippets that are checked; all of them without. */
	readonly ids?: readonly string[];
}

/**
 * Runs the selected checks and writes the report. Prints a summary that ends with `N passed, N failed`; returns the exit
 * code.
 */
export async function checkSnippets(
	selected: readonly Check[],
	{ all, compare, known = false, tenth, minutes, ids }: Choice,
): Promise<number> {
	const groups = matrix();
	checkStarts(groups, ids);
	const previous = readRows();
	const draft = compare ? undefined : draftOf(groups, previous);
	const line = progressLine();
	const hints: string[] = [];
	const found = { passed: 0, failed: 0, kept: 0 };
	const rows = await verify(groups, {
		checks: CHECKS,
		previous,
		all,
		isSelected: (check) => selected.includes(check),
		...(minutes !== undefined && { until: Date.now() + minutes * 60_000 }),
		isIncluded: (check, group) =>
			(tenth === undefined || isInTenth(check, group, tenth)) &&
			(ids?.some((start) => group.id.startsWith(start)) ?? true),
		today: new Date().toISOString().slice(0, 10),
		onProgress: ({ level }, done, of, row) => {
			found[outcomeOf(row, level)] += 1;
			draft?.add(row);
			line.show(done, of, `${level}  ${row.id}`);
		},
		onUnavailable: (check) => hints.push(`${check.stage}: ${check.installHint}`),
	});
	line.clear();
	if (!compare) writeRows(rows);
	const isNothingChecked = found.passed + found.failed + found.kept === 0;
	if (isNothingChecked && hints.length === 0) console.log("Everything is up to date: add --all to check it again.");
	const compared = known ? inReport(rows, previous) : rows;
	return summarise(rows, found, hints, compare ? differences(previous, compared) : []);
}

/** Throws a UsageError if no snippet has an id with one of the starts. */
function checkStarts(groups: readonly Group[], starts: readonly string[] = []): void {
	const unknown = starts.find((start) => !groups.some(({ id }) => id.startsWith(start)));
	if (unknown !== undefined) throw new UsageError(`--ids: no snippet has an id that starts with "${unknown}".`);
}

/** The rows of snippets that the report has in the same shape. */
function inReport(rows: readonly Row[], report: readonly Row[]): readonly Row[] {
	const shapes = new Map(report.map(({ id, shape }) => [id, shape]));
	return rows.filter(({ id, shape }) => shapes.get(id) === shape);
}

const outcomeOf = (row: Row, level: Level): "failed" | "kept" | "passed" =>
	row.failed === level ? "failed" : row.kept !== undefined || row.level !== level ? "kept" : "passed";

function draftOf(groups: readonly Group[], previous: readonly Row[]): Draft {
	const draft = new Draft(groups, previous);
	draft.saveOnInterrupt();
	return draft;
}

function summarise(
	rows: readonly Row[],
	{ passed, failed, kept }: { readonly passed: number; readonly failed: number; readonly kept: number },
	hints: readonly string[],
	differing: readonly string[],
): number {
	console.log(tallies(rows));
	const faults = failures(rows);
	if (faults.length > 0) console.error(`\nFailed:\n${faults.join("\n")}`);
	if (differing.length > 0) console.error(`\nStated in the report, but not found:\n${differing.join("\n")}`);
	const notAgain = rows.filter((row) => row.kept !== undefined);
	if (notAgain.length > 0) console.error(`\nNot checked again:\n${notAgain.map(keptText).join("\n")}`);
	for (const hint of hints) console.error(`\nA tool is missing, so some snippets were NOT checked. ${hint}`);
	// A run in which nothing could be checked proves nothing.
	const problems = failed + differing.length + hints.length + (kept > 0 && passed === 0 ? kept : 0);
	console.log(`${passed} passed, ${problems} failed`);
	return problems + faults.length > 0 ? 1 : 0;
}
