import { appKeysFor } from "@vitrine/catalogue/appKeys";
import { memoryNeeded } from "@vitrine/catalogue/memory";
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
	privateOwner,
	providerMapping,
	sizeClass,
} from "@vitrine/model/reading";
import type { Facet, Sort } from "../api/fields.ts";
import { tokens } from "../text/tokens.ts";
import { type Names, namesOf } from "./names.ts";
import { searchableTokens } from "./searchableFacets.ts";
import { sourceName } from "./sourceName.ts";

/** What an index stores of a record in order to find it. */
export interface IndexedDocument {
	readonly facets: Readonly<Record<Facet, readonly string[]>>;
	/** Dates are milliseconds; null if unknown. */
	readonly numericFields: Readonly<Record<Sort, number | null>>;
	/** Tokens of the id. */
	readonly idTokens: readonly string[];
	/** Tokens of searchable facet values that are not in `idTokens`. */
	readonly otherTokens: readonly string[];
	/** A text equal to one of them is an exact match. */
	readonly names: Names;
}

/** Reads from a record, and the id of its source, what it is found by. */
export type Indexer = (record: ModelRecord, source: string) => IndexedDocument;

/** An indexer that assigns records to the libraries with these keys, besides those that records name themselves. */
export function indexerFor(libraryKeys: ReadonlySet<string>): Indexer {
	const names = new Map<string, readonly string[]>();
	const nameOfSource = (source: string): readonly string[] => {
		const known = names.get(source) ?? value(sourceName(source));
		names.set(source, known);
		return known;
	};
	return (record, source) => {
		const facets = { ...facetsOf(record, libraryKeys), source: nameOfSource(source) };
		const idTokens = tokens(record.id);
		return {
			facets,
			numericFields: numericFieldsOf(record),
			idTokens,
			get otherTokens() {
				return searchableTokens(facets, new Set(idTokens));
			},
			names: namesOf(record.id),
		};
	};
}

function facetsOf(record: ModelRecord, libraryKeys: ReadonlySet<string>): Omit<IndexedDocument["facets"], "source"> {
	return {
		task: value(record.pipeline_tag),
		library: values([record.library_name ?? "", ...libraryKeysFor(record, libraryKeys)]),
		licence: values(licences(record)),
		language: values(languages(record)),
		author: value(author(record)),
		tag: values(record.tags),
		base_model: values(baseModels(record)),
		format: formats(record),
		gated: record.gated === undefined ? [] : [isGated(record) ? "yes" : "no"],
		size: value(sizeClass(record)),
		private: value(privateOwner(record)),
		provider: record.inferenceProviderMapping === undefined ? [] : values(providersOf(record)),
		app: appKeysFor(record),
	};
}

/** The providers that serve it now; one that states no status does. */
function providersOf(record: ModelRecord): readonly string[] {
	return providerMapping(record).flatMap(({ provider, status = "live" }) => (status === "live" ? [provider] : []));
}

function numericFieldsOf(record: ModelRecord): IndexedDocument["numericFields"] {
	return {
		trending: trendingOf(record),
		downloads: finite(record.downloads),
		likes: finite(record.likes),
		created: finite(Date.parse(record.createdAt ?? "")),
		updated: finite(Date.parse(record.lastModified ?? "")),
		parameters: finite(parameterCount(record)),
		memory: finite(memoryNeeded(record)),
	};
}

/**
 * The score of a hub, a whole number that most models share, and a part of 1 that grows with downloads: of models that
 * trend equally, the most downloaded come first. Without a score, a model that was downloaded has 0.
 */
function trendingOf({ trendingScore, downloads = 0 }: ModelRecord): number | null {
	const score = finite(trendingScore) ?? (downloads > 0 ? 0 : null);
	return score === null || !(downloads > 0) ? score : score + downloads / (downloads + MANY_DOWNLOADS);
}

/** Downloads that count as half of a point. */
const MANY_DOWNLOADS = 1e6;

const finite = (number: number | undefined): number | null =>
	number !== undefined && Number.isFinite(number) ? number : null;

const value = (text: string | undefined): readonly string[] =>
	text === undefined || text === "" ? [] : [text.toWellFormed()];

/** The distinct texts that are not empty; lone surrogates become U+FFFD. */
function values(texts: readonly string[]): readonly string[] {
	if (texts.length < 2) return value(texts[0]);
	const found = new Set(texts.every((text) => text.isWellFormed()) ? texts : texts.map((text) => text.toWellFormed()));
	found.delete("");
	return [...found];
}
