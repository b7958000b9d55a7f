import type { ModelRecord } from "@vitrine/model";
import type { Repositories } from "@vitrine/sources";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { swept } from "../../../../test/sweep.ts";
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
	spaces: "x\u00a0y\ufeff".repeat(100_000),
	separators: "\0\ufeff\u2028\u0085\u000b".repeat(50_000),
};

/** Seconds of processor time of a page until it is laid out. Unbroken, the word takes more than 20; broken, less than 5. */
const MOST = 20;

describe.skipIf(chromiumPath === undefined)("a word of 400,000 letters", () => {
	let stage: Stage;
	beforeAll(async () => {
		const records: readonly ModelRecord[] = Object.keys(CARDS).map((name) => ({ id: `long/${name}`, tags: [] }));
		const tagged = { id: "long/tags", tags: [SHORTER], library_name: SHORTER, pipeline_tag: SHORTER };
		stage = await openStage({ ...(await testStore([...records, tagged])), repositories: () => REPOSITORIES });
	});
	afterAll(() => stage?.close());

	for (const [name, options] of swept([...Object.keys(CARDS), "tags?tab=metadata"], 2))
		test(`does not freeze the browser: ${name}`, options, async () => {
			const { page } = await look(stage, `/models/long/${name}`, { theme: "light", width: 1440 });
			await page.evaluate("document.documentElement.scrollHeight");
			await expect.poll(() => processorTime(page)).toBeLessThan(MOST);
			await expect.poll(() => page.evaluate("document.querySelectorAll('wbr').length")).toBeGreaterThan(10);
			await page.context().close();
		});
});

/** Seconds of processor time that the process of a page has used, which unlike the clock does not depend on other processes. */
async function processorTime(page: Page): Promise<number> {
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	const { metrics } = await session.send("Performance.getMetrics");
	return metrics.find(({ name }) => name === "ProcessTime")?.value ?? Number.NaN;
}

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
