import { nearest } from "@vitrine/catalogue";
import { isObject } from "@vitrine/model";
import { AUTO, HUB_PROVIDER } from "../constants.ts";
import { InputError } from "../errors.ts";
import { CHAT } from "../kinds.ts";
import { checkedVariable } from "../plan/access/token.ts";
import { endpointBase } from "../plan/target/endpoint.ts";
import { providers } from "../providers.ts";
import { isRefusal, orRefusal, type Refusal } from "../refusal.ts";
import type { Endpoint, ServedModel } from "./shapes.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Tasks that an endpoint may serve: those for which the form of the hub's own inference is known. */
const ENDPOINT_TASKS: readonly string[] = providers.find(({ id }) => id === HUB_PROVIDER)?.tasks ?? [];

/**
 * Reads the endpoints in a configuration: `{"endpoints": [{"id", "label", "url", "model", "tokenVariable", "tasks",
 * "models"}]}`. Throws an InputError whose field is the path of the error, such as `endpoints[0].url`.
 */
export function readEndpoints(configuration: unknown): readonly Endpoint[] {
	const { endpoints } = fieldsOf("", configuration, ["endpoints"]);
	if (!Array.isArray(endpoints)) return wrong("endpoints", endpoints, "a list of endpoints");
	const read = endpoints.map((endpoint, at) => readEndpoint(`endpoints[${at}]`, endpoint));
	for (const [at, { id }] of read.entries())
		if (read.findIndex((other) => other.id === id) < at)
			fail({ code: "duplicate-id", field: `endpoints[${at}].id`, got: id });
	return read;
}

/** Reads the endpoints in the text of a configuration file, as `readEndpoints` does. */
export function parseEndpoints(text: string): readonly Endpoint[] {
	let read: unknown;
	try {
		read = JSON.parse(text.replace(/^\u{feff}/u, ""));
	} catch (error) {
		return fail({ code: "broken-json", field: "configuration", got: text, problem: (error as Error).message });
	}
	return readEndpoints(read);
}

const FIELDS = ["id", "label", "url", "model", "tokenVariable", "tasks", "models"];

function readEndpoint(path: string, value: unknown): Endpoint {
	const fields = fieldsOf(path, value, FIELDS);
	const { id, label, url, model, tokenVariable, tasks, models } = fields;
	const key = readId(`${path}.id`, id);
	return {
		id: key,
		label: label === undefined ? key : line(`${path}.label`, label),
		url: renamed(`${path}.url`, () => endpointBase(text(`${path}.url`, url))),
		model: model === undefined ? "{id}" : readModel(`${path}.model`, model),
		// Without the field, the default variable; null means that no token is needed.
		...(tokenVariable !== null && { tokenVariable: readVariable(`${path}.tokenVariable`, tokenVariable) }),
		tasks: tasks === undefined ? [CHAT] : readTasks(`${path}.tasks`, tasks),
		...(models !== undefined && { models: readModels(`${path}.models`, models) }),
	};
}

function readId(path: string, value: unknown): string {
	const id = text(path, value);
	if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
		return wrong(path, value, 'an id of lower-case letters, digits and dashes, such as "lab"');
	if (id === AUTO || providers.some((provider) => provider.id === id))
		fail({ code: "reserved-id", field: path, got: value });
	return id;
}

function readVariable(path: string, value: unknown = "API_TOKEN"): string {
	return renamed(path, () => checkedVariable(text(path, value)));
}

function readModel(path: string, value: unknown): string {
	const pattern = line(path, value);
	const unknown = /\{(?!(?:id|owner|name)\})[^}]*\}?/.exec(pattern)?.[0];
	if (unknown === undefined) return pattern;
	return fail({ code: "unknown-placeholder", field: path, got: value, placeholder: unknown });
}

function readTasks(path: string, value: unknown): readonly string[] {
	if (!Array.isArray(value) || value.length === 0)
		return wrong(path, value, 'a list of tasks, such as ["conversational"]');
	for (const [at, task] of value.entries()) if (!ENDPOINT_TASKS.includes(task)) unknownTask(`${path}[${at}]`, task);
	return [...new Set(value as string[])];
}

function unknownTask(field: string, got: unknown): never {
	const near = nearest(ENDPOINT_TASKS, String(got));
	return fail({ code: "unknown-name", field, got, what: "a task that endpoints serve", near, known: ENDPOINT_TASKS });
}

/** A list of ids, or an object from ids to the endpoint's own names. */
function readModels(path: string, value: unknown): readonly ServedModel[] {
	if (Array.isArray(value)) return value.map((id, at) => ({ id: line(`${path}[${at}]`, id) }));
	if (!isObject(value))
		return wrong(path, value, 'a list of ids, such as ["acme/*"], or an object that maps ids to the endpoint’s names');
	return Object.entries(value).map(([id, name]) => ({
		id: line(path, id),
		name: readModel(`${path}[${JSON.stringify(id)}]`, name),
	}));
}

/** The fields of an object, which may contain only those in `known`. */
function fieldsOf(path: string, value: unknown, known: readonly string[]): Fields {
	if (!isObject(value)) return wrong(path || "configuration", value, `an object with ${known.join(", ")}`);
	const unknown = Object.keys(value).find((name) => !known.includes(name));
	if (unknown === undefined) return value;
	const field = path === "" ? unknown : `${path}.${unknown}`;
	return fail({ code: "unknown-field", field, got: value[unknown], near: nearest(known, unknown), known });
}

function text(path: string, value: unknown): string {
	if (typeof value === "string" && value !== "") return value;
	return wrong(path, value, "a string");
}

/** A text on one line. */
function line(path: string, value: unknown): string {
	const read = text(path, value);
	if (!/\p{Cc}/u.test(read) && read.trim() !== "" && read.isWellFormed()) return read;
	return wrong(path, value, "a single-line string");
}

const wrong = (field: string, got: unknown, expected: string): never =>
	fail({ code: "wrong-value", field, got, expected });

function fail(refusal: Refusal): never {
	throw new InputError(refusal);
}

/** The result of `read`; its refusal names a field of the configuration. */
function renamed<T extends string>(field: string, read: () => T): T {
	const result = orRefusal(read);
	return typeof result === "object" && isRefusal(result) ? fail({ ...result, field }) : (result as T);
}
