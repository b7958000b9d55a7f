import type { IndexReader } from "@vitrine/search";
import { links } from "../../base/links.ts";
import type { CheckedIds } from "../../data/checkedIds.ts";
import { filtersOf, listOf, queryOf } from "../reading/filters.ts";
import { labelOfMeaning } from "../reading/labels.ts";
import type { FilterMeaning, Read } from "../reading/meanings.ts";
import type { Settled } from "./settle.ts";
import type { Way } from "../shapes.ts";
import { wordsIn } from "../reading/words.ts";

/** What is tried without, of filters and of words, and similar names that are shown. */
const [MOST_TRIED, MOST_NAMES, MOST_WAYS] = [6, 3, 5];

/** What to do if no models match: leave out a filter or a word, or two if one is not enough, or take a similar name. Those that find most come first. */
export async function waysOut(
	index: IndexReader,
	{ typedWords, filters: reads, ids }: Pick<Settled, "typedWords" | "filters" | "ids">,
): Promise<readonly Way[]> {
	const words = plainWords(typedWords);
	const one = withoutOne({ typedWords, reads, left: [] });
	const [found, names] = await Promise.all([
		matching(index, one, ids),
		words === "" ? [] : index.similar(words, MOST_NAMES),
	]);
	const ways = found.length > 0 ? found : await matching(index, withoutTwo(one), ids);
	return [...names.map((id): Way => ({ label: id, href: links.model(id) })), ...ways.slice(0, MOST_WAYS)];
}

/** A search without some of its parts. */
interface Tried {
	readonly typedWords: string;
	readonly reads: readonly Read<FilterMeaning>[];
	/** The parts that are left out, filters first. */
	readonly left: readonly Part[];
}

interface Part {
	readonly label: string;
	readonly isWord?: true;
}

/** Each search with one part less that is not empty. */
function withoutOne({ typedWords, reads, left }: Tried): readonly Tried[] {
	const words = wordsIn(typedWords).length === 1 ? [{ word: typedWords.trim(), rest: "" }] : withoutAWord(typedWords);
	return [
		...reads.slice(0, MOST_TRIED).map((read) => ({
			typedWords,
			reads: reads.filter((one) => one !== read),
			left: [...left, { label: labelOfMeaning(read.meaning) }],
		})),
		...words.map(({ word, rest }): Tried => ({
			typedWords: rest,
			reads,
			left: [...left, { label: word, isWord: true }],
		})),
	].filter((one) => one.typedWords !== "" || one.reads.length > 0);
}

/** Each search with two parts less, once. */
function withoutTwo(one: readonly Tried[]): readonly Tried[] {
	// Of two orders, the earlier one is kept.
	const two = one.flatMap(withoutOne).toReversed();
	return [...new Map(two.map((tried) => [listOf(tried.typedWords, filtersOf(tried.reads)), tried])).values()];
}

/** Those that find models, the most first. */
async function matching(index: IndexReader, tried: readonly Tried[], ids: CheckedIds): Promise<readonly Way[]> {
	const counted = await Promise.all(tried.map((one) => counting(index, one, ids)));
	return counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

function labelOf(left: readonly Part[]): string {
	const names = left.map(({ label }) => `“${label}”`).join(" and ");
	return left.every(({ isWord }) => isWord === true) ? `Leave out ${names}` : `Remove ${names}`;
}

async function counting(
	index: IndexReader,
	{ typedWords, reads, left }: Tried,
	ids: CheckedIds,
): Promise<Way & { readonly count: number }> {
	const filters = filtersOf(reads);
	const { total } = await index.search({ ...queryOf(plainWords(typedWords), filters, ids), limit: 1 });
	return { label: labelOf(left), href: listOf(typedWords, filters), count: total };
}

/** The words without each of them; none if there is only one. */
export function withoutAWord(typedWords: string): readonly { readonly word: string; readonly rest: string }[] {
	const words = wordsIn(typedWords);
	if (words.length < 2) return [];
	return words.slice(0, MOST_TRIED).map(({ text, from, to }) => ({
		word: text,
		rest: `${typedWords.slice(0, from)}${typedWords.slice(to)}`.replaceAll(/\s+/g, " ").trim(),
	}));
}

/** Words without their quotes. */
function plainWords(typedWords: string): string {
	return wordsIn(typedWords)
		.map(({ text }) => text)
		.join(" ");
}
