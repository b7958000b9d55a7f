// node scripts/with-node.mjs verify/src/running/try.ts load/timm…: runs the snippets whose ids begin so, and says how each went.
import type { Check } from "../check.ts";
import { matrix } from "../matrix.ts";
import { javascript } from "./javascript.ts";
import { python, pythonColpali, pythonOlder } from "./python.ts";

const begins = process.argv.slice(2);
const asked = matrix()
	.map(({ subjects }) => subjects[0]!)
	.filter(({ id }) => begins.some((begin) => id.startsWith(begin)));
let failed = 0;
for (const check of [python, pythonOlder, pythonColpali, javascript]) failed += await tried(check);
process.exitCode = failed === 0 ? 0 : 1;

/** How many did not run that should. */
async function tried(check: Check): Promise<number> {
	const subjects = asked.filter((subject) => check.concerns(subject));
	if (subjects.length === 0) return 0;
	if (!(await check.ready())) {
		console.error(check.missing);
		return subjects.length;
	}
	const due = subjects.filter((subject) => {
		const excuse = check.excuse!(subject);
		if (excuse !== undefined) console.log(`excused  ${subject.id}: ${excuse}`);
		return excuse === undefined;
	});
	let ran = 0;
	await check.run(due, (subject, problem) => {
		if (problem === undefined) ran += 1;
		console.log(problem === undefined ? `ran      ${subject.id}` : `FAILED   ${subject.id}: ${problem}`);
	});
	console.log(`${ran} of ${subjects.length} ran`);
	return due.length - ran;
}
