import { existsSync } from "node:fs";
import { join } from "node:path";
import { libraries, taskIds } from "@vitrine/catalogue";
import { providers } from "@vitrine/inference";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { links } from "../base/links.ts";
import { root } from "../data/root.ts";
import { attribute, byTag, type Element, elementsOf, textOf } from "../testing/html.ts";
import { otherPages } from "../testing/otherPages.ts";
import { COLLECTIONS } from "../testing/collections.ts";
import { MODELS, testApp } from "../testing/site.ts";
import { START_SCRIPT } from "../ui/page/startScript.ts";
import { SWEEP } from "../../../../test/sweep.ts";

const LISTED: readonly string[] = [
	links.home(),
	links.tasks(),
	links.tasks({ q: "speech" }),
	...taskIds.map(links.task),
	links.libraries(),
	links.libraries({ q: "zzzz" }),
	...libraries.map(({ key }) => links.library(key)),
	links.providers(),
	...providers.map(({ id }) => links.provider(id)),
	links.quantizations(),
	links.quantizations({ file: "model-UD-Q4_K_XL.gguf", parameters: "8B" }),
	links.quantizations({ file: "model.bin", parameters: "many" }),
	...COLLECTIONS.map(({ slug }) => links.collection(slug)),
	links.models(),
	...MODELS.map(({ id }) => links.model(id)),
];

const PAGES: readonly string[] = [...LISTED, ...otherPages(LISTED)];

interface Rendered {
	readonly path: string;
	readonly status: number;
	readonly elements: readonly Element[];
}

let app: Hono;
const rendered: Rendered[] = [];

beforeAll(async () => {
	app = await testApp();
	// All at once would wait longer than the site lets them.
	for (const path of PAGES) rendered.push(await render(path));
});

async function render(path: string): Promise<Rendered> {
	const answer = await app.request(path);
	return { path, status: answer.status, elements: elementsOf(await answer.text()) };
}

/** What is wrong, page by page; a good site gives an empty list. */
function faults(look: (page: Rendered) => readonly string[]): readonly string[] {
	return rendered.flatMap((page) => look(page).map((fault) => `${page.path}: ${fault}`));
}

test("every page of the sitemap answers", async () => {
	const xml = await (await app.request("http://models.example/sitemap.xml")).text();
	const paths = [...xml.matchAll(/<loc>http:\/\/models\.example(\/[^<]*)<\/loc>/g)].map(([, path]) => path as string);
	const missing = new Set(paths).difference(new Set(rendered.map(({ path }) => path)));
	for (const path of missing) if ((await app.request(path)).status === 200) missing.delete(path);
	expect([missing.size === 0 ? "all" : [...missing], paths.length > 400]).toEqual(["all", true]);
});

