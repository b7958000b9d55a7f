import type { Hono } from "hono";
import MarkdownIt from "markdown-it";
import { parseFragment } from "parse5";
import type { Repositories } from "@vitrine/sources";
import { beforeAll, describe, expect, test } from "vitest";
import { links } from "../../base/links.ts";
import { attribute, byTag, elementsOf } from "../../testing/html.ts";
import { CARD, RUNNABLE, SHELF, shelf } from "../../testing/shelf.ts";
import { MODELS, testApp, testStore } from "../../testing/site.ts";

const NO_FILES: Repositories = {
	files: async () => undefined,
	read: async () => undefined,
	open: async () => undefined,
	stream: async () => undefined,
	revision: async () => undefined,
};

let app: Hono;
beforeAll(async () => {
	const named = { id: "acme/notes.md", tags: [] };
	app = await testApp({ store: await shelf([...SHELF, ...RUNNABLE, ...MODELS, named]) });
});

const text = async (path: string): Promise<string> => (await app.request(path)).text();

describe("a page as Markdown", () => {
	test("has the facts and the code of the page", async () => {
		const markdown = await text("/models/acme/parser.md?mode=call&language=sh");
		for (const part of [
			"# acme/parser\n",
			"- **Task:** Text Generation (`text-generation`)",
			"- **Licence:** apache-2.0",
			"- **Base model:** `acme/base`",
			"- **Access:** gated",
			"curl",
			"| MMLU, test | Text Generation | acc | 0.6943 |",
			"| [`model.safetensors`](/models/acme/parser?tab=files&file=model.safetensors) | 4 B |",
		])
			expect(markdown).toContain(part);
		expect(await text("/models/acme/parser.md?mode=load")).toContain("from transformers import");
	});

	test("has the card exactly, in a fence that it cannot close", async () => {
		const markdown = await text("/models/acme/parser.md");
		expect(markdown).toContain(`\n\`\`\`\`markdown\n${CARD.trimEnd()}\n\`\`\`\`\n`);
	});

	test.each([
		["not UTF-8", Buffer.alloc(999_000, 0xff), "\ufffd"],
		["letters", Buffer.alloc(999_000, "x"), "x"],
	])("has the start of a card of a megabyte that is %s, and says so", async (_, bytes, letter) => {
		const store = await testStore([{ id: "a/b", tags: [] }]);
		const repositories: Repositories = {
			...NO_FILES,
			files: async () => [{ path: "README.md", size: bytes.length }],
			read: async () => new Uint8Array(bytes),
		};
		const site = await testApp({ store: { ...store, repositories: () => repositories } });
		const markdown = await (await site.request("/models/a/b.md")).text();
		expect(markdown).toContain("Only the first 250,000 characters; the file has the rest.\n\n```markdown\n");
		expect(markdown).toContain(`\n${letter.repeat(250_000)}…\n\`\`\`\n`);
		expect(Buffer.byteLength(markdown)).toBeLessThan(1_000_000);
	});

	test.each([
		"/models/acme/parser",
		"/models/bare-name",
		"/tasks/text-generation",
		"/libraries/transformers",
		"/libraries/transformers.js",
		"/docs",
	])("of %s is also what a reader of Markdown is given", async (path) => {
		const asked = await app.request(path, { headers: { Accept: "text/markdown, text/html;q=0.5" } });
		expect(asked.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
		expect(asked.headers.get("Link")).toBe(`<${path}>; rel="canonical"`);
		const browser = await app.request(path, { headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" } });
		expect(browser.headers.get("Content-Type")).toContain("text/html");
		for (const answer of [asked, browser]) expect(answer.headers.get("Vary")).toMatch(/\bAccept(?:,|$)/);
		const link = byTag(elementsOf(await browser.text()), "a").find(
			(one) => attribute(one, "data-copy-page") !== undefined,
		);
		expect(await text(attribute(link as never, "href") as string)).toBe(await asked.text());
	});

	test("is not sent again to a client that has it", async () => {
		const first = await app.request("/models/acme/parser.md");
		const tag = first.headers.get("ETag") ?? "";
		const second = await app.request("/models/acme/parser.md", { headers: { "If-None-Match": tag } });
		expect([second.status, await second.text()]).toEqual([304, ""]);
	});

	test("of a model whose name ends in .md is not mistaken for another", async () => {
		expect((await app.request("/models/acme/notes.md")).headers.get("Content-Type")).toContain("text/html");
		expect(await text("/models/acme/notes.md.md")).toMatch(/^# acme\/notes\.md\n/);
	});

	test.each([
		"/models/acme/nobody.md",
		"/models/.md",
		"/tasks/nothing.md",
		"/libraries/nothing.md",
		"/docs/nothing.md",
	])("%s is not found", async (path) => expect((await app.request(path)).status).toBe(404));

	test("makes no element of untrusted text", async () => {
		const reader = new MarkdownIt({ html: true });
		for (const { id } of [...MODELS, ...RUNNABLE]) {
			const html = reader.render(await text(links.modelText(id)));
			const wrong = byTag(elementsOf(html), "script", "img", "b", "iframe", "svg").map(({ tagName }) => tagName);
			expect(wrong, id).toEqual([]);
			expect(parseFragment(html).childNodes.length).toBeGreaterThan(3);
		}
	});
});
