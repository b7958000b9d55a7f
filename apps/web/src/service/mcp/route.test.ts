import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, test } from "vitest";
import { RUNNABLE, SHELF, shelf } from "../../testing/shelf.ts";
import { testApp } from "../../testing/site.ts";

const app = await testApp({
	store: await shelf([...SHELF, ...RUNNABLE]),
	config: { corsOrigins: ["https://allowed.example"] },
});

async function fetch(url: string | URL, init?: RequestInit): Promise<Response> {
	return app.request(String(url), init);
}

/** A client whose requests go to the app. */
async function connected(): Promise<Client> {
	const client = new Client({ name: "test", version: "1" });
	await client.connect(new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), { fetch }));
	return client;
}

const client = await connected();

type Arguments = Readonly<Record<string, unknown>>;

async function call(name: string, given: Arguments): Promise<Record<string, unknown>> {
	const { isError, structuredContent, content } = await client.callTool({ name, arguments: { ...given } });
	expect(isError, JSON.stringify(content)).toBeFalsy();
	return structuredContent as Record<string, unknown>;
}

/** The problem that a call is refused with. */
async function refused(name: string, given: Arguments): Promise<Record<string, unknown>> {
	const { isError, content } = await client.callTool({ name, arguments: { ...given } });
	expect(isError).toBe(true);
	return JSON.parse((content as { readonly text: string }[])[0]?.text ?? "") as Record<string, unknown>;
}

describe("the tools", () => {
	test("are listed with schemas and as reading only", async () => {
		const { tools } = await client.listTools();
		expect(tools.map(({ name }) => name)).toEqual([
			"find_models",
			"read_model",
			"code_for_model",
			"tasks",
			"libraries",
			"what_fits",
		]);
		for (const { inputSchema, outputSchema, annotations } of tools) {
			expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
			expect(outputSchema).toMatchObject({ type: "object" });
			expect(annotations).toMatchObject({ readOnlyHint: true });
		}
	});

	test("find models, and read one with its reasons", async () => {
		expect(await call("find_models", { q: "parser", limit: 2 })).toMatchObject({ models: [{ id: "acme/parser" }, {}] });
		const { ways } = await call("read_model", { id: "acme/parser" });
		expect(ways).toContainEqual(expect.objectContaining({ key: "transformers", reason: expect.any(String) }));
	});

	test("write code with its level, the versions it was checked with, and the reason for the library", async () => {
		const given = { model: "acme/parser", kinds: ["load"], libraries: ["transformers"], languages: ["python"] };
		const { snippets } = await call("code_for_model", given);
		expect(snippets).toContainEqual(
			expect.objectContaining({
				content: expect.stringContaining("acme/parser"),
				level: "run",
				reason: expect.any(String),
				checked: {
					date: expect.stringMatching(/^\d{4}-/),
					tools: expect.objectContaining({ transformers: expect.any(String) }),
				},
			}),
		);
	});

	test("list tasks and libraries, or read one", async () => {
		expect(await call("tasks", { modality: "audio" })).toMatchObject({ tasks: expect.any(Array) });
		expect(await call("tasks", { id: "fill-mask" })).toMatchObject({ task: { id: "fill-mask" } });
		expect(await call("libraries", { key: "timm" })).toMatchObject({ library: { models: 45 } });
	});

	test("state what fits", async () => {
		const { memory } = await call("what_fits", { model: "acme/parser-gguf", memory: 8 });
		expect(memory).toMatchObject({
			weights: expect.arrayContaining([expect.objectContaining({ label: "Q4_K_M", fits: true })]),
		});
		const whole = await call("what_fits", { model: "acme/parser-gguf" });
		expect(whole["memory"]).toHaveProperty("weights");
		const { found } = await call("what_fits", { device: "apple-m1", q: "parser" });
		expect(found).toMatchObject({ models: expect.arrayContaining([expect.objectContaining({ id: "acme/parser" })]) });
	});

	test("mark a card as untrusted, and leave it out unless it is asked for", async () => {
		const { card } = await call("read_model", { id: "acme/parser", card: true });
		expect(card).toMatchObject({
			untrusted: true,
			notice: expect.stringContaining("Untrusted"),
			text: expect.stringContaining("# Parser"),
		});
		expect(await call("read_model", { id: "acme/parser" })).not.toHaveProperty("card");
	});
});

