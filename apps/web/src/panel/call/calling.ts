import { isTask, taskName } from "@vitrine/catalogue";
import {
	type Call,
	type CallOptions,
	type CallSnippet,
	callTask,
	type Endpoint,
	isChat,
	isRefusal,
	isUnserved,
	plan,
	reasonOf,
	type Refusal,
	snippetsFor,
} from "@vitrine/inference";
import { type ModelRecord, shown } from "@vitrine/model";
import { trialOf } from "../../trial/trial.ts";
import { highlight } from "../../highlight/highlight.ts";
import { markLines, newLines } from "../../highlight/lines.ts";
import { checks } from "../../data/checks.ts";
import { inputOf } from "./input.ts";
import { needsOf } from "./needs.ts";
import { optionsOf } from "./options.ts";
import { offered } from "./providers.ts";
import { PANEL_FIELDS, type PanelField, type PanelState } from "../state/state.ts";
import type { Block, CallView, LanguageView, Problem } from "../view/view.ts";

export interface Calling {
	readonly call: CallView;
	readonly blocks: readonly Block[];
	readonly why?: string;
	readonly problems: readonly Problem[];
}

/** How the record is called over HTTP in the chosen client, or why it cannot be. */
export function calling(record: ModelRecord, state: PanelState, endpoints: readonly Endpoint[] = []): Calling {
	if (callTask(record) === undefined) return { call: NO_CALL, blocks: [], problems: [], why: noCall(record) };
	const { first, ...choices } = offered(record, endpoints);
	const provider = state.provider ?? first;
	const { options, problems } = optionsOf(record, state);
	const base = {
		chat: isChat(record),
		numbers: isChat(record) || record.pipeline_tag === "text-generation",
		...choices,
		languages: [],
		input: inputOf(record),
		...(provider !== undefined && { provider }),
	};
	if (problems.length > 0) return { call: base, blocks: [], problems, why: WAITING };
	return planned(record, state, base, { ...options, endpoints, ...(provider !== undefined && { provider }) });
}

const NO_CALL: CallView = {
	chat: false,
	numbers: false,
	own: [],
	mapped: [],
	others: [],
	languages: [],
	input: { field: "inputs", label: "", example: "", lines: 1 },
};

const WAITING = "The code stands here again once the field marked above is right.";

function planned(record: ModelRecord, state: PanelState, base: CallView, options: CallOptions): Calling {
	const call = plan(record, options);
	if (isRefusal(call)) return refused(call, record, state, base, options);
	const results = snippetsFor(call);
	const found = results.filter((result): result is CallSnippet => !isRefusal(result));
	const chosen = choose(found, state);
	if (!chosen) return withoutCode(base, unwritten(results.find(isRefusal), options));
	const trial = trialOf(call, options);
	const view = {
		...base,
		languages: languagesOf(found),
		language: chosen.language,
		client: chosen.client,
		...(trial && { trial }),
	};
	return {
		call: view,
		blocks: [blockOf(record, call, chosen, options)],
		problems: unknownChoices(state, found, chosen),
	};
}

/** No code: the provider does not serve the task, or a field of the panel is wrong. */
function refused(
	refusal: Refusal,
	record: ModelRecord,
	state: PanelState,
	base: CallView,
	options: CallOptions,
): Calling {
	if (isUnserved(refusal)) return withoutCode(base, unserved(record, options));
	return { ...withoutCode(base, WAITING), problems: [problemOf(refusal, state)] };
}

const withoutCode = (call: CallView, why: string): Calling => ({ call, blocks: [], problems: [], why });

/** The snippet in the chosen client; else in the chosen language; else the first. */
function choose(found: readonly CallSnippet[], { language, client }: PanelState): CallSnippet | undefined {
	const spoken = found.filter((snippet) => snippet.language === language);
	return spoken.find((snippet) => snippet.client === client) ?? spoken[0] ?? found[0];
}

