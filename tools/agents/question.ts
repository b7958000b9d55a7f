import type { Language } from "../../verify/src/subject.ts";

/** A snippet of an answer. */
export interface Snippet {
	readonly language: Language | "text";
	readonly content: string;
	readonly library?: string | null;
	readonly app?: string;
	readonly client?: string;
	readonly level?: string | null;
	readonly reason?: string;
	readonly checked?: { readonly tools: Readonly<Record<string, string>> };
}

interface Models {
	readonly models: readonly { readonly id: string; readonly licences: readonly string[] }[];
	readonly read: readonly unknown[];
}

/** The fields that steps expect of the answers of all tools; a step reads those of its own, whose schema has validated them. */
export interface Answer extends Models {
	readonly found: Models;
	readonly model: string;
	readonly snippets: readonly Snippet[];
	readonly memory: { readonly available?: number; readonly weights: readonly { readonly fits?: boolean }[] };
	readonly tasks: readonly { readonly id: string }[];
	readonly task: { readonly providers: readonly unknown[] };
	readonly libraries: readonly unknown[];
	readonly library: { readonly install: string };
	readonly card: { readonly untrusted: boolean; readonly text: string };
	readonly facts: { readonly task: { readonly id: string } };
	readonly ways: readonly unknown[];
}

/** One call of a tool, whose arguments may depend on earlier answers. */
export interface Step {
	readonly tool: string;
	readonly given: object | ((earlier: readonly Answer[]) => object);
	/** What the answer must be: undefined, or a sentence that says what is missing. */
	readonly expect: (answer: Answer, earlier: readonly Answer[]) => string | undefined;
}

/** A question as a person asks it, and the calls that answer it. */
export interface Question {
	readonly asks: string;
	readonly steps: readonly Step[];
}

/** A step that a condition decides; the sentence is what should hold. */
export function step(
	tool: string,
	given: Step["given"],
	should: string,
	holds: (answer: Answer, earlier: readonly Answer[]) => boolean,
): Step {
	return { tool, given, expect: (answer, earlier) => (holds(answer, earlier) ? undefined : should) };
}

/** The first model that an earlier answer found. */
export function firstOf(answer: Answer | undefined): string {
	const [first] = answer?.models ?? answer?.found.models ?? [];
	if (first === undefined) throw new Error("an earlier step found no model");
	return first.id;
}

/** A step that finds at least one model. */
export const finds = (given: object): Step =>
	step("find_models", { limit: 5, ...given }, "finds a model", ({ models }) => models.length > 0);

/** A step that writes code for the model that the first step found. */
export const writes = (options: object, should: string, holds: (content: string, snippet: Snippet) => boolean): Step =>
	step(
		"code_for_model",
		([found]) => ({ model: firstOf(found), ...options }),
		should,
		({ snippets }) => snippets.some((snippet) => holds(snippet.content, snippet)),
	);

/** Code that loads the model with a library, with its level and reason. */
export const loads = (library: string, language = "python"): Step =>
	step(
		"code_for_model",
		([found]) => ({ model: firstOf(found), kinds: ["load"], libraries: [library], languages: [language] }),
		`has ${language} for ${library} with the id, a level and a reason`,
		({ model, snippets }) =>
			snippets.some((one) => one.content.includes(model) && one.level !== undefined && typeof one.reason === "string"),
	);

/** Code that calls the model with a client. */
export const calls = (client: string, options: object, holds: (content: string) => boolean): Step =>
	writes(
		{ kinds: ["call"], clients: [client], ...options },
		`has a call with ${client}`,
		(content, one) => `${one.language}/${one.client}` === client && holds(content),
	);
