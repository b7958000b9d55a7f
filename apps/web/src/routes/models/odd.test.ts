import type { ModelRecord } from "@vitrine/model";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { attribute, byTag, elementsOf } from "../../testing/html.ts";
import { shelf } from "../../testing/shelf.ts";
import { testApp } from "../../testing/site.ts";
import type { ListView } from "./view.ts";

/** Untrusted names of models, and values that they may be listed under. */
const NAMES = [
	"__proto__",
	"constructor/toString",
	"0",
	" a ",
	"a/",
	"/a",
	"//",
	"../..",
	"a/../b",
	"%00",
	"%2F/%",
	"a\nb/c\td",
	"?q=1&sort=beauty#x",
	"a/b.md",
	"a/b/c",
	"🦙/🦙-7B",
	`long/${"x".repeat(900)}`,
	'"><script>alert(1)</script>',
	"{{7*7}}/${7*7}",
];

const RECORDS: readonly ModelRecord[] = NAMES.map((id, at) => ({
	id,
	tags: [id, "nothing\0here", "\ud800", ""],
	pipeline_tag: id,
	library_name: id,
	cardData: { license: id, base_model: id, language: [id] },
	downloads: at % 2 === 0 ? at * 1e300 : -at,
	createdAt: "0001-01-01T00:00:00Z",
	lastModified: "+275760-09-13T00:00:00.000Z",
	num_parameters: 10 ** (at * 2),
}));

let app: Hono;
beforeAll(async () => {
	app = await testApp({ store: await shelf(RECORDS) });
});

describe("models with odd names", () => {
	test("are listed, and every link of the list leads to a page", async () => {
		const answer = await app.request("/models?memory=8");
		expect(answer.status).toBe(200);
		const links = byTag(elementsOf(await (await app.request("/models")).text()), "a");
		const addresses = [...new Set(links.map((link) => attribute(link, "href") ?? ""))].filter((to) =>
			to.startsWith("/models"),
		);
		expect(addresses.length).toBeGreaterThan(NAMES.length);
		for (const address of addresses) expect([address, (await app.request(address)).status]).toEqual([address, 200]);
	});

	test("are found by each of their values, and only by those", async () => {
		for (const facet of ["task", "library", "licence", "tag", "base_model"])
			for (const name of NAMES) {
				const address = `/islands/model-list.json?${new URLSearchParams({ [facet]: name })}`;
				const { total, rows } = (await (await app.request(address)).json()) as ListView;
				// An address that ends or begins with white space loses it.
				const wanted = name.trim() === name || facet === "licence" || facet === "base_model" ? [name] : [];
				expect([facet, total, rows.map(({ id }) => id)]).toEqual([facet, wanted.length, wanted]);
			}
	});

	test("can be paged in every order without an error", async () => {
		for (const sort of ["trending", "downloads", "created", "updated", "parameters"])
			for (const dir of ["asc", "desc"]) {
				const seen: string[] = [];
				for (let page = 1, pages = 1; page <= pages; page++) {
					const query = new URLSearchParams({ sort, dir, page: String(page) });
					const view: ListView = await (await app.request(`/islands/model-list.json?${query}`)).json();
					seen.push(...view.rows.map(({ id }) => id));
					({ pages } = view);
				}
				expect(seen.toSorted()).toEqual(NAMES.toSorted());
			}
	});
});
