import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { byTag, attribute, elementsOf } from "../testing/html.ts";
import { testApp } from "../testing/site.ts";

const SITE = "http://localhost";

let app: Hono;
beforeAll(async () => void (app = await testApp()));

const ask = (query: Readonly<Record<string, string>>): Response | Promise<Response> =>
	app.request(`/oembed?${new URLSearchParams(query)}`);

const of = (page: string): Response | Promise<Response> => ask({ url: SITE + page });

describe("oEmbed", () => {
	test("answers for the page of a model with a frame of its code", async () => {
		const answer = await of("/models/openai/whisper-tiny?mode=call&language=python&client=huggingface_hub&tab=files");
		expect(answer.headers.get("Content-Type")).toContain("application/json");
		const body = (await answer.json()) as Readonly<Record<string, string>>;
		expect(body).toMatchObject({ version: "1.0", type: "rich", width: 720, height: 420, provider_name: "Vitrine" });
		const [frame] = byTag(elementsOf(body["html"] ?? ""), "iframe");
		const src = new URL(attribute(frame!, "src") ?? "");
		expect(src.origin + src.pathname).toBe(`${SITE}/embed`);
		expect(Object.fromEntries(src.searchParams)).toEqual({
			model: "openai/whisper-tiny",
			mode: "call",
			provider: "auto",
			language: "python",
			client: "python/huggingface_hub",
		});
	});

	test("answers for the frame as for the page, and for a model without an owner", async () => {
		for (const page of ["/embed?model=openai/whisper-tiny", "/models/bare-name"])
			expect([page, (await of(page)).status]).toEqual([page, 200]);
	});

	test("keeps within the size that is asked for", async () => {
		const url = `${SITE}/models/openai/whisper-tiny`;
		expect(await (await ask({ url, maxwidth: "300", maxheight: "9000" })).json()).toMatchObject({
			width: 300,
			height: 420,
			html: expect.stringContaining('width="300"'),
		});
	});

	test.each([
		[{}, 400, "url"],
		[{ url: "models/a" }, 400, "url"],
		[{ url: "javascript:alert(1)" }, 404, "url"],
		[{ url: "https://elsewhere.example/models/openai/whisper-tiny" }, 404, "url"],
		[{ url: `${SITE}/tasks` }, 404, "url"],
		[{ url: `${SITE}/models/%E0%A4%A` }, 404, "url"],
		[{ url: `${SITE}/models/no/such` }, 404, "model"],
		[{ url: `${SITE}/models/openai/whisper-tiny?mode=walk` }, 400, "url"],
		[{ url: `${SITE}/models/openai/whisper-tiny?mode=call&provider=nope` }, 422, "provider"],
		[{ url: `${SITE}/models/openai/whisper-tiny?library=nope` }, 422, "libraries"],
		[{ url: `${SITE}/models/openai/whisper-tiny?task=nope` }, 404, "task"],
		[{ url: `${SITE}/models/trees/iris?mode=run` }, 404, "url"],
		[{ url: `${SITE}/models/openai/whisper-tiny`, maxwidth: "wide" }, 400, "maxwidth"],
		[{ url: `${SITE}/models/openai/whisper-tiny`, format: "xml" }, 501, "format"],
	])("refuses %j with %d and names the field", async (query, status, field) => {
		const answer = await ask(query as Readonly<Record<string, string>>);
		const body = (await answer.json()) as object;
		expect([answer.status, body]).toEqual([status, expect.objectContaining({ status, field })]);
		expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
	});

	test("is named by the page of a model, in the state that the page shows", async () => {
		const html = await (await app.request("/models/openai/whisper-tiny?mode=call")).text();
		const found = byTag(elementsOf(html), "link").find((link) => attribute(link, "type") === "application/json+oembed");
		const address = new URL(attribute(found!, "href") ?? "");
		const answer = await app.request(address.pathname + address.search);
		expect(await answer.json()).toMatchObject({ html: expect.stringContaining("mode=call") });
	});
});

const policyAt = async (path: string): Promise<string> =>
	(await app.request(path)).headers.get("Content-Security-Policy") ?? "";

describe("the page in a frame", () => {
	test("is the only one that other sites may frame", async () => {
		expect(await policyAt("/embed?model=a/b")).toContain("frame-ancestors *");
		for (const path of [
			"/",
			"/models",
			"/models/openai/whisper-tiny",
			"/docs",
			"/api/v1",
			"/oembed",
			"/embedded",
			"/embed/x",
		])
			expect([path, await policyAt(path)]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
	});

	test("takes nothing from its address but the attributes of the element, each in its quotes", async () => {
		const hostile = `"><script>alert(1)</script>`;
		const query = new URLSearchParams({
			model: hostile,
			mode: "call",
			onload: "x",
			style: "x",
			site: "https://x.example",
		});
		const all = elementsOf(await (await app.request(`/embed?${query}`)).text());
		const [element] = byTag(all, "vitrine-snippet");
		expect(element?.attrs.map(({ name, value }) => [name, value])).toEqual([
			["model", hostile],
			["mode", "call"],
		]);
		expect(byTag(all, "script").map((script) => attribute(script, "src"))).toEqual(["/embed.js"]);
	});
});
