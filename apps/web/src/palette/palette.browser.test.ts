import type { Page } from "playwright-core";
import { ENTRIES, modelsAddress } from "./address.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SWEEP } from "../../../../test/sweep.ts";
import { chromiumPath, look, openStage, type Stage, violations } from "../testing/browser.ts";
import { expectWellMade } from "../testing/wellMade.ts";

describe.skipIf(chromiumPath === undefined)("the palette", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage();
	});
	afterAll(() => stage?.close());
	test("is loaded on first use, and finds a task by keyboard", async () => {
		const { page, complaints } = await look(stage, "/libraries", { theme: "light", width: 1440 });
		const loaded: string[] = [];
		page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
		expect(loaded).toEqual([]);
		await open(page, "mask fill");
		await page.getByRole("option", { name: "Fill-Mask Task" }).waitFor();
		expect(loaded.some((path) => path.startsWith("/assets/palette"))).toBe(true);
		await expect.poll(() => chosen(page)).toContain("true: Fill-Mask");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/tasks/fill-mask");
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("finds models and shows their number", SWEEP, async () => {
		const { page } = await look(stage, "/tasks", { theme: "light", width: 1440 });
		await open(page, "tiny whisper");
		await page.getByRole("option", { name: "openai/whisper-tiny" }).waitFor();
		await page.getByRole("option", { name: "All models for “tiny whisper”" }).waitFor();
		await page.getByRole("status").getByText("1 model").waitFor();
		await page.keyboard.press("End");
		await expect.poll(() => chosen(page)).toContain("All models for “tiny whisper”");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/models?q=tiny+whisper");
		await page.context().close();
	});

	test("wraps around with the arrow keys, and jumps with Home and End", SWEEP, async () => {
		const { page } = await look(stage, "/tasks", { theme: "light", width: 1440 });
		await open(page);
		const press = async (key: string): Promise<string> => (await page.keyboard.press(key), chosen(page));
		const first = await chosen(page);
		expect(first).toContain("Models");
		const last = await press("ArrowUp");
		expect(last).not.toBe(first);
		expect(await press("ArrowDown")).toBe(first);
		expect(await press("End")).toBe(last);
		expect(await press("Home")).toBe(first);
		await page.context().close();
	});

	test("closes on Escape, restores the focus, and forgets the text", SWEEP, async () => {
		const { page } = await look(stage, "/docs/sources", { theme: "light", width: 1440 });
		const button = page.getByRole("button", { name: "Search" });
		await button.focus();
		await page.keyboard.press("Enter");
		await page.getByRole("combobox").waitFor();
		await page.keyboard.type("secret");
		await page.keyboard.press("Escape");
		await page.getByRole("combobox").waitFor({ state: "hidden" });
		await expect.poll(() => button.evaluate((element) => document.activeElement === element)).toBe(true);
		await open(page);
		await expect.poll(() => page.getByRole("combobox").inputValue()).toBe("");
		await expect.poll(() => page.evaluate("localStorage.length + sessionStorage.length")).toBe(0);
		await page.keyboard.press("Control+k");
		await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
		await page.context().close();
	});

	test("links to a heading of the same page, and closes", SWEEP, async () => {
		const { page } = await look(stage, "/docs/sources", { theme: "light", width: 1440 });
		await open(page, "attribution");
		await page.getByRole("option", { name: "Attribution Docs" }).click();
		await page.waitForURL("**/docs/sources#attribution");
		await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
		await page.context().close();
	});

	test("keeps what is typed while it loads, Enter included", SWEEP, async () => {
		const { page, complaints } = await look(stage, "/libraries", { theme: "light", width: 1440 });
		const typed = Promise.withResolvers<void>();
		await page.route("**/assets/palette-*.js", async (route) => {
			await typed.promise;
			await route.continue();
		});
		// Even if models are found sooner, Enter opens what comes first once all is known.
		const found = page.waitForResponse((answer) => answer.url().includes(modelsAddress("mask/fill")));
		await page.route(`**${ENTRIES}`, async (route) => {
			await found;
			await route.continue();
		});
		await page.keyboard.press("Control+k");
		await page.keyboard.type("mask/filx");
		await page.keyboard.press("Backspace");
		await page.keyboard.type("l");
		await page.keyboard.press("Enter");
		await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
		typed.resolve();
		await page.waitForURL("**/tasks/fill-mask");
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("stays closed if Escape is pressed while it loads", SWEEP, async () => {
		const { page } = await look(stage, "/libraries", { theme: "light", width: 1440 });
		const come = Promise.withResolvers<void>();
		const asked = Promise.withResolvers<string>();
		await page.route("**/assets/palette-*.js", async (route) => {
			asked.resolve(route.request().url());
			await come.promise;
			await route.continue();
		});
		await page.keyboard.press("Control+k");
		await page.keyboard.press("Escape");
		come.resolve();
		// A second import of the module is done after the first.
		await page.evaluate(`import(${JSON.stringify(await asked.promise)}).then(() => undefined)`);
		await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
		await open(page, "fill mask");
		await expect.poll(() => page.getByRole("combobox").inputValue()).toBe("fill mask");
		await page.context().close();
	});

	test("says so when nothing is found, and when the server does not answer", SWEEP, async () => {
		const { page } = await look(stage, "/tasks", { theme: "light", width: 1440 });
		await open(page, "zzqqxx");
		await page.getByText("No results.").waitFor();
		await page.getByRole("option", { name: "All models for “zzqqxx” 0" }).waitFor();
		expect(await violations(page)).toEqual([]);
		await page.route("**/islands/palette-models.json*", (route) => route.abort());
		await page.keyboard.type("y");
		await page.getByText("The server did not answer").waitFor();
		await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["All models for “zzqqxxy” "]);
		await page.context().close();
	});

	test("opens on a slash if the page has no search field", SWEEP, async () => {
		const { page } = await look(stage, "/tasks/fill-mask", { theme: "light", width: 1440 });
		await page.keyboard.press("/");
		await page.getByRole("combobox").waitFor();
		await expect.poll(() => page.getByRole("combobox").inputValue()).toBe("");
		await page.context().close();
	});

	test("shows the code of an answer with its check level, and copies it", async () => {
		const { page, complaints } = await look(stage, "/tasks", { theme: "light", width: 1440 });
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await open(page, "llama-mini groq curl stream");
		const dialog = page.getByRole("dialog");
		await dialog
			.locator("figure")
			.getByText(/^Request checked with /)
			.waitFor();
		await expect.poll(() => chosen(page)).toContain("curl to call meta/llama-mini on Groq, streaming");
		expect(await violations(page)).toEqual([]);
		await dialog.getByRole("button", { name: "Copy" }).click();
		await dialog.getByText("Copied").waitFor();
		await expect
			.poll(() => page.evaluate("navigator.clipboard.readText()"))
			.toMatch(/^curl [^]*llama-mini[^]*"stream": true/);
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("takes off what it understood, and turns it back into words", SWEEP, async () => {
		const { page } = await look(stage, "/tasks", { theme: "light", width: 1440 });
		await open(page, "whisper apache 8gb");
		const text = (): Promise<string> => page.getByRole("combobox").inputValue();
		await page.getByRole("link", { name: "Remove fits 8 GB" }).click();
		await expect.poll(() => text()).toBe("whisper apache");
		await page.getByRole("link", { name: "Search for the words “apache” instead" }).click();
		await expect.poll(() => text()).toBe('whisper "apache"');
		await page
			.getByRole("link", { name: /^Remove/ })
			.first()
			.waitFor({ state: "detached" });
		await page.getByRole("option", { name: 'All models for “whisper "apache"”' }).waitFor();
		await page.context().close();
	});

	test("switches the theme", SWEEP, async () => {
		const { page } = await look(stage, "/tasks", { theme: "light", width: 1440 });
		await open(page, "theme");
		await page.getByRole("option", { name: "Theme Setting" }).waitFor();
		await expect.poll(() => chosen(page)).toContain("Theme");
		await page.keyboard.press("Enter");
		await expect.poll(() => page.evaluate("document.documentElement.dataset.theme")).toBe("dark");
		await expect.poll(() => new URL(page.url()).pathname).toBe("/tasks");
		await page.context().close();
	});

	test("is accessible in light and dark, wide and narrow", SWEEP, async () => {
		await expectWellMade(stage, "/", {
			widths: [1440, 390],
			ready: async (page) => {
				await page.getByRole("button", { name: "Search" }).click();
				await page.locator("dialog [role=option]").first().waitFor();
				await page.keyboard.type("text");
				await page.getByRole("status").getByText("models").waitFor();
			},
		});
	});

	test("is a field of the same search without JavaScript", SWEEP, async () => {
		const { page } = await look(stage, "/tasks", { theme: "light", width: 1440, javaScript: false });
		await expect.poll(() => page.getByRole("button", { name: "Search" }).isVisible()).toBe(false);
		await page.getByLabel("Search", { exact: true }).fill("whisper");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/search?q=whisper");
		await page.context().close();
	});
});

const open = async (page: Page, text = ""): Promise<void> => {
	await page.keyboard.press("Control+k");
	await page.locator("dialog [role=option]").first().waitFor();
	await page.keyboard.type(text);
};

const chosen = (page: Page): Promise<string> =>
	page.getByRole("combobox").evaluate((input) => {
		const { ariaSelected, textContent } = document.getElementById(input.getAttribute("aria-activedescendant")!)!;
		return `${ariaSelected}: ${textContent}`;
	});
