import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SWEEP } from "../../../../../test/sweep.ts";
import { chromiumPath, look, openStage, type Stage, wake } from "../../testing/browser.ts";
import { RUNNABLE, SHELF, shelf } from "../../testing/shelf.ts";
import { testWellMade } from "../../testing/wellMade.ts";

const VIEWS = [
	"/models/acme/parser",
	"/models/acme/parser?tab=files&file=model.safetensors",
	"/models/acme/parser?tab=metadata",
	"/models/acme/parser?tab=derivatives",
	"/models/acme/parser-gguf?tab=memory&memory=8",
	"/models/acme/parser-gguf?tab=memory&memory=much",
	"/models/acme/base?tab=derivatives",
	"/models/acme/base?tab=overview&memory=8",
	"/models/acme/parser-gguf?memory=8",
	"/models/acme/quiet",
] as const;

/** A model whose metadata is longer than the panel. */
const TALL = {
	id: "tall/story",
	tags: ["conversational", ...Array.from({ length: 500 }, (_, at) => `a-tag-of-many-letters-${at}`)],
	pipeline_tag: "text-generation",
};

describe.skipIf(chromiumPath === undefined)("a model's page in a browser", () => {
	let stage: Stage;
	beforeAll(async () => {
		const base = { id: "acme/base", tags: [] };
		stage = await openStage(await shelf([...SHELF, ...RUNNABLE, base, TALL]));
	});
	afterAll(() => stage?.close());

	testWellMade(() => stage, VIEWS, {
		few: 0,
		widths: [1440, 390],
		ready: (page) => page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true"),
	});

	test("copies itself as Markdown, and says so", SWEEP, async () => {
		const { page } = await look(stage, "/models/acme/parser?mode=load", { theme: "light", width: 1440 });
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await page.getByRole("link", { name: "Copy as Markdown" }).click();
		await page.getByRole("link", { name: "Copied" }).waitFor();
		const copied = await page.evaluate("navigator.clipboard.readText()");
		expect(copied).toBe(await (await fetch(`${stage.url}/models/acme/parser.md?mode=load`)).text());
		await page.context().close();
	});

	test(
		"shows the whole panel without a scrollbar of its own, and follows the reader in both directions",
		SWEEP,
		async () => {
			for (const javaScript of [true, false]) {
				const { page } = await look(stage, "/models/tall/story?tab=metadata&mode=call&temperature=1", {
					theme: "light",
					width: 1440,
					javaScript,
				});
				const panel = page.locator(".pair > aside");
				const scroll = async (by: number): Promise<void> => {
					const before = await page.evaluate<number>("scrollY");
					await page.mouse.move(300, 500);
					await page.mouse.wheel(0, by);
					await expect.poll(() => page.evaluate<number>("scrollY")).not.toBe(before);
				};
				const top = async (): Promise<number> => (await panel.boundingBox())!.y;
				const bottom = async (): Promise<number> => (await top()) + (await panel.boundingBox())!.height;
				const height = page.viewportSize()!.height;
				await expect.poll(() => bottom()).toBeGreaterThan(height);
				await scroll(4_000);
				await expect.poll(bottom).toBeLessThanOrEqual(height);
				await scroll(1_000);
				await expect.poll(bottom).toBeGreaterThan(height - 40);
				await scroll(-1_500);
				if (javaScript) await expect.poll(top).toBeGreaterThan(40);
				await page.context().close();
			}
		},
	);

	test("stays where it is while a button is pressed, so that the click arrives", async () => {
		const { page } = await look(stage, "/models/tall/story?tab=metadata&mode=call", { theme: "light", width: 1440 });
		const panel = page.locator(".pair > aside");
		const top = async (): Promise<number> => (await panel.boundingBox())!.y;
		await page.getByRole("button", { name: "Try it" }).hover();
		const before = await page.evaluate<number>("scrollY");
		const at = await top();
		await page.mouse.down();
		await page.evaluate(
			"new Promise((done) => { scrollBy({ top: -200, behavior: 'instant' }); requestAnimationFrame(() => requestAnimationFrame(done)); })",
		);
		await expect.poll(async () => [await page.evaluate<number>("scrollY"), await top()]).toEqual([before - 200, at]);
		await page.mouse.up();
		await page.getByRole("heading", { name: "Try it" }).waitFor();
		await expect.poll(top).toBeGreaterThan(at);
		await page.context().close();
	});

	test("opens options below the code, which stays where it is", SWEEP, async () => {
		const { page } = await look(stage, "/models/acme/served?mode=call", { theme: "light", width: 1440 });
		const code = page.locator(".panel .code").first();
		await wake(page, "panel");
		// Scrolls there, as the click would.
		await page.getByText("Options", { exact: true }).hover();
		const before = await code.boundingBox();
		await page.getByText("Options", { exact: true }).click();
		await page.getByLabel("temperature").waitFor();
		expect(await code.boundingBox()).toEqual(before);
		await page.context().close();
	});

	test("works without JavaScript: the memory is a form, the instructions unfold", SWEEP, async () => {
		const { page } = await look(stage, "/models/acme/parser?tab=memory", {
			theme: "light",
			width: 1440,
			javaScript: false,
		});
		await page.getByLabel("My machine").selectOption("nvidia-rtx-4090");
		await page.getByRole("button", { name: "Does it fit?" }).click();
		await page.waitForURL("**device=nvidia-rtx-4090**");
		await expect.poll(() => page.getByText("of NVIDIA RTX 4090").isVisible()).toBe(true);
		await page.getByText("How to get access").click();
		await expect.poll(() => page.getByText("Create a token in your hub settings").isVisible()).toBe(true);
		await page.context().close();
	});
});
