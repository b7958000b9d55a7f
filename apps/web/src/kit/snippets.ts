import { readReport, type Report } from "@vitrine/verify";
import type { Endpoint } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { parsePanel } from "../panel/state/state.ts";
import { viewOf } from "../panel/view/viewOf.ts";
import type { PanelView } from "../panel/shapes/view.ts";

/** What a `SnippetPanel` shows, as plain data: a server can make it and send it as JSON. */
export interface SnippetData {
	readonly view: PanelView;
	/** The path of the page that shows the panel. */
	readonly action: string;
}

/** Makes the data of a panel for the choices of a reader, which are the query of an address. */
export type LoadSnippets = (query: URLSearchParams) => Promise<SnippetData>;

/** What the data of a panel is made with. */
export interface SnippetOptions {
	/** The choices of the reader, as in the address of the page: `mode`, `library`, `provider`, `language`, `client` and the options of a call. */
	readonly query?: URLSearchParams;
	/** The path of the page that shows the panel; without JavaScript its choices are links to it. The page itself unless given. */
	readonly action?: string;
	/** The results of the checks; without them every snippet is shown as not checked. */
	readonly report?: Report;
	/** Your own endpoints, offered alongside the providers. */
	readonly endpoints?: readonly Endpoint[];
}

/** A report without results. */
export const NO_REPORT: Report = readReport("");

/**
 * The data of a `SnippetPanel` for a record of a model. A pure function of its arguments. Untrusted records are read by
 * `parseRecord` of `@vitrine/model` first, which bounds and repairs them.
 */
export function snippetData(record: ModelRecord, options: SnippetOptions = {}): SnippetData {
	const { query = new URLSearchParams(), action = "", report = NO_REPORT, endpoints } = options;
	return { view: viewOf(record, parsePanel(query), { report, endpoints }), action };
}