describe("every page", () => {
	test("answers", () => {
		expect(rendered.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`)).toEqual([]);
	});

	test("has a description", () => {
		expect(
			faults(({ elements }) => {
				const description = byTag(elements, "meta").find((one) => attribute(one, "name") === "description");
				return description && attribute(description, "content") ? [] : ["the description in its route.tsx is empty"];
			}),
		).toEqual([]);
	});

	test("has one h1, and headings that go down one step at a time", () => {
		expect(
			faults((page) => {
				const found = headings(page).map(({ tagName }) => Number(tagName[1]));
				const ones = found.filter((level) => level === 1).length;
				const jumps = found.filter((level, at) => level > (found[at - 1] ?? 0) + 1);
				return [
					...(ones === 1 ? [] : [`${ones} h1`]),
					...jumps.map((level) => `jumps to h${level}: set the level of Heading`),
				];
			}),
		).toEqual([]);
	});

	test("gives each heading an anchor that links to its own id", () => {
		expect(
			faults((page) =>
				headings(page)
					.filter((heading) => !linksToItself(heading))
					.map((heading) => `“${textOf(heading)}” has no anchor: make it with Heading of ui/page`),
			),
		).toEqual([]);
	});

	test("uses every id once", () => {
		expect(
			faults(({ elements }) => {
				const ids = elements.flatMap((element) => attribute(element, "id") ?? []);
				return ids.filter((id, at) => ids.indexOf(id) !== at);
			}),
		).toEqual([]);
	});

	test("credits the source of its figures", () => {
		expect(
			faults(({ elements }) =>
				textOf(elements[0]!).includes("Figures: A collection, CC-BY-4.0, August 2026") ? [] : ["no attribution"],
			),
		).toEqual([]);
	});
});

describe("the interactive parts of every page", () => {
	test("have no inline script, handler or style, which the policy would refuse", () => {
		expect(
			faults(({ elements }) => [
				...elements.flatMap(({ attrs }) =>
					attrs
						.filter(({ name }) => /^on|^style$/.test(name))
						.map(({ name }) => `${name}: write styles into style.css, behaviour into an Island`),
				),
				...byTag(elements, "style").map(() => "a style element"),
				...byTag(elements, "script")
					.filter((script) => !isExpected(script))
					.map((script) => `script ${textOf(script).slice(0, 40)}`),
			]),
		).toEqual([]);
	});

	test("name every control, and send every form by GET to an address of the site", () => {
		expect(
			faults(({ elements }) => [
				...byTag(elements, "form")
					.filter((form) => attribute(form, "method") !== undefined || !attribute(form, "action")?.startsWith("/"))
					.map(() => "a form needs an address of `links` as its action, and no method"),
				...byTag(elements, "input", "select", "textarea")
					.filter((control) => attribute(control, "type") !== "hidden" && !isNamed(control, elements))
					.map((control) => `${attribute(control, "name")} needs a label`),
			]),
		).toEqual([]);
	});
});

describe("links", () => {
	test("within the site lead to pages and ids that exist", SWEEP, async () => {
		const targets = new Map(
			rendered.flatMap(({ path, elements }) => hrefs(elements).map((href) => [resolved(href, path), path] as const)),
		);
		const inside = [...targets].filter(([href]) => href.startsWith("http://site/"));
		expect(inside.length).toBeGreaterThan(350);
		const dead: string[] = [];
		for (const [href, path] of inside) {
			const fault = await deadEnd(href);
			if (fault !== undefined) dead.push(`${path}: ${fault}`);
		}
		expect(dead, "make addresses with `links` of base/links.ts").toEqual([]);
	});

	test("to a source file name one that exists", () => {
		const base = "https://github.com/someone/vitrine/blob/main/";
		const files = new Set(
			rendered
				.flatMap(({ elements }) => hrefs(elements).filter((href) => href.startsWith(base)))
				.map((href) => href.slice(base.length)),
		);
		expect(files.size).toBeGreaterThan(300);
		expect([...files].filter((file) => !existsSync(join(root, decodeURIComponent(file))))).toEqual([]);
	});

	test("to the source are on every reference page", () => {
		const isReference = /^\/($|tasks|libraries|providers|quantizations)/;
		expect(
			faults(({ path, elements }) =>
				!isReference.test(path) || elements.some((element) => textOf(element) === "Update on GitHub")
					? []
					: ["no link"],
			),
		).toEqual([]);
	});
});

function headings({ elements }: Rendered): readonly Element[] {
	return byTag(elements, "h1", "h2", "h3", "h4", "h5", "h6");
}

function linksToItself(heading: Element): boolean {
	const id = attribute(heading, "id");
	return (
		id !== undefined &&
		heading.childNodes.some(
			(child) => "tagName" in child && child.tagName === "a" && attribute(child, "href") === `#${id}`,
		)
	);
}

function isExpected(script: Element): boolean {
	const type = attribute(script, "type");
	if (type === "application/json") return true;
	const src = attribute(script, "src");
	return src === "/embed.js" || textOf(script) === START_SCRIPT;
}

function isNamed(control: Element, all: readonly Element[]): boolean {
	if (attribute(control, "aria-label") ?? attribute(control, "aria-labelledby")) return true;
	const id = attribute(control, "id");
	if (id !== undefined && all.some((label) => label.tagName === "label" && attribute(label, "for") === id)) return true;
	for (let around = control.parentNode; around && "tagName" in around; around = around.parentNode)
		if (around.tagName === "label") return true;
	return false;
}

function hrefs(elements: readonly Element[]): string[] {
	return byTag(elements, "a").flatMap((link) => attribute(link, "href") ?? []);
}

function resolved(href: string, from: string): string {
	return new URL(href, `http://site${from}`).href;
}

/** What is wrong with an address; undefined when it leads where it says. */
async function deadEnd(address: string): Promise<string | undefined> {
	const { pathname, search, hash } = new URL(address);
	const page = rendered.find(({ path }) => path === pathname + search) ?? (await render(pathname + search));
	if (page.status >= 400) return `${address} answers ${page.status}`;
	const id = decodeURIComponent(hash.slice(1));
	if (id === "" || page.elements.some((element) => attribute(element, "id") === id)) return undefined;
	return `${address}: there is no id ${id}`;
}
