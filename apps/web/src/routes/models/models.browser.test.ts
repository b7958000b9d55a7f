import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage, violations } from "../../testing/browser.ts";
import { shelf } from "../../testing/shelf.ts";

const DESKTOP = { theme: "light", width: 1440 } as const;
const PHONE = { theme: "light", width: 390 } as const;

describe.skipIf(chromiumPath === undefined)("the list of models in a browser", { timeout: 60_000 }, () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(await shelf());
	}, 120_000);
	afterAll(() => stage?.close());

	for (const path of [
		"/models",
		"/models?task=image-classification&q=crowd&sort=likes&dir=asc",
		"/models?q=crowd&author=acme",
		"/models?sort=size",
	])
		test(`${path} is accessible in light and dark and fits wide and narrow windows`, async () => {
			for (const width of [1440, 1024, 390]) {
				const { page, complaints } = await look(stage, path, { theme: "light", width });
				expect(await violations(page), `${width} px`).toEqual([]);
				expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
				expect(complaints.filter((text) => !text.includes("400"))).toEqual([]);
				await page.context().close();
			}
		});

	test("works without JavaScript: filters, search and order are one form", async () => {
		const { page } = await look(stage, "/models", { ...DESKTOP, javaScript: false });
		await page.getByRole("checkbox", { name: /^Image Classification/ }).check();
		await page.getByRole("combobox", { name: "Sort by" }).selectOption("likes");
		await page.getByRole("searchbox", { name: "Find a model" }).fill("crowd");
		await page.getByRole("button", { name: "Apply filters" }).click();
		const query = new URL(page.url()).searchParams;
		expect([query.get("task"), query.get("sort"), query.get("q")]).toEqual(["image-classification", "likes", "crowd"]);
		expect(await page.locator("tbody tr .id").first().textContent()).toBe("crowd/model-44");
		await page.getByRole("link", { name: "Next page" }).click();
		expect(await page.locator("tbody tr .id").first().textContent()).toBe("crowd/model-24");
		await page.getByRole("link", { name: "First page" }).click();
		expect(await page.locator("tbody tr").count()).toBe(20);
		await page.context().close();
	});

	test("filters in place, keeps the address short, and goes back", async () => {
		const { page, complaints } = await look(stage, "/models", DESKTOP);
		const heading = page.getByRole("heading", { level: 1 });
		await page.getByRole("checkbox", { name: /^Text Generation/ }).click();
		await heading.filter({ hasText: /^2 models/ }).waitFor();
		expect(new URL(page.url()).search).toBe("?task=text-generation");
		await page.getByRole("checkbox", { name: /^Automatic Speech Recognition/ }).click();
		await heading.filter({ hasText: /^3 models/ }).waitFor();
		await page.goBack();
		await heading.filter({ hasText: /^2 models/ }).waitFor();
		expect(await page.getByRole("checkbox", { name: /^Automatic Speech/ }).isChecked()).toBe(false);
		expect(await page.getByRole("checkbox", { name: /^Text Generation/ }).isChecked()).toBe(true);
		await page.getByRole("link", { name: "Text Generation : remove" }).click();
		await heading.filter({ hasText: /^52 models/ }).waitFor();
		expect(new URL(page.url()).search).toBe("");
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("does what was done to a box before it could answer", async () => {
		const { page } = await look(stage, "/models", DESKTOP);
		const { promise: held, resolve: release } = Promise.withResolvers<void>();
		await page.route("**/islands/model-list.json", async (route) => {
			await held;
			await route.continue();
		});
		await page.getByRole("checkbox", { name: /^Text Generation/ }).click();
		release();
		await page.getByRole("heading", { level: 1, name: "2 models" }).waitFor();
		expect(await page.getByRole("checkbox", { name: /^Text Generation/ }).isChecked()).toBe(true);
		await page.context().close();
	});

	test("searches as one types, leaving one step in the history", async () => {
		const { page } = await look(stage, "/models", DESKTOP);
		const field = page.getByRole("searchbox", { name: "Find a model" });
		await page.keyboard.press("/");
		await page.keyboard.type("crowd model-4", { delay: 20 });
		await page.getByRole("heading", { level: 1, name: "5 models" }).waitFor();
		expect(await field.inputValue()).toBe("crowd model-4");
		expect(new URL(page.url()).searchParams.get("q")).toBe("crowd model-4");
		await field.press("Backspace");
		await field.press("Backspace");
		await page.getByRole("heading", { level: 1, name: "45 models" }).waitFor();
		expect(await page.evaluate("history.length")).toBe(2);
		await page.context().close();
	});

	test("finds values of a long facet by typing, and keeps the reader's place", async () => {
		const many = Array.from({ length: 30 }, (_, at) => ({ id: `author-${at}/m`, tags: [], downloads: at }));
		const other = await openStage(await shelf(many));
		const { page } = await look(other, "/models", DESKTOP);
		await page.getByRole("searchbox", { name: "Find an author" }).fill("author-17");
		const box = page.getByRole("checkbox", { name: /^author-17/ });
		await box.focus();
		await page.keyboard.press("Space");
		await page.getByRole("heading", { level: 1, name: "1 model" }).waitFor();
		expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
		await page.context().close();
		await other.close();
	});

	test("opens its filters as a sheet on a phone, with and without JavaScript", async () => {
		for (const javaScript of [true, false]) {
			const { page } = await look(stage, "/models", { ...PHONE, javaScript });
			const box = page.getByRole("checkbox", { name: /^Text Generation/ });
			expect(await box.isVisible()).toBe(false);
			await page.getByRole("button", { name: "Filters" }).click();
			await box.click();
			if (javaScript) await page.getByRole("button", { name: "Show 2 models" }).click();
			else await page.getByRole("button", { name: "Apply filters" }).click();
			await page.getByRole("heading", { level: 1, name: "2 models" }).waitFor();
			await page.context().close();
		}
	});

	test("says what to drop when nothing is found", async () => {
		const { page } = await look(stage, "/models?task=text-generation&library=timm", DESKTOP);
		await page.getByRole("link", { name: "Drop task Text Generation" }).click();
		await page.getByRole("heading", { level: 1, name: "45 models" }).waitFor();
		expect(new URL(page.url()).search).toBe("?library=timm");
		await page.context().close();
	});
});
