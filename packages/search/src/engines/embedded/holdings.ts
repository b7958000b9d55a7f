import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import type { Filing } from "../../filing.ts";
import { assembled } from "./segment/assemble.ts";
import { add, type Bits, isEmpty, noBits, size } from "./segment/bits.ts";
import { readSnapshot, type Snapshot } from "./segment/file.ts";
import { type Part, partOf, PartWriter } from "./segment/part.ts";
import { type Segment, SlotsOfModels } from "./segment/segment.ts";
import type { Live } from "./segment/select.ts";
import { Marks } from "./marks.ts";
import { type State, stateOf } from "./state.ts";
import { manyNumbers, numbers, rows } from "./statements.ts";

/** Records that are taken into memory at a time while a segment is made. */
const PART = 100_000;
/** Further segments beside the largest; more are made into one. */
const MOST_SEGMENTS = 4;

/** What is searched: segments derived from the rows of the database, brought up to date with every commit. */
export class Holdings {
	readonly #file: Filing;
	readonly #folder: string | undefined;
	#segments: readonly Holding[] = [];
	#generation = -1;
	/** The highest number of a row that is in some segment, or has been. */
	#last = 0;

	#kept = 0;

	/** `file` reads off a record what it is found by; `folder` is where snapshots lie; without one there are none. */
	constructor(file: Filing, folder?: string) {
		this.#file = file;
		this.#folder = folder;
	}

	/** The segments as of the last commit that `database` shows. */
	fresh(database: DatabaseSync): readonly Live[] {
		const state = stateOf(database);
		if (this.#generation < 0) this.#begin(state);
		if (state.generation !== this.#generation) this.#bringUp(database, state);
		return this.#segments;
	}

	/** All of it, to be written to a file. */
	get snapshot(): Snapshot {
		return { generation: this.#generation, last: this.#last, lives: this.#segments };
	}

	/** The highest number of a row that the last snapshot held, 0 where there was none. */
	get read(): number {
		return this.#kept;
	}

	/** Says that a snapshot of all this has been written. */
	kept(): void {
		this.#kept = this.#last;
	}

	/** Takes in what an import has made of its rows, and what its commit takes out, as of the commit to come. */
	add(database: DatabaseSync, segment: Segment, gone: readonly number[], generation: number, last: number): void {
		this.#mark(gone);
		this.#take(segment);
		[this.#generation, this.#last] = [generation, last];
		this.#tidy(database, last);
	}

	/** Begins with the snapshot that the database names; a damaged one is as good as none. */
	#begin({ snapshot, generation }: State): void {
		if (snapshot === null || this.#folder === undefined) return;
		try {
			const read = readSnapshot(join(this.#folder, snapshot));
			if (read.generation > generation) return;
			this.#segments = read.lives.map(({ segment, gone }) => new Holding(segment, gone));
			[this.#generation, this.#last, this.#kept] = [read.generation, read.last, read.last];
		} catch {
			[this.#segments, this.#generation, this.#last] = [[], -1, 0];
		}
	}

	#bringUp(database: DatabaseSync, state: State): void {
		if (this.#generation < state.horizon) [this.#segments, this.#last] = [[], 0];
		else this.#mark(numbers(database, "SELECT model FROM removed WHERE generation > ?", [this.#generation]));
		const parts = partsOf(database, this.#file, this.#last, state.visible);
		if (parts.length > 0) this.#take(assembledFrom(database, parts, this.#last, state.visible));
		this.#generation = state.generation;
		this.#last = state.visible;
		this.#tidy(database, state.visible);
	}

	#mark(models: readonly number[]): void {
		for (const holding of this.#segments) holding.remove(models);
	}

	#take(segment: Segment): void {
		this.#segments = [...this.#segments, new Holding(segment)];
	}

	/** Few and full segments are searched faster: empty ones go, many become one. */
	#tidy(database: DatabaseSync, last: number): void {
		const held = this.#segments.filter(({ left }) => left > 0).sort((a, b) => b.left - a.left);
		const [largest, ...others] = held;
		const small = others.reduce((sum, { left }) => sum + left, 0);
		this.#segments = held;
		if (largest === undefined) return;
		if (small > largest.left || largest.left * 2 < largest.segment.count)
			this.#segments = [together(database, held, last)];
		else if (others.length > MOST_SEGMENTS) this.#segments = [largest, together(database, others, last)];
	}
}

/** A segment, and what of it is gone. */
class Holding implements Live {
	readonly segment: Segment;
	gone: Uint32Array | undefined;
	#slots: SlotsOfModels | undefined;

	constructor(segment: Segment, gone?: Uint32Array) {
		this.segment = segment;
		this.gone = gone;
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

function together(database: DatabaseSync, holdings: readonly Holding[], last: number): Holding {
	const shares = holdings.map(({ segment, gone }) => ({ part: partOf(segment), gone }));
	return new Holding(assembled(shares, idOrder(database, 0, last)));
}

/** A segment out of parts with the rows above one number and up to another. */
export function assembledFrom(database: DatabaseSync, parts: readonly Part[], after: number, upTo: number): Segment {
	const order = idOrder(database, after, upTo);
	const there = new Marks();
	for (let i = 0; i < order.length; i++) there.add(order[i]!);
	return assembled(
		parts.map((part) => ({ part, gone: missingOf(part, there) })),
		order,
	);
}

/** The slots of a part whose rows are no longer there; undefined where all are. */
function missingOf({ models }: Part, there: Marks): Bits | undefined {
	const missing = noBits(models.length);
	for (let slot = 0; slot < models.length; slot++) if (!there.has(models[slot]!)) add(missing, slot);
	return isEmpty(missing) ? undefined : missing;
}

/** Numbers of rows in the order of their ids. */
function idOrder(database: DatabaseSync, after: number, upTo: number): Uint32Array {
	const isFew = upTo - after < FEW;
	const sql = isFew ? "SELECT model FROM models WHERE model > ? AND model <= ? ORDER BY id" : ALL_BY_ID;
	return manyNumbers(database, sql, [after, upTo]);
}

/** So many rows are sorted faster than found in the order of all. */
const FEW = 50_000;
/** The plus keeps SQLite from looking rows up by number and sorting them. */
const ALL_BY_ID = "SELECT model FROM models WHERE +model > ? AND +model <= ? ORDER BY id";

/** The rows with numbers above one and up to another, read in portions. */
export function partsOf(database: DatabaseSync, file: Filing, after: number, upTo: number): readonly Part[] {
	const parts: Part[] = [];
	for (let last = after; ;) {
		const chunk = rows(database, NEXT, [last, upTo, PART]);
		if (chunk.length === 0) return parts;
		const writer = new PartWriter();
		for (const { model, record } of chunk)
			writer.add(model as number, file(JSON.parse(record as string) as ModelRecord));
		parts.push(writer.part());
		last = chunk.at(-1)!["model"] as number;
	}
}

const NEXT = "SELECT model, record FROM records WHERE model > ? AND model <= ? ORDER BY model LIMIT ?";
