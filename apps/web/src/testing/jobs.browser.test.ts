import type { ModelRecord } from "@vitrine/model";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, type TestOptions } from "vitest";
import { SWEEP } from "../../../../test/sweep.ts";
import { chromiumPath, look, openStage, type Stage, wake } from "./browser.ts";
import { testStore } from "./site.ts";

const speech = (id: string, license: string, parameters: number): ModelRecord => ({
	id,
	tags: ["transformers", "safetensors", "onnx", "transformers.js"],
	pipeline_tag: "automatic-speech-recognition",
	library_name: "transformers",
	transformersInfo: { auto_model: "AutoModelForSpeechSeq2Seq", processor: "AutoProcessor" },
	cardData: { license },
	num_parameters: parameters,
});

const chat = (id: string): ModelRecord => ({
	id,
	tags: ["transformers", "conversational"],
	pipeline_tag: "text-generation",
	library_name: "transformers",
	transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
});

const MODELS: readonly ModelRecord[] = [
	speech("acme/heard", "apache-2.0", 8e8),
	speech("acme/heard-more", "mit", 1e9),
	speech("acme/heard-all", "apache-2.0", 2e10),
	speech("acme/heard-at-home", "cc-by-nc-4.0", 1e9),
	chat("acme/talks"),
	chat("acme/talks-more"),
];

/** A keyboard that counts presses: every key and every letter is one. */
class Keys {
	presses = 0;
	readonly #page: Page;

	constructor(page: Page) {
		this.#page = page;
	}

	async press(...keys: readonly string[]): Promise<void> {
		for (const key of keys) await this.#page.keyboard.press(key);
		this.presses += keys.length;
	}

	async type(text: string): Promise<void> {
		await this.#page.keyboard.type(text);
		this.presses += text.length;
	}

	/** Searches with the palette, and opens its first entry once that is the wanted one. */
	async ask(text: string, wanted: string): Promise<void> {
		await this.press("Control+k");
		await this.type(text);
		await this.#page.locator('dialog [role=option][aria-selected="true"]').getByText(wanted).waitFor();
		await this.press("Enter");
	}
}

const counted: string[] = [];

/** Options of the jobs that each run tests. */
const EVERY_RUN: TestOptions = {};

