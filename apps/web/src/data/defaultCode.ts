import { type Choices, choicesFor, defaultCode, type Way } from "@vitrine/catalogue";
import type { Code } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { type CheckedHere, type Reached, standingText, wayStanding } from "@vitrine/verify";
import { checks } from "./checks.ts";

/** The check level of the code that a model's page shows first. */
export interface CodeLevel {
	/** Absent if the code was not checked. */
	readonly level?: Reached;
	/** What the code uses, and what the checks state about it. */
	readonly text: string;
}

/** The level of a record's default code; undefined if there is none. A caller that knows the choices of the record gives them. */
export function codeLevel(
	record: ModelRecord,
	choices: Choices = choicesFor(record),
	outcome?: CheckedHere,
): CodeLevel | undefined {
	const found = defaultCode(record, choices);
	return found && levelOf(found.way, found.code, outcome);
}

function levelOf(way: Way, code: Code, outcome?: CheckedHere): CodeLevel {
	const standing = wayStanding(checks(), way, code, outcome);
	const { prettyLabel } = way.kind === "app" ? way.app : way.library;
	return { ...(standing && { level: standing.level }), text: `${prettyLabel}: ${standingText(standing)}` };
}
