import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { attribute, byTag, type Element, elementsOf, textOf } from "../../testing/html.ts";
import { RUNNABLE, shelf } from "../../testing/shelf.ts";
import { testApp, testStore } from "../../testing/site.ts";
import { resultsOf } from "../../facts/results.ts";

let app: Hono;
beforeAll(async () => {
	app = await testApp({ store: await shelf() });
});

const page = async (path: string): Promise<readonly Element[]> => elementsOf(await (await app.request(path)).text());
const words = (elements: readonly Element[]): string => textOf(elements[0] as Element);

describe("the page of a model", () => {
	test("shows its facts in one row", async () => {
		const facts = byTag(await page("/models/acme/parser"), "dl")[0] as Element;
		for (const fact of [
			"TaskText Generation",
			"LibraryTransformers",
			"Licenceapache-2.0",
			"Parameters1.0 M",
			"Weights2.0 MB BF16 + F32",
			"Languages4",
			"Downloads4.3 k",
			"Likes12",
		])
			expect(textOf(facts)).toContain(fact);
	});

	test("says how to load files that are here, and nothing of the kind where there are none", async () => {
		expect(words(await page("/models/acme/parser"))).toContain("first set HF_ENDPOINT=http://localhost");
		expect(words(await page("/models/acme/served"))).not.toContain("HF_ENDPOINT");
	});

	test("says that access must be requested", async () => {
		expect(words(await page("/models/acme/parser"))).toContain("Gated.");
		expect(words(await page("/models/acme/served"))).not.toContain("Gated.");
	});

	test.each([
		["private", "Private. The code needs a token", "Access: private."],
		["disabled", "Disabled. The hub no longer serves", "Access: disabled."],
	])("says that it is %s, as a page and as Markdown", async (state, said, written) => {
		const site = await testApp({ store: await testStore([{ id: "a/b", tags: [], [state]: true }]) });
		const [html, text] = await Promise.all([site.request("/models/a/b"), site.request("/models/a/b.md")]);
		expect(textOf(elementsOf(await html.text())[0] as Element)).toContain(said);
		expect((await text.text()).replaceAll("*", "")).toContain(written);
	});

	test("shows its card below the page's headings, and separate from them", async () => {
		const elements = await page("/models/acme/parser");
		const titles = byTag(elements, "h3", "h4").map(textOf);
		expect(titles.slice(0, 2)).toEqual(["Parser", "Usage"]);
		expect(elements.filter((element) => attribute(element, "id") === "main")).toHaveLength(1);
		expect(byTag(elements, "script").map(textOf).join("")).not.toContain("harmed");
		expect(byTag(elements, "form").map((form) => attribute(form, "action"))).not.toContain("https://evil.example");
	});

	test.each([
		["/models/acme/parser", "2.4 MB"],
		["/models/acme/parser?tab=overview&memory=8", "2.4 MB"],
		["/models/acme/parser?tab=derivatives", "No model in this index names this one as its base model."],
	])("shows the overview below a short card, and not as a tab: %s", async (path, said) => {
		const elements = await page(path);
		const tabs = byTag(elements, "nav").find((nav) => attribute(nav, "class") === "tabs") as Element;
		expect(textOf(tabs)).toBe("CardFiles 6Metadata");
		expect(byTag(elements, "h2", "h3").map(textOf)).toEqual(expect.arrayContaining(["Parser", "Overview", "Memory"]));
		expect(words(elements)).toContain(said);
	});

	test("shows the overview in a tab beside a card that fills the page", async () => {
		const store = await shelf();
		const site = await testApp({
			store: {
				...store,
				repositories: (row) => {
					const files = store.repositories(row);
					return files && { ...files, read: readLong };
				},
			},
		});
		const elements = elementsOf(await (await site.request("/models/acme/parser")).text());
		expect(textOf(byTag(elements, "nav").find((nav) => attribute(nav, "class") === "tabs") as Element)).toMatch(
			/^CardOverview/,
		);
		expect(byTag(elements, "h2").map(textOf)).not.toContain("Overview");
	});

	test("links files in a card to their pages, and shows its images", async () => {
		const elements = await page("/models/acme/parser");
		const links = byTag(elements, "a").map((link) => attribute(link, "href"));
		expect(links).toContain("/models/acme/parser?tab=files&file=LICENSE");
		expect(links).toContain("#card-usage");
		expect(links.join(" ")).not.toContain("missing.md");
		expect(byTag(elements, "img").map((image) => attribute(image, "src"))).toEqual([
			"/picture?model=acme%2Fparser&file=img%2Fchart.png",
		]);
	});

	test("says where its figures come from", async () => {
		expect(words(await page("/models/acme/served"))).toMatch(/Figures: A collection, CC-BY-4\.0, as of August 2026/);
	});

	test("says that there are no files, and where the card may be", async () => {
		const elements = await page("/models/acme/served");
		expect(words(elements)).toContain("This catalogue has no model card for this model.");
		expect(byTag(elements, "a").map((link) => attribute(link, "href"))).toContain("https://hub.example/acme/served");
		expect(words(await page("/models/acme/served?tab=files"))).toContain("No file list for this model.");
	});

	test("lists its files with their sizes, and which count as a download", async () => {
		const rows = byTag(await page("/models/acme/parser?tab=files"), "tr").map(textOf);
		expect(rows).toContain("config.json yes46 B");
		expect(rows).toContain("model.safetensors4 B");
	});

	test("shows the memory to run it, with a link to what fits, once", async () => {
		const line = "Runs in 2.4 MB as BF16 + F32 Does it fit my machine?";
		expect(words(await page("/models/acme/parser?tab=files"))).toContain(line);
		for (const path of ["/models/acme/parser", "/models/acme/parser?tab=memory"])
			expect(words(await page(path))).not.toContain("Runs in");
		expect(words(await page("/models/acme/quiet"))).not.toContain("Runs in");
	});

	test("shows the memory to run each weights file, as a link to run it", async () => {
		const store = await testStore([RUNNABLE[0]]);
		const elements = elementsOf(
			await (await (await testApp({ store })).request("/models/acme/parser-gguf?tab=files&mode=call")).text(),
		);
		const rows = byTag(elements, "tr").map(textOf);
		expect(rows).toContain("parser-Q4_K_M.ggufRun it as Q4_K_M, in 5.9 GB yes4.9 GB");
		expect(rows).toContain("README.md100 B");
		expect(byTag(elements, "a").map((link) => attribute(link, "href"))).toContain(
			"/models/acme/parser-gguf?mode=run&tab=files&quant=Q4_K_M",
		);
	});

	test("links to base models only if they have pages", async () => {
		const store = await testStore([
			{ id: "a/base", tags: [] },
			{ id: "a/b", tags: [], cardData: { base_model: ["a/base", "a/gone"] } },
		]);
		const elements = elementsOf(await (await (await testApp({ store })).request("/models/a/b")).text());
		const links = byTag(elements, "a").map((link) => attribute(link, "href"));
		expect(links).toContain("/models/a/base");
		expect(links).not.toContain("/models/a/gone");
		expect(words(elements)).toContain("a/gone, not in this index");
	});

	test("has the order that phones show: the code first, unless a tab was asked for", async () => {
		for (const [query, order] of [
			["", ["aside", "article"]],
			["?tab=files", ["article", "aside"]],
		] as const) {
			const parts = byTag(await page(`/models/acme/parser${query}`), "article", "aside");
			expect(parts.map(({ tagName }) => tagName)).toEqual(order);
		}
	});

	test("shows a file as text, an image as an image, and neither for the rest", async () => {
		const config = await page("/models/acme/parser?tab=files&file=config.json");
		expect(byTag(config, "pre").map(textOf)).toContain('{"model_type": "llama", "note": "<b>bold</b>"}');
		expect(byTag(await page("/models/acme/parser?tab=files&file=page.html"), "pre").map(textOf)).toContain(
			"<script>alert(1)</script>",
		);
		expect(byTag(await page("/models/acme/parser?tab=files&file=img/chart.png"), "img")).toHaveLength(1);
		expect(words(await page("/models/acme/parser?tab=files&file=model.safetensors"))).toContain(
			"The header of this file cannot be read. model.safetensors: is too short to be a safetensors file.",
		);
	});

	test("shows fields of a header that have the names of members", async () => {
		const gguf = { total: 1, constructor: "made", toString: 2 };
		const site = await testApp({ store: await testStore([{ id: "a/b", tags: [], gguf }]) });
		const text = await (await site.request("/models/a/b?tab=metadata")).text();
		expect(words(elementsOf(text))).toMatch(/constructormade.*toString2/);
	});

	test("shows the metadata of a record that an older version stored", async () => {
		const safetensors = JSON.parse('{"parameters":{"F16":7,"__proto__":{}}}');
		const site = await testApp({ store: await testStore([{ id: "a/b", tags: [], safetensors }]) });
		expect((await site.request("/models/a/b?tab=metadata")).status).toBe(200);
	});

	test("shows the metadata of the record", async () => {
		const text = words(await page("/models/acme/parser?tab=metadata"));
		for (const part of ["Parameters by type", "BF16", "MMLU, test", "0.6943", "model_type", "license: apache-2.0"])
			expect(text).toContain(part);
	});

	test("keeps the panel's state from tab to tab", async () => {
		const links = byTag(await page("/models/acme/parser?mode=call&language=sh"), "a").map((link) =>
			attribute(link, "href"),
		);
		expect(links).toContain("/models/acme/parser?tab=files&mode=call&language=sh");
	});
});

