import type { ModelRecord } from "@vitrine/model";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { attribute, byTag, type Element, elementsOf, textOf } from "../../testing/html.ts";
import { PARSER, shelf, SHELF } from "../../testing/shelf.ts";
import { testApp } from "../../testing/site.ts";

const SMALL: ModelRecord = {
	id: "acme/small",
	tags: ["transformers"],
	pipeline_tag: "text-generation",
	library_name: "transformers",
	num_parameters: 1_000_000_000,
	cardData: {
		license: "mit",
		"model-index": [
			{ results: [{ dataset: { name: "MMLU", split: "test" }, metrics: [{ type: "acc", value: 0.5 }] }] },
		],
	},
};
const HOSTILE: ModelRecord = {
	id: `evil/<img src=x onerror=alert(1)>`,
	tags: [],
	pipeline_tag: `"><script>x</script>`,
};

let app: Hono;
beforeAll(async () => {
	app = await testApp({ store: await shelf([...SHELF, SMALL, HOSTILE]) });
});

const ask = async (address: string): Promise<{ readonly status: number; readonly page: readonly Element[] }> => {
	const answer = await app.request(address);
	return { status: answer.status, page: elementsOf(await answer.text()) };
};
const rows = (page: readonly Element[]): ReadonlyMap<string, readonly string[]> =>
	new Map(
		byTag(page, "tr").map((row) => {
			const [head, ...cells] = byTag(elementsIn(row), "th", "td").map(textOf);
			return [head ?? "", cells];
		}),
	);
const elementsIn = (element: Element): readonly Element[] =>
	element.childNodes.flatMap((node) => ("tagName" in node ? [node, ...elementsIn(node)] : []));
const hrefs = (page: readonly Element[]): readonly (string | undefined)[] =>
	byTag(page, "a").map((link) => attribute(link, "href"));
const main = (page: readonly Element[]): string => textOf(byTag(page, "main")[0]!);

const embeds = (id: string, more: Partial<ModelRecord> = {}): ModelRecord => ({
	id,
	tags: [],
	pipeline_tag: "sentence-similarity",
	...more,
});

describe("models side by side", () => {
	test("have one row per fact, with differences marked", async () => {
		const { status, page } = await ask("/compare?model=acme/parser&model=acme/small");
		const found = rows(page);
		expect(status).toBe(200);
		expect(found.get("Task")).toEqual(["Text Generation", "Text Generation"]);
		expect(found.get("Licence, differs")).toEqual(["apache-2.0", "mit"]);
		expect(found.get("Access, differs")).toEqual(["gated, manual approval", "open"]);
		expect(found.get("Runs in, differs")?.[1]).toBe("≈ about 2.4 GB 16-bit, assumed");
		expect(found.get("Base model, differs")).toEqual(["acme/base", "–unknown"]);
	});

	test("have the same results of their cards in one row", async () => {
		const found = rows((await ask("/compare?model=acme/parser&model=acme/small")).page);
		expect(found.get("MMLU, test: acc, differs")).toEqual(["0.6943", "0.5"]);
		expect(found.get("MMLU, test: other, differs")).toEqual(["n/a", "–"]);
	});

	test("show the memory, marked if it is estimated", async () => {
		const found = rows((await ask("/compare?model=acme/parser&model=acme/small")).page);
		expect(found.get("Runs in, differs")).toEqual(["2.4 MB BF16 + F32", "≈ about 2.4 GB 16-bit, assumed"]);
	});

	test("link to base models only if they have pages", async () => {
		const base: ModelRecord = { id: "acme/tuned", tags: [], cardData: { base_model: ["acme/small", "acme/gone"] } };
		const site = await testApp({ store: await shelf([SMALL, base]) });
		const found = hrefs(elementsOf(await (await site.request("/compare?model=acme/tuned")).text()));
		expect(found).toContain("/models/acme/small");
		expect(found).not.toContain("/models/acme/gone");
	});

	test("leave out facts that are unknown for all", async () => {
		const found = rows((await ask("/compare?model=acme/quiet&model=acme/hidden")).page);
		expect([...found.keys()].some((label) => label.startsWith("Parameters"))).toBe(false);
	});

	test("can show only differences", async () => {
		const { page } = await ask("/compare?model=acme/parser&model=acme/small&only=differences");
		const labels = [...rows(page).keys()];
		expect(labels).not.toContain("Task");
		expect(labels).toContain("Licence, differs");
	});

	test("show parameters and memory as bars, the longest for the largest", async () => {
		const { page } = await ask("/compare?model=acme/parser&model=acme/small");
		const charts = byTag(page, "table").filter((one) => attribute(one, "class") === "bar-table");
		expect(charts.map((one) => textOf(byTag(elementsIn(one), "caption")[0]!))).toEqual(["Parameters", "Memory to run"]);
		const widths = byTag(elementsIn(charts[0]!), "rect").map((bar) => attribute(bar, "width"));
		expect(widths).toEqual(["0.10%", "100.00%"]);
		expect(byTag((await ask("/compare?model=acme/parser&model=acme/quiet")).page, "rect")).toEqual([]);
	});

	test("show the code of each page with its check level", async () => {
		const { page } = await ask("/compare?model=acme/parser&model=acme/small&model=acme/quiet");
		const [parser, small, quiet] = byTag(page, "li")
			.map(textOf)
			.filter((text) => text.startsWith("acme/") && text.includes("Load: "));
		expect(parser).toContain('model="acme/parser"');
		expect(parser).toContain("Ran on a tiny test model");
		expect(small).toContain("acme/small");
		expect(quiet).toContain("hf download acme/quiet");
	});

	test("show the dimensions and the context of embeddings where they are known", async () => {
		const config = { hidden_size: 384, max_position_embeddings: 512 };
		const chat = { id: "a/chat", tags: [], pipeline_tag: "text-generation", config };
		const site = await testApp({ store: await shelf([embeds("a/known", { config }), embeds("a/unknown"), chat]) });
		const answer = await site.request("/compare?model=a/known&model=a/unknown&model=a/chat");
		const found = rows(elementsOf(await answer.text()));
		expect(found.get("Dimensions, differs")).toEqual(["384", "–unknown", "–unknown"]);
		expect(found.get("Context, in tokens, differs")).toEqual(["512", "–unknown", "512"]);
	});

	test("link to a base model under its new name", async () => {
		const base: ModelRecord = { id: "a/tuned", tags: [], cardData: { base_model: "bert-base-uncased" } };
		const site = await testApp({ store: await shelf([base, { id: "google-bert/bert-base-uncased", tags: [] }]) });
		const found = hrefs(elementsOf(await (await site.request("/compare?model=a/tuned")).text()));
		expect(found).toContain("/models/google-bert/bert-base-uncased");
	});

	test("can be removed and added one by one", async () => {
		const { page } = await ask("/compare?model=acme/parser&model=acme/small");
		expect(hrefs(page)).toContain("/compare?model=acme%2Fparser");
		expect(hrefs(page)).toContain("/compare?model=acme%2Fparser&model=acme%2Fsmall&model=acme%2Fserved");
		expect(hrefs(page)).toContain("/models?model=acme%2Fparser&model=acme%2Fsmall");
		const full = "/compare?model=acme/parser&model=acme/small&model=acme/served&model=acme/quiet";
		expect(main((await ask(full)).page)).not.toContain("Add a model");
	});

	test("cannot break out of their cells", async () => {
		const { page } = await ask(`/compare?model=acme/parser&model=${encodeURIComponent(HOSTILE.id)}`);
		expect(main(page)).toContain(HOSTILE.id);
		expect(byTag(page, "img")).toEqual([]);
		expect(byTag(page, "script").map(textOf)).not.toContain("x");
	});
});

