import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import { filed } from "../../filed.ts";
import { assembled } from "./segment/assemble.ts";
import { add, noBits, size } from "./segment/bits.ts";
import { type Part, partOf, PartWriter } from "./segment/part.ts";
import { type Segment, SlotsOfModels } from "./segment/segment.ts";
import type { Live } from "./segment/select.ts";
import { type State, stateOf } from "./state.ts";
import { numbers, rows } from "./statements.ts";

/** Records that are taken into memory at a time while a segment is made. */
const PART = 100_000;
/** Further segments beside the largest; more are made into one. */
const MOST_SEGMENTS = 4;

/** What is searched: segments derived from the rows of the database, brought up to date with every commit. */
export class Holdings {
	#segments: readonly Holding[] = [];
	#generation = -1;
	/** The highest number of a row that is in some segment, or has been. */
	#last = 0;

	/** The segments as of the last commit that `database` shows. */
	fresh(database: DatabaseSync): readonly Live[] {
		const state = stateOf(database);
		if (state.generation !== this.#generation) this.#bringUp(database, state);
		return this.#segments;
	}

	#bringUp(database: DatabaseSync, state: State): void {
		if (this.#generation < state.horizon) [this.#segments, this.#last] = [[], 0];
		else this.#mark(numbers(database, "SELECT model FROM removed WHERE generation > ?", [this.#generation]));
		const parts = partsOf(database, this.#last, state.visible);
		if (parts.length > 0) this.#take(assembledFrom(database, parts));
		this.#generation = state.generation;
		this.#last = state.visible;
		this.#tidy(database);
	}

	#mark(models: readonly number[]): void {
		for (const holding of this.#segments) holding.remove(models);
	}

	#take(segment: Segment): void {
		this.#segments = [...this.#segments, new Holding(segment)];
	}

	/** Few and full segments are searched faster: empty ones go, many become one. */
	#tidy(database: DatabaseSync): void {
		const held = this.#segments.filter(({ left }) => left > 0).sort((a, b) => b.left - a.left);
		const [largest, ...others] = held;
		const small = others.reduce((sum, { left }) => sum + left, 0);
		this.#segments = held;
		if (largest === undefined) return;
		if (small > largest.left || largest.left * 2 < largest.segment.count) this.#segments = [together(database, held)];
		else if (others.length > MOST_SEGMENTS) this.#segments = [largest, together(database, others)];
	}
}

/** A segment, and what of it is gone. */
class Holding implements Live {
	readonly segment: Segment;
	gone: Uint32Array | undefined;
	#slots: SlotsOfModels | undefined;

	constructor(segment: Segment) {
		this.segment = segment;
	}

	/** Slots that are not gone. */
	get left(): number {
		return this.segment.count - (this.gone ? size(this.gone) : 0);
	}

	remove(models: readonly number[]): void {
		if (models.length === 0) return;
		this.#slots ??= new SlotsOfModels(this.segment.models);
		const slots = models.map((model) => this.#slots!.of(model)).filter((slot) => slot >= 0);
		if (slots.length === 0) return;
		// A search that is under way keeps the set that it began with.
		const gone = this.gone?.slice() ?? noBits(this.segment.count);
		for (const slot of slots) add(gone, slot);
		this.gone = gone;
	}
}

function together(database: DatabaseSync, holdings: readonly Holding[]): Holding {
	const shares = holdings.map(({ segment, gone }) => ({ part: partOf(segment), gone }));
	return new Holding(assembled(shares, idOrder(database)));
}

function assembledFrom(database: DatabaseSync, parts: readonly Part[]): Segment {
	return assembled(
		parts.map((part) => ({ part })),
		idOrder(database),
	);
}

/** Numbers of rows in the order of their ids. */
const idOrder = (database: DatabaseSync): Uint32Array =>
	Uint32Array.from(numbers(database, "SELECT model FROM models ORDER BY id"));

/** The rows with numbers above one and up to another, read in portions. */
function partsOf(database: DatabaseSync, after: number, upTo: number): readonly Part[] {
	const parts: Part[] = [];
	for (let last = after; ;) {
		const chunk = rows(database, NEXT, [last, upTo, PART]);
		if (chunk.length === 0) return parts;
		const writer = new PartWriter();
		for (const { model, record } of chunk)
			writer.add(model as number, filed(JSON.parse(record as string) as ModelRecord));
		parts.push(writer.part());
		last = chunk.at(-1)!["model"] as number;
	}
}

const NEXT = "SELECT model, record FROM records WHERE model > ? AND model <= ? ORDER BY model LIMIT ?";
