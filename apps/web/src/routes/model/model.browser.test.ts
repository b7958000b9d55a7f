import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage } from "../../testing/browser.ts";
import { RUNNABLE, SHELF, shelf } from "../../testing/shelf.ts";
import { expectWellMade } from "../../testing/wellMade.ts";

const VIEWS = [
	"/models/acme/parser",
	"/models/acme/parser?tab=files&file=model.safetensors",
	"/models/acme/parser?tab=metadata",
	"/models/acme/parser?tab=derivatives",
	"/models/acme/parser-gguf?tab=memory&memory=8",
	"/models/acme/parser-gguf?tab=memory&memory=much",
	"/models/acme/base?tab=derivatives",
] as const;

describe.skipIf(chromiumPath === undefined)("a model's page in a browser", { timeout: 60_000 }, () => {
	let stage: Stage;
	beforeAll(async () => {
		const base = { id: "acme/base", tags: [] };
		stage = await openStage(await shelf([...SHELF, ...RUNNABLE, base]));
	}, 60_000);
	afterAll(() => stage?.close());

	for (const path of VIEWS)
		test(`${path} is accessible in light and dark, and fits wide and narrow windows`, async () => {
			await expectWellMade(stage, path, {
				widths: [1440, 390],
				ready: (page) => page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true"),
			});
		});

	test("copies itself as Markdown, and says so", async () => {
		const { page } = await look(stage, "/models/acme/parser?mode=load", { theme: "light", width: 1440 });
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await page.getByRole("link", { name: "Copy as Markdown" }).click();
		await page.getByRole("link", { name: "Copied" }).waitFor();
		const copied = await page.evaluate("navigator.clipboard.readText()");
		expect(copied).toBe(await (await fetch(`${stage.url}/models/acme/parser.md?mode=load`)).text());
		await page.context().close();
	});

	test("works without JavaScript: the memory is a form, the instructions unfold", async () => {
		const { page } = await look(stage, "/models/acme/parser?tab=memory", {
			theme: "light",
			width: 1440,
			javaScript: false,
		});
		await page.getByLabel("My machine").selectOption("nvidia-rtx-4090");
		await page.getByRole("button", { name: "Does it fit?" }).click();
		await page.waitForURL("**device=nvidia-rtx-4090**");
		expect(await page.getByText("of NVIDIA RTX 4090").isVisible()).toBe(true);
		await page.getByText("How to get access").click();
		expect(await page.getByText("Create a token in your hub settings").isVisible()).toBe(true);
		await page.context().close();
	});
});
