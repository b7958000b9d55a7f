import { brotliCompressSync } from "node:zlib";
import type { BrowserContext, Page } from "playwright-core";

/** Milliseconds that fonts are delayed, so that a page is first painted without them. */
const FONT_DELAY = 400;

/** Measurements of a page load. */
export interface Visit {
	/** Bytes of all scripts, compressed with Brotli. */
	readonly scripts: number;
	/** The sum of layout shifts. */
	readonly shift: number;
}

/** Opens a page with delayed fonts, waits until nothing more is loaded, and returns the measurements. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
	const page = await context.newPage();
	const sizes: Promise<number>[] = [];
	page.on("response", (answer) => {
		if (answer.request().resourceType() === "script")
			sizes.push(answer.body().then((body) => brotliCompressSync(body).length));
	});
	await page.route("**/*.woff2", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
		await route.continue();
	});
	const answer = await page.goto(url, { waitUntil: "networkidle" });
	if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
	await page.evaluate("document.fonts.ready.then(() => undefined)");
	const shift = await shifts(page);
	const scripts = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	await page.close();
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
