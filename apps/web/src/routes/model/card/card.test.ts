import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ORDINARY } from "../../../../../../fixtures/hostile/unicode.ts";
import { cardOf } from "./card.ts";
import { CardContents } from "../../../ui/text/CardContents.tsx";
import type { ModelView } from "../../../resources/model/model.ts";

const HUB = "https://hub.example";
const LINKS = "See [the licence](LICENSE).";

/** A model whose repository contains a card and some other files. */
const model = (id: string, card: string, ...others: readonly string[]): ModelView => ({
	record: { id, tags: [] },
	source: undefined,
	repository: {
		files: ["README.md", ...others].map((path) => ({ path, size: 1 })),
		read: async () => new TextEncoder().encode(card),
		part: async () => undefined,
		stream: async () => undefined,
	},
});

test("a card that has not changed is rendered once", async () => {
	const first = await cardOf(model("acme/once", LINKS, "LICENSE"), HUB);
	expect(first?.html).toContain("/models/acme/once?tab=files&#x26;file=LICENSE");
	expect(await cardOf(model("acme/once", LINKS, "LICENSE"), HUB)).toBe(first);
});

test("a card is rendered again for another text, another model, or other files", async () => {
	const first = await cardOf(model("acme/again", LINKS, "LICENSE"), HUB);
	expect((await cardOf(model("acme/again", `${LINKS} Now.`, "LICENSE"), HUB))?.html).toContain("Now.");
	expect((await cardOf(model("acme/other", LINKS, "LICENSE"), HUB))?.html).toContain("/models/acme/other?");
	expect((await cardOf(model("acme/again", LINKS), HUB))?.html).not.toContain("<a");
	expect(await cardOf(model("acme/again", LINKS, "LICENSE"), HUB)).toBe(first);
});

test("a card with only front matter is none, from the cache too", async () => {
	const bare = model("acme/bare", "---\nlicense: mit\n---\n");
	expect([await cardOf(bare, HUB), await cardOf(bare, HUB)]).toEqual([undefined, undefined]);
});

const MANY = Array.from({ length: 5 }, (_, at) => `## Part ${at}\n\n### Detail ${at}\n\n#### Deeper ${at}`).join(
	"\n\n",
);

test.each([
	["two levels below the title", `# Model\n\n${MANY}`, 10],
	["two levels where there is no title", MANY, 10],
	["nothing of a short card", "# Model\n\n## A\n\n## B\n\n## C", 0],
	["nothing of a card without headings", "words", 0],
])("the contents of a card list %s", async (_what, text, links) => {
	const headings = (await cardOf(model("acme/contents", text), HUB))?.headings ?? [];
	const html = renderToStaticMarkup(createElement(CardContents, { headings }));
	expect(html.match(/<a /g) ?? []).toHaveLength(links);
	expect(html).not.toContain("Deeper");
});

test("a card with characters that cannot be seen has a notice with their number; ordinary text has none", async () => {
	expect(await doubtOf("acme/hidden", "a\u200bb &#x202e;c\u200b")).toBe(
		"This card contains 3 characters that are invisible or reorder text: ZERO WIDTH SPACE (U+200B), RIGHT-TO-LEFT OVERRIDE (U+202E).",
	);
	expect(await doubtOf("acme/one", "a\u2060b")).toContain("contains one character that is invisible");
	expect(await doubtOf("acme/many", "\u200b".repeat(5_000))).toContain("contains 1000 or more characters");
	for (const text of Object.values(ORDINARY)) expect(await doubtOf("acme/plain", text)).toBeUndefined();
});

const doubtOf = async (id: string, text: string): Promise<string | undefined> =>
	(await cardOf(model(id, text), HUB))?.doubt;
