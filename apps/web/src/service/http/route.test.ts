import { describe, expect, test } from "vitest";
import { z } from "zod";
import { API, namesIn, type Operation } from "../../api/operation.ts";
import { OPERATIONS } from "../../api/operations/index.ts";
import { problemSchema } from "../../api/problem.ts";
import { writtenAs } from "../../api/query.ts";
import { jsonSchemaOf } from "../../api/jsonSchema.ts";
import { RUNNABLE, SHELF, shelf } from "../../testing/shelf.ts";
import { testApp } from "../../testing/site.ts";

const app = await testApp({ store: await shelf([...SHELF, ...RUNNABLE, { id: "bare", tags: [] }]) });

/** Requests for each operation, besides its examples; the examples name models of the starter. */
const REQUESTS: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
	getModel: [{ owner: "acme", name: "parser", card: true }, { owner: "acme", name: "parser-gguf" }],
	getModelOfName: [{ name: "bare" }],
	getMemory: [
		{ model: "acme/parser-gguf", memory: 8 },
		{ model: "acme/parser", device: "apple-m1" },
		{ model: "acme/quiet" },
	],
	getSnippets: [
		{ model: "acme/parser" },
		{ model: "acme/served", kinds: ["call"], provider: "together", stream: true, messages: [{ role: "user", content: "Hi" }] },
		{ model: "acme/parser-gguf", kinds: ["app"], apps: ["llama.cpp"], quant: "Q8_0" },
	],
	listModels: [
		{ author: ["acme"], facets: ["task", "library"], facetLimit: 2 },
		{ q: "timm models", checked: ["run"] },
		{ literal: true, q: "crowd", sort: "likes", dir: "asc" },
	],
};

const CASES = OPERATIONS.flatMap((operation: Operation) => {
	const examples = operation.examples.filter(({ model, owner }) => !/^vitrine/.test(String(model ?? owner)));
	return [...examples, ...(REQUESTS[operation.id] ?? [])].map(
		(values) => [operation.id, JSON.stringify(values), operation, values] as const,
	);
});

/** A request as a client sends it. */
function send({ path, parameters, method }: Operation, values: Readonly<Record<string, unknown>>, headers = {}) {
	const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
	if (method === "post")
		return app.request(API + filled, {
			method: "POST",
			headers: { "Content-Type": "application/json", ...headers },
			body: JSON.stringify(values),
		});
	const { properties = {} } = jsonSchemaOf(parameters);
	const query = Object.entries(values).flatMap(([name, value]) => {
		if (namesIn(path).includes(name)) return [];
		if (Array.isArray(value) && writtenAs(properties[name] ?? {}) === "list")
			return value.map((one) => [name, String(one)] as [string, string]);
		return [[name, typeof value === "string" ? value : JSON.stringify(value)] as [string, string]];
	});
	return app.request(`${API}${filled}?${new URLSearchParams(query)}`, { headers });
}

describe("the API", () => {
	test.each(CASES)("%s answers %s as it is described, with a tag", async (_, __, operation, values) => {
		const answer = await send(operation, values);
		const text = await answer.text();
		expect([answer.status, answer.headers.get("Content-Type")], text).toEqual([200, "application/json"]);
		expect(z.safeParse(operation.answer, JSON.parse(text)).error?.issues).toBeUndefined();
		const ETag = answer.headers.get("ETag") ?? "";
		expect((await send(operation, values, { "If-None-Match": ETag })).status).toBe(304);
	});

	test("answers every operation", () => {
		expect(new Set(CASES.map(([id]) => id))).toEqual(new Set(OPERATIONS.map(({ id }) => id)));
	});
});
void problemSchema;
