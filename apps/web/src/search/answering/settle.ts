import type { IndexReader } from "@vitrine/search";
import { words as piecesOf } from "@vitrine/search";
import type { Fit } from "../../hardware/fit.ts";
import { type CheckedIds, checkedIds, NONE_CHECKED } from "../../data/checkedIds.ts";
import { filtersOf, queryOf } from "../reading/filters.ts";
import { deviceNumber } from "../reading/hardwareReader.ts";
import type { FilterMeaning, Read } from "../reading/meanings.ts";
import type { WordReader } from "../reading/reader.ts";
import { baseRead } from "./derived.ts";
import { MOST_PIECES, searchable } from "./models.ts";
import { exactly, type Searched } from "./exact.ts";
import { isFromAuthor, understand, type Understood } from "../reading/understand.ts";
import { bounded } from "../reading/words.ts";

/** A text as it is understood where an index is: words that are part of a name stay words, authors have their exact spelling. */
export interface Settled extends Understood {
	/** What the text means if the words that are part of a name are not. */
	readonly other?: Understood;
	/** Phrases for filters that nothing in the index or the catalogue fits. */
	readonly unknown: readonly Read<FilterMeaning>[];
	/** The words for a feed. */
	readonly feed?: Read<FilterMeaning>;
	/** The ids of the models that were checked here; none unless the text asks for them. */
	readonly ids: CheckedIds;
}

interface SearchContext {
	readonly store: Searched;
	readonly readers: readonly WordReader[];
	/** The reader's own machine, if the browser sent it. */
	readonly machine?: Fit | undefined;
	/** The time at which days until today end. */
	readonly now: Date;
}

/** Models that are looked through for a name. */
const LOOKED = 10;

/** Understands a text for an index. */
export async function settle(context: SearchContext, typed: string): Promise<Settled> {
	const { text, isCut } = bounded(typed);
	const base = await baseRead(context.store.index, text);
	if (base) return { text, isCut, filters: [base], ...NO_WORDS };
	const first = await withAuthors(context, typed);
	const chosen = await withNames(context, typed, first);
	const settled = await withValues(context, chosen);
	const found = (await eagerly(context, typed, settled)) ?? settled;
	return { ...found, ...(chosen !== first && { other: first }) };
}

/** Nothing is left of a text. */
const NO_WORDS = { code: [], words: "", typedWords: "", unknown: [], ids: NONE_CHECKED } as const;

/** What is read, where `from` names an author only if there is one. */
async function withAuthors(context: SearchContext, typed: string): Promise<Understood> {
	const first = understand(typed, context);
	const from = first.filters.find(({ meaning }) => isFromAuthor(meaning));
	const isKnown = from === undefined || (await exactly(context, from)) !== undefined;
	return isKnown ? first : understand(typed, { ...context, fromIsWord: true });
}

/** The same with the values that the index has. */
async function withValues(context: SearchContext, chosen: Understood): Promise<Omit<Settled, "other">> {
	const feed = chosen.filters.find(({ meaning }) => meaning.of === "feed");
	const asked = chosen.filters.filter((read) => read !== feed);
	const filters = await Promise.all(asked.map((read) => exactly(context, read)));
	const isChecked = asked.some(({ meaning }) => meaning.of === "checked");
	return {
		...chosen,
		filters: filters.flatMap((read) => read ?? []),
		unknown: asked.filter((_, at) => filters[at] === undefined),
		ids: isChecked ? await checkedIds(context.store) : NONE_CHECKED,
		...(feed && { feed }),
	};
}

/** A reading that finds models where the strict one finds none: without the words of a question, and then with bare numbers as filters. */
async function eagerly(
	context: SearchContext,
	typed: string,
	strict: Omit<Settled, "other">,
): Promise<Omit<Settled, "other"> | undefined> {
	const { index } = context.store;
	if (strict.words === "" || (await isFound(index, strict))) return undefined;
	const spoken = understand(typed, { ...context, isQuestion: true });
	const numbers = [...context.readers, deviceNumber];
	for (const reading of [spoken, understand(typed, { readers: numbers, isQuestion: true, isBareRead: true })]) {
		const eager = await withValues(context, reading);
		if (eager.words === strict.words && eager.filters.length === strict.filters.length) continue;
		if (await isFound(index, eager)) return eager;
	}
	return undefined;
}

async function isFound(index: IndexReader, { words, filters, ids }: Omit<Settled, "other">): Promise<boolean> {
	const { rows } = await index.search({ ...queryOf(searchable(words), filtersOf(filters), ids), limit: 1 });
	return rows.length > 0;
}

/**
 * A word such as `mit`, `openai` or `translation` may be a filter, a part of the code, or a part of a name. It is a part of a name if
 * there are other words and the id of a model has it together with all of them: who types a name wants that model, and a filter that
 * was wanted instead is one click away, while a filter hides the model. The whole name of a model is always one. A language alone is never a name, and a client alone is
 * one only where an id has the whole word.
 */
async function withNames(
	{ store: { index }, readers }: SearchContext,
	typed: string,
	first: Understood,
): Promise<Understood> {
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
