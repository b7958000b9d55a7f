/** A numeric field of every document. */
export interface NumericColumn {
	/** The distinct values, ascending. */
	readonly values: NumericValues;
	/** For each document, the position of its value in `values`, from 1; 0 if unknown. */
	readonly codes: Uint16Array | Uint32Array;
}

/** Numbers; in a Uint32Array divided by 1000: most dates are whole seconds, and need half the memory so. */
export type NumericValues = Float64Array | Uint32Array;

/** A numeric column with its documents sorted. */
export interface SortedNumericColumn extends NumericColumn {
	/** Documents, the largest value first, unknown values last, ties by id. */
	readonly order: Uint32Array;
}

const DIVISOR = 1000;
const MAX_DIVIDED = DIVISOR * 0xffffffff;

/** The value of a document; null if unknown. */
export function numericValue({ values, codes }: NumericColumn, doc: number): number | null {
	const code = codes[doc]!;
	return code === 0 ? null : valueAt(values, code - 1);
}

const valueAt = (values: NumericValues, position: number): number =>
	values instanceof Float64Array ? values[position]! : DIVISOR * values[position]!;

/** A column from one number per document, NaN if unknown. */
export function numericColumn(raw: Float64Array): NumericColumn {
	const values = distinctValues(raw.filter((value) => !Number.isNaN(value)));
	return { values, codes: codesOf(raw.length, values.length, (doc) => codeOfKnown(values, raw[doc]!)) };
}

/** The distinct numbers, ascending, in as little memory as they need; `numbers` is sorted. */
export function distinctValues(numbers: Float64Array): NumericValues {
	const distinct = numbers.sort().filter((value, i) => i === 0 || value !== numbers[i - 1]);
	const isDivisible = distinct.every((value) => value >= 0 && value <= MAX_DIVIDED && value % DIVISOR === 0);
	return isDivisible ? Uint32Array.from(distinct, (value) => value / DIVISOR) : distinct;
}

/** The values as they are. */
export const undivided = (values: NumericValues): Float64Array =>
	values instanceof Float64Array ? values : Float64Array.from(values, (value) => DIVISOR * value);

/** The code of each document, in as little memory as they need. */
export function codesOf(docCount: number, valueCount: number, codeOf: (doc: number) => number): NumericColumn["codes"] {
	const codes = valueCount < 0xffff ? new Uint16Array(docCount) : new Uint32Array(docCount);
	for (let doc = 0; doc < docCount; doc++) codes[doc] = codeOf(doc);
	return codes;
}

/** The code of a value that is in the column; 0 for NaN. */
export const codeOfKnown = (values: NumericValues, value: number): number =>
	Number.isNaN(value) ? 0 : firstValue(values, (one) => one >= value) + 1;

/** The codes of the values from `min` to `max`, both included; the first is above the second if there are none. */
export function codeRange({ values }: NumericColumn, min: number, max: number): readonly [from: number, to: number] {
	return [firstValue(values, (value) => value >= min) + 1, firstValue(values, (value) => value > max)];
}

/** The code that a value has, or would have if it were in the column: `isExact` tells which. */
export function codeOfValue(
	{ values }: NumericColumn,
	value: number | null,
): { readonly code: number; readonly isExact: boolean } {
	if (value === null) return { code: 0, isExact: true };
	const position = firstValue(values, (one) => one >= value);
	return { code: position + 1, isExact: position < values.length && valueAt(values, position) === value };
}

/** The first position whose value fits, if all after it fit too; the length if none does. */
function firstValue(values: NumericValues, fits: (value: number) => boolean): number {
	let [low, high] = [0, values.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (fits(valueAt(values, middle))) high = middle;
		else low = middle + 1;
	}
	return low;
}