describe.skipIf(chromiumPath === undefined)("common jobs, by keyboard alone", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(await testStore(MODELS));
	});
	afterAll(async () => {
		console.log(["Presses of a key, letters included:", ...counted].join("\n"));
		await stage?.close();
	});

	/** Tests a job that starts on the home page and takes at most `most` presses. */
	const job = (
		what: string,
		most: number,
		act: (keys: Keys, page: Page) => Promise<void>,
		options: TestOptions = SWEEP,
	): void =>
		test(`${what}: at most ${most} presses`, options, async () => {
			const { page, complaints } = await look(stage, "/", { theme: "light", width: 1440 });
			await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
			const keys = new Keys(page);
			await act(keys, page);
			counted.push(`${String(keys.presses).padStart(4)}  ${what}`);
			expect(keys.presses).toBeLessThanOrEqual(most);
			expect(complaints).toEqual([]);
			await page.context().close();
		});

	job("find a speech-recognition model under apache-2.0 or mit that fits 8 GB", 27, async (keys, page) => {
		await keys.ask("speech rec apache mit 8gb", "acme/heard");
		await page.waitForURL(/\/models\/acme\/heard(?:-more)?$/);
	});

	job("see all of them", 28, async (keys, page) => {
		await keys.press("Control+k");
		await keys.type("speech rec apache mit 8gb");
		// The option is that for the whole text.
		await page.getByRole("link", { name: "Remove fits 8 GB" }).waitFor();
		await page.getByRole("option", { name: "All models: " }).waitFor();
		await keys.press("ArrowUp", "Enter");
		await page.waitForURL("**/models?task=automatic-speech-recognition&licence=apache-2.0&licence=mit&memory=8");
		await expect
			.poll(() => page.locator(".models tbody .id").allTextContents())
			.toEqual(["acme/heard", "acme/heard-more"]);
	});

	job(
		"copy a curl command that streams from a chat model",
		21,
		async (keys, page) => {
			await keys.ask("talks curl stream", "curl to call acme/talks, streaming");
			await page.waitForURL("**#snippet");
			await keys.press("Tab", "Enter");
			await page.getByText("Copied").waitFor();
			const copied = await page.evaluate("navigator.clipboard.readText()");
			expect(copied).toMatch(/^curl [^]*"model": "acme\/talks[^]*"stream": true/);
		},
		EVERY_RUN,
	);

	job("copy a curl command for the speech model, which does not stream", 21, async (keys, page) => {
		await keys.ask("heard curl stream", "curl to call acme/heard");
		await page.waitForURL("**#snippet");
		await keys.press("Tab", "Enter");
		await page.getByText("Copied").waitFor();
		const copied = await page.evaluate("navigator.clipboard.readText()");
		expect(copied).toMatch(/^curl [^]*acme\/heard/);
		expect(copied).not.toContain("stream");
		await expect.poll(() => new URL(page.url()).searchParams.get("stream")).toBeNull();
	});

	job("compare two", 25, async (keys, page) => {
		await keys.ask("heard-all vs talks-more", "Compare acme/heard-all with acme/talks-more");
		await page.waitForURL("**/compare?model=acme%2Fheard-all&model=acme%2Ftalks-more");
		await page.getByRole("heading", { name: "2 models side by side" }).waitFor();
	});

	job("find which libraries load it", 11, async (keys, page) => {
		await keys.ask("heard-all", "acme/heard-all");
		const libraries = page.getByRole("navigation", { name: "Library" });
		await libraries.waitFor();
		await expect.poll(() => libraries.getByRole("link").allTextContents()).toEqual(["Transformers", "Transformers.js"]);
	});

	job("open the first model of the list, past its filters", 7, async (keys, page) => {
		await page.goto(`${stage.url}/models?task=text-generation`);
		await keys.press("Tab", "Enter", "Tab", "Enter", "Tab", "Tab");
		await expect.poll(() => page.evaluate("document.activeElement.textContent")).toMatch(/^acme\/talks/);
		await keys.press("Enter");
		await page.waitForURL("**/models/acme/talks*");
	});

	job(
		"reach the code of a model's page",
		5,
		async (keys, page) => {
			await page.goto(`${stage.url}/models/acme/talks`);
			await keys.press("Tab", "Enter", "Tab", "Enter", "Tab");
			await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("Copy");
		},
		EVERY_RUN,
	);

	job("share the exact view by its address", 19, async (keys, page) => {
		await keys.press("Control+k");
		await keys.type("models");
		await page.locator('dialog [aria-selected="true"]').getByText("Models", { exact: true }).waitFor();
		await keys.press("Enter");
		await page.waitForURL("**/models");
		await keys.press("/");
		await keys.type("talks more");
		await page.waitForURL("**/models?q=talks+more");
		await page.getByRole("heading", { name: /^1 model/ }).waitFor();
		const there = await seen(await elsewhere(page));
		await expect.poll(() => seen(page)).toBe(there);
	});

	test("share the exact view of a page that has the reader's last choices", SWEEP, async () => {
		const { page } = await look(stage, "/models/acme/talks?mode=call", { theme: "light", width: 1440 });
		await wake(page);
		await page.getByRole("link", { name: "Shell" }).focus();
		await page.keyboard.press("Enter");
		await page.waitForURL("**language=sh**");
		// The page then opens the address with the choices by itself.
		await page.goto(`${stage.url}/models/acme/talks-more?mode=call&stream=true`, { waitUntil: "commit" });
		await page.waitForURL("**language=sh**");
		await page.locator("#snippet").getByText("--no-buffer").waitFor();
		const there = await seen(await elsewhere(page));
		await expect.poll(() => seen(page)).toBe(there);
		await page.context().close();
	});

	/** The same address in a new browser. */
	const elsewhere = async (page: Page): Promise<Page> => {
		const { search, pathname } = new URL(page.url());
		return (await look(stage, pathname + search, { theme: "light", width: 1440 })).page;
	};
});

/** The text of a page, of a closed list only what is chosen: the others are loaded when somebody comes to it. */
const seen = (page: Page): Promise<string> =>
	page.locator("main").evaluate((main) => {
		const lists = [...main.querySelectorAll("select")];
		for (const list of lists) list.style.display = "none";
		const text = (main as HTMLElement).innerText;
		for (const list of lists) list.style.display = "";
		return [text, ...lists.map(({ selectedOptions }) => selectedOptions[0]?.label)].join("\n");
	});
