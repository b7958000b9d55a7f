import { WORDED } from "../../../filing.ts";
import { FACETS, SORTS, type Facet, type Sort } from "../../../shapes.ts";
import type { Figures } from "./figures.ts";
import type { Column, ListColumn, SetColumn } from "./columns.ts";
import { type GroupColumn, GROUPED, type Grouped } from "./groups.ts";
import type { Lists } from "./lists.ts";
import type { Postings } from "./postings.ts";
import type { Texts } from "./texts.ts";

/**
 * What is searched of many models: every one is a slot. It never changes; a model that is changed or taken out is
 * marked beside it, and comes again in a later segment.
 */
export interface Segment {
	readonly count: number;
	/** The number each slot's model has in the database. */
	readonly models: Uint32Array;
	/** Slots in the order of their ids, and the place of each slot in it. */
	readonly byId: Uint32Array;
	readonly ranks: Uint32Array;
	readonly facets: Columns;
	readonly figures: Readonly<Record<Sort, OrderedFigures>>;
	/** The tokens of ids, and the slots of each. */
	readonly tokens: Texts;
	readonly tokenSlots: Postings;
	/** The words of facet values that a text finds too, and for each word what `filedAs` made of its values. */
	readonly words: Texts;
	readonly wordValues: Lists;
	/** Fingerprints of what names a model: for each slot its name and its whole id. */
	readonly names: Uint16Array;
}

/** Facets of few values are told by groups; few slots have the same tags, and of any other facet many have the same. */
export type Columns = Readonly<
	Record<Grouped, GroupColumn> & Record<Exclude<Facet, Grouped | "tag">, SetColumn> & Record<"tag", ListColumn>
>;

export interface OrderedFigures extends Figures {
	/** Slots, the largest figure first, the unknown last, ties by id. */
	readonly order: Uint32Array;
}

/** A value of a worded facet as one number, and back. */
export const filedAs = (facet: number, value: number): number => (facet << 28) | value;
export const facetOf = (entry: number): Facet => WORDED[entry >>> 28]!;
export const valueOf = (entry: number): number => entry & 0x0fffffff;

/** Finds the slot of a model's number. */
export class SlotsOfModels {
	readonly #least: number;
	/** For each number from the least on its slot, from 1; 0 where there is none. */
	readonly #slots: Uint32Array;

	constructor(models: Uint32Array) {
		this.#least = models.reduce((least, model) => Math.min(least, model), Infinity);
		const most = models.reduce((most, model) => Math.max(most, model), 0);
		this.#slots = new Uint32Array(models.length === 0 ? 0 : most - this.#least + 1);
		for (let slot = 0; slot < models.length; slot++) this.#slots[models[slot]! - this.#least] = slot + 1;
	}

	/** The slot, -1 where there is none. */
	of(model: number): number {
		return (this.#slots[model - this.#least] ?? 0) - 1;
	}
}

/** A column for each facet. */
export const columns = (
	group: (facet: Grouped) => GroupColumn,
	set: (facet: Facet) => SetColumn,
	list: (facet: Facet) => ListColumn,
): Columns =>
	byFacet((facet): Column => {
		if (isGrouped(facet)) return group(facet);
		return facet === "tag" ? list(facet) : set(facet);
	}) as Columns;

export const isGrouped = (facet: Facet): facet is Grouped => (GROUPED as readonly Facet[]).includes(facet);

/** A record for each facet. */
export const byFacet = <T>(make: (facet: Facet) => T): Record<Facet, T> =>
	Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as Record<Facet, T>;

/** A record for each figure. */
export const bySort = <T>(make: (sort: Sort) => T): Record<Sort, T> =>
	Object.fromEntries(SORTS.map((sort) => [sort, make(sort)])) as Record<Sort, T>;

/** A fingerprint of a name, of 16 bits: equal names have the same, different ones seldom. */
export function nameHash(name: string): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
	return (hash ^ (hash >>> 16)) & 0xffff;
}
