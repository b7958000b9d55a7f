import { TermDictionary } from "./termDictionary.ts";

interface MergedDictionary {
	readonly terms: TermDictionary;
	/** For each of the merged dictionaries, the new ordinal of each of its terms. */
	readonly ords: readonly Uint32Array[];
}

/** The distinct terms of several dictionaries in one. */
export function mergedDictionary(dictionaries: readonly TermDictionary[]): MergedDictionary {
	const [only, ...others] = dictionaries;
	if (only === undefined) return { terms: TermDictionary.of([]), ords: [] };
	if (others.length === 0) return { terms: only, ords: [Uint32Array.from({ length: only.length }, (_, ord) => ord)] };
	const middle = dictionaries.length >>> 1;
	const [one, other] = [mergedDictionary(dictionaries.slice(0, middle)), mergedDictionary(dictionaries.slice(middle))];
	const { terms, ords } = mergedPair(one.terms, other.terms);
	const remapped = ({ ords: old }: MergedDictionary, map: Uint32Array): readonly Uint32Array[] =>
		old.map((list) => list.map((ord) => map[ord]!));
	return { terms, ords: [...remapped(one, ords[0]), ...remapped(other, ords[1])] };
}

interface MergedPair {
	readonly terms: TermDictionary;
	readonly ords: readonly [Uint32Array, Uint32Array];
}

function mergedPair(one: TermDictionary, other: TermDictionary): MergedPair {
	const ords = [new Uint32Array(one.length), new Uint32Array(other.length)] as const;
	const bytes = new Uint8Array(one.bytes.length + other.bytes.length);
	const starts = new Uint32Array(one.length + other.length + 1);
	let count = 0;
	for (let a = 0, b = 0; a < one.length || b < other.length; count++) {
		const order = b === other.length ? -1 : a === one.length ? 1 : one.compareWith(a, other, b);
		starts[count + 1] = (order <= 0 ? one : other).copyTerm(order <= 0 ? a : b, bytes, starts[count]!);
		if (order <= 0) ords[0][a++] = count;
		if (order >= 0) ords[1][b++] = count;
	}
	return { terms: new TermDictionary(bytes.slice(0, starts[count]), starts.slice(0, count + 1)), ords };
}
