import { libraryKeysFor } from "@vitrine/catalogue/libraryKeys";
import {
	author,
	baseModels,
	formats,
	isGated,
	languages,
	licences,
	type ModelRecord,
	parameterCount,
	sizeClass,
} from "@vitrine/model/reading";
import type { Facet, Sort } from "./shapes.ts";
import { squeezed, tokens } from "./text.ts";

/** What an index keeps of a record in order to find it. */
export interface Filed {
	readonly facets: Readonly<Record<Facet, readonly string[]>>;
	/** Dates in milliseconds; null where a figure is not known. */
	readonly figures: Readonly<Record<Sort, number | null>>;
	/** Tokens of the id. */
	readonly idTokens: readonly string[];
	/** Tokens of everything else it can be found by. */
	readonly otherTokens: readonly string[];
	/** The id without its owner and the whole id, both squeezed: a text equal to one of them names the record. */
	readonly names: readonly string[];
}

/** Reads off a record what it is found by. */
export type Filing = (record: ModelRecord) => Filed;

/** Files records under the libraries with these keys, and under what they name themselves. */
export function filingWith(keys: ReadonlySet<string>): Filing {
	return (record) => {
		const facets = facetsOf(record, keys);
		const idTokens = tokens(record.id);
		const [name, whole] = [squeezed(record.id.slice(record.id.lastIndexOf("/") + 1)), squeezed(record.id)];
		return {
			facets,
			figures: figuresOf(record),
			idTokens,
			get otherTokens() {
				return otherTokens(facets, new Set(idTokens));
			},
			names: name === whole ? [name] : [name, whole],
		};
	};
}

function facetsOf(record: ModelRecord, keys: ReadonlySet<string>): Filed["facets"] {
	return {
		task: stated(record.pipeline_tag),
		library: values([record.library_name ?? "", ...libraryKeysFor(record, keys)]),
		licence: values(licences(record)),
		language: values(languages(record)),
		author: stated(author(record)),
		tag: values(record.tags),
		base_model: values(baseModels(record)),
		format: formats(record),
		gated: record.gated === undefined ? [] : [isGated(record) ? "yes" : "no"],
		size: stated(sizeClass(record)),
	};
}

function figuresOf(record: ModelRecord): Filed["figures"] {
	return {
		trending: figure(record.trendingScore),
		downloads: figure(record.downloads),
		likes: figure(record.likes),
		created: figure(Date.parse(record.createdAt ?? "")),
		updated: figure(Date.parse(record.lastModified ?? "")),
		parameters: figure(parameterCount(record)),
	};
}

function otherTokens(facets: Filed["facets"], known: ReadonlySet<string>): readonly string[] {
	const values = WORDED.flatMap((facet) => facets[facet]).filter((value) => !value.startsWith(PLACE));
	return [...new Set(values.flatMap(tokensAgain))].filter((token) => !known.has(token));
}

/** Facets whose values a text finds beside the id. */
export const WORDED = ["task", "library", "tag"] as const satisfies readonly Facet[];

/** Tokens of a text that comes again and again, as tags do. */
function tokensAgain(text: string): readonly string[] {
	const known = remembered.get(text);
	if (known) return known;
	if (remembered.size >= MOST_REMEMBERED) remembered.clear();
	const found = tokens(text);
	remembered.set(text, found);
	return found;
}

const remembered = new Map<string, readonly string[]>();
const MOST_REMEMBERED = 5000;

/** Where a repository is stored says nothing about the model. */
export const PLACE = "region:";

const stated = (text: string | undefined): readonly string[] =>
	text === undefined || text === "" ? [] : [text.toWellFormed()];

/** Every text once, without empty ones; half a character (a lone surrogate) becomes the sign for one that is not known. */
function values(texts: readonly string[]): readonly string[] {
	if (texts.length < 2) return stated(texts[0]);
	const found = new Set(texts.every((text) => text.isWellFormed()) ? texts : texts.map((text) => text.toWellFormed()));
	found.delete("");
	return [...found];
}

const figure = (value: number | undefined): number | null => (Number.isFinite(value) ? value! : null);
