import { type Check, NotChecked } from "../check.ts";
import type { Language, Subject } from "../subject.ts";
import { subjectOf } from "./subject.ts";

/** Whether a check can be tested on this machine; if not, warns that its tests are skipped. */
export async function canTest(check: Check, what: string): Promise<boolean> {
	const isAvailable = await check.isAvailable();
	if (!isAvailable)
		console.warn(`SKIPPED without what the check “${check.stage}” needs (${check.installHint}): ${what}`);
	return isAvailable;
}

/** The problems that a check finds in texts, one result per text. */
export async function problemsOf(
	check: Check,
	language: Language,
	texts: readonly string[],
): Promise<readonly (string | undefined)[]> {
	const subjects = texts.map((text) => subjectOf({ language, text }));
	const found = new Map<Subject, string | undefined>();
	await check.run(subjects, (subject, result) =>
		found.set(subject, result instanceof NotChecked ? result.reason : result),
	);
	return subjects.map((subject) => (found.has(subject) ? found.get(subject) : "not checked"));
}
