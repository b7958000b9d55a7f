import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeOf, codesBetween, figureOf, figuresOf, mergedFigures } from "./figures.ts";

/** Dates, as most lists have them; other figures; and what is just too large, too small or too fine for thousandths. */
const seconds = fc.integer({ min: 0, max: 0xffffffff }).map((second) => 1000 * second);
const odd = fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.constantFrom(-1000, 1500, 1000 * 0x100000000));
const list = fc.oneof(
	fc.array(fc.oneof(seconds, fc.constant(Number.NaN)), { maxLength: 40 }),
	fc.array(fc.oneof(seconds, odd, fc.constant(Number.NaN)), { maxLength: 40 }),
);
const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);
/** -0 and 0 are one figure. */
const same = (value: number | null): number | null => (value === 0 ? 0 : value);

describe("figures", () => {
	it("are those that were given, dates in half the room", () => {
		const { values } = figuresOf(Float64Array.of(3000, 1000, Number.NaN, 1000));
		expect(values).toEqual(Uint32Array.of(1, 3));
		expect(figuresOf(Float64Array.of(1500)).values).toEqual(Float64Array.of(1500));
		fc.assert(
			fc.property(list, (raw) => {
				const figures = figuresOf(Float64Array.from(raw));
				raw.forEach((value, slot) => expect(same(figureOf(figures, slot))).toBe(same(orNull(value))));
			}),
		);
	});

	it("are in the ranges that a plain comparison puts them in", () => {
		fc.assert(
			fc.property(list, fc.oneof(seconds, odd), fc.oneof(seconds, odd), (raw, one, other) => {
				const [min, max] = [Math.min(one, other), Math.max(one, other)];
				const figures = figuresOf(Float64Array.from(raw));
				const [from, to] = codesBetween(figures, min, max);
				const inRange = raw.map((_, slot) => figures.codes[slot]! >= from && figures.codes[slot]! <= to);
				expect(inRange).toEqual(raw.map((value) => value >= min && value <= max));
				const { code, exact } = codeOf(figures, min);
				expect(exact).toBe(raw.some((value) => value === min));
				expect(raw.every((value, slot) => !(value < min) || figures.codes[slot]! < code)).toBe(true);
			}),
		);
	});

	it("of several lists in one are the same figures, whichever room each takes", () => {
		fc.assert(
			fc.property(list, list, (one, other) => {
				const raw = [...one, ...other];
				const parts = Uint16Array.from(raw, (_, slot) => (slot < one.length ? 0 : 1));
				const slots = Uint32Array.from(raw, (_, slot) => (slot < one.length ? slot : slot - one.length));
				const both = [one, other].map((values) => figuresOf(Float64Array.from(values)));
				const merged = mergedFigures(both, { parts, slots });
				raw.forEach((value, slot) => expect(same(figureOf(merged, slot))).toBe(same(orNull(value))));
			}),
		);
	});
});
