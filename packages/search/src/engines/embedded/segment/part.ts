import type { Filed } from "../../../filing.ts";
import { FACETS, SORTS, type Facet, type Sort } from "../../../shapes.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { filingOf } from "./columns.ts";
import type { Filing } from "./filings.ts";
import { ListsWriter } from "./lists.ts";
import { keysOfSlots } from "./postings.ts";
import { byFacet, bySort, nameHash, type Segment } from "./segment.ts";
import { sortedByBytes, Texts } from "./texts.ts";

/** Models on their way into a segment. */
export interface Part {
	readonly count: number;
	readonly models: Uint32Array;
	readonly facets: Readonly<Record<Facet, Filing>>;
	readonly figures: Readonly<Record<Sort, Figures>>;
	readonly tokens: Filing;
	readonly names: Uint16Array;
}

/** The part that a segment was made of. */
export function partOf(segment: Segment): Part {
	const { count, models, facets, figures, tokens, tokenSlots, names } = segment;
	const filings = byFacet((facet) => filingOf(facets[facet], count));
	const tokenLists = keysOfSlots(tokenSlots, count);
	return { count, models, facets: filings, figures, tokens: { values: tokens, lists: tokenLists }, names };
}

/** Takes models one by one. */
export class PartWriter {
	readonly #models: number[] = [];
	readonly #names: number[] = [];
	readonly #figures = bySort((): number[] => []);
	readonly #facets = byFacet(() => new FilingWriter());
	readonly #tokens = new FilingWriter();

	get count(): number {
		return this.#models.length;
	}

	add(model: number, { facets, figures, idTokens, names }: Filed): void {
		this.#models.push(model);
		for (const facet of FACETS) this.#facets[facet].add(facets[facet]);
		for (const sort of SORTS) this.#figures[sort].push(figures[sort] ?? Number.NaN);
		this.#tokens.add(idTokens);
		this.#names.push(nameHash(names[0]!), nameHash(names.at(-1)!));
	}

	part(): Part {
		return {
			count: this.#models.length,
			models: Uint32Array.from(this.#models),
			facets: byFacet((facet) => this.#facets[facet].filing()),
			figures: bySort((sort) => figuresOf(Float64Array.from(this.#figures[sort]))),
			tokens: this.#tokens.filing(),
			names: Uint16Array.from(this.#names),
		};
	}
}

/** Texts numbered as they come; sorted, and renumbered, at the end. */
class FilingWriter {
	readonly #numbers = new Map<string, number>();
	readonly #lists = new ListsWriter();

	add(texts: readonly string[]): void {
		for (const text of texts) {
			const known = this.#numbers.get(text);
			if (known === undefined) this.#numbers.set(text, this.#numbers.size);
			this.#lists.add(known ?? this.#numbers.size - 1);
		}
		this.#lists.end();
	}

	filing(): Filing {
		const sorted = sortedByBytes([...this.#numbers.keys()]);
		const places = new Uint32Array(sorted.length);
		for (const [place, text] of sorted.entries()) places[this.#numbers.get(text)!] = place;
		const { starts, entries } = this.#lists.lists();
		for (let i = 0; i < entries.length; i++) entries[i] = places[entries[i]!]!;
		return { values: Texts.of(sorted), lists: { starts, entries } };
	}
}
