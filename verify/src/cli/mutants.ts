import type { Check } from "../check.ts";
import { matrix } from "../matrix/matrix.ts";
import { testChecks } from "../mutation/testChecks.ts";
import { mutationText } from "./output.ts";

/** Plants defects in snippets and prints which of them the checks have found; returns the exit code. */
export async function runMutants(checks: readonly Check[]): Promise<number> {
	for (const check of checks)
		if (!(await check.isAvailable())) {
			console.error(`The checks cannot be tested because a tool is missing. ${check.installHint}`);
			return 1;
		}
	const subjects = matrix().map((group) => group.subjects[0]);
	const result = await testChecks(checks, subjects);
	console.log(mutationText(result));
	return result.planted > 0 && result.missed.length === 0 ? 0 : 1;
}
