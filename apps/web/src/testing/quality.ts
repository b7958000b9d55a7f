import { brotliCompressSync } from "node:zlib";
import type { BrowserContext, Page } from "playwright-core";

/** Milliseconds that fonts are held back for, so that a page is first painted without them. */
const FONT_DELAY = 400;

/** What a page did while it loaded. */
export interface Visit {
	/** Bytes of all scripts it fetched, as brotli. */
	readonly scripts: number;
	/** Sum of its layout shifts. */
	readonly shift: number;
}

/** Opens a page, whose fonts come late, leaves it alone until nothing more is fetched, and tells what it did. */
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

/** All layout shifts of a page so far, after two more frames. */
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
