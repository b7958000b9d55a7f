import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage, wake } from "../../testing/browser.ts";
import { testWellMade } from "../../testing/wellMade.ts";
import { SWEEP } from "../../../../../test/sweep.ts";

describe.skipIf(chromiumPath === undefined)("the gallery of components in a browser", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage();
	});
	afterAll(() => stage?.close());

	testWellMade(() => stage, ["/components"], { widths: [1440, 390] });

	test("has a live panel that changes in place, and stays where it is", async () => {
		const { page, complaints } = await look(stage, "/components", { theme: "light", width: 1440 });
		const panel = page.locator("[data-island=live-panel]");
		await wake(page, "live-panel");
		await panel.getByRole("link", { name: "Call", exact: true }).click();
		await panel.locator(".panel-code pre", { hasText: "InferenceClient" }).waitFor();
		await panel.getByRole("link", { name: "Shell" }).click();
		await panel.locator(".panel-code pre", { hasText: "curl" }).waitFor();
		await expect.poll(() => new URL(page.url()).search).toBe("");
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("shows the choices of its address without JavaScript", SWEEP, async () => {
		const path = "/components?mode=call&language=sh";
		const { page } = await look(stage, path, { theme: "light", width: 1440, javaScript: false });
		await expect.poll(() => page.locator("[data-island=live-panel] .panel-code pre").innerText()).toMatch(/^curl /);
		await expect.poll(() => page.locator("vitrine-snippet").getByRole("link").isVisible()).toBe(true);
		await page.context().close();
	});

	test("has a live element, in the fonts of the site", async () => {
		const { page } = await look(stage, "/components", { theme: "dark", width: 1440 });
		await page.locator("vitrine-snippet").scrollIntoViewIfNeeded();
		await page.locator("vitrine-snippet [data-state=ready]").waitFor();
		const family = page.locator("vitrine-snippet .box").evaluate((box) => getComputedStyle(box).fontFamily);
		await expect.poll(() => family).toContain("Geist");
		await page.context().close();
	});
});