describe("what does not exist", () => {
	test.each([
		"/models/acme/parsr",
		"/models/acme/parser?tab=files&file=nope",
		"/models/acme/parser?tab=files&file=../secret",
	])("%s is not found, and what comes near is offered", async (path) => {
		const answer = await app.request(path);
		expect(answer.status).toBe(404);
		expect(await answer.text()).toContain('href="/models/acme/parser"');
	});

	test.each([
		"/picture",
		"/picture?model=acme/parser&file=config.json",
		"/picture?model=acme/parser&file=page.html",
		"/picture?model=acme/parser&file=../x.png",
		"/picture?model=acme/served&file=img/chart.png",
		"/islands/panel.json?model=nobody/nothing",
	])("%s is not handed out", async (path) => {
		expect((await app.request(path)).status).toBe(404);
	});
});

test("an image can do nothing but render itself", async () => {
	const answer = await app.request("/picture?model=acme/parser&file=img/chart.png");
	expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/png"]);
	expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
	expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
	expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

const props = async (query: string): Promise<{ action: string; title?: string; keep: object }> =>
	(await app.request(`/islands/panel.json?${query}`)).json() as never;

test("the panel's data names its page", async () => {
	expect(await props("model=acme/parser&tab=files")).toMatchObject({
		action: "/models/acme/parser",
		keep: { tab: "files" },
	});
	expect(await props("model=acme/served&task=text-generation")).toMatchObject({
		action: "/tasks/text-generation",
		title: "Try it in code",
	});
	expect(await props("model=nobody/nothing&task=summarization")).toMatchObject({ action: "/tasks/summarization" });
});

test("results that cannot be read are skipped", () => {
	for (const index of [
		null,
		1,
		"x",
		{},
		[null],
		[{ results: 1 }],
		[{ results: [{ metrics: [{ value: {} }, { value: Number.NaN }] }] }],
	])
		expect(resultsOf({ id: "a/b", tags: [], cardData: { "model-index": index } })).toEqual([]);
});

test("results are in the record if its source read them from a card", () => {
	const results = [{ task: { type: "t" }, dataset: { name: "D" }, metrics: [{ type: "acc", value: 12.3 }] }];
	expect(resultsOf({ id: "a/b", tags: [], "model-index": [{ results }] })).toMatchObject([
		{ metric: "acc", value: "12.3" },
	]);
});

/** Reads any file as a card that fills the page. */
async function readLong(): Promise<Uint8Array> {
	return Buffer.from("word ".repeat(200));
}

test.each([
	["/models/org/team/net", 200],
	["/models/org%2Fteam%2Fnet", 200],
	["/models/org/team%2Fnet.md", 200],
	["/models/org/team/net.json", 200],
	["/models/org/team/none", 404],
	["/models/org/team/net/more", 404],
])("an id of three parts has a page, however its slashes are written: %s", async (path, status) => {
	const app = await testApp({ store: await testStore([{ id: "org/team/net", tags: [] }]) });
	const answer = await app.request(path);
	expect(answer.status).toBe(status);
	if (path.endsWith("/net")) expect(await answer.text()).toContain('href="http://localhost/models/org/team%2Fnet"');
});
