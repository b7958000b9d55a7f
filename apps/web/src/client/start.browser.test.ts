import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page, Request } from "playwright-core";
import { chromiumPath, openContext, openStage, type Stage } from "../testing/browser.ts";
import { testStore } from "../testing/site.ts";
import { SWEEP } from "../../../../test/sweep.ts";

const isScript = (request: Request): boolean => /\/assets\/main-.*\.js$/.test(request.url());
const isFont = (request: Request): boolean => request.url().endsWith(".woff2");

describe.skipIf(chromiumPath === undefined)("the first page", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(await testStore());
	});
	afterAll(() => stage?.close());

	/** A page at a width, and its requests. */
	async function opened(width: number): Promise<{ page: Page; requests: Request[] }> {
		const page = await (await openContext(stage.browser, { viewport: { width, height: 800 } })).newPage();
		const requests: Request[] = [];
		page.on("request", (request) => requests.push(request));
		await page.goto(`${stage.url}/tasks`);
		await page.waitForFunction(() => "js" in document.documentElement.dataset);
		return { page, requests };
	}

	test("on a phone loads the script after the first paint, and the font of texts for the next page", async () => {
		const { page, requests } = await opened(390);
		const [painted, started] = await page.evaluate(() => [
			performance.getEntriesByType("paint")[0]?.startTime ?? Number.NaN,
			performance.getEntriesByType("resource").find(({ name }) => name.includes("/main-") && name.endsWith(".js"))
				?.startTime ?? Number.NaN,
		]);
		expect(started).toBeGreaterThan(painted!);
		expect(requests.filter(isFont)).toEqual([]);
		expect(await fontOf(page)).toMatch(/^"Geist metrics"/);
		await page.waitForFunction(() => localStorage.getItem("font") !== null);
		expect(requests.filter(isFont).map((request) => request.url())).toEqual([expect.not.stringContaining("mono")]);
		await page.reload();
		expect(await fontOf(page)).toMatch(/^Geist,/);
		await expect.poll(() => page.evaluate(() => document.fonts.check("14px Geist"))).toBe(true);
		expect(await page.evaluate(() => localStorage.getItem("font"))).toBe(requests.find(isFont)?.url());
		await page.context().close();
	});

	test("on a wide window loads the script and the fonts while it is read", async () => {
		const { page, requests } = await opened(1440);
		expect(requests.filter(isScript)).toHaveLength(1);
		expect(requests.filter(isFont)).toHaveLength(2);
		expect(await fontOf(page)).toMatch(/^Geist,/);
		expect(await page.evaluate(() => localStorage.getItem("font"))).toBeNull();
		await page.context().close();
	});

	test("that is never painted loads the script, too", SWEEP, async () => {
		const page = await (await openContext(stage.browser, { viewport: { width: 390, height: 800 } })).newPage();
		await page.addInitScript("PerformanceObserver.prototype.observe = () => {}");
		await page.goto(`${stage.url}/tasks`);
		await page.waitForFunction(() => "js" in document.documentElement.dataset);
		await page.context().close();
	});
});

const fontOf = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).fontFamily);
