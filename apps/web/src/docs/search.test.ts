import { beforeAll, describe, expect, test } from "vitest";
import { attribute, byTag, elementsOf, textOf } from "../testing/html.ts";
import { testApp, TEST_CONFIG } from "../testing/site.ts";
import { type Docs, docsOf } from "./docs.ts";
import { searchDocs, wordsThatMatch } from "./search.ts";

let docs: Docs;
beforeAll(async () => {
	docs = await docsOf(TEST_CONFIG);
});

describe("a search of the docs", () => {
	test("covers every heading of every page, each with an id that exists", () => {
		for (const page of docs.pages) {
			const { headings } = docs.rendered(page);
			const sections = docs.sections.filter((section) => section.page === page);
			expect(sections.map(({ heading }) => heading)).toEqual(headings.map(({ text }) => text));
			expect(sections.slice(1).map(({ href }) => href.replace(/.*#/, ""))).toEqual(
				headings.slice(1).map(({ id }) => id),
			);
		}
	});

	test("ignores order and case, matches prefixes, and puts headings first", () => {
		expect(hrefs("PROXY behind")[0]).toBe("/docs/hub-api#behind-a-proxy");
		expect(hrefs("log acc")).toContain("/docs/command-line#serve");
		expect(hrefs("configurat")[0]).toBe("/docs/configuration");
		expect(hrefs("configuraton")[0]).toBe("/docs/configuration");
	});

	test("shows the words in context, whole and marked", () => {
		const [hit] = searchDocs(docs.sections, "VITRINE_DATA");
		const marked = hit?.excerpt.filter((piece) => piece.marked).map(({ text }) => text);
		expect(marked).toEqual(expect.arrayContaining(["VITRINE", "DATA"]));
		for (const { section, excerpt } of searchDocs(docs.sections, "folder")) {
			const shown = excerpt
				.map(({ text }) => text)
				.join("")
				.replace(/^… | …$/g, "");
			expect(section.text).toContain(shown);
			expect(shown.length).toBeLessThanOrEqual(220);
		}
	});

	test("lists words that have matches alone", () => {
		expect(wordsThatMatch(docs.sections, "folder zzqqxx")).toEqual(["folder"]);
		expect(wordsThatMatch(docs.sections, "zzqqxx")).toEqual([]);
	});
});

describe("/docs?q=", async () => {
	const app = await testApp();
	const render = async (path: string): Promise<ReturnType<typeof elementsOf>> =>
		elementsOf(await (await app.request(path)).text());

	test("lists sections, keeps the text, and links to ids that exist", async () => {
		const elements = await render("/docs?q=access+log");
		const links = byTag(elements, "a").map((link) => attribute(link, "href"));
		expect(links).toContain("/docs/command-line#serve");
		expect(byTag(elements, "mark").map(textOf)).toContain("access");
		const field = byTag(elements, "input").find((input) => attribute(input, "aria-label") === "Search the docs");
		expect(field && attribute(field, "value")).toBe("access log");
	});

	test("says so if nothing matches, and offers single words that do", async () => {
		const elements = await render("/docs?q=folder+zzqqxx");
		expect(textOf(elements[0]!)).toContain("No section matches all of these words.");
		expect(byTag(elements, "a").map((link) => attribute(link, "href"))).toContain("/docs?q=folder");
	});

	test("without words is the first page", async () => {
		expect(textOf(byTag(await render("/docs?q=+"), "h1")[0]!)).toBe("Quick start");
	});

	test("escapes the text", async () => {
		const elements = await render(`/docs?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
		expect(byTag(elements, "script").some((script) => textOf(script).includes("alert"))).toBe(false);
		expect(textOf(byTag(elements, "h1")[0]!)).toContain("<script>alert(1)</script>");
	});
});

const hrefs = (text: string): readonly string[] => searchDocs(docs.sections, text).map(({ section }) => section.href);
