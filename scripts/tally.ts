import { existsSync, readFileSync } from "node:fs";

/** What came of some checks. */
export interface Tally {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
}

/** Reads what Vitest wrote with its reporter `json`; a run that broke before or after its tests is a failure. */
export function tallyOf(report: string, status: number): Tally {
	const counted = existsSync(report) ? read(report) : { passed: 0, failed: 0, skipped: 0 };
	return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function read(report: string): Tally {
	const json = JSON.parse(readFileSync(report, "utf8"));
	return {
		passed: json.numPassedTests,
		failed: json.numFailedTests,
		skipped: json.numPendingTests,
	};
}
