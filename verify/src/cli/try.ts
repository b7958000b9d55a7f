import type { Check, Result } from "../check.ts";
import { matrix } from "../matrix/matrix.ts";
import { appRuns } from "../runs/apps.ts";
import { javascriptRuns } from "../runs/javascript.ts";
import { python as pythonRuns } from "../runs/python.ts";
import type { Subject } from "../subject.ts";

/** Runs the load snippets and commands of apps whose ids start with given texts, and prints how each went; returns the exit code. */
export async function trySnippets(starts: readonly string[]): Promise<number> {
	const all = matrix().map(({ subjects }) => subjects[0]);
	const selected = all.filter(({ id }) => starts.some((start) => id.startsWith(start)));
	const checks = [pythonRuns, javascriptRuns, appRuns];
	let total = 0;
	let failed = 0;
	for (const check of checks) {
		const subjects = selected.filter((subject) => check.appliesTo(subject));
		total += subjects.length;
		if (subjects.length > 0) failed += await runAll(check, subjects);
	}
	if (total === 0)
		console.error(`No load snippet and no commands of an app have an id that starts with ${starts.join(" or ")}.`);
	return total > 0 && failed === 0 ? 0 : 1;
}

function lineFor({ id }: Subject, result: Result): string {
	if (result === undefined) return `ran      ${id}`;
	return typeof result === "string" ? `FAILED   ${id}: ${result}` : `not run  ${id}: ${result.reason}`;
}

/** Runs snippets with a check; returns how many failed. */
async function runAll(check: Check, subjects: readonly Subject[]): Promise<number> {
	if (!(await check.isAvailable())) {
		console.error(check.installHint);
		return subjects.length;
	}
	const due = subjects.filter((subject) => {
		const reason = check.skipReason?.(subject);
		if (reason !== undefined) console.log(`skipped  ${subject.id}: ${reason}`);
		return reason === undefined;
	});
	let ran = 0;
	await check.run(due, (subject, result) => {
		if (result === undefined) ran += 1;
		console.log(lineFor(subject, result));
	});
	console.log(`${ran} of ${subjects.length} ran`);
	return due.length - ran;
}
