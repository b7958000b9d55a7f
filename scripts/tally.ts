import { existsSync, readFileSync } from "node:fs";

/** The results of some checks. */
export interface Tally {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
}

/** Reads a report of Vitest's `json` reporter. A run that failed outside its tests counts as a failure. */
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
