import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage } from "../testing/browser.ts";
import { RUNNABLE, SHELF, shelf } from "../testing/shelf.ts";
import { swept } from "../../../../test/sweep.ts";

/** Calls in every language, code that loads a model, and commands of apps. */
const PAGES = [
	"/models/acme/parser",
	"/models/acme/painter",
	"/models/acme/depth",
	"/models/acme/served?mode=call&language=python",
	"/models/acme/served?mode=call&language=python&client=requests",
	"/models/acme/served?mode=call&language=js&client=fetch&stream=true",
	"/models/acme/served?mode=call&language=js&client=openai",
	`/models/acme/served?mode=call&language=sh&prompt=${"word+".repeat(60)}`,
	`/models/acme/served?mode=call&language=js&client=fetch&prompt=${"long".repeat(60)}`,
	"/models/acme/parser-gguf?mode=run&app=vllm",
	"/models/acme/parser-gguf?mode=run&app=pi",
	"/libraries/diffusers",
];

const WIDTHS = [1440, 1024] as const;

describe.skipIf(chromiumPath === undefined)("code on a page", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(await shelf([...SHELF, ...RUNNABLE]));
	});
	afterAll(() => stage?.close());

	for (const [path, options] of swept(PAGES, 2))
		test(`is not cut anywhere: ${path}`, options, async () => {
			for (const width of WIDTHS) {
				const { page } = await look(stage, path, { theme: "light", width });
				const blocks = await visibleBlocks(page);
				expect(blocks.length, `${width} px`).toBeGreaterThan(0);
				for (const { scrolled, room, rows, lines, text } of blocks) {
					expect(scrolled, `${width} px: ${text}`).toBeLessThanOrEqual(room);
					// Only a literal of more than 68 columns continues on a further row.
					if (path.startsWith("/models") && !/.{69}/.test(text)) expect(rows, `${width} px: ${text}`).toBe(lines);
				}
				await page.context().close();
			}
		});

	test("is copied without the line breaks of the page", async () => {
		const { page } = await look(stage, `/models/acme/served?mode=call&language=js&prompt=${"long".repeat(60)}`, {
			theme: "light",
			width: 1024,
		});
		const text = await page.locator("[data-copied]").first().textContent();
		expect(text).toContain(`"${"long".repeat(60)}"`);
		await page.context().close();
	});
});

interface Measured {
	readonly scrolled: number;
	readonly room: number;
	readonly rows: number;
	readonly lines: number;
	readonly text: string;
}

/** The blocks of code that can be seen: the width of their content, their own, and how many rows their lines have. */
const visibleBlocks = (page: Page): Promise<readonly Measured[]> =>
	page.locator("figure.code .scroll:visible").evaluateAll((blocks) =>
		blocks.map((block) => {
			const code = block.querySelector("code") ?? block;
			const { lineHeight } = getComputedStyle(code);
			return {
				scrolled: block.scrollWidth,
				room: block.clientWidth,
				rows: Math.round(code.getBoundingClientRect().height / Number.parseFloat(lineHeight)),
				lines: code.textContent.split("\n").length,
				text: code.textContent,
			};
		}),
	);
