/** A figure of every slot, such as its downloads. */
export interface Figures {
	/** The different values, ascending. */
	readonly values: Values;
	/** For each slot the place of its value in `values`, from 1; 0 where it is not known. */
	readonly codes: Uint16Array | Uint32Array;
}

/** Numbers; where they lie in a Uint32Array, their thousandths: dates are whole seconds, and take half the room so. */
type Values = Float64Array | Uint32Array;

/** The figure of a slot; null where it is not known. */
export function figureOf({ values, codes }: Figures, slot: number): number | null {
	const code = codes[slot]!;
	return code === 0 ? null : numberAt(values, code - 1);
}

const numberAt = (values: Values, at: number): number =>
	values instanceof Float64Array ? values[at]! : THOUSAND * values[at]!;

const THOUSAND = 1000;
const MOST = THOUSAND * 0xffffffff;

/** The same numbers in as little room as they need. */
function narrow(values: Float64Array): Values {
	const isWhole = values.every((value) => value >= 0 && value <= MOST && value % THOUSAND === 0);
	return isWhole ? Uint32Array.from(values, (value) => value / THOUSAND) : values;
}

const wide = (values: Values): Float64Array =>
	values instanceof Float64Array ? values : Float64Array.from(values, (value) => THOUSAND * value);

/** Figures out of one number a slot, NaN where it is not known. */
export function figuresOf(raw: Float64Array): Figures {
	const values = narrow(distinct(raw.filter((value) => !Number.isNaN(value)).sort()));
	return { values, codes: coded(raw.length, values.length, (slot) => placeOf(values, raw[slot]!)) };
}

/** The figures of several lists in one; `slots` says for each new slot where it comes from. */
export function mergedFigures(parts: readonly Figures[], from: Origins): Figures {
	const all = new Float64Array(parts.reduce((sum, { values }) => sum + values.length, 0));
	let filled = 0;
	for (const { values } of parts) {
		all.set(wide(values), filled);
		filled += values.length;
	}
	const values = narrow(distinct(all.sort()));
	const places = parts.map((part) => Uint32Array.from(wide(part.values), (value) => placeOf(values, value)));
	const codes = coded(from.parts.length, values.length, (slot) => {
		const part = from.parts[slot]!;
		const code = parts[part]!.codes[from.slots[slot]!]!;
		return code === 0 ? 0 : places[part]![code - 1]!;
	});
	return { values, codes };
}

/** Where the slots of a new segment come from: for each the part, and the slot in that part. */
export interface Origins {
	readonly parts: Uint16Array;
	readonly slots: Uint32Array;
}

/** The codes of a range of values, both bounds included; the first is above the second where there is none. */
export function codesBetween({ values }: Figures, min: number, max: number): readonly [from: number, to: number] {
	return [firstWhere(values, (value) => value >= min) + 1, firstWhere(values, (value) => value > max)];
}

/** The code a value has, or would have: `exact` tells which. */
export function codeOf({ values }: Figures, value: number | null): { readonly code: number; readonly exact: boolean } {
	if (value === null) return { code: 0, exact: true };
	const at = firstWhere(values, (one) => one >= value);
	return { code: at + 1, exact: at < values.length && numberAt(values, at) === value };
}

/** Slots by a figure, the largest first, unknown last; those that are equal stay in the order of `byId`. */
export function ordered({ codes, values }: Figures, byId: Uint32Array): Uint32Array {
	const most = values.length;
	const low = sortedBy(byId, (slot) => (most - codes[slot]!) & 0xffff);
	return most < 0x10000 ? low : sortedBy(low, (slot) => (most - codes[slot]!) >>> 16);
}

/** A stable sort by a key of 16 bits. */
function sortedBy(slots: Uint32Array, key: (slot: number) => number): Uint32Array {
	const next = new Uint32Array(0x10001);
	for (let i = 0; i < slots.length; i++) next[key(slots[i]!) + 1]!++;
	for (let k = 0; k < 0x10000; k++) next[k + 1]! += next[k]!;
	const sorted = new Uint32Array(slots.length);
	for (let i = 0; i < slots.length; i++) sorted[next[key(slots[i]!)]!++] = slots[i]!;
	return sorted;
}

function coded(count: number, values: number, code: (slot: number) => number): Figures["codes"] {
	const codes = values < 0xffff ? new Uint16Array(count) : new Uint32Array(count);
	for (let slot = 0; slot < count; slot++) codes[slot] = code(slot);
	return codes;
}

function distinct(sorted: Float64Array): Float64Array {
	return sorted.filter((value, i) => i === 0 || value !== sorted[i - 1]);
}

/** The place of a value that is there, from 1; 0 for NaN. */
const placeOf = (values: Values, value: number): number =>
	Number.isNaN(value) ? 0 : firstWhere(values, (one) => one >= value) + 1;

/** The first place in an ascending list whose value fits; its length where none does. */
function firstWhere(values: Values, fits: (value: number) => boolean): number {
	let [low, high] = [0, values.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (fits(numberAt(values, middle))) high = middle;
		else low = middle + 1;
	}
	return low;
}
