import { type Check, type Stage, STAGES } from "../check.ts";
import { matrix } from "../matrix/matrix.ts";
import { equivalents } from "../mutation/grammar/equivalent.ts";
import { leveledBy, measure, type Measured } from "../mutation/grammar/measure.ts";
import { readRows } from "../report/file.ts";
import { measuredText, totalText } from "./output.ts";

/** Plants defects by grammar for each stage, and prints which were caught; returns the exit code. */
export async function runGrammar(checks: readonly Check[], seed: number): Promise<number> {
	const unavailable = await missingOf(checks);
	if (unavailable.length > 0) {
		for (const { stage, installHint } of unavailable) console.error(`${stage}: a tool is missing. ${installHint}`);
		return 1;
	}
	const stages: readonly Stage[] = STAGES.filter((stage) => checks.some((check) => check.stage === stage));
	const subjects = matrix().map((group) => group.subjects[0]);
	const rows = readRows();
	const all: Measured[] = [];
	for (const stage of stages) {
		const result = await measure(stage, leveledBy(stage, subjects, rows), seed, equivalents);
		console.log(measuredText(result));
		all.push(result);
	}
	console.log(totalText(all));
	return all.some(({ caught, missed }) => caught.length < (caught.length + missed.length) * GOAL) ? 1 : 0;
}

/** The share of the defects that change something which each stage must catch. */
const GOAL = 0.95;

async function missingOf(checks: readonly Check[]): Promise<readonly Check[]> {
	const isThere = await Promise.all(checks.map((check) => check.isAvailable()));
	return checks.filter((_, at) => isThere[at] !== true);
}
