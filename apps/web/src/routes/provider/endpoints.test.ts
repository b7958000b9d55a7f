import { readEndpoints } from "@vitrine/inference";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { panelView } from "../../panel/view/props.ts";
import { parsePanel } from "../../panel/state/state.ts";
import type { PanelProps } from "../../panel/shapes/view.ts";
import { attribute, byTag, elementsOf, textOf } from "../../testing/html.ts";
import { PARSER, SERVED, shelf } from "../../testing/shelf.ts";
import { testApp, testStore } from "../../testing/site.ts";

const endpoints = readEndpoints({
	endpoints: [
		{ id: "any", label: "Any <b>model</b>", url: "http://any.example:8000/v1", model: "{owner}--{name}" },
		{
			id: "desk",
			url: "http://desk.example/v1",
			tokenVariable: null,
			models: { "acme/parser": "parser:8b", "acme/served": "served:1b" },
		},
	],
});

let app: Hono;
beforeAll(async () => {
	app = await testApp({ store: await shelf(), config: { endpoints } });
});

test("the page of a provider leads to the models that name it", async () => {
	const record = {
		id: "acme/hosted",
		tags: [],
		pipeline_tag: "text-generation",
		inferenceProviderMapping: { groq: { providerId: "hosted", status: "live", task: "conversational" } },
	};
	const hosting = await testApp({ store: await testStore([record]) });
	expect(await (await hosting.request("/providers/groq")).text()).toContain('href="/models?provider=groq"');
	expect(await (await hosting.request("/providers/cerebras")).text()).not.toContain("/models?provider=");
});

const page = async (path: string): Promise<{ text: string; html: string; policy: string }> => {
	const answer = await app.request(path);
	expect(answer.status, path).toBe(200);
	const html = await answer.text();
	const policy = answer.headers.get("Content-Security-Policy") ?? "";
	return { html, policy, text: textOf(byTag(elementsOf(html), "main")[0]!) };
};

describe("an endpoint of the configuration", () => {
	test("is before the services on the page of the providers", async () => {
		const { html, text } = await page("/providers");
		const leads = byTag(elementsOf(html), "a").map((link) => attribute(link, "href"));
		expect(leads.indexOf("/providers/desk")).toBeGreaterThan(0);
		expect(leads.indexOf("/providers/desk")).toBeLessThan(leads.indexOf("/providers/together"));
		expect(text).toContain("Endpoints of this site");
		expect(html).toContain("Any &lt;b&gt;model&lt;/b&gt;");
	});

	test("has a page with its address, its model names and its key", async () => {
		const { text } = await page("/providers/any");
		for (const fact of ["http://any.example:8000/v1/chat/completions", "{owner}--{name}", "API_TOKEN"])
			expect(text).toContain(fact);
		const desk = await page("/providers/desk");
		expect(desk.text).toContain("acme/parser is named parser:8b");
		expect(desk.text).toContain("needs no key");
		expect(desk.html).not.toContain("Update on GitHub");
	});

	test("is offered for the models it serves, in a separate group, and has code", async () => {
		const { html } = await page("/models/acme/parser?mode=call&provider=desk&language=sh");
		const group = /<optgroup label="Endpoints of this site">(.*?)<\/optgroup>/.exec(html)?.[1] ?? "";
		expect(byTag(elementsOf(group), "option").map(textOf)).toEqual(["Any <b>model</b>", "desk"]);
		expect(html).toContain("http://desk.example/v1/chat/completions");
		const answer = await app.request("/islands/panel.json?model=acme/parser&mode=call&provider=any&language=sh");
		const { view } = (await answer.json()) as PanelProps;
		expect(view.blocks).toMatchObject([{ html: expect.stringContaining("acme--parser") }]);
	});
});

describe("the panel", () => {
	test("prefers an endpoint that lists the model, but not one that takes any, nor to the record's providers", () => {
		expect(call("").provider).toBe("desk");
		expect(call("", { ...PARSER, id: "acme/other" })).toMatchObject({
			provider: "auto",
			own: [{ key: "any" }],
		});
		expect(call("", SERVED)).toMatchObject({ provider: "together", others: [] });
	});

	test("starts with the automatic choice if the hub itself does not serve the task", () => {
		const talker = { id: "acme/talker", tags: [], pipeline_tag: "text-to-video" };
		expect(call("", talker)).toMatchObject({ own: [], mapped: [], provider: "auto" });
	});

	test("says why a model for images and text has no call without a chat tag", () => {
		const record = { id: "acme/looker", tags: [], pipeline_tag: "image-text-to-text" };
		const { why, blocks } = panelView(record, parsePanel(new URLSearchParams("mode=call")), endpoints);
		expect([why, blocks]).toEqual([expect.stringContaining("no “conversational” tag"), []]);
		const chatting = panelView({ ...record, tags: ["conversational"] }, parsePanel(new URLSearchParams("mode=call")));
		expect(chatting.blocks).toHaveLength(1);
	});
});

describe("a page", () => {
	test("where a model can be tried may call only the providers it offers, the endpoints and the hub", async () => {
		const { policy } = await page("/models/acme/served?mode=call");
		expect(directive(policy, "connect-src")).toEqual([
			"'self'",
			"http://any.example:8000",
			"http://desk.example",
			"https://api.together.xyz",
			"https://router.huggingface.co",
			"https://api.fireworks.ai",
			"https://huggingface.co",
		]);
		expect(directive(policy, "img-src")).toContain("blob:");
		expect(directive(policy, "script-src").filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
	});

	test("where nothing can be tried may make no calls", async () => {
		for (const path of ["/", "/models", "/providers/any", "/models/acme/quiet", "/models/acme/depth"])
			expect(directive((await page(path)).policy, "connect-src"), path).toEqual(["'self'"]);
	});
});

function directive(policy: string, name: string): readonly string[] {
	const found = policy.split("; ").find((one) => one.startsWith(`${name} `));
	return found?.split(" ").slice(1) ?? [];
}

const call = (query: string, record = PARSER): ReturnType<typeof panelView>["call"] =>
	panelView(record, parsePanel(new URLSearchParams(`mode=call&${query}`)), endpoints).call;
