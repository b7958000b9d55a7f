import type { Locator, Page } from "playwright-core";
import type { ModelRecord } from "@vitrine/model";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SWEEP, swept } from "../../../../../test/sweep.ts";
import { chromiumPath, look, openStage, type Stage, violations, wake } from "../../testing/browser.ts";
import { shelf } from "../../testing/shelf.ts";
import { testWellMade } from "../../testing/wellMade.ts";
import { slowShelf } from "./testing.ts";

const DESKTOP = { theme: "light", width: 1440 } as const;
const PHONE = { theme: "light", width: 390 } as const;

const speech = (id: string, license: string, parameters?: number): ModelRecord => ({
	id,
	tags: [],
	pipeline_tag: "automatic-speech-recognition",
	cardData: { license },
	...(parameters !== undefined && { num_parameters: parameters }),
});

/** Models for speech, and one for something else. */
const SPEECH: readonly ModelRecord[] = [
	speech("a/small", "apache-2.0", 8e8),
	speech("a/middle", "mit", 1e9),
	speech("a/large", "apache-2.0", 2e10),
	speech("a/closed", "cc-by-nc-4.0", 1e9),
	{ ...speech("a/silent", "mit"), pipeline_tag: "text-to-speech" },
];

const VIEWS = [
	"/models?memory=8&stored=Q4_K_M&task=image-classification&model=acme/parser",
	"/models",
	"/models?task=image-classification&q=crowd&sort=likes&dir=asc",
	"/models?q=crowd&author=acme",
	"/models?sort=size",
	"/models?device=apple-m3-max&task=text-generation&library=timm",
];

