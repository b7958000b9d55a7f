import { isObject, shown } from "@vitrine/model";
import { AUTO } from "../constants.ts";
import { adviceFor } from "../advice.ts";
import { InputError } from "../errors.ts";
import { CHAT } from "../kinds.ts";
import { checkedVariable, endpointBase } from "../plan/endpoint.ts";
import { providers } from "../providers.ts";
import type { Endpoint, ServedModel } from "./shapes.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Tasks that an endpoint can be asked for: those that the hub's own inference has a form for. */
export const ENDPOINT_TASKS: readonly string[] = providers.find(({ id }) => id === "hf-inference")!.tasks;

/**
 * The endpoints that a configuration describes: `{"endpoints": [{"id", "label", "url", "model", "tokenVariable", "tasks",
 * "models"}]}`. Throws an InputError whose field is the path to what is wrong, such as `endpoints[0].url`.
 */
export function readEndpoints(configuration: unknown): readonly Endpoint[] {
	const { endpoints } = fieldsOf("", configuration, ["endpoints"]);
	if (!Array.isArray(endpoints)) throw wrong("endpoints", endpoints, "a list of endpoints");
	const read = endpoints.map((endpoint, at) => readEndpoint(`endpoints[${at}]`, endpoint));
	for (const [at, { id }] of read.entries())
		if (read.findIndex((other) => other.id === id) < at)
			throw new InputError(`endpoints[${at}].id`, id, `${shown(id)} is the id of an endpoint before it. Take another.`);
	return read;
}

/** As `readEndpoints`, of the text of a configuration file. */
export function parseEndpoints(text: string): readonly Endpoint[] {
	let read: unknown;
	try {
		read = JSON.parse(text.replace(/^\u{feff}/u, ""));
	} catch (error) {
		throw new InputError("configuration", text, `This is not JSON: ${(error as Error).message}`);
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
		url: renamed(`${path}.url`, url, () => endpointBase(text(`${path}.url`, url))),
		model: model === undefined ? "{id}" : readModel(`${path}.model`, model),
		// Without the field it is the variable that every endpoint has; null says that there is no token.
		...(tokenVariable !== null && { tokenVariable: readVariable(`${path}.tokenVariable`, tokenVariable) }),
		tasks: tasks === undefined ? [CHAT] : readTasks(`${path}.tasks`, tasks),
		...(models !== undefined && { models: readModels(`${path}.models`, models) }),
	};
}

function readId(path: string, value: unknown): string {
	const id = text(path, value);
	if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
		throw wrong(path, value, 'an id of lower-case letters, digits and dashes, such as "lab"');
	if (id === AUTO || providers.some((provider) => provider.id === id))
		throw new InputError(path, value, `${shown(id)} is a provider that is already known. Take another id.`);
	return id;
}

function readVariable(path: string, value: unknown = "API_TOKEN"): string {
	return renamed(path, value, () => checkedVariable(text(path, value)));
}

function readModel(path: string, value: unknown): string {
	const pattern = line(path, value);
	const unknown = /\{(?!(?:id|owner|name)\})[^}]*\}?/.exec(pattern)?.[0];
	if (unknown === undefined) return pattern;
	throw new InputError(
		path,
		value,
		`${shown(unknown)} stands for nothing. Use {id}, {owner} and {name}, or a fixed name.`,
	);
}

function readTasks(path: string, value: unknown): readonly string[] {
	if (!Array.isArray(value) || value.length === 0)
		throw wrong(path, value, 'a list of tasks, such as ["conversational"]');
	for (const [at, task] of value.entries())
		if (!ENDPOINT_TASKS.includes(task))
			throw new InputError(
				`${path}[${at}]`,
				task,
				`${shown(task)} is not a task that an endpoint can be asked for. ${adviceFor(String(task), ENDPOINT_TASKS)}`,
			);
	return [...new Set(value as string[])];
}

/** A list of ids, or an object from ids to the endpoint's own names. */
function readModels(path: string, value: unknown): readonly ServedModel[] {
	if (Array.isArray(value)) return value.map((id, at) => ({ id: line(`${path}[${at}]`, id) }));
	if (!isObject(value))
		throw wrong(
			path,
			value,
			'a list of ids, such as ["acme/*"], or an object from ids to the endpoint’s names of them',
		);
	return Object.entries(value).map(([id, name]) => ({
		id: line(path, id),
		name: readModel(`${path}[${JSON.stringify(id)}]`, name),
	}));
}

/** The fields of an object that holds none but `known`. */
function fieldsOf(path: string, value: unknown, known: readonly string[]): Fields {
	if (!isObject(value)) throw wrong(path || "configuration", value, `an object with ${known.join(", ")}`);
	const unknown = Object.keys(value).find((name) => !known.includes(name));
	if (unknown === undefined) return value;
	const field = path === "" ? unknown : `${path}.${unknown}`;
	throw new InputError(field, value[unknown], `is not known. ${adviceFor(unknown, known)}`);
}

function text(path: string, value: unknown): string {
	if (typeof value === "string" && value !== "") return value;
	throw wrong(path, value, "a text");
}

/** A text on one line. */
function line(path: string, value: unknown): string {
	const read = text(path, value);
	if (!/\p{Cc}/u.test(read) && read.trim() !== "" && read.isWellFormed()) return read;
	throw wrong(path, value, "a text on one line");
}

function wrong(path: string, value: unknown, wanted: string): InputError {
	return new InputError(
		path,
		value,
		value === undefined ? `is missing; it should be ${wanted}` : `${shown(value)} is not ${wanted}.`,
	);
}

/** Lets an error of an option name the field of the configuration instead. */
function renamed<T>(path: string, value: unknown, read: () => T): T {
	try {
		return read();
	} catch (error) {
		if (!(error instanceof InputError) || error.field === path) throw error;
		throw new InputError(path, value, error.message.slice(error.field.length + ": ".length));
	}
}
