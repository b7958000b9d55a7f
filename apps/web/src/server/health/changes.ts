import type { Health, HealthProblem } from "@vitrine/search";

/** Log messages for what changed between two checks of an index: new problems, and recovery. */
export function changesIn(before: Health | undefined, now: Health): readonly string[] {
	const known = new Set(before?.problems.map(keyOf));
	const label = now.state === "down" ? "The index cannot answer" : "The index answers, but has a problem";
	const started = now.problems.filter((problem) => !known.has(keyOf(problem)));
	return [...started.map(({ message }) => `${label}: ${message}`), ...recovery(before, now)];
}

/** The same for a problem that only changes its counts. */
const keyOf = ({ code, subject = "" }: HealthProblem): string => `${code} ${subject}`;

function recovery(before: Health | undefined, now: Health): readonly string[] {
	if (before === undefined) return [];
	if (now.problems.length === 0)
		return before.problems.length > 0 ? [`The index is healthy again (${now.engine}).`] : [];
	return before.state === "down" && now.state === "degraded" ? [`The index answers again (${now.engine}).`] : [];
}
