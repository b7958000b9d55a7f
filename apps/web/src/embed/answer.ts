import { LANGUAGE_NAMES } from "../base/languages.ts";

/** A snippet of the API, as far as the element shows it. */
export interface Snippet {
	readonly kind: string;
	readonly language: string;
	readonly library?: string | null;
	readonly app?: string;
	readonly client?: string;
	readonly title?: string;
	readonly install?: string;
	readonly content: string;
	readonly note?: string;
	readonly level?: string | null;
	readonly standing?: string;
}

/** Snippets that belong together, such as the installation and the code of one library. */
export interface Group {
	/** The library, the client or the app. */
	readonly label: string;
	readonly snippets: readonly Snippet[];
}

/** Why there is no code, and whether another attempt may help. */
export class NoCode extends Error {
	readonly isPassing: boolean;

	constructor(message: string, isPassing: boolean) {
		super(message);
		this.isPassing = isPassing;
	}
}

/** Milliseconds until a site counts as unreachable. */
const PATIENCE = 15_000;

/** The snippets at an address of the API, by library, client or app. Throws NoCode. */
export async function fetchGroups(api: URL, signal: AbortSignal): Promise<readonly Group[]> {
	const answer = await reached(api, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]));
	const body = await jsonOf(answer, api);
	if (!answer.ok)
		throw new NoCode(textIn(body, "detail") ?? `${api.host} answered ${answer.status}.`, isPassing(answer));
	const { snippets } = body as { readonly snippets?: unknown };
	if (!Array.isArray(snippets)) throw new NoCode(`${api.host} answered without snippets: is it a Vitrine site?`, false);
	const known = snippets.filter(isSnippet);
	if (known.length === 0) throw new NoCode(reasonIn(body), false);
	return [...Map.groupBy(known, labelOf)].map(([label, own]) => ({ label, snippets: own }));
}

async function reached(api: URL, signal: AbortSignal): Promise<Response> {
	try {
		return await fetch(api, { headers: { Accept: "application/json" }, credentials: "same-origin", signal });
	} catch {
		signal.throwIfAborted();
		throw new NoCode(`${api.host} could not be reached, or does not allow this page to read it.`, true);
	}
}

async function jsonOf(answer: Response, { host }: URL): Promise<unknown> {
	try {
		return await answer.json();
	} catch {
		throw new NoCode(`${host} answered ${answer.status} without JSON: is it a Vitrine site?`, isPassing(answer));
	}
}

const isPassing = ({ status }: Response): boolean => status === 429 || status >= 500;

function isSnippet(value: unknown): value is Snippet {
	return textIn(value, "content") !== undefined && textIn(value, "language") !== undefined;
}

function textIn(value: unknown, name: string): string | undefined {
	const found = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
	return typeof found === "string" ? found : undefined;
}

/** Why an answer has no snippets: its notes and errors. */
function reasonIn(body: unknown): string {
	const { notes = [], errors = [] } = body as {
		readonly notes?: readonly string[];
		readonly errors?: readonly unknown[];
	};
	const said = [...notes, ...errors.map((error) => textIn(error, "message"))].filter((one) => typeof one === "string");
	return said.join(" ") || "There is no code of this kind for the model.";
}

/** The name of a language; its key if it has none. */
export const languageName = (key: string): string => LANGUAGE_NAMES[key] ?? key;

function labelOf({ kind, language, library, client, app }: Snippet): string {
	if (kind === "call") return `${languageName(language)}, ${client ?? ""}`;
	return (kind === "load" ? library : app) ?? "Files";
}
