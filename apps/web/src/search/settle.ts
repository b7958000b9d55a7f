import type { IndexReader } from "@vitrine/search";
import { words as piecesOf } from "@vitrine/search";
import type { Fit } from "../hardware/fit.ts";
import type { FilterMeaning, Read } from "./meanings.ts";
import type { Reader } from "./reader.ts";
import { MOST_PIECES } from "./models.ts";
import { understand, type Understood } from "./understand.ts";

/** A text as it is understood where an index is: words that are part of a name stay words, authors have their exact spelling. */
export interface Settled extends Understood {
	/** What the text means if the words that are part of a name are not. */
	readonly other?: Understood;
	/** Phrases for filters that nothing in the index or the catalogue fits. */
	readonly unknown: readonly Read<FilterMeaning>[];
}

interface Place {
	readonly index: IndexReader;
	readonly readers: readonly Reader[];
	/** The reader's own machine, if the browser sent it. */
	readonly machine?: Fit | undefined;
}

/** Models that are looked through for a name. */
const LOOKED = 10;

/** Understands a text for an index. */
export async function settle(place: Place, typed: string): Promise<Settled> {
	const first = understand(typed, place);
	const chosen = await withNames(place, typed, first);
	const filters = await Promise.all(chosen.filters.map((read) => exactly(place, read)));
	return {
		...chosen,
		filters: filters.flatMap((read) => read ?? []),
		unknown: chosen.filters.filter((_, at) => filters[at] === undefined),
		...(chosen !== first && { other: first }),
	};
}

/**
 * A word such as `mit`, `openai` or `translation` may be a filter, a part of the code, or a part of a name. It is a part of a name if
 * there are other words and the id of a model has it together with all of them: who types a name wants that model, and a filter that
 * was wanted instead is one click away, while a filter hides the model. The whole name of a model is always one. A language alone is never a name, and a client alone is
 * one only where an id has the whole word.
 */
async function withNames({ index, readers }: Place, typed: string, first: Understood): Promise<Understood> {
	if (first.words !== "" && first.filters.length + first.code.length > 0) {
		const name = understand(typed, { readers, isName: true });
		if (await isWholeName(index, name.words)) return name;
	}
	const isAlone = first.words === "";
	const filtersAreNames = !isAlone && first.filters.some(mayBe);
	const codeIsName = first.code.length === 1 && !(isAlone && first.code[0]?.meaning.of === "written");
	const ways = [
		{ filtersAreNames, codeIsName },
		{ filtersAreNames: false, codeIsName },
		{ filtersAreNames, codeIsName: false },
	].filter((way, at) => (way.filtersAreNames || way.codeIsName) && (at === 0 || (filtersAreNames && codeIsName)));
	for (const way of ways) {
		const other = understand(typed, { readers, ...way });
		if (await isName(index, other.words, isAlone)) return other;
	}
	return first;
}

const mayBe = ({ mayBeName }: Read): boolean => mayBeName;

/** Whether the id of a model has all words, which may be only begun unless they are to be whole. */
async function isName(index: IndexReader, words: string, isWhole: boolean): Promise<boolean> {
	const pieces = piecesOf(words);
	if (pieces.length === 0 || pieces.length > MOST_PIECES) return false;
	const { rows } = await index.search({ text: words, limit: LOOKED });
	return rows.some(({ record }) => {
		const id = piecesOf(record.id);
		return pieces.every((piece) => id.some((one) => (isWhole ? one === piece : one.startsWith(piece))));
	});
}

/** Whether words are the whole name or id of a model, however they are separated. */
async function isWholeName(index: IndexReader, words: string): Promise<boolean> {
	const pieces = piecesOf(words);
	if (pieces.length > MOST_PIECES) return false;
	const { rows } = await index.search({ text: words, limit: LOOKED });
	const whole = pieces.join("");
	return rows.some(({ record: { id } }) =>
		[id, id.slice(id.indexOf("/") + 1)].some((one) => piecesOf(one).join("") === whole),
	);
}

/** A filter with the values that the index has; undefined if it has none. */
async function exactly({ index, machine }: Place, read: Read<FilterMeaning>): Promise<Read<FilterMeaning> | undefined> {
	const { meaning } = read;
	if (meaning.of === "machine")
		return machine && meaning.name === undefined ? { ...read, meaning: { of: "fit", fit: machine } } : undefined;
	if (meaning.of !== "author") return read;
	const name = await authorLike(index, meaning.name);
	return name === undefined ? undefined : { ...read, meaning: { of: "author", name } };
}

/** The author with a name in any case, else the one with the most models whose name begins with it. */
async function authorLike(index: IndexReader, name: string): Promise<string | undefined> {
	const pieces = piecesOf(name);
	if (pieces.length === 0 || pieces.length > MOST_PIECES) return undefined;
	const { facets } = await index.search({ text: name, facets: ["author"], facetLimit: 400, limit: 1 });
	const authors = (facets.author ?? []).map(({ value }) => value);
	const wanted = name.toLowerCase();
	return (
		authors.find((one) => one === name) ??
		authors.find((one) => one.toLowerCase() === wanted) ??
		authors.find((one) => one.toLowerCase().startsWith(wanted))
	);
}
