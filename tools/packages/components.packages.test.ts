import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ended } from "./command.ts";
import { consumer, ROOT, tool } from "./places.ts";
import { openChromium, type Served, servedFolder } from "./serving.ts";

/** Every component on one page, as another project writes it. */
const PAGE = readFileSync(join(import.meta.dirname, "components/page.tsx"), "utf8");
const SERVER = readFileSync(join(import.meta.dirname, "components/server.mjs"), "utf8");
const CLIENT = readFileSync(join(import.meta.dirname, "components/client.tsx"), "utf8");

const RUNTIMES = [
	["Node 20", tool("node-20/bin/node")],
	["Node 22", tool("node-22/bin/node")],
	["Node 26", process.execPath],
] as const;

const folder = (): string => join(consumer(), "components");

function bundled(entry: string, out: string, ...options: readonly string[]): void {
	const args = [
		entry,
		"--bundle",
		"--format=esm",
		"--jsx=automatic",
		`--outfile=${out}`,
		"--log-level=error",
		...options,
	];
	const { status, output } = ended(folder(), tool("@esbuild/linux-x64/bin/esbuild"), args);
	expect(status, output).toBe(0);
}

beforeAll(() => {
	const files = { "page.tsx": PAGE, "server.mjs": SERVER, "client.tsx": CLIENT };
	ended(consumer(), "mkdir", ["-p", "components/public"]);
	for (const [name, text] of Object.entries(files)) writeFileSync(join(folder(), name), text);
	bundled("page.tsx", "page.mjs", "--packages=external", "--platform=node");
	bundled("client.tsx", "public/client.js", "--minify", '--define:process.env.NODE_ENV="production"');
});

describe.each(RUNTIMES)("%s", (_, program) => {
	it("renders every component of the archive, and the report gives levels", () => {
		const { status, output } = ended(folder(), program, ["server.mjs"]);
		expect(status, output).toBe(0);
		for (const text of [
			"huggingface_hub",
			"Request checked",
			"vitrine/demo",
			"if quantized",
			"A card",
			"Update on GitHub",
		])
			expect(output).toContain(text);
		expect(output).not.toContain("<script>alert");
		expect(output).toContain('href="https://hub.example.org/models/vitrine/demo"');
	});
});

it.each(["nodenext", "bundler"])("a project with tsc --strict, and %s, reports nothing", (moduleResolution) => {
	const module = moduleResolution === "bundler" ? "esnext" : moduleResolution;
	const strict = {
		strict: true,
		skipLibCheck: false,
		exactOptionalPropertyTypes: true,
		noUncheckedIndexedAccess: true,
	};
	const own = { jsx: "react-jsx", noEmit: true, target: "es2022", lib: ["ES2023", "DOM"], types: ["react"] };
	const compilerOptions = { ...strict, ...own, module, moduleResolution, noUncheckedSideEffectImports: false };
	writeFileSync(
		join(folder(), "tsconfig.json"),
		JSON.stringify({ files: ["page.tsx", "client.tsx"], compilerOptions }),
	);
	for (const tsc of [join(ROOT, "node_modules/typescript/bin/tsc"), tool("typescript/bin/tsc")])
		expect(ended(folder(), process.execPath, [tsc, "-p", folder()])).toEqual({ status: 0, output: "" });
});

const axe = readFileSync(createRequire(join(ROOT, "package.json")).resolve("axe-core/axe.min.js"), "utf8");

describe("in Chromium", () => {
	let browser: Browser;
	let served: Served;
	beforeAll(async () => {
		const { output } = ended(folder(), process.execPath, ["server.mjs"]);
		writeFileSync(join(folder(), "public/index.html"), output);
		browser = await openChromium();
		served = await servedFolder(join(folder(), "public"));
	});
	afterAll(async () => {
		await browser?.close();
		served?.close();
	});

	async function opened(javaScriptEnabled = true): Promise<{ page: Page; complaints: string[] }> {
		const context = await browser.newContext({ javaScriptEnabled, permissions: ["clipboard-read", "clipboard-write"] });
		const page = await context.newPage();
		const complaints: string[] = [];
		page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
		page.on("pageerror", (error) => complaints.push(error.message));
		await page.goto(served.url);
		return { page, complaints };
	}

	it("hydrates what the server rendered, and makes choices in place", async () => {
		const { page, complaints } = await opened();
		await page.locator("html[data-hydrated]").waitFor();
		expect(complaints.filter((text) => !text.includes("404") && !text.includes("ERR_NAME"))).toEqual([]);
		await page.getByRole("link", { name: "Shell" }).click();
		await page.locator(".panel-code pre", { hasText: "curl" }).waitFor();
		await page.getByLabel("Provider").selectOption("novita");
		await page.locator(".panel-code pre", { hasText: "novita" }).waitFor();
		expect(new URL(page.url()).search).toBe("");
		await page.locator(".panel-code").getByRole("button", { name: "Copy" }).click();
		await page.getByText("Copied").waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("novita");
		await page.context().close();
	});

	it("says why a choice could not be loaded, and keeps the code", async () => {
		const { page } = await opened();
		await page.locator("html[data-hydrated]").waitFor();
		await page.evaluate("window.failNext = true");
		await page.getByRole("link", { name: "JavaScript" }).click();
		await page.getByText("could not be loaded: no network").waitFor();
		expect(await page.locator(".panel-code pre").innerText()).toContain("InferenceClient");
		await page.context().close();
	});

	it("leaves the page around it as it is, and is not changed by it", async () => {
		const { page } = await opened(false);
		const styleOf = (selector: string, name: string): Promise<string> =>
			page
				.locator(selector)
				.first()
				.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
		expect(await styleOf("#host a", "color")).toBe("rgb(220, 20, 60)");
		expect(await styleOf("#host h1", "font-size")).toBe("40px");
		expect(await styleOf(".vitrine h2", "border-bottom-width")).toBe("0px");
		expect(await styleOf(".vitrine .models td", "border-left-width")).toBe("0px");
		expect(await styleOf(".vitrine", "--accent")).toBe("#005a5a");
		await page.context().close();
	});

	it("passes axe in light and dark", async () => {
		const { page } = await opened();
		await page.locator("html[data-hydrated]").waitFor();
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await page.evaluate(axe);
			const found = await page.evaluate(
				"axe.run('.vitrine').then(({ violations }) => violations.map(({ id, nodes }) => id + nodes[0].html))",
			);
			expect([colorScheme, found]).toEqual([colorScheme, []]);
		}
		await page.context().close();
	});
});
