import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage } from "./browser.ts";
import { otherPages } from "./otherPages.ts";
import { openVisitor, type Visitor } from "./quality.ts";
import { SWEEP, swept } from "../../../../test/sweep.ts";
import { OVERFLOW, testWellMade } from "./wellMade.ts";

const LISTED = [
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
	"/search?q=whisper+apache+8gb",
	"/providers/fal-ai",
	"/providers/hyperbolic",
	"/quantizations?file=model-Q4_K_M.gguf&parameters=8B",
	"/docs/fits",
	"/collections/speech",
	"/models/openai",
	"/models/openai/whisper-tiny",
	"/nowhere",
] as const;

const OTHERS = otherPages(LISTED);
const PAGES: readonly string[] = [...LISTED, ...OTHERS];

const WIDTHS = [1440, 390] as const;

/** A tablet, and 1280 pixels at 400% zoom, which the accessibility guidelines require. */
const OTHER_WIDTHS = [768, 320] as const;

/** Each has something that could shift the content below it: tokens, a player, images, a long table, an island. */
const SETTLING = [
	"/tasks/token-classification",
	"/tasks/text-to-speech",
	"/tasks/object-detection",
	"/tasks/multiple-choice",
	"/libraries",
	"/providers/fal-ai",
	"/docs/fits",
] as const;

