import { brotliCompressSync } from "node:zlib";
import type { Browser, Page, Response, Route } from "playwright-core";
import { openContext, scriptOf } from "./browser.ts";

/** Milliseconds that fonts are delayed, so that a page is first painted without them. */
const FONT_DELAY = 400;

/** Measurements of a page load. */
export interface Visit {
	/** Bytes of all scripts, compressed with Brotli. */
	readonly scripts: number;
	/** What moved while it loaded. */
	readonly moved: readonly Move[];
}

/** A tab in which pages are measured one after another; it caches nothing. */
export interface Visitor {
	visit(url: string, width: number): Promise<Visit>;
	close(): Promise<void>;
}

export async function openVisitor(browser: Browser): Promise<Visitor> {
	const context = await openContext(browser);
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
	// On a phone, the script is requested after the first paint: on a slow machine later than the network is idle.
	await scriptOf(page);
	await page.evaluate("document.fonts.ready.then(() => undefined)");
	const moved = await moves(page);
	page.off("response", weigh);
	const scripts = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	return { scripts, moved };
}

/** A layout shift: its score, and the first element that moved with its places before and after. */
export interface Move {
	readonly score: number;
	readonly what: string;
}

interface LayoutShift extends PerformanceEntry {
	readonly value: number;
	readonly sources: readonly {
		readonly node?: Node;
		readonly previousRect: DOMRectReadOnly;
		readonly currentRect: DOMRectReadOnly;
	}[];
}

/** What moved on a page so far, after two more frames. */
export async function moves(page: Page): Promise<readonly Move[]> {
	return page.evaluate(
		() =>
			new Promise<readonly Move[]>((resolve) => {
				const found: Move[] = [];
				new PerformanceObserver((list) => {
					for (const { value, sources } of list.getEntries() as LayoutShift[]) {
						const [source] = sources;
						const element = source?.node instanceof Element ? source.node : source?.node?.parentElement;
						const places = [source?.previousRect, source?.currentRect].map((box) => JSON.stringify(box));
						found.push({ score: value, what: [element?.outerHTML.slice(0, 80), ...places].join(" ") });
					}
				}).observe({ type: "layout-shift", buffered: true });
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(found), 50)));
			}),
	);
}
