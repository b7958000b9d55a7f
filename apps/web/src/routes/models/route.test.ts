import { libraries, modelFilterTasks } from "@vitrine/catalogue";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { attribute, byTag, elementsOf, textOf } from "../../testing/html.ts";
import { shelf } from "../../testing/shelf.ts";
import { testApp } from "../../testing/site.ts";
import type { ListView } from "./view.ts";

const LONG = "a".repeat(2000);

let app: Hono;
beforeAll(async () => {
	app = await testApp({ store: await shelf() });
});

const html = async (path: string): Promise<string> => (await app.request(path)).text();
const view = async (query: string): Promise<ListView> =>
	(await (await app.request(`/islands/model-list.json?${query}`)).json()) as ListView;
const facet = ({ facets }: ListView, name: string): readonly string[] =>
	facets.find((one) => one.facet === name)?.options.map(({ value }) => value) ?? [];

describe("the list", () => {
	test("shows two lines a row, figures to the right, a dash for what is unknown", async () => {
		const rows = byTag(elementsOf(await html("/models?author=acme&sort=downloads")), "tr").slice(1);
		expect(rows.map((row) => textOf(row))[0]).toMatch(
			/^acme\/parserText Generation.*gated.*en de fr \+1tuned from acme\/base/,
		);
		expect(rows.map((row) => textOf(row)).at(-1)).toContain("—unknown");
	});

	test("says which size it means", async () => {
		const { rows } = await view("author=acme&sort=downloads");
		expect(rows[0]?.size).toEqual({ bytes: 2_000_040, of: "weights", how: "parameters × bytes of BF16 + F32" });
		expect(rows[1]?.size).toBeUndefined();
	});

	test("leaves out of the rows what they all share", async () => {
		expect((await view("task=text-generation")).rows[0]?.task).toBeUndefined();
		expect((await view("library=timm")).rows[0]?.facts).not.toContain("timm");
	});

	test("goes through all models page by page, once each", async () => {
		const seen: string[] = [];
		let next: string | undefined = "";
		do {
			const page: ListView = await view(`q=crowd&sort=downloads&cursor=${next}`);
			seen.push(...page.rows.map(({ id }) => id));
			({ next } = page);
		} while (next !== undefined);
		expect(seen).toHaveLength(45);
		expect(new Set(seen).size).toBe(45);
	});

	test("has the same data on the page and beside it", async () => {
		const { total, rows } = await view("task=text-generation");
		const page = await html("/models?task=text-generation");
		expect(page).toContain(`${total} models`);
		for (const { id } of rows) expect(page).toContain(`href="/models/${id}"`);
		const island = elementsOf(page).find((element) => attribute(element, "data-island") === "model-list");
		expect(attribute(island as NonNullable<typeof island>, "data-props-url")).toBe(
			"/islands/model-list.json?task=text-generation",
		);
	});
});

describe("its facets", () => {
	test("leave out tasks that are hidden in the filter, unless one is chosen by link", async () => {
		const hidden = "table-to-text";
		expect(modelFilterTasks.map(({ id }) => id)).not.toContain(hidden);
		expect(facet(await view(""), "task")).not.toContain(hidden);
		const chosen = await view(`task=${hidden}`);
		expect([facet(chosen, "task")[0], chosen.total]).toEqual([hidden, 1]);
	});

	test("list only libraries of the filter, and show another that is chosen by link as chosen", async () => {
		const listed = new Set(libraries.filter(({ filter }) => filter).map(({ key }) => key));
		for (const key of facet(await view(""), "library")) expect(listed).toContain(key);
		const { facets, chips, total } = await view("library=no-such-library");
		expect(facets.find((one) => one.facet === "library")?.options[0]).toMatchObject({
			value: "no-such-library",
			chosen: true,
		});
		expect([chips.map(({ value }) => value), total]).toEqual([["no-such-library"], 1]);
	});

	test("stand with the chosen values on top", async () => {
		expect(facet(await view("task=automatic-speech-recognition"), "task")[0]).toBe("automatic-speech-recognition");
	});
});

describe("when nothing is found", () => {
	test("each way out is named with what it would give", async () => {
		const { ways, total } = await view("task=text-generation&library=timm&q=crowd");
		expect(total).toBe(0);
		expect(ways.map(({ chip, count }) => [chip.facet ?? "q", count])).toEqual([["task", 45]]);
	});

	test("everything is a way out", async () => {
		expect(await html("/models?q=nothingiscalledthis")).toContain("Show everything");
	});
});

describe("an address that makes no sense", () => {
	test.each([
		["sort=size", "sort", "trending, downloads"],
		["dir=up", "dir", "asc or desc"],
		["cursor=abc", "cursor", "page before it"],
		[`q=${LONG}`, "q", "1,000"],
	])("%.12s … is refused, the field named, with a way out", async (query, field, wanted) => {
		const answer = await app.request(`/models?${query}&task=text-generation`);
		const page = await answer.text();
		expect(answer.status).toBe(400);
		expect(page).toContain(`<code>${field}</code>`);
		expect(page).toContain(wanted);
		expect(byTag(elementsOf(page), "a").map((link) => attribute(link, "href"))).toContain("/models");
		expect((await app.request(`/islands/model-list.json?${query}`)).status).toBe(400);
	});

	test("keeps its good part in the way out", async () => {
		const links = byTag(elementsOf(await html("/models?sort=size&task=text-generation")), "a");
		expect(links.map((link) => attribute(link, "href"))).toContain("/models?task=text-generation");
	});
});
