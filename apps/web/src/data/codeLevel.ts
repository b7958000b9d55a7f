import { type Choices, choicesFor, defaultCode } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { type CheckedHere, type Reached, type Report, standingText, wayStanding } from "@vitrine/verify";

/** The check level of the code that a model's page shows first. */
export interface CodeLevel {
	/** Absent if the code was not checked. */
	readonly level?: Reached;
	/** What the code uses, and what the checks state about it. */
	readonly text: string;
}

/** The level of a record's default code by a report; undefined if there is none. A caller that knows the choices of the record gives them. */
export function codeLevelIn(
	report: Report,
	record: ModelRecord,
	choices: Choices = choicesFor(record),
	outcome?: CheckedHere,
): CodeLevel | undefined {
	const found = defaultCode(record, choices);
	if (found === undefined) return undefined;
	const { way, code } = found;
	const standing = wayStanding(report, way, code, outcome);
	const { prettyLabel } = way.kind === "app" ? way.app : way.library;
	return { ...(standing && { level: standing.level }), text: `${prettyLabel}: ${standingText(standing)}` };
}
