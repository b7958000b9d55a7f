import type { Site } from "../site/site.ts";
import { links } from "../base/links.ts";
import type { Fit } from "../hardware/fit.ts";
import { comparison } from "./answering/compare.ts";
import { endingAsked, libraryAnswers } from "./answering/endings.ts";
import { feedAnswer } from "./answering/feed.ts";
import { type Filters, filtersOf } from "./reading/filters.ts";
import { fitLabel, labelOfMeaning } from "./reading/labels.ts";
import { searchable } from "./answering/models.ts";
import { type FilterMeaning, isMine } from "./reading/meanings.ts";
import { notesOf } from "./answering/notes.ts";
import { quantizationAnswers } from "./answering/quantized.ts";
import { settle, type Settled } from "./answering/settle.ts";
import type { Note, Way } from "./shapes.ts";
import { readersOf } from "./site.ts";
import { bounded, quoted, wordsIn } from "./reading/words.ts";

/** The words of a list of models, read as filters. */
export interface ReadWords {
	/** The words that are left to search for, with their quotes. */
	readonly words: string;
	readonly filters: Filters;
	/** What was read, each with the words that it was read from: as typed, and in quotes. */
	readonly parts: readonly {
		readonly of: string;
		readonly values: readonly string[];
		readonly typed: string;
		readonly quoted: string;
	}[];
	readonly notes: readonly Note[];
	/** The words say “my machine”, and the address has none. */
	readonly wantsMachine?: true;
}

/** The longest text that an index searches for, in UTF-16 code units. */
const LONGEST = 1000;

/** Reads the words of a list; undefined if all of them are words to search for. Those that are too many to search for are left out. */
export async function readList(
	{ store, config }: Pick<Site, "store" | "config">,
	q: string,
	machine?: Fit,
): Promise<ReadWords | undefined> {
	const isLong = q.length > LONGEST || searchable(q) !== q.trim();
	if (bounded(q).isCut && !isLong) return undefined;
	const ending = endingAsked(q);
	const settled = await settle({ store, readers: readersOf(config), machine, now: config.now() }, ending ?? q);
	const compared = await comparison(store.index, settled.text);
	const [quantized] = await quantizationAnswers(store.index, settled);
	const code = settled.code.length > 0 ? codeWay(settled.text) : undefined;
	const [library] = ending === undefined ? [] : await libraryAnswers(store.index, ending);
	const answer = library ?? compared?.answer ?? feedAnswer(settled) ?? quantized ?? code;
	const notes = [
		...notesOf(settled),
		...(answer ? [{ text: "The search also answers these words:", ways: [answer] }] : []),
	];
	const words = searchable(settled.typedWords);
	const isPlain = settled.filters.length === 0 && settled.code.length === 0 && notes.length === 0;
	if (isPlain && isWhole(settled)) return undefined;
	return {
		words,
		filters: filtersOf(settled.filters),
		parts: settled.filters.map(({ meaning, typed }) => ({
			of: meaning.of === "days" ? meaning.date : meaning.of,
			values: valuesOf(meaning),
			typed,
			quoted: quoted(typed, { from: 0, to: typed.length }),
		})),
		notes,
		...(settled.unknown.some(isMine) && { wantsMachine: true }),
	};
}

/** What the chips of a list know a filter by: its values, or the label that they have for it. */
function valuesOf(meaning: FilterMeaning): readonly string[] {
	if ("values" in meaning) return meaning.values;
	if (meaning.of === "author") return [meaning.name];
	if (meaning.of === "checked") return [meaning.result];
	return [meaning.of === "fit" ? fitLabel(meaning.fit) : labelOfMeaning(meaning)];
}

/** Whether all words of the text are searched for. */
function isWhole({ text, words }: Settled): boolean {
	const all = wordsIn(text).map((word) => word.text);
	return words === all.join(" ");
}

function codeWay(text: string): Way {
	return { label: `See the code for “${text}”`, href: links.search({ q: text }) };
}
