import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage } from "../../testing/browser.ts";
import { testWellMade } from "../../testing/wellMade.ts";
import { SWEEP } from "../../../../../test/sweep.ts";

describe.skipIf(chromiumPath === undefined)("the docs in a browser", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage();
	});
	afterAll(() => stage?.close());

	testWellMade(() => stage, ["/docs/accessibility", "/docs/api", "/docs?q=folder", "/docs?q=folder+zzqqxx"], {
		widths: [1440, 390],
	});

	test("are searched without JavaScript", SWEEP, async () => {
		const { page } = await look(stage, "/docs/sources", { theme: "light", width: 1440, javaScript: false });
		await page.getByLabel("Search the docs").fill("proxy behind");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/docs?q=proxy+behind");
		await page.getByRole("link", { name: "Behind a proxy" }).first().click();
		await page.waitForURL("**/docs/hub-api#behind-a-proxy");
		await page.context().close();
	});

	test("are searched by keyboard: the slash focuses their field", async () => {
		const { page } = await look(stage, "/docs", { theme: "light", width: 1440 });
		await page.keyboard.press("/");
		await page.keyboard.type("folder");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/docs?q=folder");
		await page.context().close();
	});

	test("list their pages beside the text, folded on a phone", SWEEP, async () => {
		const { page } = await look(stage, "/docs", { theme: "light", width: 1440 });
		const link = page.getByRole("navigation", { name: "Docs" }).getByRole("link", { name: "Sources", exact: true });
		await expect.poll(() => link.isVisible()).toBe(true);
		await page.setViewportSize({ width: 390, height: 900 });
		await expect.poll(() => link.isVisible()).toBe(false);
		await page.getByText("All pages of the docs").click();
		await link.click();
		await page.waitForURL("**/docs/sources");
		await page.context().close();
	});

	test("can be copied as Markdown", SWEEP, async () => {
		const { page } = await look(stage, "/docs/sources", { theme: "light", width: 1440 });
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await page.getByRole("link", { name: "Copy as Markdown" }).click();
		await page.getByRole("link", { name: "Copied" }).waitFor();
		await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toContain("# Sources");
		await page.context().close();
	});

	test("send the requests of the API, and show the answers and the problems", async () => {
		const { page } = await look(stage, "/docs/api", { theme: "light", width: 1440 });
		const form = page.locator('form[data-api-request="GET"]').first();
		await form.getByRole("button").click();
		await form.getByText("200 OK").waitFor();
		await form.getByRole("textbox").fill("/api/v1/models?limit=0");
		await form.getByRole("button").click();
		await form.getByText('"field": "limit"').waitFor();
		const post = page.locator('form[data-api-request="POST"]').first();
		await post.getByRole("button").click();
		await post.getByText("200 OK").waitFor();
		await form.getByRole("textbox").fill("https://elsewhere.example/");
		await form.getByRole("button").click();
		await form.getByText("No answer").waitFor();
		await page.context().close();
	});
});
