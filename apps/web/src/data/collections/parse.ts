import { isObject, shown as inJson } from "@vitrine/model";
import type { Collection } from "../../site/collections.ts";
import { CollectionsError } from "./error.ts";
import { LONGEST, MOST_COLLECTIONS, MOST_MODELS } from "./limits.ts";
import { readYaml } from "./yaml.ts";

const FIELDS = ["slug", "title", "text", "models"] as const;

/** What a file of collections holds, or why it cannot be read: a clause with the place, the field and the value. */
export type CollectionsRead = { readonly collections: readonly Collection[] } | { readonly why: string };

/** Reads a file of collections. Large or hostile YAML takes seconds, so this is for a thread that serves nobody. */
export function readCollections(text: string): CollectionsRead {
	try {
		return { collections: parseCollections(text) };
	} catch (error) {
		if (error instanceof CollectionsError) return { why: error.message };
		throw error;
	}
}

/** The collections in a YAML file, which is a list. Throws a CollectionsError that names the entry, the field and the value. */
export function parseCollections(text: string): readonly Collection[] {
	const value = readYaml(text) ?? [];
	if (!Array.isArray(value)) throw new CollectionsError(`expected a list of collections, not ${shown(value)}`);
	if (value.length > MOST_COLLECTIONS)
		throw new CollectionsError(`${value.length} collections; at most ${MOST_COLLECTIONS} are read`);
	const collections = value.map((one: unknown, at) => collectionOf(one, at + 1));
	const slugs = collections.map(({ slug }) => slug);
	const again = slugs.findIndex((slug, at) => slugs.indexOf(slug) !== at);
	if (again >= 0) wrong(again + 1, "slug", "a slug that no other collection has", slugs[again]);
	return collections;
}

function collectionOf(value: unknown, entry: number): Collection {
	if (!isObject(value))
		throw new CollectionsError(`entry ${entry}: expected ${FIELDS.join(", ")}, not ${shown(value)}`);
	const unknown = Object.keys(value).find((field) => !FIELDS.some((known) => known === field));
	if (unknown !== undefined)
		throw new CollectionsError(`entry ${entry}: unknown field ${shown(unknown)}; the fields are ${FIELDS.join(", ")}`);
	const { title, text = "", models = [] } = value;
	const slug = value["slug"] ?? (typeof title === "string" ? slugOf(title) : undefined);
	if (typeof slug !== "string" || slug.length > LONGEST.slug || !SLUG.test(slug))
		return wrong(entry, "slug", `letters a to z, digits and hyphens, at most ${LONGEST.slug}`, slug);
	if (typeof title !== "string" || title.trim() === "" || title.length > LONGEST.title || /[\r\n]/.test(title.trim()))
		return wrong(entry, "title", `one line of at most ${LONGEST.title} characters`, title);
	if (text !== null && (typeof text !== "string" || text.length > LONGEST.text))
		return wrong(entry, "text", `Markdown of at most ${LONGEST.text.toLocaleString("en")} characters`, text);
	return { slug, title: title.trim(), text: text ?? "", models: modelsOf(models ?? [], entry) };
}

/** No dot, so that the endings of addresses (`.md`) are never a part of it. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slug of a title: `Speech & text, 2026` is `speech-text-2026`; undefined if it has none of these letters. */
function slugOf(title: string): string | undefined {
	const plain = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().slice(0, LONGEST.slug);
	return plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || undefined;
}

function modelsOf(value: unknown, entry: number): readonly string[] {
	if (!Array.isArray(value)) return wrong(entry, "models", "a list of model ids", value);
	if (value.length > MOST_MODELS)
		throw new CollectionsError(`entry ${entry}, models: ${value.length} ids; at most ${MOST_MODELS} are read`);
	value.forEach((id: unknown, at) => {
		const field = `models[${at}]`;
		if (typeof id !== "string" || id.length > LONGEST.model || !/^\S+$/.test(id))
			wrong(entry, field, `the id of a model, such as owner/name, with at most ${LONGEST.model} characters`, id);
		if (value.indexOf(id) !== at) wrong(entry, field, "an id that the collection does not have yet", id);
	});
	return value as readonly string[];
}

function wrong(entry: number, field: string, expected: string, value: unknown): never {
	throw new CollectionsError(`entry ${entry}, ${field}: expected ${expected}, not ${shown(value)}`);
}

/** Characters of a value in an error. */
const SHOWN = 60;

function shown(value: unknown): string {
	if (value === undefined) return "nothing";
	if (Array.isArray(value)) return `a list of ${value.length}`;
	if (isObject(value)) return `fields (${cut(Object.keys(value).join(", "))})`;
	return inJson(value);
}

const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text);