describe.skipIf(chromiumPath === undefined)("the list of models in a browser", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(await shelf());
	});
	afterAll(() => stage?.close());

	testWellMade(() => stage, VIEWS, {
		few: 0,
		widths: [1440, 1024, 390],
		isExpected: (complaint) => complaint.includes("400"),
	});

	test("works without JavaScript: filters, search and sort order are one form", async () => {
		const { page } = await look(stage, "/models", { ...DESKTOP, javaScript: false });
		await page.getByRole("checkbox", { name: /^Image Classification/ }).check();
		await page.getByRole("combobox", { name: "Sort by" }).selectOption("likes");
		await page.getByRole("searchbox", { name: "Find a model" }).fill("crowd");
		await page.getByRole("button", { name: "Apply filters" }).click();
		const query = new URL(page.url()).searchParams;
		expect([query.get("task"), query.get("sort"), query.get("q")]).toEqual(["image-classification", "likes", "crowd"]);
		await expect.poll(() => page.locator("tbody tr .id").first().textContent()).toBe("crowd/model-44");
		await page.goto(new URL("/models?sort=likes", page.url()).href);
		await page.getByRole("link", { name: "Next" }).click();
		await expect.poll(() => page.locator("tbody tr").count()).toBe(2);
		await page.getByRole("link", { name: "Page 1" }).click();
		await expect.poll(() => page.locator("tbody tr").count()).toBe(50);
		await page.context().close();
	});

	test("filters in place, keeps the address short, and goes back", async () => {
		const { page, complaints } = await look(stage, "/models", DESKTOP);
		const heading = page.getByRole("heading", { level: 1 });
		await page.getByRole("checkbox", { name: /^Text Generation/ }).click();
		await heading.filter({ hasText: /^2 models/ }).waitFor();
		await expect.poll(() => new URL(page.url()).search).toBe("?task=text-generation");
		await page.getByRole("checkbox", { name: /^Automatic Speech Recognition/ }).click();
		await heading.filter({ hasText: /^3 models/ }).waitFor();
		await page.goBack();
		await heading.filter({ hasText: /^2 models/ }).waitFor();
		await expect.poll(() => page.getByRole("checkbox", { name: /^Automatic Speech/ }).isChecked()).toBe(false);
		await expect.poll(() => page.getByRole("checkbox", { name: /^Text Generation/ }).isChecked()).toBe(true);
		await page.getByRole("link", { name: "Text Generation : remove" }).click();
		await heading.filter({ hasText: /^52 models/ }).waitFor();
		await expect.poll(() => new URL(page.url()).search).toBe("");
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("repeats clicks on a checkbox from before it was hydrated", SWEEP, async () => {
		const { page } = await look(stage, "/models", DESKTOP);
		const { promise: held, resolve: release } = Promise.withResolvers<void>();
		await page.route("**/islands/model-list.json", async (route) => {
			await held;
			await route.continue();
		});
		await page.getByRole("checkbox", { name: /^Text Generation/ }).click();
		release();
		await page.getByRole("heading", { level: 1, name: "2 models" }).waitFor();
		await expect.poll(() => page.getByRole("checkbox", { name: /^Text Generation/ }).isChecked()).toBe(true);
		await page.context().close();
	});

	for (const [by, options] of swept(["tap", "click"] as const))
		test(`the first ${by} on a size counts`, options, async () => {
			const { page } = await look(stage, "/models", { theme: "light", width: 1024, touch: by === "tap" });
			const { promise: held, resolve: release } = Promise.withResolvers<void>();
			await page.route("**/islands/model-list.json", async (route) => {
				await held;
				await route.continue();
			});
			const size = page.getByRole("radio", { name: /^24 GB/ });
			await size[by]();
			release();
			await page.waitForURL("**/models?memory=24");
			await expect.poll(() => size.isChecked()).toBe(true);
			await expect.poll(() => page.getByRole("radio", { name: /^Any size/ }).isChecked()).toBe(false);
			await page.context().close();
		});

	test(
		"reads filters in words while they are typed, and keeps the words until another control is used",
		SWEEP,
		async () => {
			const { page, complaints } = await look(stage, "/models", DESKTOP);
			const field = page.getByRole("searchbox", { name: "Find a model" });
			await field.click();
			await page.keyboard.type("crowd image classification 80gb", { delay: 10 });
			const chip = page.getByRole("link", { name: "fits 80 GB : remove" });
			await chip.waitFor();
			await expect.poll(() => field.inputValue()).toBe("crowd image classification 80gb");
			await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("crowd image classification 80gb");
			await expect.poll(() => page.getByRole("checkbox", { name: /^Image Classification/ }).isChecked()).toBe(true);
			await page.getByRole("checkbox", { name: /^Image Classification/ }).click();
			await page.waitForURL("**/models?q=crowd&memory=80");
			await expect.poll(() => field.inputValue()).toBe("crowd");
			await page.goBack();
			await page.getByRole("link", { name: "“80gb” : search for these words instead" }).click();
			await page.waitForURL((url) => url.searchParams.get("q") === 'crowd "80gb"');
			await chip.waitFor({ state: "detached" });
			expect(complaints).toEqual([]);
			await page.context().close();
		},
	);

	test("is hydrated with what was read in its words", SWEEP, async () => {
		const { page, complaints } = await look(stage, "/models?q=crowd+80gb+by+nobody-at-all", DESKTOP);
		await wake(page, "model-list");
		await page.getByText("No author is named “nobody-at-all”.").waitFor();
		await page.getByRole("link", { name: /^“80gb”/ }).click();
		await page.waitForURL((url) => url.searchParams.get("q") === 'crowd "80gb"');
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test(
		"reads filters in words without JavaScript: chips are links, and the form has what was read",
		SWEEP,
		async () => {
			const { page } = await look(stage, "/models", { ...DESKTOP, javaScript: false });
			await page.getByRole("searchbox", { name: "Find a model" }).fill("crowd image classification by nobody-at-all");
			await page.getByRole("button", { name: "Search", exact: true }).last().click();
			await page.getByText("No author is named “nobody-at-all”.").waitFor();
			await expect.poll(() => page.getByRole("searchbox", { name: "Find a model" }).inputValue()).toBe("crowd");
			await expect.poll(() => page.getByRole("checkbox", { name: /^Image Classification/ }).isChecked()).toBe(true);
			await page.getByRole("checkbox", { name: /^Image Classification/ }).uncheck();
			await page.getByRole("button", { name: "Apply filters" }).click();
			await expect.poll(() => new URL(page.url()).searchParams.get("task")).toBeNull();
			await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("crowd");
			await page.context().close();
		},
	);

	test("searches as you type, with one entry in the history", async () => {
		const { page } = await look(stage, "/models", DESKTOP);
		const field = page.getByRole("searchbox", { name: "Find a model" });
		await page.keyboard.press("/");
		await page.keyboard.type("crowd model-4", { delay: 20 });
		await page.getByRole("heading", { level: 1, name: "5 models" }).waitFor();
		await expect.poll(() => field.inputValue()).toBe("crowd model-4");
		await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("crowd model-4");
		await field.press("Backspace");
		await field.press("Backspace");
		await page.getByRole("heading", { level: 1, name: "45 models" }).waitFor();
		await expect.poll(() => page.evaluate("history.length")).toBe(2);
		await page.context().close();
	});

	test("finds values of a long facet by typing, and keeps the focus", SWEEP, async () => {
		const many = Array.from({ length: 30 }, (_, at) => ({ id: `author-${at}/m`, tags: [], downloads: at }));
		const other = await openStage(await shelf(many));
		const { page } = await look(other, "/models", DESKTOP);
		await wake(page, "model-list");
		await page.getByText("More filters").click();
		await page.getByRole("searchbox", { name: "Find an author" }).fill("author-17");
		const box = page.getByRole("checkbox", { name: /^author-17/ });
		await box.focus();
		await page.keyboard.press("Space");
		await page.getByRole("heading", { level: 1, name: "1 model" }).waitFor();
		await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
		await page.context().close();
		await other.close();
	});

	test("finds a free model for speech that fits 8 GB by keyboard alone", SWEEP, async () => {
		const other = await openStage(await shelf(SPEECH));
		const { page } = await look(other, "/models", DESKTOP);
		const press = async (name: RegExp): Promise<void> => {
			await page.getByRole("checkbox", { name }).focus();
			await page.keyboard.press("Space");
		};
		await press(/^Automatic Speech Recognition/);
		await page.getByRole("heading", { level: 1, name: "4 models" }).waitFor();
		await press(/^apache-2.0/);
		await page.getByRole("heading", { level: 1, name: "2 models" }).waitFor();
		await press(/^mit/);
		await page.getByRole("heading", { level: 1, name: "3 models" }).waitFor();
		await page.getByRole("radio", { name: /^Any size/ }).focus();
		await page.keyboard.press("ArrowDown");
		await page.getByRole("heading", { level: 1, name: "2 models" }).waitFor();
		await expect
			.poll(() => page.evaluate("location.search"))
			.toBe("?task=automatic-speech-recognition&licence=apache-2.0&licence=mit&memory=8");
		await expect
			.poll(() => page.locator("tbody td[data-label=memory]").allTextContents())
			.toEqual(["≈ about 2.4 GB", "≈ about 1.9 GB"]);
		await page.context().close();
		await other.close();
	});

	test("filters by a typed size or a device", SWEEP, async () => {
		const other = await openStage(await shelf(SPEECH));
		const { page, complaints } = await look(other, "/models", DESKTOP);
		const heading = page.getByRole("heading", { level: 1 });
		await page.getByRole("textbox", { name: "Another size, in GB" }).fill("2");
		await heading.filter({ hasText: /^1 model/ }).waitFor();
		await expect.poll(() => page.getByRole("radio", { name: /^2 GB/ }).isChecked()).toBe(true);
		await page.getByRole("combobox", { name: "Device", exact: true }).selectOption({ label: "RTX 4090" });
		await heading.filter({ hasText: /^3 models/ }).waitFor();
		await expect.poll(() => page.getByRole("textbox", { name: "Another size, in GB" }).inputValue()).toBe("");
		await expect.poll(() => page.evaluate("location.search")).toBe("?memory=24&device=nvidia-rtx-4090");
		await page.getByRole("link", { name: "fits 24 GB, NVIDIA RTX 4090 : remove" }).click();
		await heading.filter({ hasText: /^5 models/ }).waitFor();
		await expect.poll(() => page.evaluate("location.search")).toBe("");
		expect(complaints).toEqual([]);
		await page.context().close();
		await other.close();
	});

	test("filters by a typed size and a device without JavaScript", SWEEP, async () => {
		const other = await openStage(await shelf(SPEECH));
		const { page } = await look(other, "/models", { ...DESKTOP, javaScript: false });
		const apply = page.getByRole("button", { name: "Apply filters" });
		await page.getByRole("textbox", { name: "Another size, in GB" }).fill("2");
		await apply.click();
		await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("1 model");
		await page.getByRole("link", { name: "Show all devices" }).click();
		await page.getByRole("combobox", { name: "Device", exact: true }).selectOption({ label: "A100" });
		await apply.click();
		await expect.poll(() => page.getByRole("radio", { name: /^40 GB/ }).isChecked()).toBe(true);
		await page.getByRole("radio", { name: /^80 GB/ }).check();
		await apply.click();
		await expect.poll(() => new URL(page.url()).searchParams.get("memory")).toBe("80");
		await expect.poll(() => page.getByRole("link", { name: /NVIDIA A100/ }).textContent()).toContain("fits 80 GB");
		await page.context().close();
		await other.close();
	});

	test("selects models to compare while the list changes, four at most", SWEEP, async () => {
		const { page, complaints } = await look(stage, "/models?sort=likes", DESKTOP);
		const box = (name: string) => page.getByRole("checkbox", { name: `Compare ${name}` });
		await wake(page, "model-list");
		await box("crowd/model-44").check();
		await page.getByRole("link", { name: "Compare with another" }).waitFor();
		await page.getByRole("link", { name: "Next" }).click();
		await page.getByText("51–52 of 52").waitFor();
		await page.getByRole("link", { name: "Previous" }).click();
		await box("crowd/model-24").check();
		await box("crowd/model-23").check();
		await box("crowd/model-22").check();
		await page.getByText("4 selected, the maximum").waitFor();
		await expect.poll(() => box("crowd/model-21").isDisabled()).toBe(true);
		await page.getByRole("link", { name: "crowd/model-23 : remove" }).click();
		await page.getByText("3 selected").waitFor();
		await page.getByRole("link", { name: "Compare side by side" }).click();
		await page.getByRole("heading", { level: 1, name: "3 models side by side" }).waitFor();
		expect(new URL(page.url()).searchParams.getAll("model")).toEqual([
			"crowd/model-44",
			"crowd/model-24",
			"crowd/model-22",
		]);
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("turns pages from the bottom to the top, by mouse, touch and keyboard, and goes back", SWEEP, async () => {
		for (const by of ["mouse", "touch", "keyboard"] as const) {
			const { page, complaints } = await look(stage, "/models?sort=downloads", { ...DESKTOP, touch: by === "touch" });
			const next = page.getByRole("link", { name: "Next" });
			await next.scrollIntoViewIfNeeded();
			await wake(page, "model-list");
			if (by === "mouse") await next.click();
			else if (by === "touch") await next.tap();
			else await next.press("Enter");
			await page.getByText("51–52 of 52").waitFor();
			await expect.poll(() => new URL(page.url()).search).toBe("?sort=downloads&page=2");
			await expect.poll(async () => [by, await page.evaluate("scrollY")]).toEqual([by, 0]);
			await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("models");
			await page.goBack();
			await page.getByText("1–50 of 52").waitFor();
			expect(complaints).toEqual([]);
			await page.context().close();
		}
	});

	test("keeps the view if a fetch fails, tries again, and undoes the change", SWEEP, async () => {
		const { page, box } = await afterFailedFetch();
		await expect.poll(() => page.locator("tbody tr").count()).toBe(50);
		await page.getByRole("button", { name: "Undo the change" }).click();
		await expect.poll(async () => [await box.isChecked(), new URL(page.url()).search]).toEqual([false, ""]);
		await box.click();
		await page.getByRole("alert").waitFor();
		await page.unroute("**/islands/model-list.json?*");
		await page.getByRole("button", { name: "Try again" }).click();
		await page.getByRole("heading", { level: 1, name: "2 models" }).waitFor();
		await expect.poll(() => page.getByRole("alert").count()).toBe(0);
		await expect.poll(() => new URL(page.url()).search).toBe("?task=text-generation");
		await page.context().close();
	});

	test("keeps its filters in view beside a long list, and folds them after the fifth", SWEEP, async () => {
		const { page } = await look(stage, "/models", DESKTOP);
		await page.evaluate("scrollTo(0, 1500)");
		await expect.poll(() => page.getByRole("checkbox", { name: /^Text Generation/ }).isVisible()).toBe(true);
		const top = await page.locator("#filters").evaluate((rail) => rail.getBoundingClientRect().top);
		expect(top).toBeGreaterThanOrEqual(0);
		await expect.poll(() => page.locator("#filters form > fieldset").count()).toBe(5);
		await page.getByText("More filters").click();
		await expect.poll(() => page.getByRole("checkbox", { name: /^English/ }).isVisible()).toBe(true);
		await page.context().close();
	});

	test.each([1440, 1024, 390])("has no line of facts at %i that ends in a dot", SWEEP, async (width) => {
		const { page } = await look(stage, "/models", { theme: "light", width });
		const cut = await page.locator(".aside").evaluateAll((lines) =>
			lines.flatMap((line) => {
				const { bottom, right } = line.getBoundingClientRect();
				const shown = [...line.children].filter((fact) => fact.getBoundingClientRect().top < bottom - 2);
				return shown.filter((fact) => fact.getBoundingClientRect().right > right + 1).map((fact) => fact.textContent);
			}),
		);
		expect(cut).toEqual([]);
		await page.context().close();
	});

	test("leaves out columns of figures that no model has", SWEEP, async () => {
		const few = await openStage(await shelf(SPEECH));
		for (const [where, isShown] of [
			[stage, true],
			[few, false],
		] as const) {
			const { page } = await look(where, "/models", DESKTOP);
			for (const name of ["Downloads", "Likes"])
				await expect.poll(() => page.getByRole("columnheader", { name }).isVisible()).toBe(isShown);
			await page.context().close();
		}
		await few.close();
	});

	test("opens its filters as a sheet on a phone, with and without JavaScript", SWEEP, async () => {
		for (const javaScript of [true, false]) {
			const { page } = await look(stage, "/models", { ...PHONE, javaScript });
			const box = page.getByRole("checkbox", { name: /^Text Generation/ });
			await expect.poll(() => box.isVisible()).toBe(false);
			await page.getByRole("button", { name: "Filters" }).click();
			await box.click();
			if (javaScript) await page.getByRole("button", { name: "Show 2 models" }).click();
			else await page.getByRole("button", { name: "Apply filters" }).click();
			await page.getByRole("heading", { level: 1, name: "2 models" }).waitFor();
			await page.context().close();
		}
	});

	test("says what to remove if nothing matches", SWEEP, async () => {
		const { page } = await look(stage, "/models?task=text-generation&library=timm", DESKTOP);
		await page.getByRole("link", { name: "Remove task Text Generation" }).click();
		await page.getByRole("heading", { level: 1, name: "45 models" }).waitFor();
		await expect.poll(() => new URL(page.url()).search).toBe("?library=timm");
		await page.context().close();
	});

	test("shows rows before counts, on the first page and every later one", SWEEP, async () => {
		let { promise: counted, resolve: release } = Promise.withResolvers<void>();
		const slow = await openStage(await slowShelf(() => counted));
		const { page, complaints } = await look(slow, "/models?q=crowd", DESKTOP);
		await page.getByRole("heading", { level: 1, name: "45 models" }).waitFor();
		await page.getByText("Counting the filters").waitFor();
		await expect.poll(() => page.locator("tbody tr").count()).toBe(45);
		release();
		const box = page.getByRole("checkbox", { name: /^Image Classification/ });
		await box.waitFor();
		({ promise: counted, resolve: release } = Promise.withResolvers<void>());
		await page.getByText("More filters").click();
		const english = page.getByRole("checkbox", { name: /^English/ });
		await english.check();
		await page.getByRole("heading", { level: 1, name: "23 models" }).waitFor();
		await expect.poll(() => page.locator("label", { has: box }).locator(".count").textContent()).toBe("45");
		release();
		await page.locator("label", { has: box }).locator(".count", { hasText: /^23$/ }).waitFor();
		await page.locator(".model-list:not([data-busy], [data-counting])").waitFor();
		expect(complaints).toEqual([]);
		await page.context().close();
		await slow.close();
	});

	test("is accessible before its filters are counted", SWEEP, async () => {
		const { promise: counted, resolve: release } = Promise.withResolvers<void>();
		const slow = await openStage(await slowShelf(() => counted));
		const { page } = await look(slow, "/models?q=crowd", DESKTOP);
		await page.getByText("Counting the filters").waitFor();
		expect(await violations(page)).toEqual([]);
		release();
		await page.context().close();
		await slow.close();
	});

	test("is accessible after a fetch that failed", SWEEP, async () => {
		const { page } = await afterFailedFetch();
		expect(await violations(page)).toEqual([]);
		await page.context().close();
	});

	/** The list after a filter was clicked whose answer did not come. */
	async function afterFailedFetch(): Promise<{ readonly page: Page; readonly box: Locator }> {
		const { page } = await look(stage, "/models", DESKTOP);
		const box = page.getByRole("checkbox", { name: /^Text Generation/ });
		await wake(page, "model-list");
		await page.route("**/islands/model-list.json?*", (route) => route.abort());
		await box.click();
		await page.getByRole("alert").getByText("could not be loaded").waitFor();
		return { page, box };
	}
});
