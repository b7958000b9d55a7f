import type { Health } from "@vitrine/search";

/** Log messages for what changed between two checks of an index: new problems, and recovery. */
export function changesIn(before: Health | undefined, now: Health): readonly string[] {
	const known = before === undefined ? [] : codesOf(before);
	const codes = codesOf(now);
	const label = now.state === "down" ? "The index cannot answer" : "The index answers, but has a problem";
	const started = now.problems.filter((_, at) => !known.includes(codes[at] ?? ""));
	return [...started.map((problem) => `${label}: ${problem}`), ...recovery(before, now)];
}

/** The code of each problem; its sentence where the engine gives no codes. */
const codesOf = ({ codes, problems }: Health): readonly string[] => codes ?? problems;

function recovery(before: Health | undefined, now: Health): readonly string[] {
	if (before === undefined) return [];
	if (now.problems.length === 0)
		return before.problems.length > 0 ? [`The index is healthy again (${now.engine}).`] : [];
	return before.state === "down" && now.state === "degraded" ? [`The index answers again (${now.engine}).`] : [];
}
