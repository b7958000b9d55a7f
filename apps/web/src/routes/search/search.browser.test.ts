import type { ModelRecord } from "@vitrine/model";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SWEEP } from "../../../../../test/sweep.ts";
import { chromiumPath, look, openStage, type Stage, violations } from "../../testing/browser.ts";
import { MODELS, testStore } from "../../testing/site.ts";
import { testWellMade } from "../../testing/wellMade.ts";

const speech = (id: string, license: string, parameters: number): ModelRecord => ({
	id,
	tags: [],
	pipeline_tag: "automatic-speech-recognition",
	cardData: { license },
	num_parameters: parameters,
});

const DESKTOP = { theme: "light", width: 1440 } as const;
const PHONE = { theme: "light", width: 390, touch: true } as const;

const PAGES = [
	"/search?q=llama-mini+groq+curl+stream",
	"/search",
	"/search?q=speech+recognition+mit+8gb",
	"/search?q=by+zzqq+heard+zzqq+fits+rtx+4091",
];

describe.skipIf(chromiumPath === undefined)("the search", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(
			await testStore([...MODELS, speech("acme/heard", "mit", 8e8), speech("acme/heard-all", "mit", 2e10)]),
		);
	});
	afterAll(() => stage?.close());

	testWellMade(() => stage, PAGES, { widths: [1440, 390] });

	test("on home, suggests while one types; the keyboard chooses and opens", async () => {
		const { page, complaints } = await look(stage, "/", DESKTOP);
		await page.keyboard.press("/");
		await page.keyboard.type("speech recognition mit 8gb");
		// The suggestions are those for the whole text.
		await page.getByRole("link", { name: "Remove fits 8 GB" }).waitFor();
		await suggestion(page, "acme/heard").waitFor();
		await expect.poll(() => field(page).getAttribute("aria-expanded")).toBe("true");
		await expect.poll(() => field(page).getAttribute("aria-activedescendant")).toBeNull();
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press("ArrowDown");
		const id = await field(page).getAttribute("aria-activedescendant");
		await expect
			.poll(() => page.evaluate((id) => document.getElementById(id ?? "")?.textContent, id))
			.toContain("acme/heard");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/models/acme/heard");
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("on home, Escape closes the suggestions, and Enter without a choice shows everything", SWEEP, async () => {
		const { page } = await look(stage, "/", DESKTOP);
		await field(page).fill("speech recognition mit 8gb");
		await suggestion(page, "acme/heard").waitFor();
		await page.keyboard.press("Escape");
		await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
		await expect.poll(() => field(page).inputValue()).toBe("speech recognition mit 8gb");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/search?q=speech+recognition+mit+8gb");
		await expect.poll(() => page.locator(".models tbody .id").allTextContents()).toEqual(["acme/heard"]);
		await page.context().close();
	});

	test("on home, by mouse: a phrase is taken off, and a suggestion is opened", SWEEP, async () => {
		const { page } = await look(stage, "/", DESKTOP);
		await field(page).fill("speech recognition mit 8gb");
		await page.getByRole("link", { name: "Remove fits 8 GB" }).click();
		await suggestion(page, "acme/heard-all").click();
		await page.waitForURL("**/models/acme/heard-all");
		await page.goto(stage.url);
		await field(page).fill("speech");
		await page.getByRole("listbox").waitFor();
		await page.getByRole("heading", { level: 1 }).click();
		await page.getByRole("listbox").waitFor({ state: "hidden" });
		await page.context().close();
	});

	test("on home, by touch", SWEEP, async () => {
		const { page } = await look(stage, "/", PHONE);
		await field(page).tap();
		await field(page).fill("heard mit");
		await suggestion(page, "acme/heard-all").tap();
		await page.waitForURL("**/models/acme/heard-all");
		await page.context().close();
	});

	test("keeps what was typed before it was loaded", async () => {
		const { page } = await look(stage, "/", DESKTOP);
		const typed = Promise.withResolvers<void>();
		await page.route("**/assets/field-*.js", async (route) => {
			await typed.promise;
			await route.continue();
		});
		await field(page).click();
		await page.keyboard.type("heard mit");
		typed.resolve();
		await suggestion(page, "acme/heard").waitFor();
		await page.context().close();
	});

	test("works without JavaScript: a form, and chips that are links", SWEEP, async () => {
		const { page } = await look(stage, "/", { ...DESKTOP, javaScript: false });
		await page.getByRole("searchbox").fill("speech recognition mit 8gb");
		await page.getByRole("button", { name: "Search" }).click();
		await page.waitForURL("**/search?q=speech+recognition+mit+8gb");
		await page.getByRole("link", { name: /^fits 8 GB\s*: remove/ }).click();
		await page.waitForURL("**/search?q=speech+recognition+mit");
		await expect.poll(() => page.locator(".models tbody tr").count()).toBe(2);
		await page.getByRole("link", { name: /^“mit”\s*: search for these words instead/ }).click();
		await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe('speech recognition "mit"');
		await page.goto(`${stage.url}/search?q=llama-mini+groq+curl+stream`);
		await page.getByRole("heading", { name: "curl to call meta/llama-mini on Groq, streaming" }).waitFor();
		await expect.poll(() => page.locator("pre").innerText()).toContain('"stream": true');
		await page.getByText(/^Request checked/).waitFor();
		await page.context().close();
	});

	test("never ends: it names what to leave out", SWEEP, async () => {
		const { page } = await look(stage, "/search?q=heard+zzqq", { ...DESKTOP, javaScript: false });
		await page.getByText("No results.").waitFor();
		await page.getByRole("link", { name: "all models for “heard zzqq”" }).waitFor();
		await page.getByRole("link", { name: "Leave out “zzqq”" }).click();
		await page.waitForURL("**/models?q=heard");
		await page.context().close();
	});
});

const field = (page: Page): ReturnType<Page["locator"]> => page.locator("main input[name=q]");
const suggestion = (page: Page, name: string): ReturnType<Page["locator"]> =>
	page.getByRole("option", { name: new RegExp(`^${name}( |$)`) });
