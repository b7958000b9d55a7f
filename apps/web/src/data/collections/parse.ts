import { isObject, shown as inJson, shortened } from "@vitrine/model";
import type { Collection } from "../../site/collections.ts";
import { CollectionsError } from "./error.ts";
import { LONGEST, MOST_COLLECTIONS, MOST_MODELS } from "./limits.ts";
import { readYaml } from "./yaml.ts";

const FIELDS = ["slug", "title", "text", "models"] as const;

/** What a file of collections holds, or why it cannot be read. */
export type CollectionsRead = Parsed | { readonly why: string };

interface Parsed {
	/** The collections without an error, in their order. */
	readonly collections: readonly Collection[];
	/** The entries that were left out. */
	readonly faults: readonly EntryFault[];
}

/** An entry that was left out. */
interface EntryFault {
	/** A clause with the line, the entry, the field and the value. */
	readonly why: string;
	/** The slug that the entry would have, where that can be read. */
	readonly slug?: string;
}

/** Reads a file of collections. Large or hostile YAML takes seconds, so this is for a thread that serves no requests. */
export function readCollections(text: string): CollectionsRead {
	try {
		return parseCollections(text);
	} catch (error) {
		if (error instanceof CollectionsError) return { why: error.message };
		throw error;
	}
}

/**
 * The collections in a YAML file, which is a list, and the entries that are none. Throws a CollectionsError if the file is not a list, or has
 * too many entries.
 */
export function parseCollections(text: string): Parsed {
	const { value: read, lineOf } = readYaml(text);
	const value = read ?? [];
	if (!Array.isArray(value))
		throw new CollectionsError("wrong-value", "", { expected: "a list of collections", got: shown(value) });
	if (value.length > MOST_COLLECTIONS) throw tooMany("", value.length, "collections", MOST_COLLECTIONS);
	const [collections, faults]: [Map<string, Collection>, EntryFault[]] = [new Map(), []];
	for (const [at, one] of value.entries()) {
		try {
			const collection = collectionOf(one, at + 1);
			if (collections.has(collection.slug))
				wrong(at + 1, "slug", "a slug that no other collection has", collection.slug);
			collections.set(collection.slug, collection);
		} catch (error) {
			if (!(error instanceof CollectionsError)) throw error;
			faults.push(faultOf(one, `line ${lineOf(at)}, ${error.message}`));
		}
	}
	return { collections: [...collections.values()], faults };
}

function faultOf(value: unknown, why: string): EntryFault {
	const { slug, title } = isObject(value) ? value : {};
	const known = typeof slug === "string" && SLUG.test(slug) ? slug : undefined;
	const found = known ?? (typeof title === "string" ? slugOf(title) : undefined);
	return { why, ...(found !== undefined && { slug: found }) };
}

function collectionOf(value: unknown, entry: number): Collection {
	if (!isObject(value))
		throw new CollectionsError("wrong-value", `entry ${entry}`, { expected: FIELDS.join(", "), got: shown(value) });
	const unknown = Object.keys(value).find((field) => !FIELDS.some((known) => known === field));
	if (unknown !== undefined)
		throw new CollectionsError("unknown-field", `entry ${entry}`, { expected: FIELDS.join(", "), got: shown(unknown) });
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
	if (value.length > MOST_MODELS) throw tooMany(`entry ${entry}, models`, value.length, "ids", MOST_MODELS);
	value.forEach((id: unknown, at) => {
		const field = `models[${at}]`;
		if (typeof id !== "string" || id.length > LONGEST.model || !/^\S+$/.test(id))
			wrong(entry, field, `the id of a model, such as owner/name, with at most ${LONGEST.model} characters`, id);
		if (value.indexOf(id) !== at) wrong(entry, field, "an id that the collection does not have yet", id);
	});
	return value as readonly string[];
}

function wrong(entry: number, field: string, expected: string, value: unknown): never {
	throw new CollectionsError("wrong-value", `entry ${entry}, ${field}`, { expected, got: shown(value) });
}

function tooMany(field: string, count: number, what: string, most: number): CollectionsError {
	return new CollectionsError("too-many", field, { expected: `at most ${most}`, got: `${count} ${what}` });
}

/** Characters of a value in an error. */
const SHOWN = 60;

function shown(value: unknown): string {
	if (value === undefined) return "nothing";
	if (Array.isArray(value)) return `a list of ${value.length}`;
	if (isObject(value)) return `fields (${shortened(Object.keys(value).join(", "), SHOWN)})`;
	return inJson(value);
}
