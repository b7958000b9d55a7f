import { setImmediate } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";
import { FACETS, SORTS, type Facet, type Sort } from "../../shapes.ts";
import { generationOf, numbers, rows } from "./statements.ts";

/**
 * What filters, counts and orders read: all facets and figures of all models, in memory, a model being a slot.
 * Derived from the database and disposable.
 */
export interface Columns {
	/** The commit it was read under. */
	readonly generation: number;
	/** The number each slot's model has in the database. */
	readonly models: Uint32Array;
	/** The slot of each model number. */
	readonly slots: Uint32Array;
	/** The place of each slot in the order of ids. */
	readonly ranks: Uint32Array;
	/** Slots in the order of their ids. */
	readonly byId: Uint32Array;
	readonly facets: Readonly<Record<Facet, FacetColumn>>;
	/** NaN where it is not known. */
	readonly figures: Readonly<Record<Sort, Float64Array>>;
	/** Slots by a figure, unknown last, ties by id. */
	order(sort: Sort, direction: "desc" | "asc"): Uint32Array;
}

export interface FacetColumn {
	/** Every value some model has. */
	readonly values: readonly string[];
	readonly numbers: ReadonlyMap<string, number>;
	/** Slot s has the values `entries[starts[s]]` up to, not including, `entries[starts[s + 1]]`. */
	readonly starts: Uint32Array;
	readonly entries: Uint32Array;
}

/** Models read at a time; other work of the process runs in between. */
const CHUNK = 4000;

/** Reads the columns; begins again if somebody commits meanwhile. */
export async function readColumns(database: DatabaseSync): Promise<Columns> {
	for (;;) {
		const generation = generationOf(database);
		const draft = newDraft();
		for (let last = 0; ;) {
			const chunk = rows(database, NEXT, [last, CHUNK]);
			if (chunk.length === 0) break;
			for (const model of chunk) append(draft, model);
			last = chunk.at(-1)!["model"] as number;
			await setImmediate();
		}
		const byId = numbers(database, "SELECT model FROM models ORDER BY id");
		if (generationOf(database) === generation) return finished(generation, draft, byId);
	}
}

const NEXT = `SELECT model, facets, ${SORTS.join(", ")} FROM models WHERE model > ? ORDER BY model LIMIT ?`;

interface Draft {
	readonly models: number[];
	readonly figures: Record<Sort, number[]>;
	readonly facets: Record<Facet, { numbers: Map<string, number>; starts: number[]; entries: number[] }>;
}

function newDraft(): Draft {
	return {
		models: [],
		figures: byName(SORTS, () => []),
		facets: byName(FACETS, () => ({ numbers: new Map(), starts: [], entries: [] })),
	};
}

function append(draft: Draft, model: Record<string, string | number | null>): void {
	draft.models.push(model["model"] as number);
	for (const sort of SORTS) draft.figures[sort].push((model[sort] as number | null) ?? Number.NaN);
	const lists = JSON.parse(model["facets"] as string) as string[][];
	for (const [i, facet] of FACETS.entries()) {
		const { numbers, starts, entries } = draft.facets[facet];
		starts.push(entries.length);
		for (const value of lists[i]!) {
			if (!numbers.has(value)) numbers.set(value, numbers.size);
			entries.push(numbers.get(value)!);
		}
	}
}

function finished(generation: number, draft: Draft, modelsById: readonly number[]): Columns {
	const slots = new Uint32Array((draft.models.at(-1) ?? 0) + 1);
	for (const [slot, model] of draft.models.entries()) slots[model] = slot;
	const byId = Uint32Array.from(modelsById, (model) => slots[model]!);
	const ranks = new Uint32Array(byId.length);
	for (const [rank, slot] of byId.entries()) ranks[slot] = rank;
	const figures = byName(SORTS, (sort) => Float64Array.from(draft.figures[sort]));
	return {
		generation,
		models: Uint32Array.from(draft.models),
		slots,
		ranks,
		byId,
		figures,
		facets: byName(FACETS, (facet) => column(draft.facets[facet])),
		order: remembering((sort, direction) => ordered(byId, figures[sort], direction)),
	};
}

function column({ numbers, starts, entries }: Draft["facets"][Facet]): FacetColumn {
	return {
		values: [...numbers.keys()],
		numbers,
		starts: Uint32Array.from([...starts, entries.length]),
		entries: Uint32Array.from(entries),
	};
}

function ordered(byId: Uint32Array, figures: Float64Array, direction: "desc" | "asc"): Uint32Array {
	const known = byId.filter((slot) => !Number.isNaN(figures[slot]!));
	const unknown = byId.filter((slot) => Number.isNaN(figures[slot]!));
	const sign = direction === "asc" ? 1 : -1;
	known.sort((a, b) => sign * (figures[a]! - figures[b]!));
	return Uint32Array.from([...known, ...unknown]);
}

type Ordering = Columns["order"];

function remembering(order: Ordering): Ordering {
	const made = new Map<string, Uint32Array>();
	return (sort, direction) => {
		const key = `${sort} ${direction}`;
		if (!made.has(key)) made.set(key, order(sort, direction));
		return made.get(key)!;
	};
}

function byName<N extends string, T>(names: readonly N[], make: (name: N) => T): Record<N, T> {
	return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, T>;
}
