import type { ModelRecord } from "@vitrine/model";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import type { ListView } from "../routes/models/view.ts";
import { MODELS, testApp, testStore } from "../testing/site.ts";
import type { Found } from "./shapes.ts";

const QWEN: ModelRecord = { id: "Qwen/Qwen3-Embedding", tags: ["license:mit"], pipeline_tag: "feature-extraction" };
const TUNED: ModelRecord = { id: "acme/tuned", tags: ["base_model:finetune:Qwen/Qwen3-Embedding"] };

let app: Hono;
beforeAll(async () => {
	app = await testApp({ store: await testStore([...MODELS, QWEN, TUNED]) });
});

const json = async <T>(path: string, q: string): Promise<T> =>
	(await (await app.request(`${path}?${new URLSearchParams({ q })}`)).json()) as T;

/** The filters of a list without JavaScript, as its address and its view have them. */
function filtersOf({ query }: ListView): string {
	const { q, filters, fit, sort, checked } = query;
	return JSON.stringify([q, filters, fit, sort, checked]);
}

test("the chip of several cards has the words that it was read from", async () => {
	const { chips, read } = await json<ListView>("/islands/model-list.json", "whisper two rtx 3090");
	expect(chips.find(({ of }) => of === "fit")?.label).toBe("fits 48 GB");
	expect(read?.parts).toMatchObject([{ of: "fit", values: ["fits 48 GB"], typed: "two rtx 3090" }]);
});

describe("the fields of home, the header, the palette and the list understand the same", () => {
	test.each([
		"speech recognition mit 8gb",
		"gguf 7b",
		"by qwen",
		"llama-mini curl stream",
		"llama-mini vs whisper-tiny vs iris",
		"fits rtx 4090",
		"api",
		"theme",
		"speach recognition",
		"embeddings from qwen this week as a feed",
		"which library loads a .keras file",
		"what is whisper please",
		"70b q4 on two rtx 3090",
		"fine-tunes of qwen3 embedding",
	])("%j", async (text) => {
		const found = await json<Found>("/islands/palette-models.json", text);
		const list = await json<ListView>("/islands/model-list.json", text);
		const page = await (await app.request(`/search?${new URLSearchParams({ q: text })}`)).text();
		for (const { label } of found.chips) expect(page).toContain(label);
		const isComparison = found.answers[0]?.note === "Compare";
		const there = new URL(found.list.href, "http://x").searchParams;
		const linked = (await (await app.request(`/islands/model-list.json?${there}`)).json()) as ListView;
		if (!isComparison) expect(filtersOf(list)).toBe(filtersOf(linked));
		const [answer] = found.answers;
		if (answer) {
			const ways = list.read?.notes.flatMap((note) => note.ways) ?? [];
			expect(ways.map(({ href }) => href)).toContain(
				answer.code ? `/search?${new URLSearchParams({ q: text })}` : answer.href,
			);
		}
	});
});
