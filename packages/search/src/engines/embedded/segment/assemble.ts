import { PLACE, WORDED } from "../../../filing.ts";
import type { Facet } from "../../../shapes.ts";
import { tokens } from "../../../text.ts";
import { type Bits, has } from "./bits.ts";
import { listColumn, setColumn } from "./columns.ts";
import type { Filing } from "./filings.ts";
import { type GroupColumn, groupColumn, GROUPED, type Grouped, grouping, setsOf, startsOf } from "./groups.ts";
import { mergedFigures, ordered, type Origins } from "./figures.ts";
import { type Lists, ListsWriter, transposed } from "./lists.ts";
import type { Part } from "./part.ts";
import { postingsOf } from "./postings.ts";
import { bySort, type Columns, columns, filedAs, type Segment, SlotsOfModels } from "./segment.ts";
import { sortedByBytes, Texts, union } from "./texts.ts";

/** A part, and which of its slots are left out. */
export interface Share {
	readonly part: Part;
	readonly gone?: Bits | undefined;
}

/**
 * A segment out of parts; at most 65,536. `idOrder` has the numbers of at least all its models, in the order of their ids.
 *
 * Models of one task stand together, and those of one library within it: what is counted under a filter then lies
 * together in memory, and mostly need not be looked at one by one.
 */
export function assembled(shares: readonly Share[], idOrder: Uint32Array): Segment {
	const parts = shares.map(({ part }) => part);
	const { from, ...grouped } = groupedFrom(parts, kept(shares));
	const models = Uint32Array.from(from.parts, (part, slot) => parts[part]!.models[from.slots[slot]!]!);
	const byId = slotsById(models, idOrder);
	const tokens = mergedBy(parts, from, ({ tokens }) => tokens);
	const filing = (facet: Facet): Filing => mergedBy(parts, from, ({ facets }) => facets[facet]);
	const facets = columns(
		(facet) => grouped.columns[facet],
		(facet) => setColumn(filing(facet)),
		(facet) => listColumn(filing(facet)),
	);
	return {
		count: models.length,
		models,
		byId,
		ranks: inverse(byId),
		facets,
		figures: bySort((sort) => {
			const figures = mergedFigures(
				parts.map(({ figures }) => figures[sort]),
				from,
			);
			return { ...figures, order: ordered(figures, byId) };
		}),
		tokens: tokens.values,
		tokenSlots: postingsOf(transposed(tokens.lists, tokens.values.length), models.length),
		...wordsOf(facets),
		names: namesOf(parts, from),
	};
}

interface GroupedColumns {
	/** Where slots come from when those of a group stand together. */
	readonly from: Origins;
	readonly columns: Readonly<Record<Grouped, GroupColumn>>;
}

function groupedFrom(parts: readonly Part[], from: Origins): GroupedColumns {
	const filings = GROUPED.map((facet) => mergedBy(parts, from, ({ facets }) => facets[facet]));
	const sets = filings.map(setsOf);
	const order = grouping(sets, from.parts.length);
	const starts = startsOf(sets, order);
	const made = GROUPED.map((facet, i) => [facet, groupColumn(filings[i]!.values, sets[i]!, starts[i]!, order)]);
	return {
		from: {
			parts: Uint16Array.from(order, (i) => from.parts[i]!),
			slots: Uint32Array.from(order, (i) => from.slots[i]!),
		},
		columns: Object.fromEntries(made) as Record<Grouped, GroupColumn>,
	};
}

const mergedBy = (parts: readonly Part[], from: Origins, filing: (part: Part) => Filing): Filing =>
	merged(parts.map(filing), from);

function kept(shares: readonly Share[]): Origins {
	const most = shares.reduce((sum, { part }) => sum + part.count, 0);
	const [parts, slots] = [new Uint16Array(most), new Uint32Array(most)];
	let count = 0;
	for (const [i, { part, gone }] of shares.entries())
		for (let slot = 0; slot < part.count; slot++) {
			if (gone && has(gone, slot)) continue;
			parts[count] = i;
			slots[count++] = slot;
		}
	return { parts: parts.subarray(0, count), slots: slots.subarray(0, count) };
}

function slotsById(models: Uint32Array, idOrder: Uint32Array): Uint32Array {
	const slots = new SlotsOfModels(models);
	const byId = new Uint32Array(models.length);
	let count = 0;
	for (let i = 0; i < idOrder.length; i++) {
		const slot = slots.of(idOrder[i]!);
		if (slot >= 0) byId[count++] = slot;
	}
	if (count !== models.length) throw new RangeError(`idOrder: ${models.length - count} models are missing.`);
	return byId;
}

function inverse(order: Uint32Array): Uint32Array {
	const places = new Uint32Array(order.length);
	for (let place = 0; place < order.length; place++) places[order[place]!] = place;
	return places;
}

/** Filings in one: the texts of all that some slot still has, and their new lists. */
function merged(filings: readonly Filing[], from: Origins): Filing {
	const { texts, numbers } = union(filings.map(({ values }) => values));
	const writer = new ListsWriter();
	for (let slot = 0; slot < from.parts.length; slot++) {
		const part = from.parts[slot]!;
		const { starts, entries } = filings[part]!.lists;
		const old = from.slots[slot]!;
		for (let i = starts[old]!; i < starts[old + 1]!; i++) writer.add(numbers[part]![entries[i]!]!);
		writer.end();
	}
	return { values: texts, lists: writer.lists() };
}

/** The words of the values that a text finds. */
function wordsOf(facets: Columns): {
	readonly words: Texts;
	readonly wordValues: Lists;
} {
	const found = new Map<string, number[]>();
	for (const [f, facet] of WORDED.entries()) {
		const { values } = facets[facet];
		for (let value = 0; value < values.length; value++)
			for (const word of wordsOfValue(values.at(value))) {
				const entries = found.get(word);
				if (entries) entries.push(filedAs(f, value));
				else found.set(word, [filedAs(f, value)]);
			}
	}
	const sorted = sortedByBytes([...found.keys()]);
	const writer = new ListsWriter();
	for (const word of sorted) {
		for (const entry of found.get(word)!) writer.add(entry);
		writer.end();
	}
	return { words: Texts.of(sorted), wordValues: writer.lists() };
}

const wordsOfValue = (value: string): readonly string[] => (value.startsWith(PLACE) ? [] : tokens(value));

function namesOf(parts: readonly Part[], from: Origins): Uint16Array {
	const names = new Uint16Array(from.parts.length * 2);
	for (let slot = 0; slot < from.parts.length; slot++) {
		const { names: old } = parts[from.parts[slot]!]!;
		names[2 * slot] = old[2 * from.slots[slot]!]!;
		names[2 * slot + 1] = old[2 * from.slots[slot]! + 1]!;
	}
	return names;
}
