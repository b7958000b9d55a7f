import { createServer } from "node:http";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright-core";
import { build as viteBuild } from "vite";
import { describe, expect, it } from "vitest";
import { ended } from "./command.ts";
import { examples } from "./examples.ts";
import { consumer, tool } from "./places.ts";

const inBrowsers = examples.filter(({ name }) => !/sources|search/.test(name));

const BUNDLERS = { Vite: withVite, esbuild: withEsbuild };

describe.each(Object.entries(BUNDLERS))("%s", (_, bundled) => {
	it.each(inBrowsers)("bundles $title, and Chromium prints what the page says", async ({ code, output }) => {
		writeFileSync(join(consumer(), "bundle.mjs"), code);
		expect(await printed(await bundled())).toBe(output);
	});
});

/** The files of a bundle by their addresses; the entry is `/script.js`. */
type Bundle = Readonly<Record<string, string>>;

async function withVite(): Promise<Bundle> {
	const lib = { entry: join(consumer(), "bundle.mjs"), formats: ["es" as const], fileName: "bundled" };
	// React reads it; Vite leaves it to those who use a library.
	const define = { "process.env.NODE_ENV": JSON.stringify("production") };
	await viteBuild({ root: consumer(), configFile: false, logLevel: "warn", define, build: { lib, minify: true } });
	const folder = join(consumer(), "dist");
	const chunks = globSync("**/*.js", { cwd: folder });
	const files = chunks.map((file) => [`/${file}`, readFileSync(join(folder, file), "utf8")] as const);
	return { ...Object.fromEntries(files), "/script.js": 'import "./bundled.js";' };
}

async function withEsbuild(): Promise<Bundle> {
	const args = ["bundle.mjs", "--bundle", "--minify", "--format=esm", "--log-level=error"];
	const { status, output } = ended(consumer(), tool("@esbuild/linux-x64/bin/esbuild"), args);
	expect(status, output).toBe(0);
	return { "/script.js": output };
}

/** What a module prints to the console of a page. */
async function printed(bundle: Bundle): Promise<string> {
	const server = createServer((request, answer) => {
		const script = bundle[request.url ?? ""];
		answer.setHeader("Content-Type", script === undefined ? "text/html" : "text/javascript");
		answer.end(script ?? `<!doctype html><title>x</title><script type="module" src="/script.js"></script>`);
	}).listen(0, "127.0.0.1");
	const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
	try {
		const page = await browser.newPage();
		const lines: string[] = [];
		page.on("console", (message) => void lines.push(`${message.text()}\n`));
		page.on("pageerror", (error) => void lines.push(`${error.message}\n`));
		await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: "load" });
		// A part of a bundle may come after the page has loaded.
		if (lines.length === 0) await page.waitForEvent("console");
		return lines.filter((line) => !line.includes("favicon")).join("");
	} finally {
		await browser.close();
		server.close();
	}
}
