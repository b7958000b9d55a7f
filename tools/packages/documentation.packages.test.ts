import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requirePython } from "../../verify/src/environments/python.ts";
import { addressIn } from "./address.ts";
import { ended } from "./command.ts";
import { applicationFolder } from "./places.ts";
import { openChromium, servedFolder } from "./serving.ts";

const SOURCES = join(import.meta.dirname, "docs");
const tool = (path: string): string => join(SOURCES, "node_modules", path);

const scratch = mkdtempSync(join(tmpdir(), "vitrine-docs-"));
let site: ChildProcess;
let address = "";
let browser: Browser;

beforeAll(async () => {
	const PATH = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
	const env = { PATH, HOME: scratch, XDG_DATA_HOME: scratch, PORT: "0" };
	const command = join(applicationFolder(), "node_modules/.bin/vitrine");
	site = spawn(command, [], { cwd: scratch, env, stdio: ["ignore", "pipe", "inherit"] });
	address = await addressIn(site.stdout!);
	browser = await openChromium();
});
afterAll(async () => {
	await browser?.close();
	if (site?.kill()) await once(site, "close");
	rmSync(scratch, { recursive: true });
});

/** A tool that builds a folder of pages, and the Markdown that it reads; returns the folder. */
type Build = (folder: string, env: NodeJS.ProcessEnv) => string;

const BUILDS: Readonly<Record<string, Build>> = {
	"plain HTML": (folder, env) => {
		const file = join(folder, "index.html");
		writeFileSync(file, readFileSync(file, "utf8").replace("https://hub.example.org/embed.js", env["VITRINE_SCRIPT"]!));
		return folder;
	},
	MkDocs: (folder, env) => {
		const { python } = requirePython("mkdocs");
		run(folder, python, ["-m", "mkdocs", "build", "--quiet", "--strict"], env);
		return join(folder, "site");
	},
	VitePress: (folder, env) => {
		run(folder, process.execPath, [tool("vitepress/bin/vitepress.js"), "build"], env);
		return join(folder, ".vitepress/dist");
	},
	Docusaurus: (folder, env) => {
		run(folder, process.execPath, [tool("@docusaurus/core/bin/docusaurus.mjs"), "build", "--no-minify"], env);
		return join(folder, "build");
	},
};

/** Runs a tool, whose packages are beside the sources of the pages. */
function run(folder: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
	const { status, output } = ended(folder, program, args, { ...env, CI: "1", NO_UPDATE_NOTIFIER: "1" });
	expect(status, output).toBe(0);
}

/** A copy of the sources of a page. Tools find their packages from there. */
function copied(name: string): string {
	const folder = join(SOURCES, "copies", name.toLowerCase().replace(" html", ""));
	rmSync(folder, { recursive: true, force: true });
	cpSync(join(SOURCES, name.toLowerCase().replace(" html", "")), folder, { recursive: true });
	return folder;
}

afterAll(() => rmSync(join(SOURCES, "copies"), { recursive: true, force: true }));

describe.each(Object.entries(BUILDS))("a page of documentation in %s", (name, build) => {
	it("shows live snippets that can be copied", { timeout: 400_000 }, async () => {
		const folder = build(copied(name), { VITRINE_SCRIPT: `${address}/embed.js` });
		const served = await servedFolder(folder);
		const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
		try {
			const page = await context.newPage();
			await page.goto(served.url);
			await showsSnippets(page);
		} finally {
			await context.close();
			served.close();
		}
	});
});

async function showsSnippets(page: Page): Promise<void> {
	const [load, call] = [page.locator("vitrine-snippet").nth(0), page.locator("vitrine-snippet").nth(1)];
	await load.locator("[data-state=ready]").waitFor();
	await call.locator("[data-state=ready]").waitFor();
	expect(await load.locator(".box").innerText()).toMatch(/pip install[^]*SentenceTransformer[^]*(?:Ran|Typed|Parsed)/);
	expect(await call.locator(".box").innerText()).toMatch(/InferenceClient[^]*Request checked/);
	const block = load.locator("figure").last();
	await block.getByRole("button", { name: "Copy" }).click();
	await block.getByText("Copied").waitFor();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toBe(await block.locator("code").textContent());
	// The styles of the page stay outside.
	expect(await block.locator("pre").evaluate((pre) => getComputedStyle(pre).overflowX)).toBe("auto");
}
