import { type AppChoice, libraries as allLibraries, localApps } from "@vitrine/catalogue";
import {
	type CallOptions,
	clientNamed,
	type Endpoint,
	InputError,
	OPTION_FACTS,
	type OptionFacts,
	wireName,
	wrongNumber,
} from "@vitrine/inference";
import { isObject, parseRecord, RecordError, shown, type ModelRecord } from "@vitrine/model";
import { among } from "./among.ts";
import { checkedChoice } from "./choice.ts";
import { FieldError } from "./fieldError.ts";
import { KINDS, LANGUAGES, type SnippetKind, type LogMessage } from "./shapes.ts";

/** A parsed line: the model, and which snippets to write. */
export interface SnippetRequest {
	readonly record: ModelRecord;
	readonly kinds: ReadonlySet<SnippetKind>;
	/** Whether the line asks for calls by name; otherwise there are calls only if it names a provider or an endpoint. */
	readonly insistsOnCalls: boolean;
	readonly call: CallOptions;
	readonly languages: ReadonlySet<string>;
	/** Names such as `python/requests`; undefined for all. */
	readonly clients: ReadonlySet<string> | undefined;
	/** Keys of libraries, and `files` for only the files; undefined for all. */
	readonly libraries: ReadonlySet<string> | undefined;
	/** Keys of local apps; undefined for all. */
	readonly apps: ReadonlySet<string> | undefined;
	/** The file that apps open, if several can be chosen. */
	readonly choice: AppChoice;
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads the fields of a line. Throws FieldError or InputError. */
export function readAsk(fields: Fields, log: LogMessage, endpoints: readonly Endpoint[] = []): SnippetRequest {
	const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
	const unknown = Object.keys(given).filter((name) => !NAMES.has(name));
	if (unknown.length > 0) log(`unknown fields ignored: ${unknown.map((name) => shown(name)).join(", ")}`);
	const kinds = names("kinds", given, KINDS);
	const record = readRecord(given["model"], log);
	return {
		record,
		kinds: new Set(KINDS.filter((kind) => kinds?.includes(kind) ?? true)),
		insistsOnCalls: kinds?.includes("call") === true,
		call: { ...readCall(given), ...(endpoints.length > 0 && { endpoints }) },
		languages: new Set(names("languages", given, LANGUAGES) ?? LANGUAGES),
		clients: readClients(given),
		libraries: keys("libraries", given, LOADERS),
		apps: keys("apps", given, APPS),
		choice: checkedChoice(record, present({ quant: text(given, "quant"), file: text(given, "file") })),
	};
}

/** What a line can name as its libraries and as its apps. */
export const LOADERS: readonly string[] = [...allLibraries.map(({ key }) => key), "files"];
export const APPS: readonly string[] = localApps.map(({ key }) => key);

function keys(field: string, given: Fields, known: readonly string[]): ReadonlySet<string> | undefined {
	const list = names(field, given, known);
	return list && new Set(list);
}

function text(given: Fields, field: string): string | undefined {
	return typed(given, field, (value) => typeof value === "string", "a string") as string | undefined;
}

function readRecord(model: unknown, log: LogMessage): ModelRecord {
	if (model === undefined)
		throw new FieldError("missing-field", "model", { expected: 'a record such as {"id": "owner/name"}' });
	try {
		const { record, notes } = parseRecord(model);
		for (const note of notes) log(`model.${note}`);
		return record;
	} catch (error) {
		if (!(error instanceof RecordError)) throw error;
		const { field, expected, got, reason } = error;
		throw new FieldError("wrong-record", field === "" ? "model" : `model.${field}`, { expected, got, reason });
	}
}

/** The options of the call, by their names in a line. Values that only the plan can validate are passed unchanged. */
function readCall(given: Fields): CallOptions {
	const values = OPTION_FACTS.map((fact) => [fact.name, readOption(given, fact)] as const);
	return present(Object.fromEntries(values)) as CallOptions;
}

function readOption(given: Fields, fact: OptionFacts): unknown {
	const name = wireName(fact);
	if (fact.type === "number") return readNumber(given, fact);
	const check = fact.isList ? LIST : CHECKS[fact.type];
	return check ? typed(given, name, ...check) : given[name];
}

/** Also for a line without calls, which would not plan one. */
function readNumber(given: Fields, fact: OptionFacts): unknown {
	const value = given[wireName(fact)];
	const refusal = value === undefined ? undefined : wrongNumber(fact, value);
	if (refusal) throw new InputError(refusal);
	return value;
}

type Check = readonly [is: (value: unknown) => boolean, what: string];

const LIST: Check = [Array.isArray, "a list"];

const CHECKS: Readonly<Record<Exclude<OptionFacts["type"], "number">, Check | undefined>> = {
	text: [(value) => typeof value === "string", "a string"],
	flag: [(value) => typeof value === "boolean", "true or false"],
	json: undefined,
};

const OTHERS = ["key", "model", "languages", "clients", "kinds", "libraries", "apps", "quant", "file"];
/** The fields of a line. */
export const FIELDS: readonly string[] = [...OPTION_FACTS.map(wireName), ...OTHERS];
const NAMES: ReadonlySet<string> = new Set(FIELDS);

function readClients(given: Fields): ReadonlySet<string> | undefined {
	const clients = list("clients", given);
	for (const name of clients ?? []) clientNamed(name);
	return clients && new Set(clients);
}

function names<T extends string>(field: string, given: Fields, known: readonly T[]): readonly T[] | undefined {
	const values = list(field, given);
	for (const value of values ?? []) among(field, value, known);
	return values as readonly T[] | undefined;
}

function list(field: string, given: Fields): readonly string[] | undefined {
	return typed(given, field, isTexts, "a list of strings") as readonly string[] | undefined;
}

function typed(given: Fields, field: string, is: (value: unknown) => boolean, what: string): unknown {
	const value = given[field];
	if (value === undefined || is(value)) return value;
	throw new FieldError("wrong-value", field, { expected: what, got: shown(value) });
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === "string");

function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
	const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
	return Object.fromEntries(kept) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** The fields of a line of JSON. Throws FieldError if it is not an object. */
export function fieldsOf(value: unknown): Fields {
	if (isObject(value)) return value;
	throw new FieldError("not-an-object", "", {
		expected: 'an object such as {"key": 1, "model": {"id": "owner/name"}}',
		got: shown(value),
	});
}
