import type { PanelView } from "./view.ts";

const KEY = "client";

interface Usual {
	readonly language: string;
	readonly client: string;
}

/** Keeps the language and client the reader turned to, where the browser allows that. */
export function remember(changes: { readonly language?: string | undefined; readonly client?: string | undefined }, view: PanelView): void {
	const language = changes.language ?? (changes.client === undefined ? undefined : view.call.language);
	if (!language) return;
	const client = changes.client || view.call.languages.find(({ key }) => key === language)?.clients[0] || "";
	try {
		localStorage.setItem(KEY, `${language}/${client}`);
	} catch {
		// Then the choice lasts as long as the page.
	}
}

/** What the reader turned to last, where it differs from what is shown and the address leaves it open. */
export function recalled(view: PanelView): Usual | undefined {
	if (view.mode !== "call" || view.state.language !== undefined || view.state.client !== undefined) return undefined;
	const usual = stored();
	const clients = view.call.languages.find(({ key }) => key === usual?.language)?.clients;
	if (!usual || !clients) return undefined;
	const client = clients.includes(usual.client) ? usual.client : (clients[0] ?? "");
	const shown = view.call.language === usual.language && view.call.client === client;
	return shown ? undefined : { language: usual.language, client };
}

function stored(): Usual | undefined {
	try {
		const [, language, client] = /^(\w+)\/([\w.-]*)$/.exec(localStorage.getItem(KEY) ?? "") ?? [];
		return language === undefined || client === undefined ? undefined : { language, client };
	} catch {
		return undefined;
	}
}
