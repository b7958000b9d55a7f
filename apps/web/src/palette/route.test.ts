import { libraries, taskIds } from "@vitrine/catalogue";
import { providers } from "@vitrine/inference";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../testing/site.ts";
import { ENTRIES, modelsAddress } from "./address.ts";
import type { Entry } from "../search/shapes.ts";
import type { ModelsFound } from "./shapes.ts";

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
		expect(entries.filter(({ href }) => href.startsWith("/docs/api-code")).map(({ label }) => label)).toEqual([
			"@vitrine/code",
		]);
		expect(entries).toContainEqual(
			expect.objectContaining({ kind: "Quantization", label: "Q4_K_M", href: "/quantizations#type-Q4_K_M" }),
		);
		expect(new Set(entries.map(({ kind, href }) => `${kind} ${href}`)).size).toBe(entries.length);
	});

	test("link to pages that exist", async () => {
		const addresses = new Set(entries.filter(isSmall).map(({ href }) => href.replace(/#.*/, "")));
		// One after another: on a busy machine, the last of many at once would be refused, because they have waited too long.
		for (const address of addresses) expect([address, (await app.request(address)).status]).toEqual([address, 200]);
	});
});

describe("models", () => {
	test("are found by the index, with the names of their tasks", async () => {
		expect(await ask("Tiny-Whisper")).toEqual({
			text: "Tiny-Whisper",
			chips: [],
			notes: [],
			answers: [],
			isSure: false,
			models: [
				{ id: "openai/whisper-tiny", href: "/models/openai/whisper-tiny", task: "Automatic Speech Recognition" },
			],
			total: 1,
			list: { label: "All models for “Tiny-Whisper”", href: "/models?q=Tiny-Whisper", count: 1 },
			ways: [],
		});
	});

	test("are none for a text without matches, and all of them are a click away", async () => {
		expect(await ask("zzqqxx")).toMatchObject({ models: [], total: 0, list: { href: "/models?q=zzqqxx" } });
	});

	test("are found for as many words as can be read", async () => {
		const { notes } = await ask(Array.from({ length: 50 }, (_, at) => `w${at}`).join(" "));
		expect(notes.map(({ text }) => text)).toEqual([expect.stringMatching(/^Only the first \d+ characters were read/)]);
	});
});

const ask = async (text: string): Promise<ModelsFound> =>
	(await (await app.request(modelsAddress(text))).json()) as ModelsFound;

const isSmall = ({ kind }: Entry): boolean =>
	kind === "Page" || kind === "Docs" || kind === "List" || kind === "Setting";
