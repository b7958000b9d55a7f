import { isObject } from "@vitrine/model";
import { FORMS, ROUTES, type Schema } from "./apis.ts";
import type { Argument } from "./program.ts";

/** The problem of the request that curl is called with: its address, its type, or its JSON. */
export function requestProblem(words: readonly Argument[]): string | undefined {
	const { urls, headers, fields, data } = partsOf(words);
	const wrong = urls.find((url) => !/^(https?:\/\/|\$)/.test(url));
	if (wrong !== undefined) return `requests "${wrong}", which is no address`;
	if (fields.length > 0) return formProblem(urls[0] ?? "", fields);
	if (data === undefined) return undefined;
	if (!headers.some((header) => /^content-type: application\/json$/i.test(header)))
		return "sends JSON without its Content-Type";
	return bodyProblem(urls[0] ?? "", data);
}

interface Parts {
	readonly urls: string[];
	readonly headers: string[];
	/** The fields of a form, as `name=value`. */
	readonly fields: string[];
	data?: string;
}

/** The address, headers and data of a command; options that take a value are followed by it. */
function partsOf(words: readonly Argument[]): Parts {
	const parts: Parts = { urls: [], headers: [], fields: [] };
	for (let at = 0; at < words.length; at += 1) {
		const { value } = words[at]!;
		const next = words[at + 1]?.value ?? "";
		if (/^(-H|--header)$/.test(value)) parts.headers.push(next);
		else if (value === "-F") parts.fields.push(next);
		else if (/^(-d|--data)$/.test(value)) parts.data = next;
		else if (!value.startsWith("-")) parts.urls.push(value);
		if (/^(-H|--header|-d|--data|-F|-o)$/.test(value)) at += 1;
	}
	return parts;
}

function formProblem(url: string, fields: readonly string[]): string | undefined {
	const path = pathOf(url);
	const route = FORMS.find((one) => path.endsWith(one.path));
	if (route === undefined) return `sends a form to ${path}, which is no known route of an API`;
	const names = fields.map((field) => field.split("=", 1)[0] ?? "");
	const unknown = names.find((name) => !route.fields.includes(name));
	if (unknown !== undefined) return `sends a form to ${path}, which has no field ${unknown}`;
	const missing = route.required.find((name) => !names.includes(name));
	return missing && `sends a form to ${path} without ${missing}`;
}

const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, "");

function bodyProblem(url: string, data: string): string | undefined {
	const path = pathOf(url);
	const route = ROUTES.find((one) => path.endsWith(one.path));
	if (route === undefined) return `posts to ${path}, which is no known route of an API`;
	const body = parsed(data);
	if (body === undefined) return "sends data that is not JSON";
	const problem = mismatch(body, route.body, "");
	return problem && `posts to ${path}, ${problem}`;
}

function parsed(data: string): unknown {
	try {
		return JSON.parse(data);
	} catch {
		return undefined;
	}
}

/** How a value differs from its schema; undefined if it does not. */
function mismatch(value: unknown, schema: Schema, at: string): string | undefined {
	const here = at === "" ? "whose body" : `whose field ${at}`;
	if (typeof schema === "string") return typeof value === JSON_TYPE[schema] ? undefined : `${here} is not a ${schema}`;
	if ("is" in schema)
		return schema.is.some((one) => one === value) ? undefined : `${here} is not ${schema.is.join(" or ")}`;
	if ("oneOf" in schema) return anyMismatch(value, schema.oneOf, at);
	if ("list" in schema) {
		if (!Array.isArray(value)) return `${here} is not a list`;
		return value.map((item, index) => mismatch(item, schema.list, `${at}[${index}]`)).find(Boolean);
	}
	if (!isObject(value)) return `${here} is not an object`;
	const missing = schema.required.find((name) => !Object.hasOwn(value, name));
	if (missing !== undefined) return `${here} has no ${missing}`;
	return Object.entries(value)
		.map(([name, inner]) => {
			const own = Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined;
			const place = at === "" ? name : `${at}.${name}`;
			return own === undefined ? `which has no field ${place}` : mismatch(inner, own, place);
		})
		.find(Boolean);
}

const JSON_TYPE = { boolean: "boolean", number: "number", text: "string" } as const;

function anyMismatch(value: unknown, schemas: readonly Schema[], at: string): string | undefined {
	const problems = schemas.map((one) => mismatch(value, one, at));
	return problems.every(Boolean) ? problems.at(-1) : undefined;
}
