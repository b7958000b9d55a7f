import { libraries, type Library } from "@vitrine/catalogue";
import { languages, type ModelRecord } from "@vitrine/model";

const byKey = new Map(libraries.map((library) => [library.key, library]));

/** A library of the catalogue; undefined if it has none with this key. */
export function libraryOf(key: string | undefined): Library | undefined {
	return key === undefined ? undefined : byKey.get(key);
}

/** The name of a library; the key if the catalogue does not have it. */
export function libraryLabel(key: string): string {
	return libraryOf(key)?.prettyLabel ?? key;
}

const SHOWN_LANGUAGES = 3;

/** A licence where nothing beside it says that it is one: "other" alone would be a riddle. */
export const licenceLabel = (licence: string): string => (licence === "other" ? "other licence" : licence);

/** The first three language codes of a model and the number of others: `en de fr +2`. Undefined if it has none. */
export function shortLanguages(record: ModelRecord): string | undefined {
	const codes = languages(record);
	if (codes.length === 0) return undefined;
	const more = codes.length > SHOWN_LANGUAGES ? ` +${codes.length - SHOWN_LANGUAGES}` : "";
	return codes.slice(0, SHOWN_LANGUAGES).join(" ") + more;
}
