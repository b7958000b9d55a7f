import {
	choicesFor,
	exampleOf,
	INSTALL,
	installCommands,
	type Library,
	loadSnippets,
	type LoadSnippet,
	type Way,
} from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { IndexReader } from "@vitrine/search";

/** The data of a library page. */
export interface LibraryData {
	readonly library: Library;
	/** The number of models in the index that name it. */
	readonly models: number;
	readonly mostUsed: readonly ModelRecord[];
	/** The model the snippets are for. */
	readonly example: ModelRecord | undefined;
	/** Whether it is the catalogue's example, because no model of the index has code. */
	readonly isExample: boolean;
	/** The library as a way to use that model; undefined if its record offers none. */
	readonly way: Way | undefined;
	readonly snippets: readonly LoadSnippet[];
	/** The commands that install what they need; empty if unknown. */
	readonly install: string;
}

const SHOWN = 6;
/** Models that are tried for one with enough metadata for a snippet. */
const TRIED = 24;

/** Reads the data of a library page. */
export async function loadLibrary(index: IndexReader, library: Library): Promise<LibraryData> {
	const found = await index.search({ filters: { library: [library.key] }, sort: "downloads", limit: TRIED });
	const records = found.rows.map(({ record }) => record);
	const withCode = records.filter((record) => hasCode(library, record));
	const read = withCode.filter((record) => wayOf(library, record)?.fit === "fits");
	const ofIndex = [...read, ...withCode].find((record) => isServed(library, record)) ?? read[0] ?? withCode[0];
	const example = ofIndex ?? exampleOf(library.key) ?? records[0];
	const all = example === undefined ? [] : loadSnippets(library, example);
	const snippets = all.filter((snippet) => !installs(snippet));
	return {
		library,
		models: found.total,
		mostUsed: records.slice(0, SHOWN),
		example,
		isExample: ofIndex === undefined && exampleOf(library.key) !== undefined,
		way: example && wayOf(library, example),
		snippets,
		install: String(all.find(installs)?.code ?? installCommands(library).join("\n")),
	};
}

const installs = (snippet: LoadSnippet): snippet is Extract<LoadSnippet, { readonly code: unknown }> =>
	"code" in snippet && snippet.title === INSTALL;

function hasCode(library: Library, record: ModelRecord): boolean {
	return library.snippets?.(record).some((snippet) => "code" in snippet) ?? false;
}

function wayOf({ key }: Library, record: ModelRecord): Way | undefined {
	return choicesFor(record).ways.find((way) => way.kind === "library" && way.key === key);
}

/** Whether the library serves the record's task: then its code also uses the model. */
function isServed(library: Library, record: ModelRecord): boolean {
	return library.tasks.includes(record.pipeline_tag ?? "");
}