describe("an address that asks for too much or too little", () => {
	test("without a model says how to start", async () => {
		const { status, page } = await ask("/compare");
		expect([status, main(page).includes("Add a model")]).toEqual([200, true]);
		expect(hrefs(page)).toContain("/compare?model=acme%2Fparser");
	});

	test("with more than four shows four and names the others", async () => {
		const ids = Array.from({ length: 6 }, (_, at) => `model=crowd/model-0${at}`).join("&");
		const { status, page } = await ask(`/compare?${ids}`);
		expect(status).toBe(400);
		expect(main(page)).toContain("At most 4 models can be compared");
		expect(main(page)).toContain("crowd/model-04, crowd/model-05");
		expect(byTag(page, "th").filter((cell) => attribute(cell, "scope") === "col")).toHaveLength(5);
	});

	test("with an unknown model names it and similar ones, and shows the others", async () => {
		const { status, page } = await ask("/compare?model=acme/parser&model=acme/smal");
		expect(status).toBe(200);
		expect(main(page)).toContain("Model not found: acme/smal. Did you mean acme/small");
		expect(hrefs(page)).toContain("/compare?model=acme%2Fparser&model=acme%2Fsmall");
		expect((await ask("/compare?model=nothing/like-it")).status).toBe(404);
	});

	test("with the same model twice, or spaces around it, has it once", async () => {
		const { page } = await ask("/compare?model=acme/parser&model=+acme/parser+");
		expect(byTag(page, "th").filter((cell) => attribute(cell, "scope") === "col")).toHaveLength(2);
	});

	test("names each field of a machine that cannot be read", async () => {
		const { status, page } = await ask("/compare?model=acme/parser&memory=much&device=toaster");
		expect(status).toBe(200);
		expect(main(page)).toContain("“much” is not a valid memory: it should be a number of GB");
		expect(main(page)).toContain("“toaster” is not a valid device: it should be a device of the list");
	});

	test("from the form of the list is shortened", async () => {
		const answer = await app.request("/compare?q=&task=x&memory=8&model=acme/parser&model=acme/small&model=");
		expect(answer.status).toBe(302);
		expect(answer.headers.get("Location")).toBe("/compare?model=acme%2Fparser&model=acme%2Fsmall&memory=8");
	});
});

test("the page of a model links to a comparison with it", async () => {
	expect(hrefs((await ask(`/models/${PARSER.id}`)).page)).toContain("/compare?model=acme%2Fparser");
});
