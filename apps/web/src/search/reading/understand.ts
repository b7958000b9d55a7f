import { type CodeMeaning, type FilterMeaning, isCode, isFilter, isTool, type Read } from "./meanings.ts";
import type { WordReader } from "./reader.ts";
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
	readonly readers: readonly WordReader[];
	/** Words for filters that may be part of a name are words of the search. */
	readonly filtersAreNames?: boolean;
	/** So are words for code. */
	readonly codeIsName?: boolean;
	/** All words are. */
	readonly isName?: boolean;
	/** `from` does not name an author. */
	readonly fromIsWord?: boolean;
	/** Small words of questions are left out: nothing was found with them. */
	readonly isQuestion?: boolean;
	/** A number of parameters is a filter, although words are left: nothing was found otherwise. */
	readonly isBareRead?: boolean;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Small words that are left out of the search once something else was understood. */
const FILLING = setOf(
	"or and a an the for with that which in into on of to under models model modell modelle licence license licensed memory ram vram parameters run pip install as",
);

/** Words of questions, which are left out only if nothing is found with them. */
const ASKING = setOf(
	"compare how what which who where when why is are was do does can could should would i me my we you it this these there need want find show list give looking search good fast any all some only use using get load from by has have best version versions size sizes quantization quantisation quantizations please server serve serving",
);

/** Reads a text. A pure function; at most {@link LONGEST} characters are read. */
export function understand(typed: string, how: How): Understood {
	const { readers, filtersAreNames, codeIsName, isName, fromIsWord, isQuestion, isBareRead } = how;
	const { text, isCut } = bounded(typed);
	const words = wordsIn(text);
	const all = isName === true ? [] : readWords(text, words, readers);
	const isNumbered = all.some(({ isBare }) => isBare === true) && left(words, all).length > 0;
	const wanted = all.filter(
		(read) =>
			!(isNumbered && isRoughSize(read.meaning)) &&
			!(read.mayBeName && (isCode(read) ? codeIsName : filtersAreNames) === true) &&
			!(fromIsWord === true && isFromAuthor(read.meaning)),
	);
	const sized = wanted.filter(
		(read) => read.isBare !== true || isBareRead === true || left(words, wanted).length === 0,
	);
	const code = sized.filter(isCode);
	const filters = sized.filter(isFilter);
	const isCodeWanted = isJob(code, filters.length > 0 || left(words, sized).length > 0);
	const reads: readonly Read[] = isCodeWanted ? sized : [...filters, ...placesOf(code, words)];
	const rest = restOf(words, reads, isQuestion === true);
	return {
		text,
		isCut,
		filters: withoutRough(reads.filter(isFilter)),
		code: reads.filter(isCode),
		words: rest.map((word) => word.text).join(" "),
		typedWords: rest.map(({ from, to }) => text.slice(from, to)).join(" "),
	};
}

function readWords(text: string, words: readonly Word[], readers: readonly WordReader[]): readonly Read[] {
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

/** `small`: beside a number of parameters and other words, as in `mistral small 24b`, it is a word of the name. */
const isRoughSize = (meaning: Read["meaning"]): boolean => meaning.of === "size" && isRough(meaning);

/** `small`, `commercial`: many values under one label. */
const isRough = (meaning: Read["meaning"]): boolean => "label" in meaning && "values" in meaning;

/** The filters without rough ones where an exact one says more: `small 7b`, `apache commercial`. */
function withoutRough(filters: readonly Read<FilterMeaning>[]): readonly Read<FilterMeaning>[] {
	const exact = new Set(filters.flatMap(({ meaning }) => (isRough(meaning) ? [] : [meaning.of])));
	return filters.filter(({ meaning }) => !(isRough(meaning) && exact.has(meaning.of)));
}

/** Whether it names an author only if there is one with this name. */
export function isFromAuthor(meaning: Read["meaning"]): boolean {
	return meaning.of === "author" && meaning.isOnlyIfKnown === true;
}

/** `models on groq`, `ollama models`: models, not code, by where they run. */
function placesOf(code: readonly Read<CodeMeaning>[], words: readonly Word[]): readonly Read<FilterMeaning>[] {
	if (!words.some(({ key }) => key === "models" || key === "model")) return [];
	return code.flatMap(({ meaning, ...read }) =>
		meaning.of === "provider" || meaning.of === "app"
			? [{ ...read, meaning: { of: meaning.of, values: [meaning.value] } }]
			: [],
	);
}

function restOf(words: readonly Word[], reads: readonly Read[], isQuestion: boolean): readonly Word[] {
	if (!isQuestion) return reads.length > 0 ? left(words, reads) : outside(words, reads);
	return left(words, reads).filter(({ key }) => !ASKING.has(key));
}

/** The words that were not read, without small ones. */
function left(words: readonly Word[], reads: readonly Read[]): readonly Word[] {
	return outside(words, reads).filter(({ key }) => !FILLING.has(key));
}

function outside(words: readonly Word[], reads: readonly Read[]): readonly Word[] {
	return words.filter(({ from }) => !reads.some((read) => from >= read.from && from < read.to));
}
