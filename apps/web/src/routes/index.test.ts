import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { namedPages } from "../site/site.ts";
import { COLLECTIONS, collectionsOf } from "../testing/collections.ts";
import { TEST_CONFIG, testApp, testStore } from "../testing/site.ts";
import { pages } from "./index.ts";

const app = await testApp();
const site = { store: await testStore(), config: TEST_CONFIG, collections: collectionsOf(COLLECTIONS) };

describe("the table of pages", () => {
	test("has the route of every folder", () => {
		const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
		const table = readFileSync(join(import.meta.dirname, "index.ts"), "utf8");
		const missing = folders.map(({ name }) => name).filter((name) => !table.includes(`"./${name}/route.ts`));
		expect(missing, "add a line to apps/web/src/routes/index.ts").toEqual([]);
	});

	test("names patterns that the site answers", () => {
		const answered = new Set(app.routes.map(({ path }) => path));
		const patterns = pages.map(({ path }) => path).filter((path) => path.includes(":"));
		expect(patterns.filter((path) => !answered.has(path))).toEqual([]);
	});

	test("names each address, label and alias once", () => {
		const named = namedPages(pages);
		const names = [...named.map(({ label }) => label), ...named.flatMap(({ aliases = [] }) => aliases)];
		expect([...twice(names), ...twice(pages.map(({ path }) => path))]).toEqual([]);
	});

	test.each(namedPages(pages).map(({ path, header = false }) => ({ path, header })))(
		"$path is a page; in the header: $header",
		async ({ path, header }) => {
			const answer = await app.request(path);
			expect(answer.status).toBe(200);
			const [nav = ""] = /<nav aria-label="Main">.*?<\/nav>/s.exec(await answer.text()) ?? [];
			const isMarked = nav.includes(`<a href="${path}" aria-current="page">`);
			expect(isMarked, `a page of the header has its own address as \`section\` in route.tsx`).toBe(header);
		},
	);

	test.each(pages.filter(({ addresses }) => addresses))(
		"$path has addresses that answer, as Markdown: $markdown",
		async (page) => {
			const address = (await page.addresses?.(site))?.at(-1) ?? "";
			expect((await app.request(address)).status).toBe(200);
			const text = await app.request(`${address}.md`);
			expect(text.headers.get("Content-Type")?.startsWith("text/markdown")).toBe(page.markdown === true);
		},
	);
});

const twice = (names: readonly string[]): readonly string[] => names.filter((name, at) => names.indexOf(name) < at);
