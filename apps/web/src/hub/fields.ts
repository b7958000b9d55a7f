import { HubError } from "./errors.ts";
import { wrongParameter } from "./limit.ts";
import { EVERY, EXPANDABLE } from "./info.ts";

/** The fields of each model in a list, unless the query names others. */
const BRIEF = ["createdAt", "downloads", "gated", "library_name", "likes", "pipeline_tag", "private", "tags"];
const USUAL = [...BRIEF, "author", "lastModified", "trendingScore"];
const FULL = [...USUAL, "disabled", "sha", "siblings"];

/**
 * The fields that a query for a list requests. Throws HubError for an unknown name, or for `expand` with other
 * parameters.
 */
export function listFields(query: URLSearchParams): readonly string[] {
	const named = expanded(query);
	const more = ["full", "config", "cardData"].filter((name) => isOn(query, name));
	if (named === undefined)
		return [...(more.includes("full") ? FULL : USUAL), ...more.filter((name) => name !== "full")];
	if (more.length > 0) throw new HubError("conflicting-parameters", "expand", { got: more.join(" and ") });
	return named;
}

/** The fields that a query for one model requests: all of them unless it names some. */
export function infoFields(query: URLSearchParams): readonly string[] {
	return expanded(query) ?? EVERY;
}

/** Whether a boolean parameter is true; clients write it in several ways. */
export function isOn(query: URLSearchParams, name: string): boolean {
	return ["true", "1", ""].includes(query.get(name)?.toLowerCase() ?? "false");
}

function expanded(query: URLSearchParams): readonly string[] | undefined {
	const named = [...query.getAll("expand"), ...query.getAll("expand[]")];
	if (named.length === 0) return undefined;
	const wrong = named.find((name) => !EXPANDABLE.includes(name));
	if (wrong === undefined) return [...new Set(named)];
	throw wrongParameter("expand", wrong, `one of ${EXPANDABLE.join(", ")}`);
}
