import type { IndexReader } from "@vitrine/search";
import { links } from "../base/links.ts";
import { type Filters, filtersOf, listOf, queryOf } from "./filters.ts";
import { labelOfMeaning } from "./labels.ts";
import type { FilterMeaning, Read } from "./meanings.ts";
import type { Way } from "./shapes.ts";
import { wordsIn } from "./words.ts";

/** What is tried without, of filters and of words, and similar names that are shown. */
const [MOST_TRIED, MOST_NAMES, MOST_WAYS] = [6, 3, 5];

/** What to do if no models match: leave out a filter or a word, or take a similar name. Those that find most come first. */
export async function waysOut(
	index: IndexReader,
	typedWords: string,
	reads: readonly Read<FilterMeaning>[],
): Promise<readonly Way[]> {
	const words = plainWords(typedWords);
	const filters = filtersOf(reads);
	const without = [
		...reads.slice(0, MOST_TRIED).map((read) => {
			const fewer = filtersOf(reads.filter((one) => one !== read));
			return { label: `Remove “${labelOfMeaning(read.meaning)}”`, typedWords, filters: fewer };
		}),
		...withoutAWord(typedWords).map(({ word, rest }) => ({ label: `Leave out “${word}”`, typedWords: rest, filters })),
	].filter((one) => one.typedWords !== "" || reads.length > 1);
	const [counted, names] = await Promise.all([
		Promise.all(without.map((one) => counting(index, one))),
		words === "" ? [] : index.similar(words, MOST_NAMES),
	]);
	const found = counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
	return [...names.map((id): Way => ({ label: id, href: links.model(id) })), ...found.slice(0, MOST_WAYS)];
}

interface Tried {
	readonly label: string;
	readonly typedWords: string;
	readonly filters: Filters;
}

async function counting(
	index: IndexReader,
	{ label, typedWords, filters }: Tried,
): Promise<Way & { readonly count: number }> {
	const { total } = await index.search({ ...queryOf(plainWords(typedWords), filters), limit: 1 });
	return { label, href: listOf(typedWords, filters), count: total };
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
