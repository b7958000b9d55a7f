import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SWEEP, swept } from "../../../../test/sweep.ts";
import { chromiumPath, type Look, look, openStage, type Stage, wake } from "./browser.ts";
import { moves } from "./quality.ts";
import { RUNNABLE, SHELF, shelf } from "./shelf.ts";
import { expectWellMade } from "./wellMade.ts";

const OVERVIEW = "/models/acme/parser-gguf?tab=overview";
const RTX = "memory=24&device=nvidia-rtx-4090&name=RTX+4090";

const button = (page: Page, name = "My machine"): Locator => page.locator("header").getByRole("button", { name });
const kept = (page: Page): Promise<unknown> => page.evaluate("localStorage.getItem('machine')");

describe.skipIf(chromiumPath === undefined)("the reader's machine", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(await shelf([...SHELF, ...RUNNABLE]));
	});
	afterAll(() => stage?.close());

	const open = (path: string, how: Look): ReturnType<typeof look> => look(stage, path, how);
	/** Opens a page in a browser that keeps a machine. */
	const lookWith = async (machine: string, path: string): Promise<Page> => {
		const { page } = await open("/docs", { theme: "light", width: 1440 });
		await page.evaluate((text) => localStorage.setItem("machine", text), machine);
		await page.goto(stage.url + path);
		return page;
	};

	test("is chosen in the header by keyboard, shown there, and forgotten", async () => {
		const { page, complaints } = await open("/tasks", { theme: "light", width: 1440 });
		await button(page).focus();
		await page.keyboard.press("Enter");
		const sheet = page.getByRole("region", { name: "Choose your machine" });
		await expect.poll(() => sheet.getByLabel("Device").evaluate((one) => one === document.activeElement)).toBe(true);
		await page.keyboard.type("RTX 4090");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await button(page, "RTX 4090 · 24 GB").waitFor();
		await expect.poll(() => sheet.isVisible()).toBe(false);
		await expect.poll(() => kept(page)).toBe(RTX);
		await page.goto(`${stage.url}/libraries`);
		await button(page, "RTX 4090 · 24 GB").press("Enter");
		expect(await sheet.getByRole("link", { name: "Models that fit" }).getAttribute("href")).toBe(
			"/models?memory=24&device=nvidia-rtx-4090",
		);
		await sheet.getByRole("button", { name: "Forget" }).press("Enter");
		await button(page).waitFor();
		await expect.poll(() => kept(page)).toBeNull();
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("with several sizes has the one chosen; a typed size must be one", SWEEP, async () => {
		const { page } = await open("/tasks", { theme: "light", width: 1440 });
		await button(page).click();
		const sheet = page.getByRole("region", { name: "Choose your machine" });
		await sheet.getByRole("textbox", { name: "Memory" }).fill("lots");
		await sheet.getByRole("button", { name: "Remember" }).click();
		await expect.poll(() => sheet.getByRole("alert").innerText()).toContain("memory in GB");
		await sheet.getByLabel("Device").selectOption("nvidia-a100");
		await sheet.getByRole("combobox", { name: "Memory" }).selectOption("80");
		await sheet.getByRole("button", { name: "Remember" }).click();
		await button(page, "A100 · 80 GB").waitFor();
		await button(page, "A100 · 80 GB").click();
		await expect.poll(() => sheet.getByRole("combobox", { name: "Memory" }).inputValue()).toBe("80");
		await page.context().close();
	});

	test("is remembered when the list is filtered by it, with a bar in each row", SWEEP, async () => {
		const { page, complaints } = await open("/models", { theme: "light", width: 1440 });
		await expect.poll(() => page.locator(".models .part-bar").count()).toBe(0);
		await wake(page, "model-list");
		await page.getByLabel("Device", { exact: true }).selectOption("nvidia-rtx-4090");
		await button(page, "RTX 4090 · 24 GB").waitFor();
		const rows = await page.locator(".models tbody tr").count();
		expect(rows).toBeGreaterThan(0);
		await expect.poll(() => page.locator(".models tbody .part-bar").count()).toBe(rows);
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("is remembered when a form names it, not when a link does", SWEEP, async () => {
		const { page } = await open(`${OVERVIEW}&device=nvidia-h100&memory=80`, { theme: "light", width: 1440 });
		await expect.poll(() => kept(page)).toBeNull();
		await page.goto(stage.url + OVERVIEW);
		await page.getByLabel("My machine").selectOption("nvidia-rtx-4090");
		await page.getByRole("button", { name: "Does it fit?" }).click();
		await button(page, "RTX 4090 · 24 GB").waitFor();
		await page.goto(`${stage.url}/search`);
		await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("fits 8gb");
		await page.keyboard.press("Enter");
		await button(page, "8 GB").waitFor();
		await expect.poll(() => kept(page)).toBe("memory=8");
		await page.context().close();
	});

	test("draws the line and the verdict on a model's page, whose address stays as it is", SWEEP, async () => {
		const page = await lookWith(RTX, OVERVIEW);
		await page.locator(".verdict").getByText("of NVIDIA RTX 4090").waitFor();
		await expect.poll(() => new URL(page.url()).search).toBe("?tab=overview");
		await page.goto(`${stage.url}${OVERVIEW}&memory=8`);
		await expect.poll(() => page.locator(".verdict").innerText()).toContain("8 GB");
		await button(page, "RTX 4090").click();
		await page.getByRole("region", { name: "Choose your machine" }).getByRole("button", { name: "Forget" }).click();
		await page.locator(".verdict").getByText("8 GB").waitFor({ state: "detached" });
		await expect.poll(() => new URL(page.url()).search).toBe("?tab=overview");
		await page.goto(`${stage.url}/models/acme/parser-gguf?tab=files`);
		await expect.poll(() => page.locator(".memory-line").innerText()).toContain("Does it fit my machine?");
		await page.evaluate((text) => localStorage.setItem("machine", text), RTX);
		await page.reload();
		await expect.poll(() => page.locator(".memory-line").innerText()).toContain("Fits RTX 4090 · 24 GB");
		await page.context().close();
	});

	test("is drawn in the rows of every list, in comparisons, and forgotten there", SWEEP, async () => {
		const page = await lookWith(RTX, "/models");
		const bars = page.locator(".part-of-mine[style]");
		await bars.first().waitFor();
		await expect.poll(() => bars.first().getAttribute("title")).toMatch(/^Fits my machine: [\d.]+ of 24 GB$/);
		await wake(page, "model-list");
		await page.getByRole("checkbox", { name: "Text Generation 4" }).click();
		await page.waitForURL("**task=text-generation");
		await expect.poll(() => page.locator(".part-of-mine:not([style])").count()).toBe(0);
		await expect.poll(() => bars.count()).toBeGreaterThan(0);
		await page.goto(stage.url);
		await bars.first().waitFor();
		await page.goto(`${stage.url}/compare?model=acme/parser&model=acme/parser-gguf`);
		await page.getByRole("row", { name: "RTX 4090" }).getByText("24 GB").waitFor();
		await expect.poll(() => new URL(page.url()).search).toBe("?model=acme%2Fparser&model=acme%2Fparser-gguf");
		await button(page, "RTX 4090").click();
		await page.getByRole("region", { name: "Choose your machine" }).getByRole("button", { name: "Forget" }).click();
		await page.getByRole("row", { name: "RTX 4090" }).waitFor({ state: "detached" });
		await page.context().close();
	});

	test("is what the words of the list mean by my machine, also while typing", SWEEP, async () => {
		const page = await lookWith(RTX, "/models?q=fits+my+machine");
		await page.waitForURL("**/models?q=fits+my+machine&memory=24&device=nvidia-rtx-4090");
		await expect.poll(() => page.getByText("its memory is unknown").count()).toBe(0);
		await page.goto(`${stage.url}/models`);
		await page.getByLabel("Find a model").pressSequentially("parser fits my gpu");
		await page.waitForURL("**memory=24&device=nvidia-rtx-4090");
		await page.getByRole("heading", { level: 1, name: /^\d+ models?$/ }).waitFor();
		await page.context().close();
	});

	test("is what a search means by my machine: in the form, in the palette, and behind a link", SWEEP, async () => {
		const page = await lookWith(RTX, "/search?q=fits+my+machine");
		await page.waitForURL("**/search?q=fits+my+machine&memory=24&device=nvidia-rtx-4090");
		await page.locator(".read-chip").getByText("RTX 4090").waitFor();
		await page.goto(stage.url);
		await page.getByLabel("Search models, tasks, code").first().fill("fits my gpu");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/search?q=fits+my+gpu&memory=24&device=nvidia-rtx-4090");
		await page.keyboard.press("Control+k");
		await page.keyboard.type("fits my machine");
		await page.locator("dialog .palette-read").getByText("RTX 4090").waitFor();
		await page.context().close();
	});

	for (const [text, options] of swept(["memory=lots&device=x", "", "device=nvidia-rtx-4090", "memory=-1", "%%%"], 0))
		test(`${JSON.stringify(text)} in the storage is none, and breaks nothing`, options, async () => {
			const page = await lookWith(text, OVERVIEW);
			await button(page).waitFor();
			await expect.poll(() => page.locator(".verdict").innerText()).toBe("");
			await page.context().close();
		});

	test("that no longer exists is said to be so", SWEEP, async () => {
		const page = await lookWith("memory=24&device=acme-gone&name=Gone", OVERVIEW);
		await page.getByText("is not a valid device").waitFor();
		await button(page, "Gone").click();
		expect(
			await page
				.getByRole("region", { name: "Choose your machine" })
				.getByRole("textbox", { name: "Memory" })
				.inputValue(),
		).toBe("24");
		await page.context().close();
	});

	test("is not in the header without JavaScript", SWEEP, async () => {
		const { page } = await open("/tasks", { theme: "light", width: 1440, javaScript: false });
		await expect.poll(() => page.locator(".machine").isVisible()).toBe(false);
		await page.context().close();
	});

	test("moves nothing where it is shown", SWEEP, async () => {
		for (const width of [1440, 390]) {
			const page = await lookWith(RTX, "/tasks");
			await page.setViewportSize({ width, height: 900 });
			for (const path of ["/tasks", OVERVIEW]) {
				await page.goto(stage.url + path, { waitUntil: "networkidle" });
				// Less than anyone can see: a font that arrives late moves a header by a fraction of a pixel.
				const moved = await moves(page);
				expect(
					moved.filter(({ score }) => score >= 0.001),
					`${path} at ${width} px`,
				).toEqual([]);
			}
			await page.context().close();
		}
	});

	for (const [width, options] of swept([390, 1440, 768], 0))
		test(`is accessible at ${width} px`, options, async () => {
			await expectWellMade(stage, OVERVIEW, {
				widths: [width],
				ready: async (page) => {
					await page.evaluate((text) => localStorage.setItem("machine", text), RTX);
					await page.reload();
					await page.locator(".verdict").getByText("of NVIDIA RTX 4090").waitFor();
					await button(page, "24 GB").click();
					await page.getByRole("region", { name: "Choose your machine" }).getByLabel("Device").waitFor();
				},
			});
		});
});
