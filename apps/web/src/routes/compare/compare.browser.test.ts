import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage } from "../../testing/browser.ts";
import { shelf } from "../../testing/shelf.ts";
import { testWellMade } from "../../testing/wellMade.ts";
import { SWEEP } from "../../../../../test/sweep.ts";

const PAGES = [
	"/compare?model=acme/parser&model=acme/served&model=crowd/model-00&model=acme/quiet",
	"/compare",
	"/compare?model=acme/parser",
	"/compare?model=acme/parser&model=no/such",
];

describe.skipIf(chromiumPath === undefined)("models side by side in a browser", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(await shelf());
	});
	afterAll(() => stage?.close());

	testWellMade(() => stage, PAGES, { widths: [1440, 390] });

	test("say on a phone that there are more than it shows", SWEEP, async () => {
		const path = "/compare?model=acme/parser&model=acme/served&model=crowd/model-00";
		for (const [width, isShown] of [
			[390, true],
			[768, false],
			[1440, false],
		] as const) {
			const { page } = await look(stage, path, { theme: "light", width });
			const table = await page.locator(".comparison").boundingBox();
			if (!isShown) expect(table?.width).toBeGreaterThan(width - 2 * 160);
			await expect.poll(() => page.getByText("Scroll sideways to see all 3 models.").isVisible()).toBe(isShown);
			await page.context().close();
		}
	});

	test.each([390, 1024, 1440])("have their names on one line above their bars at %s px", SWEEP, async (width) => {
		const { page } = await look(stage, "/compare?model=acme/parser&model=crowd/model-00&model=acme/served", {
			theme: "light",
			width,
		});
		const names = await page.locator(".charts tbody th").all();
		for (const name of names) expect((await name.boundingBox())?.height).toBeLessThan(40);
		await page.context().close();
	});

	test("are selected in the list and added by name without JavaScript", async () => {
		const { page } = await look(stage, "/models?sort=likes", { theme: "light", width: 1440, javaScript: false });
		await page.getByRole("checkbox", { name: "Compare crowd/model-44" }).check();
		await page.getByRole("checkbox", { name: "Compare crowd/model-43" }).check();
		await page.getByRole("button", { name: "Compare selected" }).click();
		await expect.poll(() => new URL(page.url()).search).toBe("?model=crowd%2Fmodel-44&model=crowd%2Fmodel-43");
		await page.getByRole("textbox", { name: "Add a model" }).fill("acme/parser");
		await page.keyboard.press("Enter");
		await page.getByRole("heading", { level: 1, name: "3 models side by side" }).waitFor();
		await page.getByRole("link", { name: "Remove crowd/model-44" }).click();
		await page.getByRole("heading", { level: 1, name: "2 models side by side" }).waitFor();
		await expect
			.poll(() => new URL(page.url()).searchParams.getAll("model"))
			.toEqual(["crowd/model-43", "acme/parser"]);
		await page.getByRole("link", { name: "Show only differences" }).click();
		await page.getByRole("link", { name: "Show all facts" }).waitFor();
		await expect.poll(() => page.getByRole("row", { name: /^Licence/ }).count()).toBe(1);
		await page.context().close();
	});
});
