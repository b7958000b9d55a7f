import { reasonText, type Way } from "@vitrine/catalogue";
import { isNameGuessed, type Call, type CallSnippet } from "@vitrine/inference";
import { type Level, rankOf } from "./level.ts";
import type { CheckedHere } from "./here.ts";
import type { Report, Standing } from "./report.ts";
import { withHere } from "./withHere.ts";

/**
 * What holds for a snippet of a call: the standing of its template, lowered if the snippet sends a name of the model that
 * the provider may not use.
 */
export function callStanding(report: Report, call: Call, snippet: CallSnippet): Standing | undefined {
	const standing = report.levelOf(snippet.shape);
	if (!isNameGuessed(call, snippet)) return standing;
	const { providerLabel = "the provider" } = call;
	const before = standing?.level === "request checked" ? "The request was checked, but" : "Besides,";
	return lowered(standing, "parsed", `${before} the name of the model at ${providerLabel} is a guess`);
}

/** A snippet that loads a model or opens it in an app. */
interface Shaped {
	readonly shape: string;
}

/**
 * What holds for a snippet of a way to use a model: that it was run here on the files of this model, if it was; else the
 * standing of its template, lowered if the way does not read what the repository holds, or if only a tag or a name suggests
 * that it does.
 */
export function wayStanding(
	report: Report,
	way: Way | undefined,
	{ shape }: Shaped,
	checked?: CheckedHere,
): Standing | undefined {
	const standing = templateStanding(report, way, { shape });
	return checked === undefined || way === undefined ? standing : withHere(standing, way.key, shape, checked);
}

function templateStanding(report: Report, way: Way | undefined, { shape }: Shaped): Standing | undefined {
	const standing = report.levelOf(shape);
	if (way === undefined) return standing;
	if (way.fit === "mismatch") return lowered(standing, "parsed", `Not higher for this model: ${contradiction(way)}`);
	if (way.fit === "fits" && way.from !== "name") return standing;
	return lowered(standing, "typed", `Not higher for this model, because the choice is uncertain: ${sentence(way)}`);
}

/** The reason of a way, without its full stop. */
const sentence = ({ reason, from }: Way): string => reasonText(reason, from).replace(/\.$/, "");

/** What contradicts a way; some reasons say it. */
function contradiction(way: Way): string {
	const { code } = way.reason;
	if (code === "contradicted" || code === "contradicted-quantization") return sentence(way);
	return `${sentence(way)}, but this code does not read the files of the repository`;
}

/** A standing that says no more than `most`, with the reason; one that says no more already is unchanged. */
function lowered(standing: Standing | undefined, most: Level, reason: string): Standing | undefined {
	if (standing === undefined || rankOf(standing) <= rankOf({ level: most })) return standing;
	const { date, tools } = standing;
	return { level: most, date, tools, lowered: reason };
}
