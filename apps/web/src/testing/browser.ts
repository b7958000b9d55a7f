import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import { buildIfStale } from "../../scripts/build.ts";
import { builtAssets } from "../server/assets.ts";
import { root } from "../data/root.ts";
import type { Config } from "../site/config.ts";
import type { IslandName } from "../site/islands.ts";
import type { Store } from "../server/store.ts";
import { launchOptions } from "./chromium.ts";
import { testApp } from "./site.ts";

export { chromiumPath } from "./chromium.ts";

/** The built site with a test store, and a browser. */
export interface Stage {
	readonly browser: Browser;
	readonly url: string;
	close(): Promise<void>;
}

/** Builds the site if needed, serves it, and opens the shared browser; a browser of its own for further `flags`. */
export async function openStage(
	store?: Store,
	config: Partial<Config> = {},
	flags: readonly string[] = [],
): Promise<Stage> {
	await buildIfStale();
	const assets = builtAssets(join(root, "apps/web/dist/client"));
	const app = await testApp(store === undefined ? { assets, config } : { assets, config, store });
	const server = await listening(createServer(getRequestListener(app.fetch)));
	const browser = await openBrowser(flags);
	const close = async (): Promise<void> => {
		await browser.close();
		server.closeAllConnections();
		server.close();
	};
	return { browser, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** The shared browser where there is one; its `close` closes only what was opened through it. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
	const shared = inject("chromium");
	return shared === undefined || flags.length > 0 ? chromium.launch(launchOptions(flags)) : chromium.connect(shared);
}

function listening(server: Server): Promise<Server> {
	return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

/** A context whose pages have as long as a test: half a minute, the default, is too short on a busy machine. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
	const context = await browser.newContext(options);
	context.setDefaultTimeout(170_000);
	return context;
}

export interface Look {
	readonly theme: "light" | "dark";
	readonly width: number;
	readonly javaScript?: boolean;
	/** Whether the reader has a touch screen. */
	readonly touch?: boolean;
}

/** Opens a page; its errors are collected in `complaints`. */
export async function look(
	{ browser, url }: Pick<Stage, "browser" | "url">,
	path: string,
	{ theme, width, javaScript = true, touch = false }: Look,
): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
	const context = await openContext(browser, {
		viewport: { width, height: 900 },
		colorScheme: theme,
		reducedMotion: "reduce",
		javaScriptEnabled: javaScript,
		hasTouch: touch,
	});
	await context.addInitScript(readsOwnCopies);
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
	page.on("pageerror", (error) => complaints.push(error.message));
	await page.goto(url + path, { waitUntil: "load" });
	if (javaScript) await scriptOf(page);
	return { page, complaints };
}

/** Waits for the script of the site, which narrow windows load after the first paint; pages of others have none. */
export async function scriptOf(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const { dataset } = document.documentElement;
		return "js" in dataset || !("main" in dataset);
	});
}

/**
 * Hydrates the islands of a page, or those of one name, and waits until they work. A test that is not about hydration does so before it
 * acts: until then a box may be reset for a moment, and a link may load its page.
 */
export async function wake(page: Page, name?: IslandName): Promise<void> {
	const islands = page.locator(name === undefined ? "[data-island]" : `[data-island="${name}"]`);
	if (name !== undefined) await islands.first().waitFor();
	for (const island of await islands.all()) {
		await island.dispatchEvent("pointerover");
		await page.waitForFunction((one) => (one as HTMLElement).dataset["awake"] === "", await island.elementHandle());
	}
}

/**
 * Lets a page read what it has copied itself: the clipboard is one for all pages of the browser, and tests run side by side. What is
 * copied is written to the real one, which may refuse it.
 */
function readsOwnCopies(): void {
	const { clipboard } = navigator;
	// Only a secure page has one.
	if (clipboard === undefined) return;
	let copied = "";
	const [write, writeText] = [clipboard.write.bind(clipboard), clipboard.writeText.bind(clipboard)];
	clipboard.write = async (items) => {
		await write(items);
		copied = (await (await items[0]?.getType("text/plain"))?.text()) ?? "";
	};
	clipboard.writeText = async (text) => {
		await writeText(text);
		copied = text;
	};
	clipboard.readText = async () => copied;
}

/** Opens a page in the light theme and loads it at each width, in one context: a new one costs a window. */
export async function lookAt(
	stage: Stage,
	path: string,
	widths: readonly number[],
	use: (page: Page, width: number) => Promise<unknown>,
): Promise<readonly string[]> {
	const [first, ...others] = widths;
	const { page, complaints } = await look(stage, path, { theme: "light", width: first ?? 1440 });
	await use(page, first ?? 1440);
	for (const width of others) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(stage.url + path, { waitUntil: "load" });
		await scriptOf(page);
		await use(page, width);
	}
	await page.context().close();
	return complaints;
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
	readonly id: string;
	readonly nodes: readonly { readonly html: string }[];
}

/** The violations that axe finds in light and dark: the rule and the first element. */
export async function violations(page: Page): Promise<readonly string[]> {
	// Evaluated, because the page's policy refuses a script element.
	await page.evaluate(axe);
	// A target under the sticky header would count as too small.
	await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
	const found = await run(page, "light", 'rules: { "target-size": { enabled: true } }');
	// The themes differ only in colours.
	return [...found, ...(await run(page, "dark", 'runOnly: ["color-contrast", "link-in-text-block"]'))];
}

async function run(page: Page, theme: Look["theme"], options: string): Promise<readonly string[]> {
	await page.evaluate((chosen) => void (document.documentElement.dataset["theme"] = chosen), theme);
	const found = (await page.evaluate(
		`axe.run({ resultTypes: ["violations"], ${options} }).then((result) => result.violations)`,
	)) as readonly Violation[];
	return found.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
