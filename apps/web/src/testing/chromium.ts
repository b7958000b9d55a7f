import { existsSync } from "node:fs";
import { type BrowserServer, chromium, type LaunchOptions } from "playwright-core";

declare module "vitest" {
	interface ProvidedContext {
		/** The WebSocket address of the browser that all files share; undefined without Chromium. */
		chromium: string | undefined;
	}
}

const PLACES = [
	process.env["CHROMIUM_PATH"],
	// Without the parts of a window, a page takes about two thirds of the time.
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
];

/** The browser of this machine; undefined, with a warning, if there is none. */
export const chromiumPath: string | undefined = PLACES.find((path) => path && existsSync(path));

if (chromiumPath === undefined)
	console.warn("SKIPPED without Chromium (Debian: apt-get install chromium; or set CHROMIUM_PATH): pages in a browser");

const FLAGS = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// Parts of the window that no test looks at: each would start a renderer with every context.
	`--disable-features=${["PreloadTopChromeWebUI", "WebUIToolbar", "WebUIReloadButton", "InitialWebUI", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "SpareRendererForSitePerProcess"].join(",")}`,
	// Tests make no requests beyond this machine.
	"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** How tests start the browser, with further `flags`. */
export const launchOptions = (flags: readonly string[] = []): LaunchOptions => ({
	...(chromiumPath && { executablePath: chromiumPath }),
	args: [...FLAGS, ...flags],
});

/** A browser for several files. */
export const launchShared = (): Promise<BrowserServer> => chromium.launchServer(launchOptions());
