import { libraries, modelFilterTasks } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { attribute, byTag, elementsOf, textOf } from "../../testing/html.ts";
import { shelf } from "../../testing/shelf.ts";
import { testApp, testStore } from "../../testing/site.ts";
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

const authors = (page: string): readonly string[] =>
	byTag(elementsOf(page), "input").flatMap((box) =>
		attribute(box, "name") === "author" ? (attribute(box, "value") ?? []) : [],
	);
const devices = (page: string): number => page.match(/<option value="[a-z]+-/g)?.length ?? 0;

describe("the list", () => {
	test("shows two lines per row, figures to the right, a dash for unknown values", async () => {
		const rows = byTag(elementsOf(await html("/models?author=acme&sort=downloads")), "tr").slice(1);
		expect(rows.map((row) => textOf(row))[0]).toMatch(
			/^Compare acme\/parseracme\/parserText Generation.*gated.*en de fr \+1fine-tuned from acme\/base/,
		);
		expect(rows.map((row) => textOf(row)).at(-1)).toContain("–unknown");
	});

	test("says which size it means", async () => {
		const { rows } = await view("author=acme&sort=downloads");
		expect(rows[0]?.size).toEqual({ bytes: 2_000_040, label: "BF16 + F32", how: "tensor types in its headers" });
		expect(rows[1]?.size).toBeUndefined();
	});

	test("has the first values of a filter and a link to a page with all; its data has all", async () => {
		const crowd = Array.from({ length: 30 }, (_, at): ModelRecord => ({ id: `author-${at}/model`, tags: [] }));
		const other = await testApp({ store: await shelf(crowd) });
		const read = async (path: string): Promise<string> => (await other.request(path)).text();
		const page = await read("/models");
		expect([authors(page).length, devices(page)]).toEqual([11, 0]);
		const all = byTag(elementsOf(page), "a").find((link) => textOf(link) === "Show all devices");
		const whole = await read(attribute(all!, "href") ?? "");
		expect([authors(whole).length, new Set(authors(whole)).size]).toEqual([30, 30]);
		expect(devices(whole)).toBeGreaterThan(100);
		expect(whole).not.toContain("Show all");
		const chosen = Array.from({ length: 20 }, (_, at) => `author=author-${at}`).join("&");
		expect(
			authors(await read(`/models?device=nvidia-rtx-4090&${chosen}`))
				.slice(0, 20)
				.toSorted(),
		).toEqual(Array.from({ length: 20 }, (_, at) => `author-${at}`).toSorted());
		expect(devices(await read("/models?device=nvidia-rtx-4090"))).toBe(1);
	});

	test("leaves out facts that all rows share", async () => {
		expect((await view("task=text-generation")).rows[0]?.task).toBeUndefined();
		expect((await view("library=timm")).rows[0]?.facts).not.toContain("timm");
	});

	test("counts again as soon as an import changes the index, and not for another page or order", async () => {
		const store = await testStore();
		const search = vi.spyOn(store.index, "search");
		const other = await testApp({ store });
		const read = async (query: string): Promise<ListView> =>
			(await (await other.request(`/islands/model-list.json?${query}`)).json()) as ListView;
		const counted = (): number => search.mock.calls.filter(([{ facets = [] }]) => facets.length > 0).length;
		const before = await read("library=timm");
		expect((await read("library=timm&sort=likes&dir=asc")).facets).toEqual(before.facets);
		expect(counted()).toBe(1);
		const load = await store.index.load({ id: "folder:/models", kind: "folder", location: "/models" });
		await load.add([{ id: "someone/new", tags: [], library_name: "timm" }]);
		await load.commit({ skipped: 0 });
		const after = await read("library=timm");
		expect([counted(), after.total]).toEqual([2, 1]);
		expect(after.facets.find(({ facet }) => facet === "author")?.options.map(({ value }) => value)).toEqual([
			"someone",
		]);
	});

	test("goes through all models page by page, once each", async () => {
		const [first, second] = await Promise.all([view("sort=downloads"), view("sort=downloads&page=2")]);
		expect([first.page, first.pages, second.page, second.pages]).toEqual([1, 2, 2, 2]);
		const seen = [...first.rows, ...second.rows].map(({ id }) => id);
		expect([first.rows.length, seen.length, new Set(seen).size]).toEqual([50, first.total, first.total]);
	});

	test("shows its last page in place of one after that, whose address is not the canonical one", async () => {
		const last = await view("sort=downloads&page=2");
		for (const page of ["3", "200", "999999999"])
			expect(await view(`sort=downloads&page=${page}`)).toMatchObject({ rows: last.rows, page: 2 });
		const answer = await html("/models?page=9");
		expect(answer).toContain("Models, page 2");
		expect(answer).toMatch(/<bdi>9<\/bdi><\/code>(?: |<!-- -->)*was ignored: <bdi>it should be at most 2<\/bdi>/);
		expect(await html("/models?page=2")).not.toContain("was ignored");
		expect(answer).toMatch(/rel="canonical" href="[^"]*\/models\?page=2"/);
	});

	test("ignores the cursor of an older address", async () => {
		const [old, plain] = await Promise.all([view("author=acme&cursor=WyJhIl0"), view("author=acme")]);
		expect(old).toEqual(plain);
	});

	test("links to pages by their numbers", async () => {
		const hrefs = byTag(elementsOf(await html("/models?sort=likes&page=2")), "a").map((link) =>
			attribute(link, "href"),
		);
		expect(hrefs).toContain("/models?sort=likes");
		expect(hrefs.filter((href) => href?.includes("cursor"))).toEqual([]);
		const nav = elementsOf(await html("/models?sort=likes&page=2")).find(
			(one) => attribute(one, "aria-label") === "Pages",
		)!;
		expect(textOf(nav)).toMatch(/^51–52 of 52/);
	});

	test("has the same data on the page and as JSON", async () => {
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

	test("leave out tags that repeat other facets", async () => {
		const tags = facet(await view("author=acme"), "tag");
		expect(tags).toContain("conversational");
		for (const said of ["transformers", "en", "base_model:finetune:acme/base"]) expect(tags).not.toContain(said);
	});

	test("of size are in order", async () => {
		const models = [5e11, 1, 5e9, 5e9].map((num_parameters, at) => ({ id: `a/${at}`, tags: [], num_parameters }));
		const other = await testApp({ store: await shelf(models) });
		const found = (await (await other.request("/islands/model-list.json?size=over-80b")).json()) as ListView;
		expect(facet(found, "size")).toEqual(["under-1b", "3b-8b", "over-80b"]);
	});

	test("have the chosen values first", async () => {
		expect(facet(await view("task=automatic-speech-recognition"), "task")[0]).toBe("automatic-speech-recognition");
	});
});

const sized = (id: string, parameters?: number): ModelRecord => ({
	id,
	tags: [],
	pipeline_tag: "text-generation",
	...(parameters !== undefined && { num_parameters: parameters }),
});
const ids = ({ rows }: ListView): readonly string[] => rows.map(({ id }) => id).sort();
const memoryOf = ({ rows }: ListView, id: string): number | undefined =>
	rows.find((row) => row.id === id)?.memory?.bytes;

describe("the filter by memory", () => {
	let other: Hono;
	beforeAll(async () => {
		const models = [sized("a/tiny", 1e8), sized("a/seven", 7e9), sized("a/seventy", 70e9), sized("a/silent")];
		other = await testApp({ store: await shelf(models) });
	});
	const ask = async (query: string): Promise<ListView> =>
		(await (await other.request(`/islands/model-list.json?${query}`)).json()) as ListView;

	test("shows models that need no more memory than given, with their size", async () => {
		expect(ids(await ask("memory=8"))).toEqual(["a/tiny"]);
		expect(ids(await ask("memory=24"))).toEqual(["a/seven", "a/tiny"]);
	});

	test("reads the types of older addresses as the format that has them", async () => {
		expect((await ask("memory=8&stored=q4_k_m")).query).toEqual({ fit: { memory: 8 }, filters: { format: ["gguf"] } });
		expect((await ask("memory=8&stored=BF16")).query).toEqual({ fit: { memory: 8 }, filters: {} });
	});

	test("shows the memory of each row: the weights plus 20%", async () => {
		expect(memoryOf(await ask("memory=24"), "a/seven")).toBe(16_800_000_000);
		expect(memoryOf(await ask("sort=memory"), "a/seven")).toBe(16_800_000_000);
		expect(memoryOf(await ask(""), "a/seven")).toBeUndefined();
	});

	test("counts every offered size, under all other filters", async () => {
		expect((await ask("memory=24&size=3b-8b")).fit).toEqual({
			sizes: [
				{ count: 1 },
				...[8, 16].map((memory) => ({ memory, count: 0 })),
				...[24, 48, 80].map((memory) => ({ memory, count: 1 })),
			],
			unsized: 0,
		});
		expect((await ask("memory=100")).fit.sizes.at(-1)).toEqual({ memory: 100, count: 2 });
		expect((await ask("")).fit.unsized).toBe(1);
	});

	test("can be a device: with the memory given, else its smallest", async () => {
		const fit = async (query: string): Promise<unknown> => (await ask(query)).query.fit;
		expect(await fit("device=nvidia-rtx-4090")).toEqual({ memory: 24, device: "nvidia-rtx-4090" });
		expect(await fit("device=apple-m3-max")).toEqual({ memory: 36, device: "apple-m3-max" });
		expect(await fit("device=apple-m3-max&memory=64")).toEqual({ memory: 64, device: "apple-m3-max" });
		expect(await fit("device=apple-m3-max&memory=8")).toEqual({ memory: 36, device: "apple-m3-max" });
		expect((await ask("device=apple-m3-max")).fit.sizes.map(({ memory }) => memory)).toEqual([36, 48, 64, 96, 128]);
	});

	test("is the typed size, if a form sends both that and a chosen one", async () => {
		expect((await ask("memory=8&memory=12.5+GB&device=apple-m3-max")).query.fit).toEqual({ memory: 12.5 });
		expect((await ask("memory=8&memory=")).query.fit).toEqual({ memory: 8 });
	});

	test("is one chip, and one suggestion if nothing matches", async () => {
		const { chips, ways, total } = await ask("device=nvidia-rtx-4090&size=20b-80b");
		expect([total, chips[0]?.label]).toEqual([0, "fits 24 GB, NVIDIA RTX 4090"]);
		expect(ways.map(({ label, count }) => [label, count])).toEqual([
			["Remove parameters 20 to 80 B", 2],
			["Remove “fits 24 GB, NVIDIA RTX 4090”", 1],
		]);
	});
});

describe("models selected to compare", () => {
	test("stay selected whatever the list shows, four at most", async () => {
		const { query, rows } = await view("model=acme/parser&model=no/such&model=acme/parser&q=crowd");
		expect([query.picked, rows.length]).toEqual([["acme/parser", "no/such"], 45]);
		expect((await view("model=a&model=b&model=c&model=d&model=e")).query.picked).toEqual(["a", "b", "c", "d"]);
		const hidden = byTag(elementsOf(await html("/models?q=crowd&model=acme/parser")), "input").filter(
			(input) => attribute(input, "type") === "hidden" && attribute(input, "name") === "model",
		);
		expect(hidden.map((input) => attribute(input, "value"))).toEqual(["acme/parser"]);
	});

	test("are not in the canonical address", async () => {
		const canonical = byTag(elementsOf(await html("/models?q=crowd&model=acme/parser")), "link").find(
			(link) => attribute(link, "rel") === "canonical",
		);
		expect(canonical && attribute(canonical, "href")).toMatch(/\/models\?q=crowd$/);
	});
});

describe("when nothing is found", () => {
	test("each suggestion has its number of matches", async () => {
		const { ways, total } = await view("task=text-generation&library=timm&q=crowd");
		expect(total).toBe(0);
		expect(ways).toEqual([
			{ label: "Remove task Text Generation", count: 45, query: { q: "crowd", filters: { library: ["timm"] } } },
		]);
	});

	test("one suggestion is to show all", async () => {
		expect(await html("/models?q=nothingiscalledthis")).toContain("Show all models");
	});

	test("names the tasks and libraries that the catalogue does not have, where no models match", async () => {
		const page = textOf(byTag(elementsOf(await html("/models?task=text-genration&library=timm2")), "main")[0]!);
		expect(page).toContain('"text-genration" is not a task of the catalogue. Did you mean text-generation?');
		expect(page).toContain('"timm2" is not a library of the catalogue. Did you mean timm?');
		expect((await view("task=text-generation&library=timm&q=crowd")).unknown).toEqual([]);
		expect((await view("task=text-generation")).unknown).toBeUndefined();
	});
});

describe("an invalid address", () => {
	test.each([
		["sort=size", "sort", "trending, downloads"],
		["dir=up", "dir", "asc or desc"],
		["memory=lots", "memory", "number of GB"],
		["memory=-8", "memory", "number of GB"],
		["device=abacus", "device", "nvidia-rtx-4090"],
		["stored=Q99", "stored", "BF16, F32"],
		["page=last", "page", "number of a page"],
		["page=0", "page", "number of a page"],
		[Array.from({ length: 10_000 }, (_, i) => `author=owner-${i}`).join("&"), "author", "at most 50"],
	])("%.12s … shows the nearest list, and names the field; the data is an error", async (query, field, wanted) => {
		const answer = await app.request(`/models?${query}&task=text-generation`);
		const page = await answer.text();
		expect(answer.status).toBe(400);
		expect(page).toContain(`<code><bdi>${field}</bdi>=`);
		expect(page).toContain(wanted);
		expect(page).toContain(`<title>Models: Text Generation · Vitrine</title>`);
		expect((await app.request(`/islands/model-list.json?${query}`)).status).toBe(400);
	});

	test.each([LONG, "word ".repeat(200_000), Array.from({ length: 40 }, (_, at) => `w${at}`).join("-")])(
		"with too many words shows the list for the first of them, and says so: %.12s …",
		async (q) => {
			const answer = await app.request(`/models?${new URLSearchParams({ q, task: "text-generation" })}`);
			expect(answer.status).toBe(200);
			const page = await answer.text();
			expect(page).toMatch(/Only the first \d+ characters were read|There are too many words/);
			expect(page.length).toBeLessThan(200_000);
		},
	);

	test("with several wrong fields names each, and shows what is left of it", async () => {
		const page = await html("/models?sort=size&device=abacus&memory=8&colour=red&task=text-generation");
		for (const field of ["sort", "device", "colour"]) expect(page).toContain(`<code><bdi>${field}</bdi>=`);
		expect(page).toContain("<title>Models: fits 8 GB, Text Generation · Vitrine</title>");
		const island = byTag(elementsOf(page), "div").flatMap((one) => attribute(one, "data-props-url") ?? []);
		expect(island).toEqual(["/islands/model-list.json?task=text-generation&memory=8"]);
	});

	test("with a cursor of an older address shows the first page, and says so", async () => {
		const answer = await app.request("/models?cursor=WyJhIl0&task=text-generation");
		expect([answer.status, await answer.text()]).toEqual([
			200,
			expect.stringContaining("addresses of lists now use page numbers"),
		]);
	});
});
