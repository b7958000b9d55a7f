import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type CallOptions,
	type Endpoint,
	InputError,
	isRefusal,
	plan,
	providers,
	readEndpoints,
	reasonOf,
	snippets,
} from "../index.ts";
import { offered, SPECIFIED } from "../../test/offered.ts";
import { chatModel, ofTask, planned, refusalOf } from "../../test/records.ts";
import { parseEndpoints, providersWith } from "./index.ts";
import { nameAt } from "./served.ts";

const LAB = { id: "lab", label: "The lab", url: "http://gpu.example:8000/v1/", tokenVariable: "LAB_KEY" };
const read = (...endpoints: readonly object[]): readonly Endpoint[] => readEndpoints({ endpoints });
const at = (endpoint: object): CallOptions => ({ provider: "lab", endpoints: read({ ...LAB, ...endpoint }) });

describe("a configuration of endpoints", () => {
	it("needs no more than an id and an address", () => {
		expect(read({ id: "lab", url: "http://gpu.example:8000/v1/" })).toEqual([
			{
				id: "lab",
				label: "lab",
				url: "http://gpu.example:8000/v1",
				model: "{id}",
				tokenVariable: "API_TOKEN",
				tasks: ["conversational"],
			},
		]);
	});

	it.each([
		["[]", "configuration"],
		["{", "configuration"],
		["{}", "endpoints"],
		['{"endpoints": {}}', "endpoints"],
		['{"endpoint": []}', "endpoint"],
		['{"endpoints": [1]}', "endpoints[0]"],
		['{"endpoints": [{"url": "http://x"}]}', "endpoints[0].id"],
		['{"endpoints": [{"id": "The lab", "url": "http://x"}]}', "endpoints[0].id"],
		['{"endpoints": [{"id": "together", "url": "http://x"}]}', "endpoints[0].id"],
		['{"endpoints": [{"id": "auto", "url": "http://x"}]}', "endpoints[0].id"],
		['{"endpoints": [{"id": "a", "url": "http://x"}, {"id": "a", "url": "http://y"}]}', "endpoints[1].id"],
		['{"endpoints": [{"id": "a"}]}', "endpoints[0].url"],
		['{"endpoints": [{"id": "a", "url": "gpu.example"}]}', "endpoints[0].url"],
		['{"endpoints": [{"id": "a", "url": "http://me:secret@gpu.example"}]}', "endpoints[0].url"],
		['{"endpoints": [{"id": "a", "url": "http://h;x"}]}', "endpoints[0].url"],
		['{"endpoints": [{"id": "a", "url": "http://h,x"}]}', "endpoints[0].url"],
		[`{"endpoints": [{"id": "a", "url": "http://h'x"}]}`, "endpoints[0].url"],
		['{"endpoints": [{"id": "a", "url": "http://h x"}]}', "endpoints[0].url"],
		['{"endpoints": [{"id": "a", "url": "http://x", "label": "two\\nlines"}]}', "endpoints[0].label"],
		['{"endpoints": [{"id": "a", "url": "http://x", "model": "{ID}"}]}', "endpoints[0].model"],
		['{"endpoints": [{"id": "a", "url": "http://x", "tokenVariable": "lower"}]}', "endpoints[0].tokenVariable"],
		['{"endpoints": [{"id": "a", "url": "http://x", "tasks": []}]}', "endpoints[0].tasks"],
		['{"endpoints": [{"id": "a", "url": "http://x", "tasks": ["chat"]}]}', "endpoints[0].tasks[0]"],
		['{"endpoints": [{"id": "a", "url": "http://x", "models": "acme/*"}]}', "endpoints[0].models"],
		['{"endpoints": [{"id": "a", "url": "http://x", "models": [1]}]}', "endpoints[0].models[0]"],
		['{"endpoints": [{"id": "a", "url": "http://x", "models": {"b": 1}}]}', 'endpoints[0].models["b"]'],
		['{"endpoints": [{"id": "a", "url": "http://x", "token": "secret"}]}', "endpoints[0].token"],
	])("is refused, by the name of the field, where it is %s", (text, field) => {
		const refused = refusal(() => parseEndpoints(text));
		expect(refused.field).toBe(field);
		expect(refused.message.startsWith(`${field}: `)).toBe(true);
		expect(refused.message).not.toContain(`${field}: ${field}`);
	});

	it("is read or refused, whatever it holds", () => {
		const field = fc.constantFrom("id", "label", "url", "model", "tokenVariable", "tasks", "models");
		fc.assert(
			fc.property(fc.dictionary(field, fc.jsonValue()), (endpoint) => {
				try {
					read({ ...LAB, ...endpoint });
				} catch (error) {
					expect(error).toBeInstanceOf(InputError);
				}
			}),
		);
	});
});

