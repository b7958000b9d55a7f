// npm run screenshots [-- --out DIR --before DIR --url URL --pages home --pages task]: screenshots of every page in both themes and in four widths. With
// --before, a page DIR/index.html shows those that differ from an earlier run side by side.
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { createServer } from "vite";
import { launchOptions } from "../src/testing/chromium.ts";
import { compareFolders } from "./screenshots/compare.ts";
import { writeReport } from "./screenshots/report.ts";
import { type Shot, takeShots } from "./screenshots/take.ts";

const THEMES = ["light", "dark"] as const;
const WIDTHS = [1440, 1024, 768, 390];

// Pages are compiled as for the build.
const vite = await createServer({
	configFile: false,
	root: import.meta.dirname,
	appType: "custom",
	logLevel: "error",
	server: { middlewareMode: true, hmr: false, ws: false },
	ssr: { external: true },
});
const { PAGES, serveShelf } = (await vite.ssrLoadModule(
	"./screenshots/serve.ts",
)) as typeof import("./screenshots/serve.ts");

const { values } = parseArgs({
	options: {
		out: { type: "string", default: ".screenshots/now" },
		before: { type: "string" },
		url: { type: "string" },
		pages: { type: "string", multiple: true },
		widths: { type: "string", default: WIDTHS.join() },
	},
});

const out = resolve(values.out);
const before = values.before === undefined ? undefined : resolve(values.before);
if (before !== undefined && !existsSync(before)) throw new Error(`--before: ${before} does not exist.`);
if (before === out) throw new Error(`--before and --out are the same folder: ${out}.`);

const shots: readonly Shot[] = (values.pages ?? Object.keys(PAGES)).flatMap((name) => {
	const path = PAGES[name];
	if (path === undefined)
		throw new Error(`--pages: no page is named ${name}; one of ${Object.keys(PAGES).join(", ")}.`);
	return THEMES.flatMap((theme) => widths().map((width): Shot => ({ name, path, theme, width })));
});

mkdirSync(out, { recursive: true });
const server = values.url === undefined ? await serveShelf() : { url: values.url, close: () => {} };
const browser = await chromium.launch(launchOptions());
try {
	await takeShots(browser, server.url, shots, out);
	console.log(`${readdirSync(out).filter((file) => file.endsWith(".png")).length} screenshots in ${out}`);
	if (before !== undefined) {
		const changes = await compareFolders(browser, before, out);
		writeReport(join(out, "index.html"), changes, before);
		console.log(`${changes.length} differ from ${before}: see ${join(out, "index.html")}`);
	}
} finally {
	await browser.close();
	server.close();
	await vite.close();
}

function widths(): readonly number[] {
	return values.widths.split(",").map((text) => {
		if (!/^[1-9]\d{2,3}$/.test(text)) throw new Error(`--widths: ${text} is not a width in pixels from 100 to 9999.`);
		return Number(text);
	});
}
