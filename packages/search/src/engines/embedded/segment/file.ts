import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync, fstatSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { Figures } from "./figures.ts";
import type { Codes, Lists } from "./lists.ts";
import type { Postings } from "./postings.ts";
import { type Column, isOfGroups, isOfSets, type ListColumn, type SetColumn } from "./columns.ts";
import type { GroupColumn } from "./groups.ts";
import { bySort, type Columns, columns, type OrderedFigures, type Segment } from "./segment.ts";
import type { Live } from "./select.ts";
import { noBits } from "./bits.ts";
import { Texts } from "./texts.ts";
import { FACETS } from "../../../shapes.ts";

/** Segments as they stood under a commit. */
export interface Snapshot {
	readonly generation: number;
	/** The highest number of a row that is in them, or has been. */
	readonly last: number;
	readonly lives: readonly Live[];
}

/** Goes up by one with every change to what a segment holds, or to how a record is filed. */
const VERSION = 5;
const MAGIC = "VITRINE index\n";
/** Every array begins at a multiple of this. */
const ALIGNED = 8;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Where an array lies: its kind, the number of its elements. */
type Kind = "Uint8Array" | "Uint16Array" | "Uint32Array" | "Float64Array";
const KINDS = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;

interface Header {
	readonly version: number;
	readonly generation: number;
	readonly last: number;
	/** For each segment its slots, and whether some of them are gone. */
	readonly segments: readonly { readonly count: number; readonly gone: boolean }[];
	readonly arrays: readonly (readonly [kind: Kind, length: number])[];
}

/** Writes a snapshot in one step: the file is whole or not there. */
export function writeSnapshot(path: string, { generation, last, lives }: Snapshot): void {
	const arrays = lives.flatMap(({ segment, gone }) => arraysOf(segment).concat(gone ? [gone] : []));
	const header: Header = {
		version: VERSION,
		generation,
		last,
		segments: lives.map(({ segment, gone }) => ({ count: segment.count, gone: gone !== undefined })),
		arrays: arrays.map((array) => [array.constructor.name as Kind, array.length]),
	};
	const draft = `${path}.${process.pid}`;
	const file = openSync(draft, "w");
	try {
		write(file, header, arrays);
		fsyncSync(file);
	} catch (error) {
		rmSync(draft, { force: true });
		throw error;
	} finally {
		closeSync(file);
	}
	renameSync(draft, path);
}

/** Reads a snapshot; throws for a file that is none, of another version, cut short or damaged. */
export function readSnapshot(path: string): Snapshot {
	const file = openSync(path, "r");
	try {
		const whole = readWhole(file);
		const sum = whole.readUInt32LE(whole.length - SUM);
		const body = whole.subarray(0, whole.length - SUM);
		if (crc32(body) !== sum) throw new Error(`${path} is damaged: its sum is wrong`);
		return snapshotIn(body);
	} finally {
		closeSync(file);
	}
}

/** Bytes of the sum at the end. */
const SUM = 4;

