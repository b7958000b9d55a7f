import { libraries, taskIds } from "@vitrine/catalogue";
import { providers } from "@vitrine/inference";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../testing/site.ts";
import { ENTRIES, modelsAddress } from "./address.ts";
import type { Entry, ModelsFound } from "./shapes.ts";

let app: Hono;
let entries: readonly Entry[];

beforeAll(async () => {
	app = await testApp();
	entries = (await (await app.request(ENTRIES)).json()) as readonly Entry[];
});

describe("everything but models", () => {
	test("are every task, library and provider, the docs and their headings, each once", () => {
		const count = (kind: Entry["kind"]): number => entries.filter((entry) => entry.kind === kind).length;
		expect([count("Task"), count("Library"), count("Provider")]).toEqual([
			taskIds.length,
			libraries.length,
			providers.length,
		]);
		expect(entries).toContainEqual({ kind: "Docs", label: "Sources", href: "/docs/sources" });
		expect(entries).toContainEqual({ kind: "Docs", label: "Cards", href: "/docs/sources#cards", note: "Sources" });
		expect(new Set(entries.map(({ kind, href }) => `${kind} ${href}`)).size).toBe(entries.length);
	});

	test("link to pages that exist", async () => {
		const answers = await Promise.all(entries.filter(isSmall).map(({ href }) => app.request(href.replace(/#.*/, ""))));
		expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
	});
});

describe("models", () => {
	test("are found by the index, with the names of their tasks", async () => {
		expect(await ask("Tiny-Whisper")).toEqual({
			models: [
				{ id: "openai/whisper-tiny", href: "/models/openai/whisper-tiny", task: "Automatic Speech Recognition" },
			],
			shortcuts: [],
			total: 1,
		});
	});

	test("are none for an empty text, and for one without matches", async () => {
		expect(await ask("  ")).toEqual({ shortcuts: [], models: [], total: 0 });
		expect(await ask("zzqqxx")).toEqual({ shortcuts: [], models: [], total: 0 });
	});

	test("are an error with a reason for an invalid query", async () => {
		const answer = await app.request(modelsAddress(Array.from({ length: 50 }, (_, at) => `w${at}`).join(" ")));
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ error: { field: "q" } });
	});
});

describe("words that are read as filters", () => {
	test.each([
		[
			"speech recognition apache or mit 8gb",
			"Automatic Speech Recognition, apache-2.0 or mit licence, fits 8 GB",
			"/models?task=automatic-speech-recognition&licence=apache-2.0&licence=mit&memory=8",
			["openai/whisper-tiny"],
		],
		[
			"MIT text classification models that fit in 7.5 GB",
			"Text Classification, mit licence, fits 7.5 GB",
			"/models?task=text-classification&licence=mit&memory=7.5",
			[],
		],
		["qwen gguf", "“qwen”, gguf files", "/models?q=qwen&format=gguf", []],
		["whisper 24 gb", "“whisper”, fits 24 GB", "/models?q=whisper&memory=24", ["openai/whisper-tiny"]],
	])("%j are read as filters", async (text, label, href, ids) => {
		const { narrowed, models, total } = await ask(text);
		expect(narrowed).toEqual({ label, href });
		expect([models.map(({ id }) => id), total]).toEqual([ids, ids.length]);
		expect((await app.request(href)).status).toBe(200);
	});

	test.each(["speech", "whisper", "0 gb", "gb", "8gbit", "constructor"])("%j say none", async (text) =>
		expect((await ask(text)).narrowed).toBeUndefined(),
	);
});

describe("words that describe a page", () => {
	test.each([
		["whisper-tiny vs iris", "/compare?model=openai%2Fwhisper-tiny&model=trees%2Firis"],
		["compare whisper-tiny with trees/iris", "/compare?model=openai%2Fwhisper-tiny&model=trees%2Firis"],
		["llama-mini curl stream", "/models/meta/llama-mini?mode=call&language=sh&client=curl&stream=true#snippet"],
		["whisper tiny streaming curl", "/models/openai/whisper-tiny?mode=call&language=sh&client=curl#snippet"],
		["llama-mini Python", "/models/meta/llama-mini?mode=call&language=python#snippet"],
	])("%j leads to %s, which is there", async (text, href) => {
		expect((await ask(text)).shortcuts.map((one) => one.href)).toEqual([href]);
		expect((await app.request(href.replace(/#.*/, ""))).status).toBe(200);
	});

	test.each([
		"whisper",
		"curl",
		"python stream",
		"zzqqxx curl",
		"zzqqxx vs zzqqyy",
		"iris vs iris",
		"__proto__ constructor",
	])("%j say none", async (text) => expect((await ask(text)).shortcuts).toEqual([]));
});

const ask = async (text: string): Promise<ModelsFound> =>
	(await (await app.request(modelsAddress(text))).json()) as ModelsFound;

const isSmall = ({ kind }: Entry): boolean => kind === "Page" || kind === "Docs";
