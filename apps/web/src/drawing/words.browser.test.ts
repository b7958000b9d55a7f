import type { ModelRecord } from "@vitrine/model";
import type { Repositories } from "@vitrine/sources";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage } from "../testing/browser.ts";
import { testStore } from "../testing/site.ts";

const WORD = "x".repeat(400_000);
const SHORTER = "y".repeat(20_000);
const CARDS: Readonly<Record<string, string>> = {
	paragraph: WORD,
	heading: `# ${WORD}`,
	table: `|a|\n|-|\n|${WORD}|`,
	code: `\`\`\`js\n${WORD}\n\`\`\``,
	inline: `\`${WORD}\``,
	link: `[${WORD}](https://e.example)`,
};

/** Milliseconds until a page is laid out, on a machine that is busy. Unbroken, the word takes more than 20 seconds on one that is not. */
const SLOWEST = 20_000;

describe.skipIf(chromiumPath === undefined)("a word of 400,000 letters", { timeout: 60_000 }, () => {
	let stage: Stage;
	beforeAll(async () => {
		const records: readonly ModelRecord[] = Object.keys(CARDS).map((name) => ({ id: `long/${name}`, tags: [] }));
		const tagged = { id: "long/tags", tags: [SHORTER], library_name: SHORTER, pipeline_tag: SHORTER };
		stage = await openStage({ ...(await testStore([...records, tagged])), repositories: () => REPOSITORIES });
	}, 60_000);
	afterAll(() => stage?.close());

	test.each([...Object.keys(CARDS), "tags?tab=metadata"])("does not freeze the browser: %s", async (name) => {
		const started = performance.now();
		const { page } = await look(stage, `/models/long/${name}`, { theme: "light", width: 1440 });
		await page.evaluate("document.documentElement.scrollHeight");
		expect(performance.now() - started).toBeLessThan(SLOWEST);
		expect(await page.evaluate("document.querySelectorAll('wbr').length")).toBeGreaterThan(10);
		await page.context().close();
	});
});

const REPOSITORIES: Repositories = {
	files: async (id) => {
		const card = CARDS[id.replace("long/", "")];
		return card === undefined ? undefined : [{ path: "README.md", size: card.length }];
	},
	read: async (id) => new TextEncoder().encode(CARDS[id.replace("long/", "")] ?? ""),
	open: async () => undefined,
	stream: async () => undefined,
	revision: async () => undefined,
};
