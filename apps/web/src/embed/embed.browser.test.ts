import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../data/root.ts";
import { chromiumPath, look, openStage, type Stage, violations } from "../testing/browser.ts";
import { SWEEP } from "../../../../test/sweep.ts";

const HOSTILE = `someone/"><script>alert(1)</script>`;

/** What another site writes on its page. */
const PAGE = (site: string): string => `<!doctype html><html lang="en"><meta name="color-scheme" content="light dark">
<title>Docs of another project</title><main><h1>Docs</h1>
<vitrine-snippet id="load" model="openai/whisper-tiny"><a href="/elsewhere">Code</a></vitrine-snippet>
<vitrine-snippet id="call" model="meta/llama-mini" mode="call" provider="novita"></vitrine-snippet>
<vitrine-snippet id="unknown" model="no/such"><a href="/elsewhere">Code for no/such</a></vitrine-snippet>
<vitrine-snippet id="wrong" model="openai/whisper-tiny" mode="walk"></vitrine-snippet>
<vitrine-snippet id="provider" model="meta/llama-mini" mode="call" provider="nope"></vitrine-snippet>
<vitrine-snippet id="empty"></vitrine-snippet>
<vitrine-snippet id="gone" model="a/b" site="http://127.0.0.1:9"></vitrine-snippet>
<vitrine-snippet id="hostile" model="${HOSTILE.replaceAll('"', "&quot;")}"></vitrine-snippet>
<iframe title="Code" src="${site}/embed?model=openai/whisper-tiny&amp;theme=dark" width="700" height="420"></iframe>
</main><script src="${site}/embed.js" async></script></html>`;

test("the script has at most 10 KB as it is sent, and names no other file", () => {
	const script = readFileSync(join(root, "apps/web/dist/client/embed.js"));
	expect(gzipSync(script).length).toBeLessThan(10_000);
	expect(brotliCompressSync(script).length).toBeLessThan(6_000);
	expect(script.toString()).not.toMatch(/\bimport\s*[("']|\.css\b|assets\//);
});

describe.skipIf(chromiumPath === undefined)("the element on a page of another site", () => {
	let stage: Stage;
	let host: Server;
	let page: Page;
	beforeAll(async () => {
		stage = await openStage();
		host = createServer((_, answer) => answer.setHeader("Content-Type", "text/html").end(PAGE(stage.url)));
		await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
		// A page of this machine may read the API without a setting.
		const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
		({ page } = await look({ browser: stage.browser, url }, "/", { theme: "light", width: 1024 }));
		await page.waitForFunction(() => document.querySelectorAll("vitrine-snippet").length === 8);
		for (const id of ["load", "call", "unknown", "provider", "gone", "hostile"])
			await page.locator(`#${id} .box:not([data-state=loading])`).waitFor();
	});
	afterAll(async () => {
		await stage?.close();
		host?.close();
	});

	const stateOf = (id: string): Promise<string | null> => page.locator(`#${id} .box`).getAttribute("data-state");
	const textOf = (id: string): Promise<string> => page.locator(`#${id} .box`).innerText();

	test("shows the code with its check level, in colours, and a link to the model", async () => {
		await expect.poll(() => stateOf("load")).toBe("ready");
		await expect.poll(() => textOf("load")).toMatch(/pip install[^]*(?:Parsed|Ran|Typed|Commands checked)/);
		await expect.poll(() => page.locator("#load pre .keyword").count()).toBeGreaterThan(1);
		await expect
			.poll(() => page.locator("#load header a").getAttribute("href"))
			.toBe(`${stage.url}/models/openai/whisper-tiny?mode=load`);
		await expect.poll(() => page.getByRole("link", { name: "Code", exact: true }).isVisible()).toBe(false);
	});

	test("offers the clients of a call, by keyboard", async () => {
		const clients = page.locator("#call select");
		await expect.poll(() => page.locator("#call pre").innerText()).toContain("InferenceClient");
		await clients.focus();
		await page.keyboard.press("End");
		await page.locator("#call pre", { hasText: "curl" }).waitFor();
		await expect
			.poll(() => clients.evaluate((select) => (select.getRootNode() as ShadowRoot).activeElement === select))
			.toBe(true);
	});

	test("copies exactly the code", async () => {
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		const block = page.locator("#load figure").last();
		await block.getByRole("button", { name: "Copy" }).click();
		await block.getByText("Copied").waitFor();
		await expect
			.poll(() => page.evaluate(() => navigator.clipboard.readText()))
			.toBe(await block.locator("code").textContent());
	});

	test.each([
		["unknown", "failed", /There is no model "no\/such"/],
		["provider", "failed", /Provider "nope" not supported/],
		["wrong", "wrong", /mode is "walk"; it should be load, call or run/],
		["empty", "wrong", /model is missing/],
		["gone", "failed", /127\.0\.0\.1:9 could not be reached[^]*Try again/],
	])("says why there is no code: %s", async (id, state, message) => {
		await expect.poll(() => stateOf(id)).toBe(state);
		await expect.poll(() => textOf(id)).toMatch(message);
		await expect.poll(() => page.locator(`#${id} [role=alert]`).count()).toBe(1);
	});

	test("keeps its content where there is no code", async () => {
		await expect.poll(() => page.getByRole("link", { name: "Code for no/such" }).isVisible()).toBe(true);
	});

	test("shows an untrusted id as text", async () => {
		await expect.poll(() => textOf("hostile")).toContain(HOSTILE);
		await expect.poll(() => page.locator("#hostile script").count()).toBe(0);
	});

	test("asks again when an attribute changes, and only then", async () => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await page.locator("#wrong").evaluate((element) => {
			element.setAttribute("mode", "load");
			element.setAttribute("model", "trees/iris");
		});
		await page.locator("#wrong .box[data-state=ready]").waitFor();
		expect(asked.filter((url) => url.includes("/api/"))).toEqual([
			`${stage.url}/api/v1/snippets?model=trees%2Firis&kinds=load`,
		]);
	});

	test("asks again when the reader does", async () => {
		await page.route("http://127.0.0.1:9/**", (route) =>
			route.fulfill({ json: { snippets: [{ kind: "load", language: "sh", content: "<b>echo</b>", level: "later" }] } }),
		);
		await page.locator("#gone").getByRole("button", { name: "Try again" }).click();
		await page.locator("#gone .box[data-state=ready]").waitFor();
		await expect.poll(() => page.locator("#gone code").textContent()).toBe("<b>echo</b>");
		await page.unroute("http://127.0.0.1:9/**");
	});

	test("is shown in a frame, in its own theme", SWEEP, async () => {
		const frame = page.frameLocator("iframe");
		await frame.locator(".box[data-state=ready]").waitFor();
		const ground = () => frame.locator(".box").evaluate((box) => getComputedStyle(box).backgroundColor);
		await expect.poll(ground).toBe("rgb(16, 18, 20)");
	});

	test("passes axe in light and dark", SWEEP, async () => {
		expect(await violations(page)).toEqual([]);
	});

	test("fits a narrow page", async () => {
		await page.setViewportSize({ width: 320, height: 800 });
		const overflow = () =>
			page.locator("vitrine-snippet").evaluateAll((all) => all.filter((one) => one.scrollWidth > innerWidth).length);
		await expect.poll(overflow).toBe(0);
	});
});
