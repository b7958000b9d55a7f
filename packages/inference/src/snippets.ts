import { nearest } from "@vitrine/catalogue";
import { CodeError } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Call, Language } from "./call.ts";
import type { CallSnippet, Client } from "./client.ts";
import { CLIENTS } from "./clients/index.ts";
import { InputError, TemplateNotFound } from "./errors.ts";
import { logsOf, logsOfRefusal } from "./logs.ts";
import type { CallOptions } from "./options.ts";
import { fieldIn } from "./plan/call.ts";
import { plan } from "./plan/plan.ts";
import { isRefusal, isUnserved, type Refusal } from "./refusal.ts";
import { type Printed, printed } from "./remembered/programs.ts";

/**
 * The call in each client that can send it and that the filter accepts, in client order. A client whose language cannot
 * represent a value of the call has a refusal instead of a snippet.
 */
export function snippetsFor(
	call: Call,
	filter: (client: Client) => boolean = () => true,
): readonly (CallSnippet | Refusal)[] {
	return CLIENTS.filter((client) => sends(client, call) && filter(client)).map((client) => written(client, call));
}

const sends = (client: Client, call: Call): boolean => client.kinds.has(call.kind) && client.canSend(call);

function written(client: Client, call: Call): CallSnippet | Refusal {
	try {
		return new WrittenSnippet(client, call.kind, printed(client, call));
	} catch (error) {
		if (!(error instanceof CodeError)) throw error;
		const { value: got, where, problem } = error;
		return { code: "not-writable", field: error.field ?? fieldIn(call, got), got, where, problem };
	}
}

/** A snippet whose shape is computed when it is read. */
class WrittenSnippet implements CallSnippet {
	readonly language: Language;
	readonly client: string;
	readonly kind: string;
	readonly content: string;
	readonly #from: Printed["from"];

	constructor({ language, name }: Client, kind: string, { content, from }: Printed) {
		this.language = language;
		this.client = name;
		this.kind = kind;
		this.content = content;
		this.#from = from;
	}

	get shape(): string {
		return this.#from.shape;
	}
}

/**
 * The builder of the specification: every way to call the record that the options allow, in client order. None if
 * no provider supports such a call, or the provider is unknown: then `log` is called with the reason. Throws an InputError
 * for a wrong value.
 *
 * @example
 * const chat = { id: "acme/chat", tags: ["conversational"], pipeline_tag: "text-generation" };
 * snippets(chat, { provider: "auto" }).map(({ client }) => client); // ["huggingface_hub", "huggingface.js"]
 */
export function snippets(
	record: ModelRecord,
	options: CallOptions,
	log: (message: string) => void = () => {},
): CallSnippet[] {
	const call = plan(record, options);
	if (isRefusal(call)) return none(call, options, log);
	for (const message of logsOf(call.ignored)) log(message);
	return snippetsFor(call).map((snippet) => (isRefusal(snippet) ? fail(snippet) : snippet));
}

function none(refusal: Refusal, options: CallOptions, log: (message: string) => void): [] {
	for (const message of logsOfRefusal(refusal, options)) log(message);
	return isUnserved(refusal) || refusal.code === "provider-unknown" ? [] : fail(refusal);
}

function fail(refusal: Refusal): never {
	throw new InputError(refusal);
}

/**
 * A call in one client, whose kind must be that of the call. Throws TemplateNotFound if there is no such client, or if it
 * does not support the kind or cannot send the call.
 *
 * @example
 * const call = plan({ id: "acme/chat", tags: ["conversational"], pipeline_tag: "text-generation" }, { provider: "groq" });
 * snippet("sh", "curl", "conversational", call).client; // "curl"
 */
export function snippet(language: Language, client: string, kind: string, call: Call): CallSnippet {
	const found = CLIENTS.find((candidate) => candidate.language === language && candidate.name === client);
	if (!found || kind !== call.kind || !sends(found, call)) throw new TemplateNotFound(`${language}/${client}/${kind}`);
	const snippet = written(found, call);
	return isRefusal(snippet) ? fail(snippet) : snippet;
}

/** The client with a name such as `python/requests`; throws an InputError on `clients` for an unknown name. */
export function clientNamed(name: string): Client {
	const found = CLIENTS.find((client) => fullName(client) === name);
	if (found) return found;
	const known = CLIENTS.map(fullName);
	return fail({
		code: "unknown-name",
		field: "clients",
		got: name,
		what: "a client",
		near: nearClients(name, known),
		known,
	});
}

/** The clients with a similar name, with or without the language. */
function nearClients(name: string, known: readonly string[]): readonly string[] {
	const near = nearest(known, name);
	if (near.length > 0) return near;
	const names = nearest(new Set(CLIENTS.map((client) => client.name)), name);
	return CLIENTS.filter((client) => names.includes(client.name)).map(fullName);
}

/**
 * The unique name of a client: `python/requests`.
 *
 * @example
 * fullName({ language: "python", name: "requests" }); // "python/requests"
 */
export const fullName = ({ language, name }: Client): string => `${language}/${name}`;
