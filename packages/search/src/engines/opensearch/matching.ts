import { squeezed } from "../../text.ts";
import { LEAST, splits } from "../../typos.ts";
import type { CheckedQuery } from "../../query.ts";
import { all, any, begins, type Clause, has, type IsToken } from "./clauses.ts";
import { LONGEST_END, term } from "./row.ts";

/** How forgiving a text is read: a later way is tried where nothing at all matches in the earlier one. */
export const WAYS = ["exact", "inside", "forgiving"] as const;
export type Way = (typeof WAYS)[number];

/** The rows in which every word is found. */
export const matching = (words: readonly string[], way: Way, isToken: IsToken): Clause =>
	all(words.map((word) => found(word, way, isToken)));

/**
 * The same rows, scored by how closely they match: the text is a name; its words are words of the id; they begin words
 * of the id; they are found anywhere else. `tierOf` reads the tier off the score.
 */
export const ranked = ({ text, words }: CheckedQuery, way: Way, isToken: IsToken): Clause => ({
	bool: {
		filter: [matching(words, way, isToken)],
		must: [
			{
				dis_max: {
					queries: [
						scored(has("names", term(squeezed(text))), 0),
						scored(all(words.map((word) => has("idWords", term(word)))), 1),
						scored(all(words.map((word) => begins("idWords", word))), 2),
						scored({ match_all: {} }, 3),
					],
				},
			},
		],
	},
});

const TIERS = 4;
const scored = (filter: Clause, tier: number): Clause => ({ constant_score: { filter, boost: scoreOf(tier) } });
export const scoreOf = (tier: number): number => TIERS - tier;
export const tierOf = (score: number): number => TIERS - score;

function found(word: string, way: Way, isToken: IsToken): Clause {
	const ways = [begins("words", word)];
	if (way !== "exact") ways.push(...inside(word, isToken));
	if (way === "forgiving") ways.push(...near(word));
	return any(ways);
}

function inside(word: string, isToken: IsToken): readonly Clause[] {
	const letters = [...word];
	if (letters.length < LEAST.inside) return [];
	const likely = splits(word).filter(([first]) => isToken(first));
	const twos = likely.map(([first, second]) => all([has("idWords", first), begins("idWords", second)]));
	const start = begins("idEnds", letters.slice(0, LONGEST_END).join(""));
	return letters.length <= LONGEST_END ? [start, ...twos] : [all([start, contains(word)]), ...twos];
}

/**
 * A word inside a token, as a pattern; `@` is any text, and a word has no other sign in it. Two patterns where one would
 * be longer than OpenSearch takes.
 */
function contains(word: string): Clause {
	const letters = [...word];
	const parts = word.length <= LONGEST_PATTERN ? [letters] : [letters.slice(0, -SPARED), letters.slice(SPARED)];
	const rules = { flags: "ANYSTRING", max_determinized_states: MOST_STATES };
	return all(parts.map((part) => ({ regexp: { idWords: { value: `@${part.join("")}@`, ...rules } } })));
}

/** Characters of a word that fit into a pattern, and letters by which a longer one is shortened: a word has 1,000 at most. */
const [LONGEST_PATTERN, SPARED] = [998, 2];
/** Enough for a word that is one letter again and again, and the most that OpenSearch 3 takes. */
const MOST_STATES = 1_000_000;

/** The rules of `isNear`: one error, a letter or two neighbours, and never the first letter. */
function near(word: string): readonly Clause[] {
	if ([...word].length < LEAST.forgiven) return [];
	const rules = { fuzziness: 1, prefix_length: 1, transpositions: true, rewrite: "constant_score" };
	return [{ fuzzy: { words: { value: word, ...rules } } }];
}
