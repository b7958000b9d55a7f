import { author, type ModelRecord, name } from "@vitrine/model";
import { words } from "../../src/text/tokens.ts";
import type { Random } from "../random.ts";

/** How people write the name of a model that they have seen: each makes a query of it, or none if its name does not allow it. */
export const KINDS = {
	"name in words": ({ parts }) => parts,
	"a word left out": ({ parts, random }) => (parts.length < 3 ? undefined : without(parts, random.below(parts.length))),
	"another order": ({ parts, random }) => (parts.length < 2 ? undefined : shuffled(parts, random)),
	"cut short": ({ parts }) => changedLast(parts, (word) => word.slice(0, Math.ceil(word.length * CUT))),
	"one typo": ({ parts, random }) => withTypo(parts, random),
	split: ({ model }) => spaced(name(model)),
	joined: ({ parts }) => (parts.length < 2 ? undefined : [parts.join("")]),
	"author first": ({ model, parts }) => {
		const owner = author(model);
		return owner === undefined ? undefined : [...words(owner), ...parts];
	},
} as const satisfies Readonly<Record<string, (known: Known) => readonly string[] | undefined>>;
export type Kind = keyof typeof KINDS;

interface Known {
	readonly model: ModelRecord;
	/** The words of its name. */
	readonly parts: readonly string[];
	readonly random: Random;
}

/** The text of a query of a kind for a model; undefined if its name allows none. */
export function textFor(kind: Kind, model: ModelRecord, random: Random): string | undefined {
	return KINDS[kind]({ model, parts: words(name(model)), random })?.join(" ");
}

const CUT = 0.6;
/** Letters that a word needs for a typo to leave it recognizable. */
const LONG = 5;

const without = (parts: readonly string[], at: number): readonly string[] => parts.toSpliced(at, 1);

const shuffled = (parts: readonly string[], random: Random): readonly string[] =>
	parts
		.map((part) => [random.next(), part] as const)
		.toSorted(([a], [b]) => a - b)
		.map(([, part]) => part);

function changedLast(parts: readonly string[], change: (word: string) => string): readonly string[] | undefined {
	const last = parts.at(-1);
	return last === undefined || last.length < LONG ? undefined : [...parts.slice(0, -1), change(last)];
}

/** With a letter dropped, doubled or exchanged with the next, in a word of letters. */
function withTypo(parts: readonly string[], random: Random): readonly string[] | undefined {
	const long = parts.flatMap((part, at) => (part.length >= LONG && /^\p{L}+$/u.test(part) ? [at] : []));
	const at = long[random.below(long.length)];
	if (at === undefined) return undefined;
	const word = parts[at]!;
	const letter = 1 + random.below(word.length - 2);
	const [before, one, after] = [word.slice(0, letter), word[letter]!, word.slice(letter + 1)];
	const typos = [before + after, before + one + one + after, before + after.slice(0, 1) + one + after.slice(1)];
	return parts.with(at, typos[random.below(typos.length)]!);
}

/** `Qwen2.5-7B` as `qwen 2.5 7 b`: a space wherever letters meet digits. */
function spaced(text: string): readonly string[] | undefined {
	const found = text.split(/[-_\s/]+|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u).filter((part) => part !== "");
	return found.length < 2 ? undefined : found;
}
