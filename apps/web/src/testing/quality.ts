import { brotliCompressSync } from "node:zlib";
import type { Browser, Page, Response, Route } from "playwright-core";

/** Milliseconds that fonts are delayed, so that a page is first painted without them. */
const FONT_DELAY = 400;

/** Measurements of a page load. */
export interface Visit {
	/** Bytes of all scripts, compressed with Brotli. */
	readonly scripts: number;
	/** The sum of layout shifts. */
	readonly shift: number;
}

/** A tab in which pages are measured one after another; it caches nothing. */
export interface Visitor {
	visit(url: string, width: number): Promise<Visit>;
	close(): Promise<void>;
}

export async function openVisitor(browser: Browser): Promise<Visitor> {
	const context = await browser.newContext();
	const page = await context.newPage();
	// Playwright caches nothing where requests are routed.
	await page.route("**/*.woff2", delay);
	return { visit: (url, width) => visit(page, url, width), close: () => context.close() };
}

async function delay(route: Route): Promise<void> {
	await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
	await route.continue();
}

/** Opens a page with delayed fonts, waits until they are there, and returns the measurements. */
async function visit(page: Page, url: string, width: number): Promise<Visit> {
	const sizes: Promise<number>[] = [];
	const weigh = (answer: Response): void => {
		if (answer.request().resourceType() === "script")
			sizes.push(answer.body().then((body) => brotliCompressSync(body).length));
	};
	await page.setViewportSize({ width, height: 900 });
	page.on("response", weigh);
	const answer = await page.goto(url, { waitUntil: "networkidle" });
	if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
	await page.evaluate("document.fonts.ready.then(() => undefined)");
	const shift = await shifts(page);
	page.off("response", weigh);
	const scripts = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	return { scripts, shift };
}

/** The sum of layout shifts of a page so far, after two more frames. */
export async function shifts(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
				}).observe({ type: "layout-shift", buffered: true });
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 50)));
			}),
	);
}
