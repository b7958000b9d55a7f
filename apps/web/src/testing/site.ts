import type { ModelRecord } from "@vitrine/model";
import { openEmbedded } from "@vitrine/search";
import type { Hono } from "hono";
import { Digests } from "@vitrine/store";
import { createApp } from "../server/app/app.ts";
import type { Assets } from "../server/assets.ts";
import type { Access } from "../site/access.ts";
import type { Collections } from "../site/collections.ts";
import type { Config } from "../site/config.ts";
import type { Store } from "../server/store.ts";
import { COLLECTIONS, collectionsOf } from "./collections.ts";

/** The time at which test pages are rendered. */
export const NOW = new Date("2026-11-21T12:00:00Z");

export const TEST_CONFIG: Config = {
	version: "1.2.3",
	repository: "someone/vitrine",
	hub: "https://hub.example",
	endpoints: [],
	isOnlyHere: true,
	now: () => NOW,
	development: false,
};

const NO_FILES: Assets = {
	script: "/assets/main.js",
	styles: ["/assets/main.css"],
	fonts: ["/assets/geist.woff2"],
	file: async (path) =>
		path === "/assets/main.css" ? { bytes: new TextEncoder().encode("body{}"), type: "text/css" } : undefined,
};

/** A few models: ordinary ones, one without metadata, and a hostile one. */
export const MODELS: readonly ModelRecord[] = [
	{
		id: "openai/whisper-tiny",
		tags: ["transformers", "license:apache-2.0", "en", "de"],
		pipeline_tag: "automatic-speech-recognition",
		library_name: "transformers",
		downloads: 1_234_567,
		likes: 321,
		lastModified: "2026-11-18T00:00:00Z",
		safetensors: { total: 37_760_640 },
		usedStorage: 14_500_000_000,
		transformersInfo: { auto_model: "AutoModelForSpeechSeq2Seq", processor: "AutoProcessor" },
	},
	{
		id: "meta/llama-mini",
		tags: ["transformers", "conversational"],
		pipeline_tag: "text-generation",
		library_name: "transformers",
		downloads: 900,
		gated: "manual",
		lastModified: "2026-01-01T00:00:00Z",
		transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
	},
	{ id: "bare-name", tags: [] },
	{
		id: `someone/"><script>alert(1)</script>`,
		tags: ["<img src=x onerror=alert(1)>"],
		pipeline_tag: "text-classification",
		library_name: `transformers"><b onclick=alert(1)>`,
		lastModified: "not a date",
	},
	{
		id: "trees/iris",
		tags: ["sklearn"],
		pipeline_tag: "tabular-classification",
		library_name: "sklearn",
		downloads: 0,
	},
];

/** A store in memory with `models`. */
export async function testStore(models: readonly ModelRecord[] = MODELS): Promise<Store> {
	const index = openEmbedded(":memory:");
	const load = await index.load({
		id: "folder:/models",
		kind: "folder",
		location: "/models",
		attribution: { title: "A collection", url: "https://figures.example", licence: "CC-BY-4.0", date: "2026-08" },
	});
	await load.add(models);
	await load.commit({ skipped: 0 });
	return { index, repositories: () => undefined, digests: new Digests(), close: () => index.close() };
}

interface TestDeps {
	readonly store?: Store;
	readonly assets?: Assets;
	readonly config?: Partial<Config>;
	readonly collections?: Collections;
	readonly access?: Access;
}

/** The site with a store in memory, and the collections of tests. */
export async function testApp(deps: TestDeps = {}): Promise<Hono> {
	const config = { ...TEST_CONFIG, ...deps.config };
	const { assets = NO_FILES, collections = collectionsOf(COLLECTIONS), access } = deps;
	return createApp({
		store: deps.store ?? (await testStore()),
		config,
		assets,
		collections,
		...(access && { access }),
	});
}
