import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SWEEP } from "../../../../test/sweep.ts";
import { chromiumPath, look, openStage, type Stage, violations } from "../testing/browser.ts";
import { moves } from "../testing/quality.ts";
import { RUNNABLE, SHELF, shelf } from "../testing/shelf.ts";

const kept = (page: Page, shelf: string): Promise<unknown> =>
	page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "[]") as unknown, shelf);
const linksOf = (page: Page, name: string): Promise<readonly string[]> =>
	page.getByRole("list", { name }).getByRole("link").allTextContents();

describe.skipIf(chromiumPath === undefined)("models that the browser keeps", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(await shelf([...SHELF, ...RUNNABLE]));
	});
	afterAll(() => stage?.close());

	const open = (path: string, javaScript = true): ReturnType<typeof look> =>
		look(stage, path, { theme: "light", width: 1440, javaScript });

	test("are those opened last and those saved: on home and in the palette, until they are cleared", async () => {
		const { page, complaints } = await open("/");
		await expect.poll(() => page.locator(".kept").isVisible()).toBe(false);
		await page.goto(`${stage.url}/models/acme/served`);
		await page.goto(`${stage.url}/models/acme/parser`);
		await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
		await page.getByRole("button", { name: "Save", exact: true, pressed: true }).waitFor();
		await page.reload();
		await page.getByRole("button", { name: "Save", exact: true, pressed: true }).waitFor();
		await page.goto(stage.url);
		await page.getByRole("list", { name: "Recent" }).getByRole("link").first().waitFor();
		await expect.poll(() => linksOf(page, "Recent")).toEqual(["acme/parser", "acme/served"]);
		await expect.poll(() => linksOf(page, "Saved")).toEqual(["acme/parser"]);
		expect(await moves(page)).toEqual([]);
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press("Control+k");
		await page.getByRole("group", { name: "Saved" }).getByRole("option", { name: "acme/parser" }).waitFor();
		await expect.poll(() => page.getByRole("group", { name: "Recent" }).getByRole("option").count()).toBe(2);
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "Clear recent" }).click();
		await expect
			.poll(async () => [await kept(page, "recent"), await kept(page, "saved")])
			.toEqual([[], ["acme/parser"]]);
		await page.getByRole("button", { name: "Clear saved" }).click();
		await page.locator(".kept").waitFor({ state: "hidden" });
		expect(complaints).toEqual([]);
		await page.context().close();
	});

	test("stay in the browser: no request names them", SWEEP, async () => {
		const { page } = await open("/models/acme/served");
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
		await page.goto(stage.url);
		await page.getByRole("list", { name: "Recent" }).getByRole("link").first().waitFor();
		expect(asked.filter((one) => one.includes("served"))).toEqual([]);
		await page.context().close();
	});

	test("are found in the palette without a network", SWEEP, async () => {
		const { page } = await open("/models/acme/served");
		await page.goto(stage.url);
		await page.keyboard.press("Control+k");
		await page.getByRole("group", { name: "Recent" }).getByRole("option").first().waitFor();
		await page.context().setOffline(true);
		await page.keyboard.type("serv");
		await page.getByRole("group", { name: "Recent" }).getByRole("option", { name: "acme/served" }).waitFor();
		await page.context().close();
	});

	test("are at most twelve, and show what is in their names", SWEEP, async () => {
		const { page } = await open("/docs");
		await page.evaluate(() => {
			const ids = Array.from({ length: 40 }, (_, at) => `a/${at}`);
			localStorage.setItem("recent", JSON.stringify(["evil/<img src=x onerror=alert(1)>\u202egpj", 7, "", ...ids]));
			localStorage.setItem("saved", "{broken");
		});
		await page.goto(stage.url);
		const list = page.getByRole("list", { name: "Recent" });
		await list.getByRole("link").first().waitFor();
		await expect.poll(() => list.getByRole("link").count()).toBe(12);
		await expect.poll(() => list.locator("img").count()).toBe(0);
		expect(await list.innerText()).not.toContain("\u202e");
		await expect.poll(() => page.getByRole("list", { name: "Saved" }).isVisible()).toBe(false);
		await page.context().close();
	});

	test("are not offered without JavaScript", SWEEP, async () => {
		const { page } = await open("/models/acme/parser", false);
		await expect.poll(() => page.locator("[data-save]").isVisible()).toBe(false);
		await page.goto(stage.url);
		await expect.poll(() => page.locator(".kept").isVisible()).toBe(false);
		await page.context().close();
	});
});
