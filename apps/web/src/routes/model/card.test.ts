import { expect, test } from "vitest";
import { cardOf } from "./card.ts";
import type { ModelView } from "./model.ts";

const HUB = "https://hub.example";
const LINKS = "See [the licence](LICENSE).";

/** A model whose repository holds a card and some other files. */
const model = (id: string, card: string, ...others: readonly string[]): ModelView => ({
	record: { id, tags: [] },
	source: undefined,
	repository: {
		files: ["README.md", ...others].map((path) => ({ path, size: 1 })),
		read: async () => new TextEncoder().encode(card),
		part: async () => undefined,
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
