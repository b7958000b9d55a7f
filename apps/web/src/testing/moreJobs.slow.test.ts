import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { openEmbedded } from "@vitrine/search";
import { Digests } from "@vitrine/store";
import { expect } from "vitest";
import { root } from "../data/root.ts";
import type { Store } from "../server/store.ts";
import { type Act, clipboard, type Job, testJobs } from "./jobs.ts";

const STARTER: readonly ModelRecord[] = readFileSync(join(root, "starter/models.ndjson"), "utf8")
	.trim()
	.split("\n")
	.map((line) => JSON.parse(line) as ModelRecord);

const LLAMA: ModelRecord = {
	id: "meta-llama/Llama-3.3-70B-Instruct",
	tags: ["transformers", "safetensors", "conversational"],
	pipeline_tag: "text-generation",
	library_name: "transformers",
	num_parameters: 70_553_706_496,
};

/** The starter, and one model that the operator imported. */
async function starterAndOwn(): Promise<Store> {
	const index = openEmbedded(":memory:");
	const sources = [
		["ndjson", "/opt/vitrine/starter/models.ndjson", [...STARTER, LLAMA]],
		["folder", "/srv/ours", [{ id: "ours/reader", tags: [], pipeline_tag: "text-generation" }]],
	] as const;
	for (const [kind, location, records] of sources) {
		const load = await index.load({ id: `${kind}:${location}`, kind, location });
		await load.add(records);
		await load.commit({ skipped: 0 });
	}
	return { index, repositories: () => undefined, digests: new Digests(), close: () => index.close() };
}

const rows = ".models tbody .id";

/** A German embedding model under a permissive licence in 1 GB, and the command that serves it, on the clipboard. */
const embedding: Act = async (reader) => {
	const { page } = reader;
	await reader.search("german embedding apache under 1gb tei curl", /^Run .* in Text Embeddings Inference/);
	await page.waitForURL("**#snippet");
	if (reader.manner === "keyboard") await reader.press("Tab", "Enter");
	else await reader.point(page.locator("#snippet").getByRole("button", { name: "Copy" }).first());
	await page.getByText("Copied").waitFor();
	expect(await clipboard(reader)).toContain("text-embeddings-inference");
};

/** What is new from an author, as a feed. */
const feed: Act = async (reader) => {
	const { page } = reader;
	const [answer] = await Promise.all([
		page.waitForResponse((one) => one.url().endsWith("/models.atom?author=Qwen")),
		reader.search("what is new from qwen this week as a feed", "Feed of the newest models: by Qwen"),
	]);
	expect(answer.headers()["content-type"]).toContain("application/atom+xml");
};

/** The quantization of a model that fits two cards. */
const quantization: Act = async (reader) => {
	const { page } = reader;
	await reader.search(
		"which quantization of llama 3.3 70b fits two rtx 3090",
		"meta-llama/Llama-3.3-70B-Instruct: memory by quantization",
	);
	await page.waitForURL("**/models/meta-llama/Llama-3.3-70B-Instruct?tab=memory&memory=48");
	await page.getByText("48 GB").first().waitFor();
};

/** Models of one family beside each other. */
const sizes: Act = async (reader) => {
	await reader.search("compare whisper sizes", /^Compare openai\/whisper-/);
	await reader.page.getByRole("heading", { level: 1, name: /^\d models side by side$/ }).waitFor();
};

/** Only what the operator imported. */
const own: Act = async (reader) => {
	const { page } = reader;
	await reader.search("hide everything but my own models", /^All models: your own models/);
	await page.waitForURL("**/models?source=ours");
	await page.getByRole("heading", { level: 1, name: "1 model" }).waitFor();
	expect(await page.locator(rows).allTextContents()).toEqual(["ours/reader"]);
};

const JOBS: readonly Job[] = [
	["a German embedding model under 1 GB, and how TEI serves it", embedding, { keyboard: 5, mouse: 4, touch: 4 }],
	["what is new from an author, as a feed", feed, { keyboard: 3, mouse: 3, touch: 3 }],
	["which quantization of a 70B fits two RTX 3090", quantization, { keyboard: 3, mouse: 3, touch: 3 }],
	["compare the sizes of a family", sizes, { keyboard: 3, mouse: 3, touch: 3 }],
	["hide everything but the operator's own models", own, { keyboard: 6, mouse: 3, touch: 3 }],
];

testJobs("five more jobs, from the home page", starterAndOwn, JOBS);
