import { LANGUAGES } from "./languages.ts";
import type { ModelRecord, ProviderMappingEntry } from "./record.ts";

/**
 * Who publishes the model: the part of the id before the slash, else the author field.
 *
 * @example
 * author({ id: "acme/demo", tags: [] }); // "acme"
 */
export function author(record: ModelRecord): string | undefined {
	const slash = record.id.indexOf("/");
	return slash > 0 ? record.id.slice(0, slash) : record.author;
}

/** The id without its owner. */
export function name(record: ModelRecord): string {
	return record.id.slice(record.id.indexOf("/") + 1);
}

export function hasTag(record: ModelRecord, tag: string): boolean {
	return record.tags.includes(tag);
}

/**
 * Whether the record has the tag for chat models; a text-generation model without it is not one.
 *
 * @example
 * isConversational({ id: "acme/demo", tags: ["conversational"] }); // true
 */
export function isConversational(record: ModelRecord): boolean {
	return hasTag(record, "conversational");
}

/** Whether readers must request access. */
export function isGated(record: ModelRecord): boolean {
	return record.gated !== undefined && record.gated !== false;
}

/** The owner of a record in lower case; a slash for one without an owner. */
export const ownerOf = (record: ModelRecord): string => (author(record) || "/").toLowerCase();

/** The owner of a private record; undefined if the record is not private. */
export const privateOwner = (record: ModelRecord): string | undefined =>
	record.private === true ? ownerOf(record) : undefined;

/** Ids of its base models: the card's, else those of `base_model:` tags. */
export function baseModels(record: ModelRecord): readonly string[] {
	const stated = texts(record.cardData?.base_model);
	return stated.length > 0 ? stated : unique(tagged(record, "base_model:").map((value) => value.replace(RELATION, "")));
}

/** The relation to the base model, as in `base_model:quantized:owner/name`. */
const RELATION = /^(adapter|finetune|merge|quantized):/;

/** Licence keys (`apache-2.0`): the card's, else those of `license:` tags. */
export function licences(record: ModelRecord): readonly string[] {
	const stated = texts(record.cardData?.license);
	return stated.length > 0 ? stated : unique(tagged(record, "license:"));
}

/**
 * Language codes: the card's, else the two-letter codes of ISO 639-1 among the tags. Tags are not searched for longer
 * codes: too many are also words (`sam`, `bert`).
 */
export function languages(record: ModelRecord): readonly string[] {
	const stated = texts(record.cardData?.language);
	if (stated.length > 0) return unique(stated.map(normalised));
	return unique(record.tags.filter(isLanguage));
}

/** The English name of a two-letter language code; undefined for any other text. */
export function languageName(code: string): string | undefined {
	return isLanguage(code) ? LANGUAGES[code] : undefined;
}

/** The provider entries of a record as one list, each with the name of its provider. */
export function providerMapping(record: ModelRecord): readonly Mapped[] {
	const mapping = record.inferenceProviderMapping ?? [];
	const entries: readonly ProviderMappingEntry[] = Array.isArray(mapping)
		? mapping
		: Object.entries(mapping).map(([provider, entry]) => Object.assign({ provider }, entry as ProviderMappingEntry));
	return entries.filter((entry): entry is Mapped => entry.provider !== undefined);
}

/** An entry that names its provider. */
export type Mapped = ProviderMappingEntry & { readonly provider: string };

function isLanguage(code: string): boolean {
	return Object.hasOwn(LANGUAGES, code);
}

function normalised(language: string): string {
	const lower = language.toLowerCase();
	return isLanguage(lower) ? lower : language;
}

function tagged(record: ModelRecord, prefix: string): string[] {
	return record.tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));
}

function texts(value: string | readonly string[] | undefined): readonly string[] {
	const list = typeof value === "string" ? [value] : (value ?? []);
	return unique(list.map((text) => text.trim()).filter((text) => text !== ""));
}

function unique(values: readonly string[]): readonly string[] {
	return [...new Set(values)];
}
