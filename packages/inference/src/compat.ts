/** The snippets under the names of `@huggingface/tasks` and `@huggingface/inference`; `docs/migrating.md` has the differences. */
import type { ModelRecord } from "@vitrine/model";
import type { Language, Message } from "./call.ts";
import type { CallSnippet } from "./client.ts";
import { exampleInput, NO_EXAMPLE } from "./inputs/index.ts";
import { isChat } from "./kinds.ts";
import type { CallOptions } from "./options.ts";
import { snippets as snippetsOf } from "./snippets.ts";

/** The languages of snippets, in their order. */
export const inferenceSnippetLanguages: readonly Language[] = ["python", "js", "sh"];

/** A value of `provider`: the key of a provider, or `auto`. */
export type InferenceProvider = string;

/** A snippet as text. */
export type InferenceSnippet = Pick<CallSnippet, "language" | "client" | "content">;

/**
 * An example input for a model, as code of JSON; a list of messages for a model that is called as a chat. `noWrap` puts it on
 * one line, and `noQuotes` removes the quotes around a text.
 */
export function getModelInputSnippet(
	model: ModelRecord,
	noWrap = false,
	noQuotes = false,
): string | readonly Message[] {
	const example = exampleInput(model);
	if (isChat(model)) return example as unknown as readonly Message[];
	if (example === NO_EXAMPLE || (noQuotes && typeof example === "string")) return String(example);
	const text = JSON.stringify(example, undefined, INDENT);
	return noWrap ? text.replace(/\n\s*/g, " ") : text;
}

/** Spaces of one level. */
const INDENT = 4;

/** How a provider names a model. */
interface ProviderMapping {
	readonly providerId: string;
}

/**
 * Every way to call a model with a provider. Empty if no provider supports such a call; the reason is then logged to the console. Throws
 * an InputError for a wrong option.
 */
function getInferenceSnippets(
	model: ModelRecord,
	provider: InferenceProvider,
	mapping?: ProviderMapping,
	options?: Omit<CallOptions, "provider">,
): InferenceSnippet[] {
	const named = mapping && { providerId: mapping.providerId };
	const found = snippetsOf(model, { ...options, ...named, provider }, console.error);
	return found.map(({ language, client, content }) => ({ language, client, content }));
}

export const snippets = { getInferenceSnippets };
