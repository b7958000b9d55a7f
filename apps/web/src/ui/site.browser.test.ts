import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage, violations } from "../testing/browser.ts";

const PAGES = [
	"/",
	"/tasks",
	"/tasks/token-classification",
	"/tasks/image-classification",
	"/tasks/tabular-classification",
	"/tasks/text-to-speech",
	"/tasks/multiple-choice",
	"/tasks/text2text-generation",
	"/libraries",
	"/libraries/transformers",
	"/providers",
	"/providers/fal-ai",
	"/providers/hyperbolic",
	"/quantizations?file=model-Q4_K_M.gguf&parameters=8B",
	"/nowhere",
] as const;

const WIDTHS = [1440, 390] as const;

describe.skipIf(chromiumPath === undefined)("in a browser", { timeout: 60_000 }, () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage();
	}, 60_000);
	afterAll(() => stage?.close());

	for (const path of PAGES)
		test(`${path} is accessible in light and dark, fits wide and narrow windows, and obeys its own policy`, async () => {
			for (const width of WIDTHS) {
				const { page, complaints } = await look(stage, path, { theme: "light", width });
				expect(await violations(page), `${width} px`).toEqual([]);
				expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
				expect(complaints.filter((text) => !(path === "/nowhere" && text.includes("404")))).toEqual([]);
				await page.context().close();
			}
		});

	test("works without JavaScript: the filter is a form", async () => {
		const { page } = await look(stage, "/tasks", { theme: "light", width: 1440, javaScript: false });
		await page.getByLabel("Filter the tasks").fill("speech");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/tasks?q=speech");
		expect(await page.locator("tbody tr").count()).toBeLessThan(10);
		expect(await page.locator(".theme").isVisible()).toBe(false);
		await page.context().close();
	});

	test("filters as one types, from the first letter on, and keeps the filter in the address", async () => {
		const { page, complaints } = await look(stage, "/libraries", { theme: "light", width: 1440 });
		const all = await page.locator("tbody tr").count();
		await page.getByLabel("Filter the libraries").pressSequentially("whisp");
		await page.waitForFunction((before) => document.querySelectorAll("tbody tr").length < before, all);
		expect(await page.getByLabel("Filter the libraries").inputValue()).toBe("whisp");
		await page.waitForURL("**/libraries?q=whisp");
		await page.keyboard.type("erkit");
		await page.waitForURL("**/libraries?q=whisperkit");
		expect(await page.locator("tbody tr").count()).toBe(1);
		expect(complaints).toEqual([]);
		await page.reload();
		expect(await page.locator("tbody tr").count()).toBe(1);
		await page.context().close();
	});

	test("does what was done to an island while it woke up, however slowly", async () => {
		const { page } = await look(stage, "/tasks", { theme: "light", width: 1440 });
		const held = Promise.withResolvers<void>();
		await page.route("**/islands/tasks.json", async (route) => {
			await held.promise;
			await route.continue();
		});
		const field = page.getByLabel("Filter the tasks");
		await field.pressSequentially("speech recog");
		expect(await page.locator("tbody tr").count()).toBeGreaterThan(40);
		held.resolve();
		await page.waitForFunction(() => document.querySelectorAll("tbody tr").length < 5);
		expect(await field.inputValue()).toBe("speech recog");
		expect(
			await field.evaluate((input: HTMLInputElement) => [document.activeElement === input, input.selectionStart]),
		).toEqual([true, 12]);
		await page.context().close();
	});

	test("puts the caret in the search field at a slash, but not while one writes", async () => {
		const { page } = await look(stage, "/", { theme: "light", width: 1440 });
		await page.keyboard.press("/");
		await page.keyboard.type("a/b");
		expect(await page.locator("[data-search]").inputValue()).toBe("a/b");
		await page.context().close();
	});

	test("remembers the theme, before the first paint", async () => {
		const { page } = await look(stage, "/", { theme: "light", width: 1440 });
		await page.getByRole("button", { name: "Theme" }).click();
		expect(await page.evaluate("getComputedStyle(document.documentElement).colorScheme")).toBe("dark");
		await page.goto(`${stage.url}/tasks`);
		expect(await page.evaluate("document.documentElement.dataset.theme")).toBe("dark");
		await page.context().close();
	});

	test("copies, and says so", async () => {
		const { page } = await look(stage, "/libraries/transformers", { theme: "light", width: 1440 });
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		const button = page.locator("#install").locator("..").getByRole("button", { name: "Copy" });
		await button.click();
		await page.getByRole("button", { name: "Copied" }).waitFor();
		expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(/^pip install transformers/);
		await page.context().close();
	});

	test("moves nothing while the page settles", async () => {
		const { page } = await look(stage, "/tasks/token-classification", { theme: "light", width: 1440 });
		const shift = await page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					let sum = 0;
					new PerformanceObserver((list) => {
						for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
					}).observe({ type: "layout-shift", buffered: true });
					setTimeout(() => resolve(sum), 300);
				}),
		);
		expect(shift).toBeLessThan(0.01);
		await page.context().close();
	});
});
