import { deviceName, deviceOf } from "@vitrine/catalogue";
import { labelOf } from "../../facts/facetLabels.ts";
import type { Fit } from "../../hardware/fit.ts";
import type { FilterMeaning, Meaning } from "./meanings.ts";

/** What a phrase was understood as, in words: `mit licence`, `fits 8 GB`, `on Groq`. */
export function labelOfMeaning(meaning: Meaning): string {
	if ("label" in meaning && meaning.label !== undefined && "values" in meaning) return meaning.label;
	if ("values" in meaning) return meaning.values.map((value) => valueLabel(meaning.of, value)).join(" or ");
	if (meaning.of === "author") return `by ${meaning.name}`;
	if (meaning.of === "fit") return [fitLabel(meaning.fit), meaning.devices].filter(Boolean).join(", ");
	if (Object.hasOwn(NAMED, meaning.of)) return NAMED[meaning.of] ?? meaning.of;
	if (meaning.of === "checked") return labelOf("checked", meaning.result).label;
	if (meaning.of === "machine") return meaning.name === undefined ? "my machine" : `fits ${meaning.name}`;
	if (meaning.of === "sort") return sortLabel(meaning);
	if (meaning.of === "client") return `with ${meaning.value}`;
	if (meaning.of === "provider") return `on ${meaning.label}`;
	if (meaning.of === "written" || meaning.of === "app") return `in ${meaning.label}`;
	return "";
}

const NAMED: { readonly [of in Meaning["of"]]?: string } = {
	own: "your own models",
	days: "by date",
	feed: "as a feed",
	stream: "streaming",
	code: "code",
};

/** `fits 24 GB, NVIDIA RTX 4090`. */
export function fitLabel({ memory, device }: Fit): string {
	const known = device === undefined ? undefined : deviceOf(device);
	return [`fits ${memory} GB`, known && deviceName(known)].filter(Boolean).join(", ");
}

const NOUNS: { readonly [of in FilterMeaning["of"]]?: string } = {
	licence: "licence",
	format: "files",
	size: "parameters",
};

function valueLabel(of: Extract<FilterMeaning, { readonly values: unknown }>["of"], value: string): string {
	const { label } = labelOf(of, value);
	const noun = NOUNS[of];
	return noun === undefined ? label : `${label} ${noun}`;
}

const ORDERS: Readonly<Record<string, string>> = {
	trending: "trending first",
	downloads: "most downloaded first",
	likes: "most liked first",
	created: "newest first",
	updated: "recently updated first",
	memory: "most memory first",
	parameters: "largest first",
};

function sortLabel({ sort, dir }: Extract<FilterMeaning, { readonly of: "sort" }>): string {
	return dir === "asc" ? "smallest first" : (ORDERS[sort] ?? sort);
}
