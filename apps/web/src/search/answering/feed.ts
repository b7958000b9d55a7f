import { links } from "../../base/links.ts";
import { filtersOf } from "../reading/filters.ts";
import { labelOfMeaning } from "../reading/labels.ts";
import type { Settled } from "./settle.ts";
import type { Answer } from "../shapes.ts";

/** The feed that a text asks for: the newest models for its words and filters. */
export function feedAnswer({ feed, filters: reads, typedWords }: Settled): Answer | undefined {
	if (feed === undefined) return undefined;
	const { facets, fit, checked } = filtersOf(reads);
	const parts = reads.filter(({ meaning }) => meaning.of !== "sort").map(({ meaning }) => labelOfMeaning(meaning));
	const of = [...(typedWords === "" ? [] : [`“${typedWords}”`]), ...parts].join(", ");
	const query = { q: typedWords, ...facets, checked, memory: fit?.memory, device: fit?.device };
	return {
		label: of === "" ? "Feed of the newest models" : `Feed of the newest models: ${of}`,
		href: links.feed("atom", query),
		note: "Feed",
		remarks: ["Atom, for a feed reader: copy its address."],
	};
}
