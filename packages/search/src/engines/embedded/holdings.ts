import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import type { Filing } from "../../filing.ts";
import { assembled } from "./segment/assemble.ts";
import { add, type Bits, has, isEmpty, noBits, size } from "./segment/bits.ts";
import { readSnapshot, type Snapshot } from "./segment/file.ts";
import { type Part, partOf, PartWriter } from "./segment/part.ts";
import type { Segment } from "./segment/segment.ts";
import { byBytes } from "./segment/texts.ts";
import type { Live } from "./segment/select.ts";
import { Marks } from "./marks.ts";
import { type State, stateOf } from "./state.ts";
import { idOfModel, manyNumbers, numbers, rows } from "./statements.ts";

/** Records of a part, and rows that are read at a time. */
const PART = 100_000;
const CHUNK = 2000;
/** Rows that are worth reading a snapshot for. */
const WORTH = 20_000;
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

	/** The file that it began with, or has been asked to. */
	#snapshot: string | null = null;
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

	/** Says that a snapshot of all this has been written, to a file of the folder. */
	kept(file: string): void {
		this.#snapshot = file;
		this.#kept = this.#last;
	}

	/** Takes in what an import has made of its rows, and what its commit takes out, as of the commit to come. */
	add(database: DatabaseSync, segment: Segment, gone: readonly number[], generation: number, last: number): void {
		this.#mark(gone);
		this.#take(segment);
		[this.#generation, this.#last] = [generation, last];
		this.#tidy(database);
	}

	/** Begins with the snapshot that the database names; a damaged one is as good as none. */
	#begin({ snapshot, generation }: State): void {
		this.#snapshot = snapshot;
		if (snapshot === null || this.#folder === undefined) return;
		// What is held goes first: there is not always room for two.
		[this.#segments, this.#generation, this.#last] = [[], -1, 0];
		try {
			const read = readSnapshot(join(this.#folder, snapshot));
			if (read.generation > generation) return;
			this.#segments = read.lives.map(({ segment, gone }) => new Holding(segment, gone));
			[this.#generation, this.#last, this.#kept] = [read.generation, read.last, read.last];
		} catch {
			// It is made anew from the rows.
		}
	}

	#bringUp(database: DatabaseSync, state: State): void {
		if (this.#isFarBehind(state)) this.#begin(state);
		if (this.#generation < state.horizon) [this.#segments, this.#last] = [[], 0];
		else this.#mark(numbers(database, "SELECT model FROM removed WHERE generation > ?", [this.#generation]));
		const parts = partsOf(database, this.#file, this.#last, state.visible);
		if (parts.length > 0) this.#take(assembledFrom(database, parts, this.#last, state.visible));
		this.#generation = state.generation;
		this.#last = state.visible;
		this.#tidy(database);
	}

	/** A great import leaves a snapshot, which is read faster than its rows; so does a rebuild, which makes all that is held stale. */
	#isFarBehind({ visible, snapshot, horizon }: State): boolean {
		return snapshot !== this.#snapshot && (visible - this.#last >= WORTH || this.#generation < horizon);
	}

	#mark(models: readonly number[]): void {
		if (models.length === 0) return;
		const marks = new Marks();
		for (const model of models) marks.add(model);
		for (const holding of this.#segments) holding.remove(marks);
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

	constructor(segment: Segment, gone?: Uint32Array) {
		this.segment = segment;
		this.gone = gone;
	}

	/** Slots that are not gone. */
	get left(): number {
		return this.segment.count - (this.gone ? size(this.gone) : 0);
	}

	remove(removed: Marks): void {
		const { models } = this.segment;
		const slots: number[] = [];
		for (let slot = 0; slot < models.length; slot++) if (removed.has(models[slot]!)) slots.push(slot);
		if (slots.length === 0) return;
		// A search that is under way keeps the set that it began with.
		const gone = this.gone?.slice() ?? noBits(this.segment.count);
		for (const slot of slots) add(gone, slot);
		this.gone = gone;
	}
}

function together(database: DatabaseSync, holdings: readonly Holding[]): Holding {
	const shares = holdings.map(({ segment, gone }) => ({ part: partOf(segment), gone }));
	const models = holdings.flatMap(({ segment, gone }) => (gone ? modelsLeft(segment, gone) : [segment.models]));
	return new Holding(assembled(shares, orderById(database, models)));
}

function modelsLeft({ models }: Segment, gone: Bits): [Uint32Array] {
	return [models.filter((_, slot) => !has(gone, slot))];
}

/** Numbers of rows that are still there, in the order of their ids. */
function orderById(database: DatabaseSync, models: readonly Uint32Array[]): Uint32Array {
	const count = models.reduce((sum, { length }) => sum + length, 0);
	const most = models.reduce((most, some) => some.reduce((most, model) => Math.max(most, model), most), 0);
	if (count > FEW) return idOrder(database, 0, most);
	const found = models.flatMap((some) => [...some].map((model) => ({ model, id: idOfModel(database, model) })));
	return Uint32Array.from(
		found.sort((a, b) => byBytes(a.id, b.id)),
		({ model }) => model,
	);
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

/** Reads rows, and makes parts of them that are neither many nor large. */
export class Intake {
	readonly #file: Filing;
	readonly #parts: Part[] = [];
	#writer = new PartWriter();
	#last: number;

	/** Rows come after the number `first`. */
	constructor(file: Filing, first: number) {
		this.#file = file;
		this.#last = first;
	}

	/** Takes in the rows up to a number. */
	take(database: DatabaseSync, upTo: number): void {
		for (;;) {
			const chunk = rows(database, NEXT, [this.#last, upTo, CHUNK]);
			if (chunk.length === 0) break;
			for (const { model, record } of chunk)
				this.#writer.add(model as number, this.#file(JSON.parse(record as string) as ModelRecord));
			this.#last = chunk.at(-1)!["model"] as number;
			if (this.#writer.count >= PART) this.#close();
		}
		this.#last = Math.max(this.#last, upTo);
	}

	parts(): readonly Part[] {
		if (this.#writer.count > 0) this.#close();
		return this.#parts;
	}

	#close(): void {
		this.#parts.push(this.#writer.part());
		this.#writer = new PartWriter();
	}
}

/** The rows with numbers above one and up to another. */
function partsOf(database: DatabaseSync, file: Filing, after: number, upTo: number): readonly Part[] {
	const intake = new Intake(file, after);
	intake.take(database, upTo);
	return intake.parts();
}

const NEXT = "SELECT model, record FROM records WHERE model > ? AND model <= ? ORDER BY model LIMIT ?";
