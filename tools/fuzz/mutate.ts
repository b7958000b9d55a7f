import type { Random } from "./random.ts";

/** Bytes of the longest input. */
export const LONGEST = 16 * 1024;

type Mutation = (input: Uint8Array, random: Random, from: Pool) => Uint8Array;

/** What mutations draw from. */
export interface Pool {
	readonly corpus: readonly Uint8Array[];
	readonly words: readonly Uint8Array[];
}

/** One to eight mutations of one input of the corpus. */
export function mutated(random: Random, pool: Pool): Uint8Array {
	let input = random.of(pool.corpus);
	for (let left = 1 + random.below(8); left > 0; left--) input = random.of(MUTATIONS)(input, random, pool);
	return input.subarray(0, LONGEST);
}

const spliced = (input: Uint8Array, start: number, end: number, middle: Uint8Array): Uint8Array =>
	Buffer.concat([input.subarray(0, start), middle, input.subarray(end)]);

const NOTHING = new Uint8Array();

/** A random range: short ones are more frequent. */
function range(input: Uint8Array, random: Random): readonly [start: number, end: number] {
	const start = random.below(input.length + 1);
	const most = random.of([1, 4, 16, 256, LONGEST]);
	return [start, Math.min(input.length, start + random.below(most + 1))];
}

const changeByte: Mutation = (input, random) => {
	const [start] = range(input, random);
	return spliced(input, start, start + 1, Uint8Array.of(random.of([0, 0x7f, 0x80, 0xff, random.below(256)])));
};

const flipBit: Mutation = (input, random) => {
	const at = random.below(input.length);
	return spliced(input, at, at + 1, Uint8Array.of((input[at] ?? 0) ^ (1 << random.below(8))));
};

const remove: Mutation = (input, random) => spliced(input, ...range(input, random), NOTHING);

const duplicate: Mutation = (input, random) => {
	const [start, end] = range(input, random);
	return spliced(input, end, end, input.subarray(start, end));
};

/** What is repeated often shows what takes more than linear time. */
const repeat: Mutation = (input, random) => {
	const [start, end] = range(input, random);
	const part = input.subarray(start, Math.min(end, start + 16));
	const times = random.of([4, 64, 1024, LONGEST]);
	const most = Math.min(times, Math.floor(LONGEST / Math.max(1, part.length)));
	return spliced(input, end, end, Buffer.concat(Array.from({ length: most }, () => part)));
};

const insertWord: Mutation = (input, random, { words }) => {
	const at = random.below(input.length + 1);
	return spliced(input, at, at, random.of(words));
};

const replaceByWord: Mutation = (input, random, { words }) => spliced(input, ...range(input, random), random.of(words));

const cross: Mutation = (input, random, { corpus }) => {
	const other = random.of(corpus);
	const [start, end] = range(other, random);
	return spliced(input, ...range(input, random), other.subarray(start, end));
};

const MUTATIONS: readonly Mutation[] = [
	changeByte,
	flipBit,
	remove,
	duplicate,
	repeat,
	insertWord,
	insertWord,
	replaceByWord,
	cross,
];
