import { isNameGuessed, type Call, type CallSnippet } from "@vitrine/inference";
import { rankOf } from "./level.ts";
import type { Report, Standing } from "./report.ts";

/**
 * What holds for a snippet of a call: the standing of its template, lowered if the snippet sends a name of the model that
 * the provider may not use.
 */
export function callStanding(report: Report, call: Call, snippet: CallSnippet): Standing | undefined {
	const standing = report.levelOf(snippet.shape);
	if (!isNameGuessed(call, snippet)) return standing;
	const { providerLabel = "the provider" } = call;
	const before = standing?.level === "request checked" ? "The request was checked, but" : "Besides,";
	return lowered(standing, `${before} the name of the model at ${providerLabel} is a guess`);
}

/** A standing that says no more than *parsed*, with the reason; one that says no more already is unchanged. */
function lowered(standing: Standing | undefined, reason: string): Standing | undefined {
	if (standing === undefined || rankOf(standing) <= rankOf({ level: "parsed" })) return standing;
	const { date, tools } = standing;
	return { level: "parsed", date, tools, lowered: reason };
}
