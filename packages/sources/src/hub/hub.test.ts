import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { endlessPage } from "../../../../fixtures/hostile/hosts.ts";
import { collect } from "../../test/collect.ts";
import { json, paged, serve } from "../../test/hub-server.ts";
import { allSources } from "../../test/suite.ts";
import { SourceError } from "../error.ts";
import { type HubOptions, openHub } from "./hub.ts";

const MODELS = ["one", "two", "three"].map((name) => ({ id: `vitrine/${name}`, tags: ["miniature"] }));
const waits: number[] = [];
const quick: HubOptions = { sleep: async (milliseconds) => void waits.push(milliseconds) };

allSources("a hub", async () => {
	const { url } = await serve(paged([MODELS[0], { tags: [] }, ...MODELS.slice(1)]));
	return openHub(url);
});

const fails =
	(status: number, headers: Record<string, string> = {}, body = "") =>
	(_: URL, response: ServerResponse): void => {
		response.writeHead(status, headers).end(body);
	};

describe("a hub", () => {
	test("is asked for what a record holds, most downloaded first, no more at a time than wanted", async () => {
		const { url, seen } = await serve(paged(MODELS));
		await collect(openHub(`${url}/`, { query: { author: "vitrine" } }), { limit: 3 });
		const { searchParams, pathname } = seen[0]?.url ?? new URL("x:");
		expect(pathname).toBe("/api/models");
		expect(Object.fromEntries(searchParams)).toMatchObject({ limit: "3", sort: "downloads", author: "vitrine" });
		expect(searchParams.getAll("expand")).toEqual(expect.arrayContaining(["cardData", "safetensors", "tags", "gguf"]));
		expect(seen).toHaveLength(2);
	});

	test("gets no more pages than the limit needs", async () => {
		const { url, seen } = await serve(paged(MODELS, 1));
		expect((await collect(openHub(url, { limit: 2 }))).records).toHaveLength(2);
		expect(seen).toHaveLength(2);
	});

	test("that does not know expand is asked for all it has", async () => {
		const list = paged(MODELS);
		const { url, seen } = await serve((request, response) => {
			if (request.searchParams.has("expand")) fails(400)(request, response);
			else list(request, response);
		});
		expect((await collect(openHub(url))).records).toEqual(MODELS);
		expect(Object.fromEntries(seen[1]?.url.searchParams ?? [])).toMatchObject({ full: "true", cardData: "true" });
	});

	test("is sent the token on every page", async () => {
		const { url, seen } = await serve(paged(MODELS, 1));
		await collect(openHub(url, { token: "secret" }));
		expect(seen.map(({ authorization }) => authorization)).toEqual(["Bearer secret", "Bearer secret", "Bearer secret"]);
	});

	test("whose next page is on another server gets no token there, and no request", async () => {
		const thief = await serve(paged(MODELS));
		const hub = await serve((_, response) => {
			response.setHeader("link", `<${thief.url}/api/models?cursor=1>; rel="next"`);
			json(response, MODELS.slice(0, 1));
		});
		const { records, error } = await collect(openHub(hub.url, { token: "secret" }));
		expect(records).toEqual(MODELS.slice(0, 1));
		expect(error).toBeInstanceOf(SourceError);
		expect(String(error)).toContain(`the next page is on ${thief.url}, another server`);
		expect(thief.seen).toEqual([]);
	});

	test("that redirects elsewhere is not followed, and on its own host it is", async () => {
		const thief = await serve(paged(MODELS));
		const away = await serve(
			(_, response) => void response.writeHead(302, { location: `${thief.url}/api/models` }).end(),
		);
		expect(String((await collect(openHub(away.url, { token: "secret" }))).error)).toContain("another server");
		expect(thief.seen).toEqual([]);
		const list = paged(MODELS);
		const home = await serve((request, response) => {
			if (request.pathname.startsWith("/api"))
				response.writeHead(307, { location: `/v2/models${request.search}` }).end();
			else list(request, response);
		});
		expect((await collect(openHub(home.url))).records).toEqual(MODELS);
	});

	test("that redirects in a circle is left", async () => {
		const { url, seen } = await serve((_, response) => void response.writeHead(302, { location: "/api/models" }).end());
		expect(String((await collect(openHub(url, quick))).error)).toContain("more than 5 redirects");
		expect(seen).toHaveLength(6);
	});

	test("that names the same page as the next one is left", async () => {
		const { url } = await serve((_, response) => {
			response.setHeader("link", `</api/models?cursor=1>; rel="next"`);
			json(response, MODELS.slice(0, 1));
		});
		expect(String((await collect(openHub(url))).error)).toContain("a page that was already read");
	});

	test("whose pages never end and have no new models is left", async () => {
		const { url, seen } = await serve((request, response, nth) => {
			const { link, models } = endlessPage(request.origin, nth);
			response.setHeader("link", link);
			json(response, models);
		});
		const { records, error } = await collect(openHub(url));
		expect(String(error)).toContain("3 pages in a row without a new model");
		expect([seen.length, new Set(records.map(({ id }) => id)).size]).toEqual([4, 2]);
	});

	test("that has a next page for an empty one is done", async () => {
		const { url, seen } = await serve((_, response, nth) => {
			response.setHeader("link", `</api/models?cursor=${nth}>; rel="next"`);
			json(response, []);
		});
		expect(await collect(openHub(url))).toEqual({ records: [], notes: [], skipped: [] });
		expect(seen).toHaveLength(1);
	});

	test("is asked again after the delay it names, else after a longer one each time", async () => {
		waits.length = 0;
		const answers = [fails(429, { "retry-after": "7" }), fails(503), fails(500), paged(MODELS)];
		const { url, seen } = await serve((request, response, nth) => answers[Math.min(nth, 4) - 1]?.(request, response));
		expect((await collect(openHub(url, quick))).records).toEqual(MODELS);
		expect(waits).toEqual([7000, 1000, 2000]);
		expect(seen).toHaveLength(5);
	});

	test("that drops the connection is asked again, and named if it continues", async () => {
		const { url, seen } = await serve((_, response) => response.destroy());
		const { error } = await collect(openHub(url, { ...quick, tries: 3 }));
		expect(error).toBeInstanceOf(SourceError);
		expect(String(error)).toMatch(/cannot be reached \(.+\), tried 3 times/);
		expect(seen).toHaveLength(3);
	});

	test("that does not answer in time is named", async () => {
		const { url } = await serve((_, response) => void response.write("["));
		const { error } = await collect(openHub(url, { ...quick, timeout: 50, tries: 2 }));
		expect(String(error)).toMatch(/no response in time, tried 2 times/);
	});

	test("is left at once when the reader stops", async () => {
		const { url } = await serve((_, response) => void response.write("["));
		const { error } = await collect(openHub(url), { signal: AbortSignal.timeout(50) });
		expect(error).toMatchObject({ name: "TimeoutError" });
	});

	test.each([
		[401, "the token is missing or invalid"],
		[403, "the token does not allow"],
		[404, "there is no list of models here; the URL should be the root of a hub"],
		[429, "too many requests"],
		[500, "the hub failed"],
	])("that answers %i is named with what to do", async (status, advice) => {
		const { url } = await serve(fails(status, { "x-error-message": "said so" }));
		const { error } = await collect(openHub(url, { ...quick, token: "secret" }));
		expect(error).toBeInstanceOf(SourceError);
		expect(String(error)).toContain(`answered ${status}: said so: ${advice}`);
		expect(String(error)).not.toContain("secret");
	});

	test("that asks for a wait is left at once when the reader stops, with the reader's reason", async () => {
		const { url } = await serve(fails(429, { "retry-after": "86400" }));
		const stop = new AbortController();
		const reason = new Error("stopped");
		setTimeout(() => stop.abort(reason), 200);
		const { error } = await collect(openHub(url, { signal: stop.signal }));
		expect(error).toBe(reason);
	});

	test("that answers with a page or an object is no hub", async () => {
		const page = await serve(fails(200, { "content-type": "text/html" }, "<html>"));
		expect(String((await collect(openHub(page.url))).error)).toMatch(/answered with text\/html, which is not JSON/);
		const object = await serve((_, response) => json(response, { models: [] }));
		expect(String((await collect(openHub(object.url))).error)).toMatch(/answered with {"models":\[\]} where a list/);
	});

	test("is not sent a token that no header can hold, and the token is not printed", () => {
		expect(() => openHub("https://example.org", { token: "sec\nret" })).toThrow(
			/the token contains a space, a line break/,
		);
		expect(() => openHub("https://example.org", { token: "sec\nret" })).not.toThrow(/sec/);
	});

	test("is named by a URL, with or without the path of its list, and without a password", () => {
		expect(openHub("https://hub.example.org/api/models?x=1#y").location).toBe("https://hub.example.org");
		expect(openHub("https://example.org/hub/").location).toBe("https://example.org/hub");
		expect(() => openHub("hub.example.org")).toThrow(/is not the URL of a hub/);
		expect(() => openHub("file:///etc")).toThrow(SourceError);
		expect(() => openHub("https://user:pass@example.org")).toThrow(/give a token instead/);
		expect(() => openHub("https://user:pass@example.org")).not.toThrow(/pass@/);
	});
});
