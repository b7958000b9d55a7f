import { existsSync } from "node:fs";
import { join } from "node:path";
import { libraries } from "@vitrine/catalogue";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../../data/root.ts";
import { attribute, byTag, elementsOf, textOf } from "../../testing/html.ts";
import { testApp } from "../../testing/site.ts";
import { type DocsPage, readPages } from "../../docs/pages.ts";
import { renderPage } from "../../docs/render.ts";

let app: Hono;
let pages: readonly DocsPage[];
beforeAll(async () => {
	app = await testApp();
	pages = await readPages(join(root, "docs"));
});

describe("the docs", () => {
	test("start with the start page, and each page links to the next", async () => {
		expect(pages[0]?.slug).toBe("");
		expect(new Set(pages.map(({ order }) => order)).size).toBe(pages.length);
		for (const [at, page] of pages.entries()) {
			const html = await (await app.request(`/docs${page.slug && `/${page.slug}`}`)).text();
			const ways = new Set(byTag(elementsOf(html), "a").map((link) => attribute(link, "rel")));
			expect([ways.has("prev"), ways.has("next")]).toEqual([at > 0, at < pages.length - 1]);
		}
	});

	test("link only to pages, sections and files that exist", () => {
		for (const page of pages) {
			const { html } = renderPage(page, pages, "o/r");
			for (const href of byTag(elementsOf(html), "a").map((link) => attribute(link, "href") ?? "")) {
				const file = /^https:\/\/github\.com\/o\/r\/blob\/main\/(.+)$/.exec(href)?.[1];
				if (file !== undefined) expect(existsSync(join(root, file)), `${page.source}: ${href}`).toBe(true);
				else if (href.startsWith("/docs"))
					expect(pages.map(({ slug }) => (slug === "" ? "/docs" : `/docs/${slug}`))).toContain(href.replace(/#.*/, ""));
			}
		}
	});

	test("show only images of their folder, with words for those who do not see them", () => {
		const shown = pages.flatMap((page) => byTag(elementsOf(renderPage(page, pages, "o/r").html), "img"));
		expect(shown.length).toBeGreaterThan(0);
		for (const image of shown) {
			const file = attribute(image, "src")?.replace("/docs/images/", "") ?? "";
			expect(existsSync(join(root, "docs/images", file)), file).toBe(true);
			expect(attribute(image, "alt")).toMatch(/\w+ \w+/);
		}
	});

	test("name only files and variables of the project that exist", () => {
		const text = pages.map((page) => page.text).join("\n");
		const files = [...text.matchAll(/`((?:packages|apps|docs)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file as string);
		expect(files.length).toBeGreaterThan(3);
		expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
		expect(libraries.map(({ key }) => key)).toContain("timm");
	});

	test("are available as Markdown, with a link to edit", async () => {
		for (const page of pages) {
			const html = await (await app.request(`/docs${page.slug && `/${page.slug}`}`)).text();
			const links = byTag(elementsOf(html), "a").map((link) => [textOf(link), attribute(link, "href")]);
			expect(links).toContainEqual(["Update on GitHub", `https://github.com/someone/vitrine/blob/main/${page.source}`]);
			const source = links.find(([label]) => label === "View as Markdown")?.[1] ?? "";
			expect(await (await app.request(source)).text()).toBe(page.text);
		}
	});

	test("are not found under another name", async () => {
		expect((await app.request("/docs/nothing")).status).toBe(404);
		expect((await app.request("/docs/nothing.md")).status).toBe(404);
		expect((await app.request("/docs/..%2FREADME.md")).status).toBe(404);
		expect((await app.request("/docs/start")).headers.get("Location")).toBe("/docs");
	});

	test("report a page without a section or order", async () => {
		await expect(readPages(root)).rejects.toThrow(/\.md: /);
	});
});
