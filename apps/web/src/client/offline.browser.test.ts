import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, openContext, openStage, type Stage, wake } from "../testing/browser.ts";
import { otherPages } from "../testing/otherPages.ts";
import { RUNNABLE, SHELF, shelf } from "../testing/shelf.ts";
import { swept } from "../../../../test/sweep.ts";

/**
 * Every kind of page, with everything a page can contain: images, sounds, an untrusted card, formulas, tables of
 * figures.
 */
const LISTED = [
	"/",
	"/models/acme/parser?tab=files&file=config.json",
	"/models/acme/parser?mode=call&language=sh",
	"/tasks/text-to-speech",
	"/docs",
	"/models",
	"/models?task=text-generation&memory=8&model=acme/parser",
	"/models?sort=size",
	"/models/acme/parser",
	"/models/acme/parser?tab=files",
	"/models/acme/parser?tab=metadata",
	"/models/acme/parser?tab=memory",
	"/models/acme/parser?tab=derivatives",
	"/models/acme/parser-gguf?mode=run",
	"/models/acme/nobody",
	"/compare?model=acme/parser&model=acme/parser-gguf",
	"/tasks",
	"/tasks/image-segmentation",
	"/tasks/token-classification",
	"/libraries",
	"/libraries/transformers",
	"/providers",
	"/providers/fal-ai",
	"/quantizations?file=model-Q4_K_M.gguf&parameters=8B",
	"/collections/speech",
	"/docs/accessibility",
	"/docs?q=folder",
	"/nowhere",
] as const;

const PAGES: readonly string[] = [...LISTED, ...otherPages(LISTED)];

describe.skipIf(chromiumPath === undefined)("with every other host refused", () => {
	let stage: Stage;
	let context: BrowserContext;
	const elsewhere: string[] = [];

	beforeAll(async () => {
		stage = await openStage(await shelf([...SHELF, ...RUNNABLE]));
		context = await openContext(stage.browser, { viewport: { width: 1440, height: 900 } });
		await context.route(
			(url) => url.origin !== stage.url,
			(route) => {
				elsewhere.push(route.request().url());
				return route.abort();
			},
		);
		await context.addInitScript(() => {
			addEventListener("securitypolicyviolation", ({ blockedURI }) => {
				(globalThis as unknown as { refused: string[] }).refused ??= [];
				(globalThis as unknown as { refused: string[] }).refused.push(blockedURI);
			});
		});
	});
	afterAll(() => stage?.close());

	test("a page that requests another host is noticed", async () => {
		const page = await context.newPage();
		await page.goto(`${stage.url}/nowhere`);
		await page.evaluate(() => {
			document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/pixel.png" }));
		});
		await page.waitForFunction("globalThis.refused?.length > 0");
		expect(await refused(page)).toEqual(["https://elsewhere.example/pixel.png"]);
		await page.close();
		// Chromium loads a page that failed again and again while it is open.
		const other = await context.newPage();
		await expect.poll(() => other.goto("https://elsewhere.example/").catch(() => null)).toBeNull();
		await other.close();
		expect([...new Set(elsewhere.splice(0))]).toEqual(["https://elsewhere.example/"]);
	});

	for (const [path, options] of swept(PAGES, 2))
		test(`${path} is complete, and requests none`, options, async () => {
			const page = await context.newPage();
			const failed: string[] = [];
			// A search that a further letter overtakes is given up: that is no failure.
			page.on("requestfailed", (request) => {
				if (request.failure()?.errorText !== "net::ERR_ABORTED") failed.push(request.url());
			});
			const answer = await page.goto(stage.url + path, { waitUntil: "networkidle" });
			expect(answer?.status()).toBe(/nobody|nowhere/.test(path) ? 404 : path.includes("sort=size") ? 400 : 200);
			await seeAll(page);
			await wake(page);
			await search(page);
			expect(elsewhere).toEqual([]);
			expect(await refused(page)).toEqual([]);
			expect(failed).toEqual([]);
			await expect.poll(() => page.locator('link:is([rel~="preconnect"], [rel~="dns-prefetch"])').count()).toBe(0);
			await page.close();
		});
});

function refused(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => (globalThis as unknown as { refused?: string[] }).refused ?? []);
}

/** Scrolls down to the end: what is loaded only when it is seen is loaded then. */
async function seeAll(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let at = 0; at < document.body.scrollHeight; at += innerHeight) {
			scrollTo(0, at);
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
	});
	await page.waitForLoadState("networkidle");
}

async function search(page: Page): Promise<void> {
	await page.keyboard.press("Control+k");
	await page.locator("dialog [role=option]").first().waitFor();
	await page.keyboard.type("text");
	await page.getByRole("status").getByText("page").waitFor();
	await page.keyboard.press("Escape");
}
