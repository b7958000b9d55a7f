import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergedNumericColumn } from "../build/mergeFields.ts";
import { codeOfValue, codeRange, numericColumn, numericValue } from "./numericColumn.ts";

/** Dates in whole seconds; other numbers; and numbers that are just too large, too small or too precise for thousands. */
const seconds = fc.integer({ min: 0, max: 0xffffffff }).map((second) => 1000 * second);
const unusual = fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.constantFrom(-1000, 1500, 1000 * 0x100000000));
const list = fc.oneof(
	fc.array(fc.oneof(seconds, fc.constant(Number.NaN)), { maxLength: 40 }),
	fc.array(fc.oneof(seconds, unusual, fc.constant(Number.NaN)), { maxLength: 40 }),
);
const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);
/** -0 and 0 are one value. */
const same = (value: number | null): number | null => (value === 0 ? 0 : value);

describe("a numeric column", () => {
	it("has the given values, dates in half the memory", () => {
		const { values } = numericColumn(Float64Array.of(3000, 1000, Number.NaN, 1000));
		expect(values).toEqual(Uint32Array.of(1, 3));
		expect(numericColumn(Float64Array.of(1500)).values).toEqual(Float64Array.of(1500));
		fc.assert(
			fc.property(list, (raw) => {
				const column = numericColumn(Float64Array.from(raw));
				raw.forEach((value, doc) => expect(same(numericValue(column, doc))).toBe(same(orNull(value))));
			}),
		);
	});

	it("has the values in a range that a plain comparison finds", () => {
		fc.assert(
			fc.property(list, fc.oneof(seconds, unusual), fc.oneof(seconds, unusual), (raw, one, other) => {
				const [min, max] = [Math.min(one, other), Math.max(one, other)];
				const column = numericColumn(Float64Array.from(raw));
				const [from, to] = codeRange(column, min, max);
				const inRange = raw.map((_, doc) => column.codes[doc]! >= from && column.codes[doc]! <= to);
				expect(inRange).toEqual(raw.map((value) => value >= min && value <= max));
				const { code, isExact } = codeOfValue(column, min);
				expect(isExact).toBe(raw.some((value) => value === min));
				expect(raw.every((value, doc) => !(value < min) || column.codes[doc]! < code)).toBe(true);
			}),
		);
	});

	it("of several merged columns has the same values, however each is stored", () => {
		fc.assert(
			fc.property(list, list, (one, other) => {
				const raw = [...one, ...other];
				const batches = Uint16Array.from(raw, (_, doc) => (doc < one.length ? 0 : 1));
				const docs = Uint32Array.from(raw, (_, doc) => (doc < one.length ? doc : doc - one.length));
				const both = [one, other].map((values) => numericColumn(Float64Array.from(values)));
				const merged = mergedNumericColumn(both, { batches, docs });
				raw.forEach((value, doc) => expect(same(numericValue(merged, doc))).toBe(same(orNull(value))));
			}),
		);
	});
});
