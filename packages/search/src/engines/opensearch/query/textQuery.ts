import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import { compacted } from "../../../text/folding.ts";
import { type MatchMode, MIN_LETTERS, wordSplits } from "../../../text/typos.ts";
import { MAX_END_LETTERS } from "../documents/storedRow.ts";
import { storedTerm } from "../documents/terms.ts";
import { allOf, anyOf, type Clause, hasPrefix, hasTerm } from "./clauses.ts";
import { containsWord } from "./containsWord.ts";
import type { TokenTest } from "./tokenTest.ts";

/** The rows that match every word, and beyond prefixes those that the text names without its separators. */
export function matchText({ text, words }: Texted, mode: MatchMode, isToken: TokenTest): Clause {
	const all = matchWords(words, mode, isToken);
	return mode === "prefix" ? all : anyOf([all, isNamed(text)]);
}

type Texted = Pick<CheckedQuery, "text" | "words">;

export const matchWords = (words: readonly string[], mode: MatchMode, isToken: TokenTest): Clause =>
	allOf(words.map((word) => matchWord(word, mode, isToken)));

const isNamed = (text: string): Clause => hasTerm("names", storedTerm(compacted(text)));

/**
 * The same rows, scored by how closely they match: the text is the name or the id; all words are tokens of the id; all
 * are prefixes of tokens of the id; all others. `tierOfScore` reads the tier from the score.
 */
export const matchTiers = ({ text, words }: Texted, mode: MatchMode, isToken: TokenTest): Clause => ({
	bool: {
		filter: [matchText({ text, words }, mode, isToken)],
		must: [
			{
				dis_max: {
					queries: [
						tier(isNamed(text), 0),
						tier(allOf(words.map((word) => hasTerm("idWords", storedTerm(word)))), 1),
						tier(allOf(words.map((word) => hasPrefix("idWords", word))), 2),
						tier({ match_all: {} }, 3),
					],
				},
			},
		],
	},
});

const TIERS = 4;
const tier = (filter: Clause, number: number): Clause => ({ constant_score: { filter, boost: scoreOfTier(number) } });
export const scoreOfTier = (tier: number): number => TIERS - tier;
export const tierOfScore = (score: number): number => TIERS - score;

function matchWord(word: string, mode: MatchMode, isToken: TokenTest): Clause {
	return anyOf([
		hasPrefix("words", word),
		...(mode === "prefix" ? [] : matchInfix(word, isToken)),
		...(mode === "fuzzy" ? matchFuzzy(word) : []),
	]);
}

/** The rows whose id has the word inside a token, or as two tokens. */
function matchInfix(word: string, isToken: TokenTest): readonly Clause[] {
	const letters = [...word];
	if (letters.length < MIN_LETTERS.infix) return [];
	const splits = wordSplits(word).filter(([first]) => isToken(first));
	const pairs = splits.map(([first, second]) => allOf([hasTerm("idWords", first), hasPrefix("idWords", second)]));
	const start = hasPrefix("idEnds", letters.slice(0, MAX_END_LETTERS).join(""));
	return [letters.length <= MAX_END_LETTERS ? start : allOf([start, containsWord(word)]), ...pairs];
}

/** The rules of `isTypoOf`: one edit, and never of the first letter. */
function matchFuzzy(word: string): readonly Clause[] {
	if ([...word].length < MIN_LETTERS.fuzzy) return [];
	const rules = { fuzziness: 1, prefix_length: 1, transpositions: true, rewrite: "constant_score" };
	return [{ fuzzy: { words: { value: word, ...rules } } }];
}
