import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { expect } from "vitest";
import { root } from "../data/root.ts";
import { type Act, clipboard, type Job, testJobs } from "./jobs.ts";
import { testStore } from "./site.ts";
import type { Reader } from "./steps.ts";

/** The models of the starter that have to do with the jobs. */
const TASKS: ReadonlySet<unknown> = new Set(["automatic-speech-recognition", "sentence-similarity"]);
const MODELS = readFileSync(join(root, "starter/models.ndjson"), "utf8")
	.trim()
	.split("\n")
	.map((line) => JSON.parse(line) as ModelRecord)
	.filter(({ id, tags, pipeline_tag: task }) => TASKS.has(task) || tags.includes("keras") || /llama-3/i.test(id));

const SPEECH = "automatic-speech-recognition";
const EMBEDDINGS = ["sentence-transformers/all-MiniLM-L6-v2", "BAAI/bge-m3", "google/embeddinggemma-300m"] as const;

/** Opens the list of a task, by the links of the site and its filters. */
async function listOf(reader: Reader, task: string): Promise<void> {
	const { page, manner } = reader;
	await reader.point(page.locator("nav[aria-label=Main]").getByRole("link", { name: "Models" }));
	if (manner === "touch") await reader.point(page.getByRole("button", { name: "Filters" }));
	await reader.point(page.locator(`[name=task][value=${task}]`));
	await page.waitForURL(`**/models?task=${task}`);
}

/** A model that recognises speech in 8 GB: its page, with its code. */
const small: Act = async (reader) => {
	const { page, manner } = reader;
	if (manner === "keyboard") await reader.search("speech recognition 8gb", /whisper/);
	else {
		await listOf(reader, SPEECH);
		await reader.point(page.getByLabel(/^8 GB/));
		await page.waitForURL("**memory=8");
		if (manner === "touch") await reader.point(page.getByRole("button", { name: /^Show \d+ models/ }));
		await reader.point(page.locator(".models tbody .id").first());
	}
	await page.waitForURL(/\/models\/[^/]+\/[^/]+$/);
	await page.locator("#snippet pre").first().waitFor();
};

/** A model at a provider, in curl, as a stream, on the clipboard. */
const streaming: Act = async (reader) => {
	const { page } = reader;
	await reader.search(
		"llama 3.1 8b groq curl stream",
		"curl to call meta-llama/Llama-3.1-8B-Instruct on Groq, streaming",
	);
	await page.waitForURL("**#snippet");
	if (reader.manner === "keyboard") await reader.press("Tab", "Enter");
	else await reader.point(page.locator("#snippet").getByRole("button", { name: "Copy" }).first());
	await page.getByText("Copied").waitFor();
	expect(await clipboard(reader)).toMatch(/^curl [^]*groq[^]*"stream": true/i);
};

/** Three embedding models side by side. */
const comparing: Act = async (reader) => {
	const { page, manner } = reader;
	if (manner === "keyboard") await reader.search("all-minilm-l6-v2 vs bge-m3 vs embeddinggemma-300m", /^Compare /);
	else {
		await listOf(reader, "sentence-similarity");
		if (manner === "touch") await reader.point(page.getByRole("button", { name: /^Show \d+ models/ }));
		for (const id of EMBEDDINGS) await reader.point(page.getByRole("checkbox", { name: `Compare ${id}` }));
		await reader.point(page.getByRole("link", { name: /^Compare/ }));
	}
	await page.getByRole("heading", { level: 1, name: "3 models side by side" }).waitFor();
	for (const id of EMBEDDINGS) await page.getByRole("link", { name: id }).first().waitFor();
};

/** Which library loads a file, and why. */
const loading: Act = async (reader) => {
	const { page } = reader;
	const shown = await reader.search("which library loads a .keras file", /^Keras loads \.keras files/);
	expect(shown).toContain("It reads .keras files");
	await page.waitForURL("**/libraries/keras");
	await page.getByRole("heading", { level: 1, name: "Keras" }).waitFor();
};

/** The address of a filtered list on the clipboard, which shows the same elsewhere. */
const sharing: Act = async (reader) => {
	const { page, manner } = reader;
	await reader.search("speech recognition mit 8gb", /^All models: /);
	await page.waitForURL("**/models?task=*&licence=mit&memory=8");
	const shown = await page.locator(".models tbody .id").allTextContents();
	if (manner === "keyboard") await reader.first("Copy the link to this view");
	else await reader.point(page.getByRole("link", { name: "Link to this view" }));
	await page.getByText("Link copied").waitFor();
	await page.goto(await clipboard(reader));
	expect(await page.locator(".models tbody .id").allTextContents()).toEqual(shown);
	expect(shown.length).toBeGreaterThan(0);
};

const JOBS: readonly Job[] = [
	["a small speech model in 8 GB", small, { keyboard: 4, mouse: 4, touch: 6 }],
	["a named model at a named provider in curl, streaming", streaming, { keyboard: 5, mouse: 4, touch: 4 }],
	["three embedding models compared", comparing, { keyboard: 3, mouse: 6, touch: 8 }],
	["which library loads a .keras file, and why", loading, { keyboard: 3, mouse: 3, touch: 3 }],
	["share a view", sharing, { keyboard: 6, mouse: 4, touch: 4 }],
];

testJobs("five jobs, from the home page", () => testStore(MODELS), JOBS);
