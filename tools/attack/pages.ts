import { setTimeout } from "node:timers/promises";
import { visible } from "@vitrine/code";
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from "playwright-core";
import { frameOf } from "../../apps/web/src/testing/frame.ts";
import { launchOptions } from "../../apps/web/src/testing/chromium.ts";
import type { Tried } from "./corpus.ts";
import type { StageResult } from "./report.ts";
import type { Site } from "./site.ts";

/** Milliseconds that a page may take in the browser; more is a page that holds its reader. */
const LONGEST = 10_000;

/** Pixels between the points at which a page is looked at. */
const STEP = 40;

/** With the policy of the site and without it; wide, and as wide as a phone. */
const VIEWS = [
	{ bypassCSP: false, width: 1440 },
	{ bypassCSP: true, width: 390 },
] as const;

/** Opens every page in Chromium, with the policy of the site and without it. */
export async function attackPages(site: Site, tried: readonly Tried[]): Promise<StageResult> {
	const pages = tried.map(({ tries, path }) => ({ tries, url: site.url + path }));
	return { stage: "pages in Chromium", ...(await openPages([site.url], pages)) };
}

/** Opens pages in Chromium, with the policies of their sites and without them. `sites` are those that they may ask. */
export async function openPages(
	sites: readonly string[],
	pages: readonly { readonly tries: string; readonly url: string }[],
): Promise<Omit<StageResult, "stage">> {
	const browser = await chromium.launch(launchOptions());
	const broken: string[] = [];
	let tries = 0;
	let slowest = 0;
	for (const { bypassCSP, width } of VIEWS) {
		const view = await openView(browser, sites, { bypassCSP, width });
		for (const { tries: what, url } of pages) {
			const { problems, ms } = await view.visit(url);
			if (++tries % 100 === 0) console.log(`  ${tries} pages opened, ${broken.length} problems`);
			slowest = Math.max(slowest, ms);
			const where = `${url.slice(0, 100)}, ${width} px${bypassCSP ? ", no policy" : ""}`;
			const found = problems.map((problem) => `${what}: ${problem} (${where})`);
			// A run takes long, and may not end.
			for (const one of found) console.log(`  ${visible(one)}`);
			broken.push(...found);
		}
		await view.close();
	}
	await browser.close();
	return { tries, broken, figures: { "slowest page": `${Math.round(slowest)} ms` } };
}

interface View {
	visit(url: string): Promise<{ readonly problems: readonly string[]; readonly ms: number }>;
	close(): Promise<void>;
}

async function openView(
	browser: Browser,
	sites: readonly string[],
	{ bypassCSP, width }: { readonly bypassCSP: boolean; readonly width: number },
): Promise<View> {
	const context = await browser.newContext({ bypassCSP, viewport: { width, height: 900 } });
	const seen: string[] = [];
	await watchContext(context, sites, seen);
	let page = await context.newPage();
	return {
		async visit(url) {
			const started = performance.now();
			try {
				await page.goto(url, { waitUntil: "load", timeout: LONGEST });
				await Promise.all(page.frames().map((frame) => settled(frame, started + LONGEST)));
				seen.push(...(await problemsOf(page, url)));
			} catch (error) {
				seen.push(`the page takes over ${LONGEST} ms: ${String(error).split("\n")[0]}`);
				void page.close();
				page = await context.newPage();
			}
			return { problems: seen.splice(0), ms: performance.now() - started };
		},
		close: () => context.close(),
	};
}

/** Waits until no element waits for its code; by hand, since Playwright waits with `eval`, which policies refuse. */
async function settled(frame: Frame, until: number): Promise<void> {
	while (!(await frame.evaluate(SETTLED))) {
		if (performance.now() > until) throw new Error("an element waits for its code");
		await setTimeout(20);
	}
}

const SETTLED = `[...document.querySelectorAll("vitrine-snippet")].every((element) =>
	element.shadowRoot?.querySelector(".box:not([data-state=loading])"))`;

/** Notes requests to other hosts, dialogs, new windows and downloads. */
async function watchContext(context: BrowserContext, sites: readonly string[], seen: string[]): Promise<void> {
	await context.route(
		(url) => !sites.includes(url.origin) && url.protocol.startsWith("http"),
		(route) => {
			seen.push(`a request to ${route.request().url()}`);
			return route.abort();
		},
	);
	context.on("page", (page) => {
		page.on("dialog", (dialog) => {
			seen.push(`a dialog: ${dialog.message()}`);
			void dialog.dismiss();
		});
		page.on("popup", () => seen.push("a new window"));
		page.on("download", () => seen.push("a download"));
	});
}

async function problemsOf(page: Page, address: string): Promise<readonly string[]> {
	const found: string[] = [];
	if (page.url() !== new URL(address).href) found.push(`the page went to ${page.url()}`);
	for (const frame of page.frames())
		if (await frame.evaluate("globalThis.attacked !== undefined")) found.push("a script ran");
	const { outside, wider } = await frameOf(page, STEP);
	if (wider > 0) found.push(`the page is ${wider} px wider than the window`);
	if (outside.length > 0) found.push(`the card covers the page at ${outside.join(" and ")}`);
	return found;
}