function blockOf(record: ModelRecord, call: Call, chosen: CallSnippet, { provider, endpoints }: CallOptions): Block {
	const html = highlight(chosen.content, chosen.language, record.id);
	const plain = plainSnippet(record, chosen, { provider, endpoints });
	const lines = plain ? newLines(chosen.content, plain.content) : new Set<number>();
	return {
		type: "code",
		key: `${chosen.language}/${chosen.client}`,
		title: needsOf(call, chosen),
		html: markLines(html, lines),
		checked: checks().levelOf(chosen.shape),
	};
}

/** The same snippet without any options, to mark the lines that they change. */
function plainSnippet(record: ModelRecord, chosen: CallSnippet, options: CallOptions): CallSnippet | undefined {
	const plain = options.provider === undefined ? undefined : plan(record, options);
	if (!plain || isRefusal(plain)) return undefined;
	const [snippet] = snippetsFor(plain, ({ language, name }) => language === chosen.language && name === chosen.client);
	return snippet && !isRefusal(snippet) ? snippet : undefined;
}

const LANGUAGES: Readonly<Record<string, string>> = { python: "Python", js: "JavaScript", sh: "Shell" };

function languagesOf(found: readonly CallSnippet[]): readonly LanguageView[] {
	return Object.entries(LANGUAGES).flatMap(([key, label]) => {
		const clients = found.filter(({ language }) => language === key).map(({ client }) => client);
		return clients.length === 0 ? [] : [{ key, label, clients }];
	});
}

/** A language or client that was asked for and cannot be had. */
function unknownChoices(
	{ language, client }: PanelState,
	found: readonly CallSnippet[],
	chosen: CallSnippet,
): readonly Problem[] {
	const instead = `this is ${LANGUAGES[chosen.language]}, ${chosen.client}`;
	if (language !== undefined && language !== chosen.language)
		return [{ field: "language", message: `This call cannot be said in ${named(language)}; ${instead}.` }];
	if (
		client !== undefined &&
		language !== undefined &&
		!found.some((snippet) => snippet.language === language && snippet.client === client)
	)
		return [{ field: "client", message: `${shown(client)} cannot say this call; ${instead}.` }];
	return [];
}

function named(language: string): string {
	return Object.hasOwn(LANGUAGES, language) ? (LANGUAGES[language] as string) : shown(language);
}

function noCall(record: ModelRecord): string {
	const task = record.pipeline_tag;
	if (task === undefined)
		return "Nothing says which task this model is for, and a provider must be told. Its card can say it, with a line such as “pipeline_tag: text-generation”.";
	const name = isTask(task) ? taskName(task).name : task;
	if (task === "image-text-to-text")
		return `${name} is called as a chat, and this model carries no “conversational” tag that says it can be.`;
	return `No provider runs ${name} as a hosted service, so there is no call to make. Load the model instead.`;
}

function unserved(record: ModelRecord, { provider, endpointUrl, route }: CallOptions): string {
	const task = record.pipeline_tag ?? "";
	const name = isTask(task) ? taskName(task).name : task;
	const whom = endpointUrl === undefined ? (provider ?? "any provider") : "an endpoint of your own";
	return `${whom} cannot be asked for ${name}${route === "router" ? " through the router" : ""}. Choose another provider${route === "router" ? " or another route" : ""}.`;
}

/** Why no client writes the call. */
function unwritten(refusal: Refusal | undefined, { provider, endpointUrl, route }: CallOptions): string {
	if (refusal) return sentence(reasonOf(refusal));
	const whom = endpointUrl === undefined ? (provider ?? "any provider") : "an endpoint of your own";
	return `None of the clients here can make this call to ${whom}${route === "router" ? " through the router" : ""}.`;
}

/** The field of the panel that a refusal is about: messages may come from a prompt. */
function problemOf(refusal: Refusal, state: PanelState): Problem {
	const { field } = refusal;
	const own = field === "messages" && state.prompt !== undefined ? "prompt" : field;
	const known = PANEL_FIELDS.includes(own as PanelField) ? (own as PanelField) : "provider";
	return { field: known, message: sentence(reasonOf(refusal)) };
}

function sentence(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
