import { type Sort, SORTS } from "../api/fields.ts";
import type { Range } from "../api/query.ts";
import { checkCount, invalid, isNamed, memberOf } from "./values.ts";

const MAX_BOUNDS = 50;
const NAMES = SORTS.join(", ");

/** The numeric fields with a range, both bounds filled in. */
export function checkedRanges(ranges: unknown): ReadonlyMap<Sort, Required<Range>> {
	if (ranges === undefined) return new Map();
	if (!isNamed(ranges)) throw invalid("wrong-type", "ranges", ranges, `bounds by field (${NAMES})`);
	const given = Object.entries(ranges).filter(([, range]) => range !== undefined);
	return new Map(given.map(([name, range]) => checkedRange(name, range)));
}

function checkedRange(name: string, range: unknown): [Sort, Required<Range>] {
	const field = memberOf("ranges", name);
	if (!isSort(name)) throw invalid("unknown-name", field, range, `a range of one of ${NAMES}`);
	if (typeof range !== "object" || range === null)
		throw invalid("wrong-type", field, range, "an object with `min`, `max` or both");
	const { min: low = -Infinity, max: high = Infinity } = range as Readonly<Record<string, unknown>>;
	const [min, max] = [checkedBound(`${field}.min`, low), checkedBound(`${field}.max`, high)];
	if (min > max) throw invalid("out-of-range", field, range, "a range whose `min` is not above its `max`");
	return [name, { min, max }];
}

/** The numeric fields that are counted, with their bounds. */
export function checkedUpTo(upTo: unknown): ReadonlyMap<Sort, readonly number[]> {
	if (upTo === undefined) return new Map();
	if (!isNamed(upTo)) throw invalid("wrong-type", "upTo", upTo, `lists of bounds by field (${NAMES})`);
	const checked = Object.entries(upTo).map(([name, bounds]) => checkedBounds(name, bounds));
	return new Map(checked.filter(([, bounds]) => bounds.length > 0));
}

function checkedBounds(name: string, bounds: unknown): [Sort, readonly number[]] {
	const field = memberOf("upTo", name);
	if (!isSort(name)) throw invalid("unknown-name", field, bounds, `a list of bounds of one of ${NAMES}`);
	if (bounds === undefined) return [name, []];
	if (!Array.isArray(bounds)) throw invalid("wrong-type", field, bounds, "a list of numbers");
	checkCount(field, bounds, bounds.length, "bounds", MAX_BOUNDS);
	return [name, bounds.map((bound) => checkedBound(field, bound))];
}

function checkedBound(field: string, bound: unknown): number {
	if (typeof bound === "number" && !Number.isNaN(bound)) return bound;
	throw invalid("wrong-type", field, bound, "a number");
}

const isSort = (name: string): name is Sort => (SORTS as readonly string[]).includes(name);
