import { type ModelRecord, name } from "@vitrine/model";
import { placeOf } from "../../../base/logScale.ts";
import { type MemoryFact, memoryFact } from "../../../facts/memory.ts";

/** A model by how much memory it needs and how often it was downloaded. */
export interface Point {
	readonly id: string;
	readonly name: string;
	readonly memory: MemoryFact & { readonly bytes: number };
	readonly downloads: number;
}

/** A logarithmic axis, with the values that are marked on it. */
export interface Axis {
	readonly from: number;
	readonly to: number;
	readonly marks: readonly number[];
}

/** Fewer are no chart. */
const LEAST = 4;

/** The models whose whole memory and downloads are known; empty if that are too few to compare. */
export function pointsOf(models: readonly ModelRecord[]): readonly Point[] {
	const points = models.flatMap((record): Point[] => {
		const { id, downloads = 0 } = record;
		const memory = memoryFact(record);
		if (memory?.bytes === undefined || memory.isLeast || downloads === 0) return [];
		return [{ id, name: name(record), downloads, memory: { ...memory, bytes: memory.bytes } }];
	});
	return points.length < LEAST ? [] : points;
}

/** Sizes of memory and counts that are marked, in coarse and in fine steps. */
const COARSE_SIZES = [1e6, 4e6, 16e6, 64e6, 256e6, 1e9, 4e9, 16e9, 64e9, 256e9, 1e12, 4e12];
const SIZES = COARSE_SIZES.flatMap((size) => [size, 2 * size]);
const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];
const COUNTS = POWERS.flatMap((power) => [power, 2 * power, 5 * power]);

/** The axis of bytes of memory. */
export const memoryAxis = (points: readonly Point[]): Axis =>
	marked(
		points.map(({ memory }) => memory.bytes),
		COARSE_SIZES,
		SIZES,
	);

/** The axis of downloads. */
export const downloadsAxis = (points: readonly Point[]): Axis =>
	marked(
		points.map(({ downloads }) => downloads),
		POWERS,
		COUNTS,
	);

/** An axis with coarse marks, or with fine ones if those are few. */
function marked(values: readonly number[], coarse: readonly number[], fine: readonly number[]): Axis {
	const axis = axisOf(values, coarse);
	return axis.marks.length < FEW_MARKS ? axisOf(values, fine) : axis;
}

/** Room beside the outermost values, and the least ratio of the ends, so that equal values are in the middle. */
const [ROOM, LEAST_RATIO] = [1.25, 3];
const [FEW_MARKS, MOST_MARKS] = [3, 6];

function axisOf(values: readonly number[], steps: readonly number[]): Axis {
	const [least, most] = [Math.min(...values) / ROOM, Math.max(...values) * ROOM];
	const more = Math.sqrt(Math.max(1, LEAST_RATIO / (most / least)));
	const [from, to] = [least / more, most * more];
	const inside = steps.filter((value) => value >= from && value <= to);
	const step = Math.ceil(inside.length / MOST_MARKS);
	return { from, to, marks: inside.filter((_, at) => at % step === 0) };
}

/** A model that is named in the chart, and on which side of its point. */
type Sides = ReadonlyMap<Point, "left" | "right">;

const MOST_NAMED = 6;

/** The most downloaded models whose names cover neither another name nor a point. */
export function sidesOf(points: readonly Point[], memory: Axis, downloads: Axis): Sides {
	const boxes = points.map((point) => boxOf(point, memory, downloads));
	const sides = new Map<Point, "left" | "right">();
	for (const point of points.toSorted((a, b) => b.downloads - a.downloads)) {
		const dot = boxOf(point, memory, downloads);
		const side = (["right", "left"] as const).find((one) => isFree(nameBox(dot, point, one), boxes));
		if (side === undefined || sides.size >= MOST_NAMED) continue;
		sides.set(point, side);
		boxes.push(nameBox(dot, point, side));
	}
	return sides;
}

/** A rectangle in parts of the width and the height. */
interface Box {
	readonly left: number;
	readonly right: number;
	readonly middle: number;
}

/** Parts of the width that a point and a letter take, and of the height that a line takes. */
const [DOT, LETTER, LINE] = [0.007, 0.0105, 0.07];

function boxOf({ memory: { bytes }, downloads: count }: Point, memory: Axis, downloads: Axis): Box {
	const x = placeOf(bytes, memory);
	return { left: x - DOT, right: x + DOT, middle: placeOf(count, downloads) };
}

/** The place of a name, which begins just beside its point. */
function nameBox({ left, right, middle }: Box, { name: text }: Point, side: "left" | "right"): Box {
	const length = Math.min(text.length, LONGEST_NAME) * LETTER;
	return side === "right"
		? { left: right + 0.001, right: right + length, middle }
		: { left: left - length, right: left - 0.001, middle };
}

/** Characters of a name that are shown. */
export const LONGEST_NAME = 36;

function isFree(box: Box, others: readonly Box[]): boolean {
	if (box.left < 0 || box.right > 1) return false;
	return others.every(
		({ left, right, middle }) => right < box.left || left > box.right || Math.abs(middle - box.middle) > LINE,
	);
}