describe("a wrong call", () => {
	test.each<[string, Arguments, object]>([
		[
			"read_model",
			{ id: "acme/praser" },
			{ code: "model-not-found", field: "id", nearest: expect.arrayContaining(["acme/parser"]) },
		],
		["read_model", {}, { code: "missing", field: "id" }],
		["read_model", { id: 7 }, { code: "wrong-value", field: "id" }],
		["read_model", { id: "x".repeat(1_001) }, { code: "wrong-value", field: "id" }],
		["find_models", { limit: 201 }, { code: "wrong-value", field: "limit" }],
		["find_models", { sort: "download" }, { code: "unknown-value", field: "sort", nearest: ["downloads"] }],
		["find_models", { librari: ["timm"] }, { code: "unknown-parameter", field: "librari", nearest: ["library"] }],
		["find_models", { task: Array.from({ length: 51 }, (_, at) => `t${at}`) }, { code: "wrong-value", field: "task" }],
		[
			"find_models",
			{ task: "fill-mask" },
			{ field: "task", detail: expect.stringContaining("a list of at most 50 values, each a string of") },
		],
		["find_models", { q: "" }, { field: "q", detail: expect.stringContaining("a string of 1 to 200 characters") }],
		["tasks", { id: "text-generatoin" }, { code: "task-not-found", nearest: ["text-generation"] }],
		["what_fits", {}, { code: "missing", field: "memory" }],
		["code_for_model", { model: "acme/parser", kinds: ["call"], provider: "togehter" }, { field: "provider" }],
		["code_for_model", { model: { id: "a/b", tags: deep(40) } }, { code: "too-deep" }],
	])("%s %j is a result that names the field", async (name, given, problem) => {
		expect(await refused(name, given)).toMatchObject(problem);
	});

	test("an unknown tool is an error that names a similar one", async () => {
		await expect(client.callTool({ name: "find_model", arguments: {} })).rejects.toThrow(/find_models/);
	});
});

function deep(levels: number): unknown {
	return levels === 0 ? [] : [deep(levels - 1)];
}

const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
	app.request("/mcp", {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream", ...headers },
		body,
	});

describe("/mcp", () => {
	const LIST = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

	test("answers JSON that is broken, no message, or too large with an error", async () => {
		for (const body of ["{broken", "[]", "7", '{"jsonrpc":"2.0"}']) {
			const answer = await post(body);
			expect(answer.status, body).toBe(400);
			expect(await answer.json()).toMatchObject({ jsonrpc: "2.0", error: { code: expect.any(Number) } });
		}
		expect((await post(" ".repeat(65_537))).status).toBe(413);
		expect((await post(LIST, { "Content-Type": "text/plain" })).status).toBe(415);
	});

	test.each([
		["initialize", {}, "params.protocolVersion should be a string."],
		["initialize", { protocolVersion: "2025-06-18", clientInfo: 7 }, "params.capabilities should be an object."],
		["tools/call", {}, "params.name should be a string."],
		["tools/call", { name: 7 }, "params.name should be a string."],
		["tools/call", { name: "tasks", arguments: ["fill-mask"] }, "params.arguments should be an object."],
	])("names the first parameter of %s %j that is wrong", async (method, params, message) => {
		const answer = await post(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
		expect(JSON.parse((await answer.text()).split("data: ")[1] ?? "")).toEqual({
			jsonrpc: "2.0",
			id: 1,
			error: { code: -32_602, message },
		});
	});

	test("answers no other method than POST, and says so", async () => {
		for (const method of ["GET", "PUT", "DELETE"]) {
			const answer = await app.request("/mcp", { method });
			expect([answer.status, answer.headers.get("Allow")], method).toEqual([405, "POST, OPTIONS"]);
		}
		const asked = await app.request("/mcp", { method: "OPTIONS", headers: { Origin: "http://localhost:5173" } });
		expect([asked.status, asked.headers.get("Allow"), asked.headers.get("Access-Control-Allow-Methods")]).toEqual([
			204,
			"POST, OPTIONS",
			"POST, OPTIONS",
		]);
	});

	test("refuses pages of other origins, unless they are its own, of this machine, or allowed", async () => {
		expect((await post(LIST, { Origin: "https://evil.example" })).status).toBe(403);
		expect((await post(LIST, { Origin: "null" })).status).toBe(403);
		for (const Origin of ["http://localhost", "http://localhost:5173", "https://allowed.example"])
			expect((await post(LIST, { Origin })).status, Origin).toBe(200);
	});
});
