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
	getModel: [
		{ owner: "acme", name: "parser", card: true },
		{ owner: "acme", name: "parser-gguf" },
	],
	getModelOfName: [{ name: "bare" }],
	getMemory: [
		{ model: "acme/parser-gguf", memory: 8 },
		{ model: "acme/parser", device: "apple-m1" },
		{ model: "acme/quiet" },
	],
	getSnippets: [
		{ model: "acme/parser" },
		{
			model: "acme/served",
			kinds: ["call"],
			provider: "together",
			stream: true,
			messages: [{ role: "user", content: "Hi" }],
		},
		{ model: "acme/parser-gguf", kinds: ["app"], apps: ["llama.cpp"], quant: "Q8_0" },
	],
	listModels: [
		{ author: ["acme"], facets: ["task", "library"], facetLimit: 2 },
		{ q: "timm models", checked: ["run"] },
		{ literal: true, q: "crowd", sort: "likes", dir: "asc" },
	],
};

const CASES = OPERATIONS.flatMap((operation: Operation) => {
	const examples = operation.examples.filter(({ model, owner }) => !String(model ?? owner).startsWith("vitrine"));
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

test("a snippet states how to install its client, and what was checked, in words", async () => {
	const query = "model=acme/served&kinds=call&provider=together&clients=python/openai";
	const { snippets } = (await (await app.request(`${API}/snippets?${query}`)).json()) as Snippets;
	expect(snippets[0]).toMatchObject({ install: "pip install openai", standing: expect.stringMatching(/\w+ .*\.$/) });
});

test("a task takes the place of the one of the record", async () => {
	const query = "model=acme/parser&kinds=load&libraries=transformers&task=fill-mask";
	const { snippets } = (await (await app.request(`${API}/snippets?${query}`)).json()) as Snippets;
	expect(snippets.map(({ content }) => content).join("\n")).toContain('pipeline("fill-mask"');
});

interface Snippets {
	readonly snippets: readonly { readonly content: string }[];
}

/** The problem that a request is refused with. */
async function refused(path: string, init?: RequestInit): Promise<Record<string, unknown>> {
	const answer = await app.request(`${API}${path}`, init);
	const problem = (await answer.json()) as Record<string, unknown>;
	expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
	expect(z.safeParse(problemSchema, problem).error?.issues).toBeUndefined();
	expect(problem["status"]).toBe(answer.status);
	return problem;
}

/** A parameter with so many different values. */
function many(name: string, count: number): string {
	return Array.from({ length: count }, (_, at) => `${name}=v${at}`).join("&");
}

const body = (text: string, type = "application/json"): RequestInit => ({
	method: "POST",
	headers: { "Content-Type": type },
	body: text,
});

describe("a wrong request", () => {
	test("says what a model should be", async () => {
		const answer = await app.request(`${API}/snippets`, body('{"model":{"id":7}}'));
		expect(await answer.json()).toMatchObject({
			code: "wrong-value",
			field: "model",
			expected: "a string of 1 to 1,000 characters, or an object with id",
		});
	});

	test.each<[string, object]>([
		["/models?limit=0", { status: 400, code: "wrong-value", field: "limit", expected: "a whole number from 1 to 200" }],
		["/models?limit=many", { status: 400, field: "limit", value: '"many"' }],
		["/models?limit=1&limit=2", { status: 400, field: "limit" }],
		[
			"/models?sort=download",
			{ status: 400, code: "unknown-value", allowed: expect.arrayContaining(["downloads"]), nearest: ["downloads"] },
		],
		["/models?constructor=1", { status: 400, code: "unknown-parameter", field: "constructor" }],
		["/models?__proto__=1", { status: 400, code: "unknown-parameter", field: "__proto__" }],
		["/models?librari=timm", { status: 400, code: "unknown-parameter", field: "librari", nearest: ["library"] }],
		[`/models?${many("tag", 51)}`, { status: 400, field: "tag" }],
		[`/models?${many("tag", 30)}&${many("author", 30)}`, { status: 422, code: "too-many" }],
		[`/models?q=${"x".repeat(201)}`, { status: 400, field: "q" }],
		[
			`/models?literal=true&q=${Array.from({ length: 40 }, (_, at) => `w${at}`).join("+")}`,
			{ status: 422, field: "q" },
		],
		["/models?cursor=nonsense", { status: 422, code: "bad-cursor", field: "cursor" }],
		[
			"/models?device=apple-m99",
			{ status: 404, field: "device", nearest: expect.arrayContaining([expect.stringMatching(/^apple-m/)]) },
		],
		["/models/acme/praser", { status: 404, code: "model-not-found", nearest: expect.arrayContaining(["acme/parser"]) }],
		["/tasks/text-generatoin", { status: 404, code: "task-not-found", nearest: ["text-generation"] }],
		["/libraries/tim", { status: 404, nearest: expect.arrayContaining(["timm"]) }],
		["/checks?level=ran", { status: 400, field: "level" }],
		["/checks?cursor=W10", { status: 422, code: "bad-cursor" }],
		["/snippets", { status: 400, code: "missing", field: "model" }],
		[
			"/snippets?model=acme/parser&kinds=call&provider=togehter",
			{ status: 422, code: "provider-unknown", field: "provider", nearest: expect.arrayContaining(["together"]) },
		],
		["/snippets?model=acme/parser&task=fill-masc", { status: 404, field: "task", nearest: ["fill-mask"] }],
		[
			"/snippets?model=acme/parser&libraries=tim",
			{ status: 422, code: "unknown-name", field: "libraries", nearest: expect.arrayContaining(["timm"]) },
		],
		[
			"/snippets?model=acme/parser&apps=ollma",
			{ status: 422, code: "unknown-name", field: "apps", nearest: ["ollama"], allowed: expect.any(Array) },
		],
		[
			"/snippets?model=acme/parser&clients=reqests",
			{ status: 422, code: "unknown-name", field: "clients", nearest: ["python/requests"] },
		],
		["/snippets?model=acme/parser&temperature=hot", { status: 400, field: "temperature" }],
		["/taks", { status: 404, code: "unknown-path", nearest: expect.arrayContaining(["/api/v1/tasks"]) }],
	])("%s is a problem with code and field", async (path, problem) => {
		expect(await refused(path)).toMatchObject(problem);
	});

	test("of a body names what is wrong with it", async () => {
		expect(await refused("/snippets", body("{broken"))).toMatchObject({ status: 400, code: "broken-json" });
		expect(await refused("/snippets", body("[]"))).toMatchObject({ status: 400, code: "wrong-body" });
		expect(await refused("/snippets", body("{}", "text/plain"))).toMatchObject({ status: 415 });
		expect(await refused("/snippets", body(`"${"x".repeat(65_536)}"`))).toMatchObject({ status: 413 });
		const deep = `{"model":"acme/parser","inputs":${"[".repeat(5_000)}${"]".repeat(5_000)}}`;
		expect(await refused("/snippets", body(deep))).toMatchObject({ status: 400, code: "too-deep" });
		expect(await refused("/snippets", body('{"model":{"id":"a/b\\u0000"}}'))).toMatchObject({
			status: 422,
			field: "model.id",
		});
	});

	test("of another method, or for another media type, names what there is", async () => {
		const answer = await app.request(`${API}/tasks`, { method: "DELETE" });
		expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
		expect(await refused("/snippets", { method: "PUT" })).toMatchObject({
			status: 405,
			allowed: ["GET", "POST", "HEAD", "OPTIONS"],
		});
		for (const Accept of ["text/html", "application/json;q=0", "image/*"])
			expect(await refused("/tasks", { headers: { Accept } }), Accept).toMatchObject({ status: 406, field: "Accept" });
	});

	test("shows nothing internal if the server fails", async () => {
		const store = await shelf(SHELF);
		const broken = await testApp({
			store: {
				...store,
				index: {
					...store.index,
					count: store.index.count,
					search: () => Promise.reject(new Error("/secret/path")),
				} as never,
			},
		});
		const answer = await broken.request(`${API}/tasks`);
		const text = await answer.text();
		expect([answer.status, answer.headers.get("Content-Type")]).toEqual([500, "application/problem+json"]);
		expect(text).not.toContain("secret");
	});
});

/** The tasks, asked for by a page of an origin. */
function of(origin: string, method = "GET") {
	return app.request(`${API}/tasks`, { method, headers: { Origin: origin } });
}

async function read(query: string): Promise<unknown> {
	return (await app.request(`${API}/models?${query}`)).json();
}

describe("an answer", () => {
	test("leads to its next page, until the last, and each model is on one page", async () => {
		const ids: string[] = [];
		let next: string | undefined = `http://localhost${API}/models?author=crowd&limit=20`;
		while (next !== undefined) {
			const answer: Response = await app.request(next);
			const { models } = (await answer.json()) as { readonly models: readonly { readonly id: string }[] };
			ids.push(...models.map(({ id }) => id));
			next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("Link") ?? "")?.[1];
		}
		expect([ids.length, new Set(ids).size]).toEqual([45, 45]);
	});

	test("is code alone as text, with headings where there are several pieces", async () => {
		const path = `${API}/snippets?model=acme/parser&kinds=load&libraries=transformers`;
		const headers = { Accept: "text/plain" };
		const all = await (await app.request(path, { headers })).text();
		expect(all).toMatch(/^# ── load · (sh|python) · transformers/);
		const none = await app.request(`${API}/snippets?model=acme/parser&kinds=app&apps=msty`, { headers });
		expect(await none.text()).toBe("");
	});

	test("has the same headers for HEAD, and none of its body", async () => {
		const [get, head] = [await app.request(`${API}/tasks`), await app.request(`${API}/tasks`, { method: "HEAD" })];
		expect(head.headers.get("ETag")).toBe(get.headers.get("ETag"));
		expect(await head.text()).toBe("");
	});

	test("can be read by pages of this machine and of allowed origins", async () => {
		expect((await of("http://localhost:5173")).headers.get("Access-Control-Allow-Origin")).toBe(
			"http://localhost:5173",
		);
		expect((await of("https://evil.example")).headers.has("Access-Control-Allow-Origin")).toBe(false);
		const asked = await of("http://localhost:5173", "OPTIONS");
		expect([asked.status, asked.headers.get("Access-Control-Allow-Methods")]).toEqual([204, "GET, HEAD, OPTIONS"]);
	});

	test("reads words as the site does, unless they are literal", async () => {
		expect(await read("q=timm+german")).toMatchObject({
			read: expect.arrayContaining([expect.objectContaining({ of: "library" })]),
		});
		expect(await read("q=timm+german&literal=true")).toMatchObject({ read: [], words: "timm german" });
		expect(await read("task=fill-maks")).toMatchObject({ total: 0, notes: [expect.stringContaining("fill-mask")] });
	});
});

describe("the description", () => {
	test("is OpenAPI 3.1 with every operation, and its references lead somewhere", async () => {
		const answer = await app.request(`${API}/openapi.json`);
		const text = await answer.text();
		const { openapi, paths, components } = JSON.parse(text) as {
			readonly openapi: string;
			readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
			readonly components: { readonly schemas: object };
		};
		expect(openapi).toBe("3.1.0");
		const ids = Object.values(paths).flatMap((one) => Object.values(one).map(({ operationId }) => operationId));
		expect(ids.toSorted()).toEqual(OPERATIONS.map(({ id }) => id as string).toSorted());
		const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = ""]) => ref);
		expect(new Set(refs)).toEqual(
			new Set(Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`)),
		);
	});
});