function write(file: number, header: Header, arrays: readonly Numbers[]): void {
	let sum = 0;
	let at = 0;
	const put = (bytes: Uint8Array): void => {
		sum = crc32(bytes, sum);
		for (let from = 0; from < bytes.length;) from += writeSync(file, bytes, from, Math.min(bytes.length - from, CHUNK));
		at += bytes.length;
	};
	const align = (): void => put(new Uint8Array((ALIGNED - (at % ALIGNED)) % ALIGNED));
	const text = Buffer.from(JSON.stringify(header));
	const size = Buffer.alloc(SUM);
	size.writeUInt32LE(text.length);
	for (const bytes of [Buffer.from(MAGIC), size, text]) put(bytes);
	for (const array of arrays) {
		align();
		put(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
	}
	const end = Buffer.alloc(SUM);
	end.writeUInt32LE(sum);
	writeSync(file, end);
}

/** One system call moves less than two gigabytes. */
const CHUNK = 1 << 30;

function readWhole(file: number): Buffer {
	const whole = Buffer.from(new ArrayBuffer(fstatSync(file).size));
	for (let at = 0; at < whole.length;) {
		const read = readSync(file, whole, at, Math.min(whole.length - at, CHUNK), at);
		if (read === 0) throw new Error("The file became shorter while it was read");
		at += read;
	}
	if (whole.length < MAGIC.length + 2 * SUM) throw new Error("The file is too short");
	return whole;
}

function snapshotIn(body: Buffer): Snapshot {
	if (body.toString("latin1", 0, MAGIC.length) !== MAGIC) throw new Error("The file is no index");
	const start = MAGIC.length + SUM;
	let at = start + body.readUInt32LE(MAGIC.length);
	const header = JSON.parse(body.toString("utf8", start, at)) as Header;
	if (header.version !== VERSION) throw new Error(`The file has version ${header.version}, not ${VERSION}`);
	const arrays = header.arrays.map(([kind, length]) => {
		at += (ALIGNED - (at % ALIGNED)) % ALIGNED;
		const array = new KINDS[kind](body.buffer as ArrayBuffer, body.byteOffset + at, length);
		at += array.byteLength;
		return array;
	});
	const next = arrays.values();
	const lives = header.segments.map(({ count, gone }) => {
		const segment = segmentFrom(count, next);
		return { segment, gone: gone ? taken<Uint32Array>(next) : undefined };
	});
	return { generation: header.generation, last: header.last, lives };
}

/** The arrays of a segment, in the order in which `segmentFrom` takes them. */
function arraysOf(segment: Segment): readonly Numbers[] {
	return [
		[segment.models, segment.byId, segment.ranks, segment.names],
		ofTexts(segment.tokens),
		ofPostings(segment.tokenSlots),
		ofTexts(segment.words),
		ofLists(segment.wordValues),
		ofColumns(segment.facets),
		Object.values(segment.figures).flatMap(ofFigures),
	].flat();
}

const ofTexts = ({ bytes, starts }: Texts): Numbers[] => [bytes, starts];
const ofLists = ({ starts, entries }: Lists): Numbers[] => [starts, entries];
const ofPostings = ({ lists, frequent, counts, bits }: Postings): Numbers[] => [
	...ofLists(lists),
	frequent,
	counts,
	bits,
];
const ofGroups = ({ values, others, codes, starts }: GroupColumn): Numbers[] =>
	[ofTexts(values), ofLists(others), codes, starts].flat();
const ofSets = ({ values, others, codes, slots, othersOf }: SetColumn): Numbers[] =>
	[ofTexts(values), ofLists(others), codes, ofPostings(slots), ofLists(othersOf)].flat();
const ofList = ({ values, heads, masks, middle, rare, slots }: ListColumn): Numbers[] =>
	[ofTexts(values), heads, masks, middle.starts, middle.entries, ofLists(rare), ofPostings(slots)].flat();
const ofColumn = (column: Column): Numbers[] => {
	if (isOfGroups(column)) return ofGroups(column);
	return isOfSets(column) ? ofSets(column) : ofList(column);
};
const ofColumns = (facets: Columns): Numbers[] => FACETS.flatMap((facet) => ofColumn(facets[facet]));
const ofFigures = ({ values, codes, order }: OrderedFigures): Numbers[] => [values, codes, order];

function segmentFrom(count: number, next: Iterator<Numbers>): Segment {
	const numbers = (): Uint32Array => taken(next);
	const texts = (): Texts => new Texts(taken(next), numbers());
	const lists = (): Lists => ({ starts: numbers(), entries: numbers() });
	const words = noBits(count).length;
	const postings = (): Postings => ({ lists: lists(), frequent: numbers(), counts: numbers(), bits: numbers(), words });
	const codes = (): Codes => taken(next);
	const [models, byId, ranks, names] = [numbers(), numbers(), numbers(), taken<Uint16Array>(next)];
	return {
		count,
		models,
		byId,
		ranks,
		names,
		tokens: texts(),
		tokenSlots: postings(),
		words: texts(),
		wordValues: lists(),
		facets: columns(
			() => ({ values: texts(), others: lists(), codes: codes(), starts: numbers() }),
			() => ({ values: texts(), others: lists(), codes: codes(), slots: postings(), othersOf: lists() }),
			() => ({
				values: texts(),
				heads: numbers(),
				masks: numbers(),
				middle: { starts: numbers(), entries: taken(next) },
				rare: lists(),
				slots: postings(),
			}),
		),
		figures: bySort(() => ({ values: taken(next), codes: taken<Figures["codes"]>(next), order: numbers() })),
	};
}

function taken<T extends Numbers>(next: Iterator<Numbers>): T {
	const { value, done } = next.next();
	if (done) throw new Error("The file holds too little");
	return value as T;
}
