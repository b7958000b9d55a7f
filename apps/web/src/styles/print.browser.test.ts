import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage } from "../testing/browser.ts";
import { OVERFLOW } from "../testing/wellMade.ts";
import { SWEEP, swept } from "../../../../test/sweep.ts";

/** About the width of a sheet of paper. */
const PAPER = 700;

describe.skipIf(chromiumPath === undefined)("a printed page", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage();
	});
	afterAll(() => stage?.close());

	for (const [path, options] of swept([
		"/models/openai/whisper-tiny",
		"/tasks/text-generation",
		"/docs/configuration",
		"/libraries/transformers",
	]))
		test(`${path} leaves out what can only be operated, and fits the paper`, options, async () => {
			const { page } = await look(stage, path, { theme: "dark", width: PAPER });
			await page.emulateMedia({ media: "print", colorScheme: "dark" });
			for (const chrome of [".top", ".foot", "search", "[data-copy]", ".contents"])
				expect(await page.locator(chrome).filter({ visible: true }).count(), chrome).toBe(0);
			expect(await page.evaluate(OVERFLOW)).toBeLessThanOrEqual(0);
			const cut = await page
				.locator(".code pre")
				.evaluateAll(
					(blocks) => blocks.filter((block) => block.scrollWidth > block.parentElement!.clientWidth + 1).length,
				);
			expect(cut, "blocks of code wider than the paper").toBe(0);
			await page.context().close();
		});

	test("is black on white in any theme, with addresses", SWEEP, async () => {
		const { page } = await look(stage, "/docs/accessibility", { theme: "dark", width: PAPER });
		await page.emulateMedia({ media: "print", colorScheme: "dark" });
		await expect
			.poll(() => page.evaluate("getComputedStyle(document.body).backgroundColor"))
			.toBe("rgb(255, 255, 255)");
		const after = await page
			.getByRole("link", { name: "open an issue" })
			.evaluate((link) => getComputedStyle(link, "::after").content);
		expect(after).toContain("/issues");
		await page.context().close();
	});
});

describe.skipIf(chromiumPath === undefined)("a reader with reduced motion", () => {
	test("sees no animation", SWEEP, async () => {
		const stage = await openStage();
		for (const path of ["/", "/models", "/tasks/text-generation", "/models/openai/whisper-tiny"]) {
			const { page } = await look(stage, path, { theme: "light", width: 1440 });
			const moving = await page.evaluate(() =>
				[...document.querySelectorAll("*")]
					.filter((element) => {
						const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
						return /[1-9]/.test(transitionDuration) || animationName !== "none" || scrollBehavior === "smooth";
					})
					.map((element) => element.outerHTML.slice(0, 80)),
			);
			expect(moving, path).toEqual([]);
			await page.context().close();
		}
		await stage.close();
	});
});
