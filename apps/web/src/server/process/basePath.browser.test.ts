import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildIfStale } from "../../../scripts/build.ts";
import { chromiumPath, look, openBrowser } from "../../testing/browser.ts";
import { killed, startOn } from "../../testing/processes.ts";
import { SWEEP } from "../../../../../test/sweep.ts";

test.skipIf(chromiumPath === undefined)(
	"below a path, pages get their styles and scripts, lists search, and the palette leads to pages",
	SWEEP,
	async () => {
		const data = mkdtempSync(join(tmpdir(), "vitrine-base-"));
		await buildIfStale();
		const server = await startOn(data, { VITRINE_BASE_PATH: "/hub" });
		const browser = await openBrowser();
		const { page, complaints } = await look({ browser, url: server.url.replace("localhost", "127.0.0.1") }, "/tasks", {
			theme: "light",
			width: 1440,
		});
		const failed: string[] = [];
		page.on("response", (answer) => answer.status() >= 400 && failed.push(answer.url()));
		await page.keyboard.press("Control+k");
		await page.getByRole("combobox").last().fill("fill mask");
		await page.getByRole("option", { name: "Fill-Mask Task" }).click();
		await page.waitForURL("**/hub/tasks/fill-mask");
		await page.goto(new URL("/hub/models", page.url()).href);
		await page.locator("main input[name=q]").first().fill("nothing");
		await page.waitForURL("**/hub/models?q=nothing");
		expect([failed, complaints]).toEqual([[], []]);
		await page.context().close();
		await browser.close();
		await killed(server);
		rmSync(data, { recursive: true, force: true });
	},
);
