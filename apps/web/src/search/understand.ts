import { type CodeMeaning, type FilterMeaning, isCode, isFilter, isTool, type Read } from "./meanings.ts";
import type { Reader } from "./reader.ts";
import { readAt } from "./readers.ts";
import { bounded, type Word, wordsIn } from "./words.ts";

/** A text and what was understood of it. What was not is a word of the search, as typed. */
export interface Understood {
	/** The text, without what was too much to read. */
	readonly text: string;
	/** The text was longer. */
	readonly isCut: boolean;
	readonly filters: readonly Read<FilterMeaning>[];
	/** What the code that uses a model should be like; empty if it names neither a model nor a tool. */
	readonly code: readonly Read<CodeMeaning>[];
	/** The words to search for. */
	readonly words: string;
	/** The same as typed, with quotes. */
	readonly typedWords: string;
}

interface How {
	/** From `readersFor` the providers of the site. */
	readonly readers: readonly Reader[];
	/** Words for filters that may be part of a name are words of the search. */
	readonly filtersAreNames?: boolean;
	/** So are words for code. */
	readonly codeIsName?: boolean;
	/** All words are. */
	readonly isName?: boolean;
}

/** Small words that are left out of the search once something else was understood. */
const FILLING = new Set(
	"or and a an the for with that which in into on of to under models model licence license licensed memory ram vram parameters".split(
		" ",
	),
);

/** Reads a text. A pure function; at most {@link LONGEST} characters are read. */
export function understand(
	typed: string,
	{ readers, filtersAreNames = false, codeIsName = false, isName = false }: How,
): Understood {
	const { text, isCut } = bounded(typed);
	const words = wordsIn(text);
	const all = isName ? [] : readWords(text, words, readers);
	const wanted = all.filter((read) => !(read.mayBeName && (isCode(read) ? codeIsName : filtersAreNames)));
	const sized = wanted.filter((read) => read.isBare !== true || left(words, wanted).length === 0);
	const code = sized.filter(isCode);
	const filters = sized.filter(isFilter);
	const reads = isJob(code, filters.length > 0 || left(words, sized).length > 0) ? sized : filters;
	const rest = reads.length > 0 ? left(words, reads) : outside(words, reads);
	return {
		text,
		isCut,
		filters,
		code: reads.filter(isCode),
		words: rest.map((word) => word.text).join(" "),
		typedWords: rest.map(({ from, to }) => text.slice(from, to)).join(" "),
	};
}

function readWords(text: string, words: readonly Word[], readers: readonly Reader[]): readonly Read[] {
	const found: Read[] = [];
	for (let at = 0; at < words.length;) {
		const hit = readAt(readers, words, at);
		const [first, last] = [words[at], words[at + (hit?.length ?? 1) - 1]];
		at += hit?.length ?? 1;
		if (!hit || !first || !last) continue;
		const { length: _, ...read } = hit;
		found.push({ ...read, from: first.from, to: last.to, typed: text.slice(first.from, last.to) });
	}
	return found;
}

/** Words for code ask for it if they name a language or a client; with a model, if they say more than that a call streams. */
function isJob(code: readonly Read<CodeMeaning>[], hasModel: boolean): boolean {
	return code.some(({ meaning }) => isTool(meaning) || (hasModel && meaning.of !== "stream"));
}

/** The words that were not read, without small ones. */
function left(words: readonly Word[], reads: readonly Read[]): readonly Word[] {
	return outside(words, reads).filter(({ key }) => !FILLING.has(key));
}

function outside(words: readonly Word[], reads: readonly Read[]): readonly Word[] {
	return words.filter(({ from }) => !reads.some((read) => from >= read.from && from < read.to));
}
