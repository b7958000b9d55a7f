import { type FileEnding, fileEndings, libraries, type Library } from "@vitrine/catalogue";
import type { IndexReader } from "@vitrine/search";
import { links } from "../../base/links.ts";
import type { Answer } from "../shapes.ts";
import { VOCABULARY } from "../reading/vocabulary.ts";
import { bounded, type Word, wordsIn } from "../reading/words.ts";

/** Libraries that are named. */
const MOST = 5;

/** What reads an ending, of all libraries. */
interface ReadingLibrary {
	readonly library: Library;
	readonly ending: FileEnding;
}

const READERS: readonly ReadingLibrary[] = libraries.flatMap((library) =>
	fileEndings(library).map((ending) => ({ library, ending })),
);
const KNOWN: ReadonlySet<string> = new Set(READERS.map(({ ending }) => ending.ending));

/** Words of the question which library reads a file. */
const ASKING: ReadonlySet<string> = new Set(
	"library libraries package load loads loading open opens opening read reads reading".split(" "),
);
const SMALL: ReadonlySet<string> = new Set(
	"which what how why and can do does i a an the to of for with in is it file files format python use".split(" "),
);

/**
 * The ending of the files that a text is about, with its dot: `.keras`, `model.keras`, `which library loads a .keras file`,
 * `how to open keras files`. Undefined if no library is known for it, or the text is about more.
 */
export function endingAsked(typed: string): string | undefined {
	const words = wordsIn(bounded(typed).text);
	const asks = words.some(({ key }) => ASKING.has(key));
	const rest = words.filter(({ key }) => !ASKING.has(key) && !SMALL.has(key));
	const [word] = rest;
	return word === undefined || rest.length > 1 ? undefined : endingOf(word, asks);
}

function endingOf({ key }: Word, asks: boolean): string | undefined {
	const dot = key.lastIndexOf(".");
	const ending = dot >= 0 ? key.slice(dot) : `.${key}`;
	return (dot >= 0 || asks) && !key.includes("/") && KNOWN.has(ending) ? ending : undefined;
}

/** The libraries that read files with an ending, each with the reason: those with code first, then those that most models of this index name. */
export async function libraryAnswers(index: IndexReader, ending: string): Promise<readonly Answer[]> {
	const format = VOCABULARY.get(ending)?.meaning;
	const filters = format?.of === "format" ? { format: format.values } : {};
	const { facets } = await index.search({ filters, facets: ["library"], facetLimit: 1000, limit: 1 });
	const counts = new Map(facets.library?.map(({ value, count }) => [value, count]));
	return READERS.filter((one) => one.ending.ending === ending)
		.toSorted((a, b) => rankOf(a, counts) - rankOf(b, counts))
		.slice(0, MOST)
		.map(answerOf);
}

/** Lower is better. */
function rankOf({ library: { key, snippets } }: ReadingLibrary, counts: ReadonlyMap<string, number>): number {
	return (snippets === undefined ? 1e12 : 0) - (counts.get(key) ?? 0);
}

function answerOf({ library: { key, prettyLabel, summary, snippets }, ending }: ReadingLibrary): Answer {
	const code = snippets === undefined ? " There is no loading code for it yet." : "";
	return {
		label: `${prettyLabel} loads ${ending.ending} files`,
		href: links.library(key),
		note: "Library",
		remarks: [`${ending.why}.${code}`, summary],
	};
}
