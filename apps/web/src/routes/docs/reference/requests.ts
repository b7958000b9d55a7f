import { sh } from "@vitrine/code";
import { jsonSchemaOf } from "../../../api/jsonSchema.ts";
import { API, EXAMPLE, namesIn, type Operation } from "../../../api/operation.ts";
import { writtenAs } from "../../../api/query.ts";
import { located } from "../../../base/basePath.ts";

/** A request to try. */
export interface ExampleRequest {
	readonly method: "GET" | "POST";
	/** Below the origin of the site. */
	readonly address: string;
	/** The JSON of its body. */
	readonly body?: string;
	/** The command that sends it. */
	readonly curl: string;
}

type Values = Readonly<Record<string, unknown>>;

/** The site that requests are for. */
export interface ExampleSite {
	readonly origin: string;
	/** The id of a model that it has, as `owner/name`. */
	readonly model: string;
}

/** The requests of an operation's examples, about a model that the site has. */
export function requestsOf(operation: Operation, { origin, model }: ExampleSite): readonly ExampleRequest[] {
	const examples = operation.examples.map((values) => aboutModel(values, model));
	return examples.map((values) =>
		operation.method === "post" ? postOf(operation, values, origin) : getOf(operation, values, origin),
	);
}

/** The example with another model. */
function aboutModel(values: Values, id: string): Values {
	if (values["model"] === EXAMPLE.id) return { ...values, model: id };
	if (values["owner"] !== EXAMPLE.owner) return values;
	const [owner = "", ...name] = id.split("/");
	return { ...values, owner, name: name.join("/") };
}

function getOf({ path, parameters }: Operation, values: Values, origin: string): ExampleRequest {
	const { properties = {} } = jsonSchemaOf(parameters);
	const named = namesIn(path);
	const query = Object.entries(values).flatMap(([name, value]) => {
		if (named.includes(name)) return [];
		const isList = writtenAs(properties[name] ?? {}) === "list";
		return (isList ? (value as readonly unknown[]) : [value]).map((one) => [name, inAddress(one)]);
	});
	const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
	const search = query.length === 0 ? "" : `?${new URLSearchParams(query)}`;
	const address = located(API + filled) + search;
	return { method: "GET", address, curl: String(sh`curl ${origin + address}`) };
}

const inAddress = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function postOf({ path }: Operation, values: Values, origin: string): ExampleRequest {
	const address = located(API + path);
	const body = JSON.stringify(values, undefined, 2);
	const curl = String(
		sh`curl ${origin + address} --header "Content-Type: application/json" --data ${JSON.stringify(values)}`,
	);
	return { method: "POST", address, body, curl };
}