describe("an endpoint", () => {
	it("is called as its address would be", () => {
		const options = { streaming: true, temperature: 0, messages: [{ role: "user", content: "x" }] };
		const byAddress = { endpointUrl: "http://gpu.example:8000/v1", tokenVariable: "LAB_KEY", providerId: "chat" };
		expect(snippets(chatModel, { ...options, ...at({ model: "chat" }) }).map(said)).toEqual(
			snippets(chatModel, { ...options, ...byAddress }).map(said),
		);
	});

	it("is called by every client but those of one provider", () => {
		expect(offered(chatModel, at({}))).toEqual(SPECIFIED.filter((name) => name !== "python/fal_client"));
	});

	it("that calls a model by a path is not said by the client that takes it for an address", () => {
		const clients = snippets(chatModel, at({ model: "/models/{name}" })).map(({ client }) => client);
		expect(clients).toContain("openai");
		expect(clients).not.toContain("huggingface.js");
	});

	it("has its own names of models, by pattern or one by one; the reader's name wins", () => {
		expect(name({})).toBe("acme/Chat-1");
		expect(name({ model: "{owner}--{name}" })).toBe("acme--Chat-1");
		expect(name({ model: "{owner}{name}" }, "bare")).toBe("bare");
		expect(name({ model: "{name}", models: { "acme/*": "{name}:latest", "*": "other" } })).toBe("Chat-1:latest");
		expect(name({ model: "{name}" }, "acme/{id}")).toBe("{id}");
		expect(planned(chatModel, { ...at({ model: "fixed" }), providerId: "mine" }).providerId).toBe("mine");
	});

	it("that asks for no token is sent a word that says so, or the reader's own", () => {
		expect(planned(chatModel, at({ tokenVariable: null })).request?.token).toBe("unused");
		expect(planned(chatModel, { ...at({ tokenVariable: null }), accessToken: "own" }).request?.token).toBe("own");
	});

	it("gives way to an address, which never learns its token", () => {
		const { request } = planned(chatModel, { ...at({}), endpointUrl: "http://other.example/v1" });
		expect(request?.url).toBe("http://other.example/v1/chat/completions");
		expect(request?.token).toMatchObject({ name: "API_TOKEN" });
	});

	it.each<[string, object, CallOptions]>([
		["a model it does not serve", { models: ["acme/Chat-2", "other/*"] }, {}],
		["a task it is not asked for", { tasks: ["fill-mask"] }, {}],
		["the router", {}, { route: "router" }],
	])("makes no call for %s, and says why", (_, endpoint, more) => {
		const options = { ...at(endpoint), ...more };
		const logged: string[] = [];
		expect(snippets(chatModel, options, (message) => logged.push(message))).toEqual([]);
		expect(logged).toHaveLength(1);
		expect(reasonOf(refusalOf(chatModel, options))).toContain('not supported for provider "lab"');
	});

	it("serves the models that its patterns fit", () => {
		expect(serves("acme/*", "acme/x")).toBe(true);
		expect(serves("*/x-*-it", "acme/x-7b-it")).toBe(true);
		expect(serves("acme/*", "acme")).toBe(false);
		expect(serves("a*a", "a")).toBe(false);
		expect(serves("a.c", "abc")).toBe(false);
		expect(serves("*b*b*", "ab")).toBe(false);
	});

	it("serves what its patterns fit as a search for the pieces would find it", () => {
		const text = fc.string({ unit: fc.constantFrom("a", "b", "/", "."), maxLength: 8 });
		fc.assert(
			fc.property(
				fc.array(text, { minLength: 1, maxLength: 4 }),
				text.filter((id) => id !== ""),
				(pieces, id) => {
					const pattern = pieces.join("*");
					fc.pre(pattern.trim() !== "");
					const escaped = pieces.map((piece) => piece.replaceAll(".", "\\."));
					const fits = new RegExp(`^${escaped.join(".*")}$`).test(id);
					const endpoint = read({ ...LAB, models: { [pattern]: "fits", "*": "does not" } })[0]!;
					expect(nameAt(endpoint, { id, tags: [] })).toBe(fits ? "fits" : "does not");
				},
			),
		);
	});

	it("is listed before the services among the providers, and suggested for a misspelt name", () => {
		expect(providersWith(read(LAB))).toEqual([expect.objectContaining({ id: "lab", status: "own" }), ...providers]);
		expect(reasonOf(refusalOf(chatModel, { ...at({}), provider: "lba" }))).toContain("lab");
	});

	it("can be asked for tasks that are no chat, in the hub's own form", () => {
		const asked = planned(ofTask("fill-mask"), at({ tasks: ["fill-mask"], url: "http://gpu.example/mask" }));
		expect(asked.request?.url).toBe("http://gpu.example/mask");
	});
});

const name = (endpoint: object, id = "acme/Chat-1"): string =>
	nameAt(read({ ...LAB, ...endpoint })[0]!, { id, tags: [] });

const serves = (pattern: string, id: string): boolean =>
	!isRefusal(plan({ ...chatModel, id }, at({ models: [pattern] })));

const said = ({ client, content }: { client: string; content: string }): readonly string[] => [client, content];

function refusal(build: () => unknown): InputError {
	try {
		build();
	} catch (error) {
		if (error instanceof InputError) return error;
		throw error;
	}
	throw new Error("nothing was refused");
}
