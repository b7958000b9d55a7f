import { type Code, CodeError, fieldOf } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { CLIENTS } from "./clients/index.ts";
import { unknownName } from "./advice.ts";
import { InputError } from "./errors.ts";
import { plan } from "./plan/plan.ts";
import type { Call, CallOptions, CallSnippet, Client, Language } from "./shapes.ts";

/**
 * Every way to call the record that the options leave open, in the order of the clients: none where there is no
 * call to make. Throws an InputError for a name or a value that is wrong.
 */
export function snippets(record: ModelRecord, options: CallOptions): CallSnippet[] {
	const call = plan(record, options);
	return call ? named(record, options, () => snippetsOf(call)) : [];
}

/** A value that a language cannot hold is an error about the field it came from. */
function named<T>(record: ModelRecord, options: CallOptions, build: () => T): T {
	try {
		return build();
	} catch (error) {
		if (!(error instanceof CodeError)) throw error;
		const field = error.field ?? fieldOf({ ...options, model: record }, error.value) ?? "model";
		throw new InputError(field, error.value, `${error.where} cannot hold ${error.problem}.`);
	}
}

/** A call in the words of each client that can say it. */
export function snippetsOf(call: Call): CallSnippet[] {
	const snippets: CallSnippet[] = [];
	for (const client of clientsFor(call.kind)) if (client.says(call)) snippets.push(written(client, call));
	return snippets;
}

const byKind = new Map<string, readonly Client[]>();

/** The clients that have a form for a kind. */
function clientsFor(kind: string): readonly Client[] {
	let clients = byKind.get(kind);
	if (!clients) byKind.set(kind, (clients = CLIENTS.filter(({ kinds }) => kinds.includes(kind))));
	return clients;
}

/** A call in the words of one client; throws where that client has no form for the kind or cannot say the call. */
export function snippet(language: Language, client: string, kind: string, call: Call): CallSnippet {
	const found = CLIENTS.find((candidate) => candidate.language === language && candidate.name === client);
	if (!found || kind !== call.kind || !says(found, call))
		throw new Error(`Template not found: ${language}/${client}/${kind}`);
	return written(found, call);
}

/** The client called `python/requests` and the like; throws an InputError on `clients` for any other name. */
export function clientOf(name: string): Client {
	const found = CLIENTS.find((client) => nameOf(client) === name);
	if (found) return found;
	throw unknownName("clients", name, "a client", CLIENTS.map(nameOf));
}

const nameOf = ({ language, name }: Client): string => `${language}/${name}`;

const says = (client: Client, call: Call): boolean => client.kinds.includes(call.kind) && client.says(call);

const written = (client: Client, call: Call): CallSnippet => new Written(client, call);

/** A snippet whose shape is worked out only when asked for. */
class Written implements CallSnippet {
	readonly language: Language;
	readonly client: string;
	readonly kind: string;
	readonly content: string;
	readonly #code: Code;

	constructor(client: Client, call: Call) {
		this.#code = client.write(call);
		this.language = client.language;
		this.client = client.name;
		this.kind = call.kind;
		this.content = String(this.#code);
	}

	get shape(): string {
		return this.#code.shape;
	}
}