describe.skipIf(chromiumPath === undefined)("in a browser", () => {
	let stage: Stage;
	let visitor: Visitor;
	beforeAll(async () => {
		stage = await openStage();
		visitor = await openVisitor(stage.browser);
	});
	afterAll(() => stage?.close());

	testWellMade(() => stage, PAGES, {
		few: 1,
		widths: WIDTHS,
		isExpected: (complaint, path) => path === "/nowhere" && complaint.includes("404"),
	});

	test.each(OTHER_WIDTHS)("fits into %s px on every page", SWEEP, async (width) => {
		const { page } = await look(stage, "/", { theme: "light", width });
		const tooWide: string[] = [];
		for (const path of PAGES) {
			const answer = await page.goto(stage.url + path);
			expect(answer?.status(), path).toBe(path === "/nowhere" ? 404 : 200);
			if ((await page.evaluate<number>(OVERFLOW)) > 0) tooWide.push(path);
		}
		expect(tooWide).toEqual([]);
		await page.context().close();
	});

	for (const [paths, options] of swept([LISTED.slice(0, 6), LISTED.slice(6), OTHERS]))
		test(
			`has a heading, and no control that does nothing, on ${paths.length} pages without JavaScript`,
			options,
			async () => {
				const { page } = await look(stage, "/", { theme: "light", width: 1440, javaScript: false });
				const wrong: string[] = [];
				for (const path of paths) {
					await page.goto(stage.url + path);
					if (!(await page.locator("h1").first().isVisible())) wrong.push(`${path}: no heading`);
					const dead = page.locator(".needs-js:visible, [data-copy]:visible, [data-save]:visible, .kept:visible");
					if ((await dead.count()) > 0)
						wrong.push(`${path}: ${await dead.first().evaluate((one) => one.outerHTML.slice(0, 80))}`);
				}
				expect(wrong).toEqual([]);
				await page.context().close();
			},
		);

	test("keeps the edges of buttons and fields, and the line under the section, in forced colours", SWEEP, async () => {
		const { page } = await look(stage, "/quantizations", { theme: "light", width: 1440 });
		await page.emulateMedia({ forcedColors: "active" });
		expect(await page.evaluate(EDGELESS)).toEqual([]);
		const line = page.locator(".top nav [aria-current]");
		const others = page.locator(".top nav a:not([aria-current])").first();
		expect(await line.evaluate(borderUnder)).not.toBe(await others.evaluate(borderUnder));
		await page.context().close();
	});

	test("works without JavaScript: the filter is a form", SWEEP, async () => {
		const { page } = await look(stage, "/tasks", { theme: "light", width: 1440, javaScript: false });
		await page.getByLabel("Filter the tasks").fill("speech");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/tasks?q=speech");
		await expect.poll(() => page.locator("tbody tr").count()).toBeLessThan(10);
		await expect.poll(() => page.locator(".theme").isVisible()).toBe(false);
		await page.context().close();
	});

	test("filters as you type, from the first letter on, and keeps the filter in the address", async () => {
		const { page, complaints } = await look(stage, "/libraries", { theme: "light", width: 1440 });
		const all = await page.locator("tbody tr").count();
		await page.getByLabel("Filter the libraries").pressSequentially("whisp");
		await page.waitForFunction((before) => document.querySelectorAll("tbody tr").length < before, all);
		await expect.poll(() => page.getByLabel("Filter the libraries").inputValue()).toBe("whisp");
		await page.waitForURL("**/libraries?q=whisp");
		await page.keyboard.type("erkit");
		await page.waitForURL("**/libraries?q=whisperkit");
		await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
		expect(complaints).toEqual([]);
		await page.reload();
		await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
		await page.context().close();
	});

	test("repeats what was done to an island while it loaded, however slowly", async () => {
		const { page } = await look(stage, "/tasks", { theme: "light", width: 1440 });
		const held = Promise.withResolvers<void>();
		await page.route("**/islands/tasks.json", async (route) => {
			await held.promise;
			await route.continue();
		});
		const field = page.getByLabel("Filter the tasks");
		await field.pressSequentially("speech recog");
		await expect.poll(() => page.locator("tbody tr").count()).toBeGreaterThan(40);
		held.resolve();
		await page.waitForFunction(() => document.querySelectorAll("tbody tr").length < 5);
		await expect.poll(() => field.inputValue()).toBe("speech recog");
		expect(
			await field.evaluate((input: HTMLInputElement) => [document.activeElement === input, input.selectionStart]),
		).toEqual([true, 12]);
		await page.context().close();
	});

	test("focuses the search field on a slash, but not while typing", async () => {
		const { page } = await look(stage, "/", { theme: "light", width: 1440 });
		await page.keyboard.press("/");
		await page.keyboard.type("a/b");
		await expect.poll(() => page.locator("[data-search]").inputValue()).toBe("a/b");
		await page.context().close();
	});

	test("remembers the theme, before the first paint", SWEEP, async () => {
		const { page } = await look(stage, "/", { theme: "light", width: 1440 });
		await page.getByRole("button", { name: "Theme" }).click();
		await expect.poll(() => page.evaluate("getComputedStyle(document.documentElement).colorScheme")).toBe("dark");
		await page.goto(`${stage.url}/tasks`);
		await expect.poll(() => page.evaluate("document.documentElement.dataset.theme")).toBe("dark");
		await page.context().close();
	});

	test("switches between the themes, says which, and goes back to that of the system", SWEEP, async () => {
		const { page } = await look(stage, "/", { theme: "dark", width: 1440 });
		const button = page.getByRole("button", { name: /^Theme/ });
		const state = async (): Promise<readonly unknown[]> => [
			await page.evaluate("getComputedStyle(document.documentElement).colorScheme.split(' ').length"),
			await page.evaluate("localStorage.getItem('theme')"),
		];
		const { width } = (await button.boundingBox())!;
		await page.getByRole("button", { name: "Theme: System", exact: true }).focus();
		for (const [name, stored] of [
			["Theme: Light", "light"],
			["Theme: Dark", "dark"],
			["Theme: System", null],
		]) {
			await page.keyboard.press("Enter");
			await page.getByRole("button", { name: name!, exact: true }).waitFor();
			await expect.poll(() => state()).toEqual([stored === null ? 2 : 1, stored]);
			expect((await button.boundingBox())!.width).toBe(width);
		}
		await expect.poll(() => button.locator("[aria-live=polite]").innerText()).toContain("System");
		await page.context().close();
	});

	test("copies, and says so", async () => {
		const { page } = await look(stage, "/libraries/transformers", { theme: "light", width: 1440 });
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		const button = page.locator("#install").locator("..").getByRole("button", { name: "Copy" });
		await button.click();
		await page.getByRole("button", { name: "Copied" }).waitFor();
		await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toMatch(/^pip install transformers/m);
		await page.context().close();
	});

	for (const [path, options] of swept(SETTLING, 0))
		test(`${path} shifts nothing while it loads with late fonts`, options, async () => {
			for (const width of WIDTHS)
				expect((await visitor.visit(stage.url + path, width)).moved, `${width} px`).toEqual([]);
		});
});

/** Buttons and fields without a visible border. */
const EDGELESS = `[...document.querySelectorAll(".button, .field")]
	.filter((element) => element.checkVisibility({ visibilityProperty: true }))
	.filter((element) => {
		const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
		return borderTopWidth === "0px" || borderTopStyle === "none" || borderTopColor === "rgba(0, 0, 0, 0)";
	})
	.map((element) => element.outerHTML.slice(0, 80))`;

const borderUnder = (element: Element): string => getComputedStyle(element).borderBottomColor;
