import type { ModelRecord } from "@vitrine/model";
import { editDistance } from "@vitrine/model/editDistance";
import { latest } from "../latest.ts";
import { libraries } from "../libraries/index.ts";
import { libraryOf } from "../libraryOf.ts";
import type { Library } from "../shapes.ts";
import { plain } from "./otherNames.ts";

/** A note on a wrong `library_name`; undefined if there is nothing wrong. */
export function misspelling({ library_name: name }: ModelRecord): string | undefined {
	if (!name || name === "gguf" || libraryOf(name)) return undefined;
	const meant = meantByName(name);
	return `library_name: '${name}' is not a library key${meant ? `; did you mean '${meant.key}'?` : "."}`;
}

const meantByName = latest(meantBy);

/**
 * The library meant by a misspelt name: by key ignoring case and punctuation, by label or package, then by edit
 * distance.
 */
export function meantBy(name: string): Library | undefined {
	const wanted = plain(name);
	return (
		libraries.find(({ key }) => plain(key) === wanted) ??
		libraries.find(({ prettyLabel, package: installed }) =>
			[prettyLabel, installed?.name ?? ""].map(plain).includes(wanted),
		) ??
		libraries.find(({ key }) => wanted.length > SHORT && editDistance(plain(key), wanted) <= slips(wanted))
	);
}

/** Too many names of this length differ by one or two letters. */
const SHORT = 5;
/** The edit distance up to which a name counts as a typo. */
const slips = (name: string): number => Math.min(2, Math.floor(name.length / 5));
