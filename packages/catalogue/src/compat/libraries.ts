import type { ModelRecord } from "@vitrine/model";
import { libraries } from "../libraries/index.ts";
import { INSTALL } from "../installing/title.ts";
import { loadSnippets } from "../loading/loadSnippets.ts";
import type { Library } from "../shapes.ts";
import { type TaskId, table } from "../tasks/table.ts";
import { librariesOf } from "../taskInfo.ts";
import type { ByKey } from "./byKey.ts";
import { queryText } from "./queryText.ts";

/** What a hub shows about a library. */
export interface LibraryUiElement {
	readonly prettyLabel: string;
	readonly repoName: string;
	readonly repoUrl: string;
	readonly docsUrl?: string;
	/** Code that loads a model, or the reason why there is none, as text. */
	readonly snippets?: (model: ModelRecord) => string[];
	readonly filter: boolean;
	/** The files that count as a download, such as `path:"config.json" OR path_extension:"keras"`. */
	readonly countDownloads?: string;
}

/** What a hub shows about each library, by key. */
export const MODEL_LIBRARIES_UI_ELEMENTS: Readonly<Record<string, LibraryUiElement>> = Object.fromEntries(
	libraries.map((library) => [library.key, elementOf(library)]),
);

/** The key of every library. */
export const ALL_MODEL_LIBRARY_KEYS: readonly string[] = libraries.map(({ key }) => key);

/** The keys that the library filter lists. */
export const ALL_DISPLAY_MODEL_LIBRARY_KEYS: readonly string[] = libraries
	.filter(({ filter }) => filter)
	.map(({ key }) => key);

/** The tasks that hosted inference runs, by library; a library without any is absent. */
export const LIBRARY_TASK_MAPPING: Readonly<Partial<Record<string, readonly string[]>>> = Object.fromEntries(
	libraries.filter(({ hostedTasks }) => hostedTasks.length > 0).map(({ key, hostedTasks }) => [key, hostedTasks]),
);

/** The libraries that support a task, by task. */
export const TASKS_MODEL_LIBRARIES: ByKey<TaskId, readonly string[]> = Object.fromEntries(
	table.map(({ id }) => [id, librariesOf(id)]),
) as Record<TaskId, readonly string[]>;

function elementOf(library: Library): LibraryUiElement {
	const { prettyLabel, repoName, repoUrl, docsUrl, filter, countDownloads } = library;
	return {
		prettyLabel,
		repoName,
		repoUrl,
		...(docsUrl !== undefined && { docsUrl }),
		...(library.snippets && { snippets: (model: ModelRecord) => textsOf(library, model) }),
		filter,
		...(countDownloads && { countDownloads: queryText(countDownloads) }),
	};
}

/** The code without the block that installs it. */
function textsOf(library: Library, model: ModelRecord): string[] {
	const blocks = loadSnippets(library, model).filter((block) => !("title" in block && block.title === INSTALL));
	return blocks.map((block) => ("code" in block ? String(block.code) : block.note));
}
