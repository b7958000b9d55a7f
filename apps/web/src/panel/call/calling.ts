import { isTask, taskName } from "@vitrine/catalogue";
import { CodeError } from "@vitrine/code";
import {
	type Call,
	type CallOptions,
	type CallSnippet,
	type Endpoint,
	callTask,
	CLIENTS,
	InputError,
	isChat,
	plan,
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
	try {
		return said(record, state, base, { ...options, endpoints, ...(provider !== undefined && { provider }) });
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		return { call: base, blocks: [], problems: [problemOf(error, state)], why: WAITING };
	}
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

function said(record: ModelRecord, state: PanelState, base: CallView, options: CallOptions): Calling {
	let reason = "";
	const call = plan(record, { ...options, log: (message) => (reason = message) });
	const { found, refused } = call ? saidBy(call) : NOBODY;
	const chosen = choose(found, state);
	if (!call || !chosen)
		return { call: base, blocks: [], problems: [], why: refused ?? nobody(record, options, reason) };
	const { language, client } = chosen;
	const trial = trialOf(call, options);
	const view = { ...base, languages: languagesOf(found), language, client, ...(trial && { trial }) };
	return {
		call: view,
		blocks: [blockOf(record, call, chosen, options)],
		problems: unknownChoices(state, found, chosen),
	};
}

interface Said {
	readonly found: readonly CallSnippet[];
	/** Why some client cannot hold a value of the call; its snippet is left out. */
	readonly refused?: string;
}

const NOBODY: Said = { found: [] };

/** The call in the words of each client that can say it and hold its values. */
function saidBy(call: Call): Said {
	const found: CallSnippet[] = [];
	let refused: string | undefined;
	for (const client of CLIENTS.filter(({ kinds }) => kinds.includes(call.kind)).filter((client) => client.says(call))) {
		try {
			const code = client.write(call);
			found.push({
				language: client.language,
				client: client.name,
				kind: call.kind,
				content: String(code),
				get shape() {
					return code.shape;
				},
			});
		} catch (error) {
			if (!(error instanceof CodeError)) throw error;
			refused = error.message;
		}
	}
	return { found, ...(refused !== undefined && { refused }) };
}

/** The snippet in the chosen client; else in the chosen language; else the first. */
function choose(found: readonly CallSnippet[], { language, client }: PanelState): CallSnippet | undefined {
	const spoken = found.filter((snippet) => snippet.language === language);
	return spoken.find((snippet) => snippet.client === client) ?? spoken[0] ?? found[0];
}

function blockOf(record: ModelRecord, call: Call, chosen: CallSnippet, { provider, endpoints }: CallOptions): Block {
	const html = highlight(chosen.content, chosen.language, record.id);
	const plain = provider === undefined ? undefined : plan(record, { provider, endpoints });
	const own =
		plain &&
		saidBy(plain).found.find(({ language, client }) => language === chosen.language && client === chosen.client);
	const lines = own ? newLines(chosen.content, own.content) : new Set<number>();
	return {
		type: "code",
		key: `${chosen.language}/${chosen.client}`,
		title: needsOf(call, chosen),
		html: markLines(html, lines),
		checked: checks().levelOf(chosen.shape),
	};
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

/** Why there is a task, but no code: the provider does not serve it, or no client can say it. */
function nobody(record: ModelRecord, { provider, endpointUrl, route }: CallOptions, reason: string): string {
	const task = record.pipeline_tag ?? "";
	const name = isTask(task) ? taskName(task).name : task;
	const whom = endpointUrl === undefined ? (provider ?? "any provider") : "an endpoint of your own";
	if (reason === "")
		return `None of the clients here can make this call to ${whom}${route === "router" ? " through the router" : ""}.`;
	return `${whom} cannot be asked for ${name}${route === "router" ? " through the router" : ""}. Choose another provider${route === "router" ? " or another route" : ""}.`;
}

/** The field of the panel an error is about: messages may have been made of a prompt. */
function problemOf({ field, message }: InputError, state: PanelState): Problem {
	const own = field === "messages" && state.prompt !== undefined ? "prompt" : field;
	const known = PANEL_FIELDS.includes(own as PanelField) ? (own as PanelField) : "provider";
	return { field: known, message: sentence(message.replace(`${field}: `, "")) };
}

function sentence(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
