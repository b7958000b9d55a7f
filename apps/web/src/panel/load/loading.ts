import {
	type Choices,
	type FilesWay,
	type Library,
	type LibraryWay,
	loadSnippets,
	reasonText,
} from "@vitrine/catalogue";
import { CodeError } from "@vitrine/code";
import { type ModelRecord, shown } from "@vitrine/model";
import { type CheckedHere, type Report, wayStanding } from "@vitrine/verify";
import { LANGUAGE_NAMES } from "../../base/languages.ts";
import type { PanelState } from "../state/state.ts";
import type { Block, Choice, LoadView, Problem } from "../shapes/view.ts";
import { codeBlock } from "../shapes/codeBlock.ts";

/** What the checks found: the report, and what a check of the model found here. */
export interface CheckResults {
	readonly report: Report;
	readonly outcome?: CheckedHere | undefined;
}

interface Loading {
	readonly load: LoadView;
	readonly blocks: readonly Block[];
	readonly why?: string;
	readonly problems: readonly Problem[];
}

/** How the chosen library loads the record, or how its files are fetched if no library has code for it. */
export function loading(
	record: ModelRecord,
	{ ways, notes }: Choices,
	state: PanelState,
	checked: CheckResults,
): Loading {
	const loaders = ways.filter((way) => way.kind !== "app");
	const wanted = loaders.find(({ key }) => key === state.library);
	const chosen = wanted ? { way: wanted, ...snippetsOf(wanted.library, record) } : usualOf(loaders, record);
	const problems = state.library === undefined || wanted ? [] : [notLoading(record, state.library)];
	const said = notes.map((text) => ({ type: "note" as const, key: text, text }));
	if (chosen === undefined) return { load: { libraries: [] }, blocks: said, problems };
	const { way, snippets, refused } = chosen;
	const load = {
		libraries: loaders.filter((one) => one.kind === "library" || one === way).map(choiceOf),
		library: way.key,
		reason: reasonText(way.reason, way.from),
	};
	if (snippets.length === 0) return { load, blocks: said, problems, why: refused ?? noSnippet(way.library) };
	const blocks = [...said, ...snippets.map((snippet, at) => blockOf(snippet, at, way, record, checked))];
	return { load, blocks, problems };
}

const choiceOf = ({ key, library }: LibraryWay | FilesWay): Choice => ({ key, label: library.prettyLabel });

interface Chosen extends Snippets {
	readonly way: LibraryWay | FilesWay;
}

/** The first loader that has code, else the first. */
function usualOf(loaders: readonly (LibraryWay | FilesWay)[], record: ModelRecord): Chosen | undefined {
	let first: Chosen | undefined;
	for (const way of loaders) {
		const chosen = { way, ...snippetsOf(way.library, record) };
		if (chosen.snippets.some((snippet) => "code" in snippet)) return chosen;
		first ??= chosen;
	}
	return first;
}

interface Snippets {
	readonly snippets: readonly Snippet[];
	readonly refused?: string;
}

/** The library's snippets; without snippets, the reason if the record contains a value that code cannot. */
function snippetsOf(library: Library, record: ModelRecord): Snippets {
	try {
		return { snippets: loadSnippets(library, record) };
	} catch (error) {
		if (!(error instanceof CodeError)) throw error;
		return { snippets: [], refused: error.message };
	}
}

type Snippet = ReturnType<typeof loadSnippets>[number];

function blockOf(
	snippet: Snippet,
	at: number,
	way: LibraryWay | FilesWay,
	record: ModelRecord,
	{ report, outcome }: CheckResults,
): Block {
	const key = `${way.library.key} ${at}`;
	if ("note" in snippet) return { type: "note", key, text: snippet.note };
	const { language } = snippet.code;
	return codeBlock({
		key,
		title: snippet.title ?? LANGUAGE_NAMES[language] ?? language,
		code: String(snippet.code),
		language,
		id: record.id,
		checked: wayStanding(report, way, snippet.code, outcome),
	});
}

function noSnippet({ prettyLabel, docsUrl, repoUrl }: Library): string {
	return `There is no snippet for this model with ${prettyLabel} yet. Its documentation: ${docsUrl ?? repoUrl}`;
}

function notLoading(record: ModelRecord, key: string): Problem {
	return { field: "library", message: `The record of ${record.id} does not name ${shown(key)} as a library.` };
}
