import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage } from "../../testing/browser.ts";
import { shelf } from "../../testing/shelf.ts";
import { testWellMade } from "../../testing/wellMade.ts";
import { SWEEP } from "../../../../../test/sweep.ts";

const DESKTOP = { theme: "light", width: 1440 } as const;

const PAGES = ["/libraries?q=.keras", "/libraries/transformers#evidence-text-generation", "/models/acme", "/"];

describe.skipIf(chromiumPath === undefined)("libraries and owners in a browser", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(await shelf());
	});
	afterAll(() => stage?.close());

	testWellMade(() => stage, PAGES, { widths: [1440, 1024, 390] });

	test("a cell of the matrix leads to what was done, which opens", SWEEP, async () => {
		const { page, complaints } = await look(stage, "/libraries/transformers", DESKTOP);
		const sentence = page.locator("#evidence-text-generation li").first();
		await expect.poll(() => sentence.isVisible()).toBe(false);
		await page.locator('.proof-matrix a[href="#evidence-text-generation"]').first().click();
		await sentence.getByText(/Ran on a tiny test model with .* \d{4}\./).waitFor();
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("a file ending finds its library as it is typed, and the box leaves out libraries without code", async () => {
		const { page, complaints } = await look(stage, "/libraries", DESKTOP);
		await page.getByRole("searchbox", { name: "Filter the libraries" }).fill("model.keras");
		await page.getByText("It reads .keras files").first().waitFor();
		await expect.poll(() => new URL(page.url()).search).toBe("?q=model.keras");
		await page.getByRole("searchbox", { name: "Filter the libraries" }).fill("");
		await page.getByRole("checkbox", { name: "Only with loading code" }).check();
		await page.getByText(/^\d+ of \d+ libraries$/).waitFor();
		await expect.poll(() => page.getByRole("heading", { name: "Without loading code" }).count()).toBe(0);
		await expect.poll(() => new URL(page.url()).search).toBe("?code=yes");
		await page.reload();
		await expect.poll(() => page.getByRole("checkbox", { name: "Only with loading code" }).isChecked()).toBe(true);
		expect(complaints).toEqual([]);
		await page.context().close();
	});
});
