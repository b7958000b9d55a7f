import { type Code, CodeError } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { appSnippets } from "../apps/snippets.ts";
import { INSTALL } from "../installing/title.ts";
import { loadCode } from "../loading/loadSnippets.ts";
import { type Choices, choicesFor } from "./choices.ts";
import type { AppWay, Way } from "./ways.ts";

/** The code that a model's page shows first, and the way that it belongs to. */
interface DefaultCode {
	readonly way: Way;
	readonly code: Code;
}

/**
 * The code that a model's page shows first: that of the first way with code, as the panel orders them. Undefined if there is none. A caller
 * that knows the choices of the record gives them.
 */
export function defaultCode(
	record: ModelRecord,
	{ first, ways }: Pick<Choices, "first" | "ways"> = choicesFor(record),
): DefaultCode | undefined {
	for (const way of [first, ...ways.filter(({ kind }) => kind !== "app")]) {
		const code = codeOf(way, record);
		if (code !== undefined) return { way, code };
	}
	return undefined;
}

/** The first code of a way that does more than install it. */
export function codeOf(way: Way, record: ModelRecord): Code | undefined {
	if (way.kind !== "app") return loadCode(way.library, record);
	for (const block of commandsOf(way, record)) if ("code" in block && block.title !== INSTALL) return block.code;
	return undefined;
}

function commandsOf({ app }: AppWay, record: ModelRecord): ReturnType<typeof appSnippets> {
	try {
		return appSnippets(app, record);
	} catch (error) {
		if (error instanceof CodeError) return [];
		throw error;
	}
}
