import { existsSync, readFileSync } from "node:fs";

/** The results of some checks. */
export interface Tally {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
}

/** A test in a report of Vitest's `json` reporter. */
interface Reported {
	readonly status: string;
	readonly tags?: readonly string[];
}

/** A tag of tests (test/sweep.ts). */
const SWEEP = "sweep";

/**
 * Reads a report of Vitest's `json` reporter. A run that failed outside its tests counts as a failure. Sweeps that are
 * not part of a run, and the other tests that are not part of a run of `sweeps`, do not count as skipped.
 */
export function tallyOf(report: string, status: number, sweeps: "with" | "without" | "alone" = "with"): Tally {
	const counted = existsSync(report) ? read(report, sweeps) : { passed: 0, failed: 0, skipped: 0 };
	return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function read(report: string, sweeps: "with" | "without" | "alone"): Tally {
	const json = JSON.parse(readFileSync(report, "utf8"));
	const tests: readonly Reported[] = json.testResults.flatMap(
		({ assertionResults }: { readonly assertionResults: readonly Reported[] }) => assertionResults,
	);
	const isPart = ({ tags = [] }: Reported): boolean =>
		sweeps === "with" || tags.includes(SWEEP) === (sweeps === "alone");
	return {
		passed: json.numPassedTests,
		failed: json.numFailedTests,
		skipped: tests.filter((test) => /^(pending|skipped)$/.test(test.status) && isPart(test)).length,
	};
}
