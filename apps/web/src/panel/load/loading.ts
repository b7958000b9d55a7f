import { type Library, loaders, loadSnippets } from "@vitrine/catalogue";
import { CodeError } from "@vitrine/code";
import { type ModelRecord, shown } from "@vitrine/model";
import { highlight } from "../../highlight/highlight.ts";
import { checks } from "../../data/checks.ts";
import type { PanelState } from "../state/state.ts";
import type { Block, LoadView, Problem } from "../view/view.ts";

interface Loading {
	readonly load: LoadView;
	readonly blocks: readonly Block[];
	readonly why?: string;
	readonly problems: readonly Problem[];
}

/** How the chosen library loads the record, or why no library does. */
export function loading(record: ModelRecord, state: PanelState): Loading {
	const { libraries, notes } = loaders(record);
	const wanted = libraries.find(({ key }) => key === state.library);
	const library = wanted ?? libraries.find((one) => snippetsOf(one, record).snippets.length > 0) ?? libraries[0];
	const problems = state.library === undefined || wanted ? [] : [notLoading(record, state.library)];
	const load = {
		libraries: libraries.map(({ key, prettyLabel }) => ({ key, label: prettyLabel })),
		...(library && { library: library.key }),
	};
	const said = notes.map((text) => ({ type: "note" as const, key: text, text }));
	if (!library) return { load, blocks: said, problems };
	const { snippets, refused } = snippetsOf(library, record);
	if (snippets.length === 0) return { load, blocks: said, problems, why: refused ?? noSnippet(library) };
	const blocks = [...said, ...snippets.map((snippet, at) => blockOf(snippet, at, library, record))];
	return { load, blocks, problems };
}

/** The library's snippets; without snippets, the reason if the record contains a value that code cannot. */
function snippetsOf(
	library: Library,
	record: ModelRecord,
): { readonly snippets: readonly Snippet[]; readonly refused?: string } {
	try {
		return { snippets: loadSnippets(library, record) };
	} catch (error) {
		if (!(error instanceof CodeError)) throw error;
		return { snippets: [], refused: error.message };
	}
}

type Snippet = ReturnType<typeof loadSnippets>[number];

function blockOf(snippet: Snippet, at: number, library: Library, record: ModelRecord): Block {
	const key = `${library.key} ${at}`;
	if ("note" in snippet) return { type: "note", key, text: snippet.note };
	const { code, title } = snippet;
	return {
		type: "code",
		key,
		title: title ?? NAMES[code.language] ?? code.language,
		html: highlight(String(code), code.language, record.id),
		checked: checks().levelOf(code.shape),
	};
}

const NAMES: Readonly<Record<string, string>> = { python: "Python", js: "JavaScript", sh: "Shell" };

function noSnippet({ prettyLabel, docsUrl, repoUrl }: Library): string {
	return `There is no snippet for this model with ${prettyLabel} yet. Its documentation: ${docsUrl ?? repoUrl}`;
}

function notLoading(record: ModelRecord, key: string): Problem {
	return { field: "library", message: `The record of ${record.id} does not name ${shown(key)} as a library.` };
}
