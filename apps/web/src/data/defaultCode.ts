import { appSnippets, choicesFor, exampleOf, INSTALL, loadSnippets, type Way } from "@vitrine/catalogue";
import { type Code, CodeError } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { type Level, standingText, wayStanding } from "@vitrine/verify";
import { checks } from "./checks.ts";

/** The check level of the code that a model's page shows first. */
export interface CodeLevel {
	/** Absent if the code was not checked. */
	readonly level?: Level;
	/** What the code uses, and what the checks state about it. */
	readonly text: string;
}

/** The level of a record's default code: that of the first way with code, as the panel orders them. Undefined if there is none. */
export function codeLevel(record: ModelRecord): CodeLevel | undefined {
	const { first, ways } = choicesFor(record);
	const loaders = first.kind === "app" ? [first, ...ways] : ways.filter(({ kind }) => kind !== "app");
	for (const way of loaders) {
		const code = codeOf(way, record);
		if (code !== undefined) return levelOf(way, code);
	}
	return undefined;
}

const examples = new Map<string, CodeLevel | undefined>();

/** The level of the code of a library's example model, which is computed once; undefined for a library without code. */
export function exampleLevel(key: string): CodeLevel | undefined {
	if (!examples.has(key)) examples.set(key, levelOfExample(key));
	return examples.get(key);
}

function levelOfExample(key: string): CodeLevel | undefined {
	const example = exampleOf(key);
	const way = example && choicesFor(example).ways.find((one) => one.kind === "library" && one.key === key);
	const code = example && way && codeOf(way, example);
	return way && code && levelOf(way, code);
}

function levelOf(way: Way, code: Code): CodeLevel {
	const standing = wayStanding(checks(), way, code);
	const { prettyLabel } = way.kind === "app" ? way.app : way.library;
	return { ...(standing && { level: standing.level }), text: `${prettyLabel}: ${standingText(standing)}` };
}

/** The first code of a way that does more than install it. */
function codeOf(way: Way, record: ModelRecord): Code | undefined {
	const blocks = way.kind === "app" ? commandsOf(way, record) : loadSnippets(way.library, record);
	for (const block of blocks) if ("code" in block && block.title !== INSTALL) return block.code;
	return undefined;
}

function commandsOf(
	{ app }: Extract<Way, { readonly kind: "app" }>,
	record: ModelRecord,
): ReturnType<typeof appSnippets> {
	try {
		return appSnippets(app, record);
	} catch (error) {
		if (error instanceof CodeError) return [];
		throw error;
	}
}
