import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SWEEP } from "../../../../test/sweep.ts";
import { chromiumPath, look, openStage, type Stage, wake } from "../testing/browser.ts";
import { RUNNABLE, SHELF, shelf } from "../testing/shelf.ts";
import { testWellMade } from "../testing/wellMade.ts";

const DESKTOP = { theme: "light", width: 1440 } as const;

const PAGES = [
	"/models/acme/parser",
	"/models/acme/parser?tab=files",
	"/models/acme/parser?tab=files&file=config.json",
	"/models/acme/parser?tab=metadata&mode=call&stream=true&prompt=x&temperature=hot&endpointUrl=https://x.example/v1",
	"/models/acme/served?mode=call&language=sh",
	"/models/acme/parser-gguf?mode=run",
	"/models/acme/parser-gguf?mode=run&app=lmstudio&quant=q8_0",
	"/models/acme/parser-gguf?mode=run&app=notepad&quant=Q9",
	"/models/acme/painter?mode=run",
	"/models/-acme/parser?mode=run&app=vllm",
	"/models/acme/quiet",
	"/models/acme/old",
	"/docs",
	"/docs/batch",
];

describe.skipIf(chromiumPath === undefined)("the page of a model in a browser", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(await shelf([...SHELF, ...RUNNABLE]));
	});
	afterAll(() => stage?.close());

	testWellMade(() => stage, PAGES, { widths: [1440, 1024, 390] });

	test("shows a hostile card safely and loads nothing from other sites", async () => {
		const { page } = await look(stage, "/models", DESKTOP);
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await page.goto(`${stage.url}/models/acme/parser`, { waitUntil: "networkidle" });
		await expect.poll(() => page.evaluate("window.harmed")).toBeUndefined();
		expect(asked.filter((url) => !url.startsWith(stage.url))).toEqual([]);
		expect(
			await page.getByRole("img", { name: "A chart" }).evaluate((image: HTMLImageElement) => image.naturalWidth),
		).toBe(1);
		await expect.poll(() => page.getByRole("link", { name: "Tracker" }).getAttribute("rel")).toBe("nofollow noopener");
		await page.getByRole("link", { name: "the licence" }).click();
		await expect.poll(() => page.locator("article pre").textContent()).toBe("Do as you like.");
		await page.context().close();
	});

	test("makes every choice in place and in the address, and goes back", async () => {
		const { page, complaints } = await look(stage, "/models/acme/served", DESKTOP);
		await wake(page, "panel");
		await page.getByRole("link", { name: "Call", exact: true }).click();
		await page.getByRole("link", { name: "Shell" }).click();
		await code(page, /^curl /);
		await expect.poll(() => new URL(page.url()).search).toBe("?mode=call&language=sh");
		await page.getByLabel("Provider").focus();
		await page.getByLabel("Provider").selectOption("fireworks-ai");
		await code(page, /accounts\/acme\/served/);
		await page.getByLabel("Stream the response").check();
		await code(page, /"stream": true/);
		await page.goBack();
		await page.goBack();
		await code(page, /served-turbo/);
		await expect.poll(() => page.getByLabel("Provider").inputValue()).toBe("together");
		await expect.poll(() => page.getByLabel("Stream the response").isChecked()).toBe(false);
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("shows the effect of an option, marks it, and can reset it", SWEEP, async () => {
		const { page } = await look(stage, "/models/acme/served?mode=call&language=sh", DESKTOP);
		await wake(page, "panel");
		await page.getByText("Options", { exact: true }).click();
		await page.getByLabel("Prompt").pressSequentially("What's up? $(x)");
		await page.getByLabel("temperature").fill("0");
		await code(page, /What'\\''s up\? \$\(x\)/);
		await code(page, /"temperature": 0/);
		await expect.poll(() => page.locator(".code mark").count()).toBeGreaterThan(0);
		await page.getByLabel("max_tokens").fill("many");
		await page.getByText(/"many" is not a whole number/).waitFor();
		await expect.poll(() => page.locator(".panel .code").count()).toBe(0);
		await page.getByRole("link", { name: "Clear all options" }).click();
		await page.waitForFunction(() => document.querySelector(".panel .code") !== null);
		await expect.poll(() => page.getByLabel("Prompt").inputValue()).toBe("");
		await expect.poll(() => new URL(page.url()).search).toBe("?mode=call&language=sh");
		await page.context().close();
	});

	test("says what a link has set, in any mode, and not what the reader sets", SWEEP, async () => {
		const { page } = await look(stage, "/models/acme/served?mode=load&language=sh&temperature=0.5", DESKTOP);
		await wake(page, "panel");
		await expect.poll(() => page.locator(".panel .notice").count()).toBe(0);
		await page.getByRole("link", { name: "Call", exact: true }).click();
		await page.locator(".panel .notice", { hasText: "Set by the link: temperature 0.5." }).waitFor();
		await page.getByLabel("Stream the response").check();
		await code(page, /"stream": true/);
		expect(await page.locator(".panel .notice").textContent()).not.toContain("stream");
		await page.getByLabel("temperature").fill("0.7");
		await code(page, /"temperature": 0.7/);
		await expect.poll(() => page.locator(".panel .notice").count()).toBe(0);
		await page.getByLabel("temperature").fill("0.5");
		await page.getByRole("link", { name: "Reset" }).click();
		await page.waitForURL("**/models/acme/served?mode=call&language=sh");
		await page.context().close();
	});

	test("shows every library that loads the model, each a link", SWEEP, async () => {
		const { page } = await look(stage, "/models/acme/parser?tab=files", { ...DESKTOP, javaScript: false });
		const libraries = page.getByRole("navigation", { name: "Library" });
		await expect.poll(() => libraries.locator("[aria-current]").textContent()).toBe("Transformers");
		await libraries.getByRole("link").last().click();
		await expect.poll(() => new URL(page.url()).searchParams.get("tab")).toBe("files");
		await page.context().close();
	});

	test("reproduces a view from its link, with and without JavaScript", SWEEP, async () => {
		const link = "/models/acme/served?mode=call&provider=together&language=js&client=fetch&prompt=Hello+%22you%22";
		for (const javaScript of [true, false]) {
			const { page } = await look(stage, link, { ...DESKTOP, javaScript });
			await expect.poll(() => page.locator(".panel [data-copied]").textContent()).toContain('Hello \\"you\\"');
			await expect
				.poll(() => page.locator(".panel .notice").textContent())
				.toContain('Set by the link: prompt Hello "you".');
			await page.context().close();
		}
	});

	test("works without JavaScript: choices are links, options a form", SWEEP, async () => {
		const { page } = await look(stage, "/models/acme/parser?tab=files&mode=call", { ...DESKTOP, javaScript: false });
		await page.getByRole("link", { name: "Shell" }).click();
		await page.getByText("Options", { exact: true }).click();
		await page.getByLabel("Prompt").fill("Two\nlines");
		await page.getByRole("button", { name: "Update" }).last().click();
		await expect.poll(() => page.locator(".panel [data-copied]").textContent()).toContain("Two\\nlines");
		await expect.poll(() => new URL(page.url()).searchParams.get("tab")).toBe("files");
		await expect.poll(() => new URL(page.url()).searchParams.get("language")).toBe("sh");
		await page.context().close();
	});

	test("runs a model locally with the chosen app and file, and goes back", SWEEP, async () => {
		const { page, complaints } = await look(stage, "/models/acme/parser-gguf", DESKTOP);
		await wake(page, "panel");
		await page.getByRole("link", { name: "Run locally" }).click();
		await code(page, /^brew install llama\.cpp\s+llama-server -hf/);
		await page.getByLabel("App").focus();
		await page.getByLabel("App").selectOption("Ollama");
		await code(page, /^ollama run hf\.co\/acme\/parser-gguf:Q4_K_M$/);
		await page.getByLabel("Quantization").selectOption("Q8_0 · 8.5 GB");
		await code(page, /:Q8_0$/);
		await expect.poll(() => new URL(page.url()).search).toBe("?mode=run&app=ollama&quant=Q8_0");
		await page.getByLabel("App").selectOption("Jan");
		await page.getByRole("link", { name: "Open in Jan" }).waitFor();
		await expect.poll(() => page.getByLabel("Quantization").count()).toBe(0);
		await page.goBack();
		await code(page, /^ollama run .*:Q8_0$/);
		await expect.poll(() => page.getByLabel("App").inputValue()).toBe("ollama");
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("opens an app by a link that the page's policy allows", SWEEP, async () => {
		const { page, complaints } = await look(stage, "/models/acme/parser-gguf?mode=run&app=lmstudio", DESKTOP);
		await wake(page, "panel");
		const link = page.getByRole("link", { name: "Open in LM Studio" });
		await expect.poll(() => link.getAttribute("href")).toBe("lmstudio://open_from_hf?model=acme/parser-gguf");
		await expect.poll(() => link.getAttribute("rel")).toBe("noopener");
		await link.click();
		await page.getByLabel("Quantization").selectOption("Q8_0 · 8.5 GB");
		await page.waitForFunction(() => document.querySelector(".open-in-app a[href$='&file=parser-Q8_0.gguf']") !== null);
		expect(complaints.filter((complaint) => /policy/i.test(complaint))).toEqual([]);
		await page.context().close();
	});

	test("runs a model locally without JavaScript: the choices are a form that keeps the address", SWEEP, async () => {
		const link = "/models/acme/parser-gguf?tab=metadata&mode=run";
		const { page } = await look(stage, link, { ...DESKTOP, javaScript: false });
		await page.getByLabel("Quantization").selectOption("Q8_0 · 8.5 GB");
		await page.getByLabel("App").selectOption("Jan");
		await page.getByRole("button", { name: "Update" }).click();
		await expect.poll(() => page.getByRole("link", { name: "Open in Jan" }).getAttribute("href")).toMatch(/^jan:/);
		await page.getByLabel("App").selectOption("Ollama");
		await page.getByRole("button", { name: "Update" }).click();
		await expect
			.poll(() => page.locator(".panel [data-copied]").textContent())
			.toBe("ollama run hf.co/acme/parser-gguf:Q8_0");
		await expect.poll(() => new URL(page.url()).searchParams.get("tab")).toBe("metadata");
		await page.context().close();
	});

	test("remembers the reader's language and client, unless the address says otherwise", SWEEP, async () => {
		const { page } = await look(stage, "/models/acme/served?mode=call", DESKTOP);
		await wake(page, "panel");
		await page.getByRole("link", { name: "JavaScript" }).click();
		// Python has a client of the same name.
		await code(page, /^const /m);
		await page.getByRole("link", { name: "openai" }).click();
		await code(page, /^import .*\bOpenAI\b.* from /m);
		await page.goto(`${stage.url}/models/acme/parser?mode=call`);
		await page.getByRole("navigation", { name: "Client" }).locator("[aria-current]", { hasText: "openai" }).waitFor();
		await expect.poll(() => page.locator(".panel .tabs [aria-current]").textContent()).toBe("JavaScript");
		await page.goto(`${stage.url}/models/acme/parser?mode=call&language=sh`);
		await code(page, /^curl /);
		await page.context().close();
	});

	test("copies the code exactly, and the link to the view", async () => {
		const { page } = await look(stage, "/models/acme/served?mode=call&language=sh&prompt=%3Cb%3E+%26+%27", DESKTOP);
		await wake(page, "panel");
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await page.locator(".panel .code").getByRole("button", { name: "Copy" }).click();
		await page.getByRole("button", { name: "Copied" }).waitFor();
		const copied = await page.evaluate("navigator.clipboard.readText()");
		expect(copied).toContain("<b> & '\\''");
		expect(copied).toBe(await page.locator(".panel [data-copied]").textContent());
		await page.getByRole("link", { name: "Link to this view" }).click();
		await page.getByText("Link copied").waitFor();
		await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(page.url());
		await page.context().close();
	});
});

/** Waits until the code in the panel looks so. */
async function code(page: Page, pattern: RegExp): Promise<void> {
	await page.locator(".panel [data-copied]").filter({ hasText: pattern }).waitFor();
}
