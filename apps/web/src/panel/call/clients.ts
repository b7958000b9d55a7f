import type { CallSnippet } from "@vitrine/inference";
import { shown } from "@vitrine/model";
import { LANGUAGE_NAMES } from "../../base/languages.ts";
import type { PanelState } from "../state/state.ts";
import type { LanguageView, Problem } from "../shapes/view.ts";

/** The snippet in the chosen client; else in the chosen language; else the first. */
export function choose(found: readonly CallSnippet[], { language, client }: PanelState): CallSnippet | undefined {
	const written = found.filter((snippet) => snippet.language === language);
	return written.find((snippet) => snippet.client === client) ?? written[0] ?? found[0];
}

/** The languages with code, each with its clients. */
export function languagesOf(found: readonly CallSnippet[]): readonly LanguageView[] {
	return Object.entries(LANGUAGE_NAMES).flatMap(([key, label]) => {
		const clients = found.filter(({ language }) => language === key).map(({ client }) => client);
		return clients.length === 0 ? [] : [{ key, label, clients }];
	});
}

/** A requested language or client that is not available. */
export function unknownChoices({ language, client }: PanelState, chosen: CallSnippet): readonly Problem[] {
	if (language === undefined) return [];
	const instead = `The code is in ${nameOf(chosen.language)}, ${chosen.client}.`;
	if (language !== chosen.language)
		return [{ field: "language", message: `No ${nameOf(language)} client supports this call. ${instead}` }];
	const isKnown = client === undefined || client === chosen.client;
	return isKnown ? [] : [{ field: "client", message: `${shown(client)} does not support this call. ${instead}` }];
}

const nameOf = (language: string): string =>
	(Object.hasOwn(LANGUAGE_NAMES, language) ? LANGUAGE_NAMES[language] : undefined) ?? shown(language);
