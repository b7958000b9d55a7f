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
	test("is every task, library and provider, the docs and their headings, each once", () => {
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

	test("leads to pages that are there", async () => {
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
			total: 1,
		});
	});

	test("are none for no text, and none for one that nothing has", async () => {
		expect(await ask("  ")).toEqual({ models: [], total: 0 });
		expect(await ask("zzqqxx")).toEqual({ models: [], total: 0 });
	});

	test("are refused with a reason where the question makes no sense", async () => {
		const answer = await app.request(modelsAddress(Array.from({ length: 50 }, (_, at) => `w${at}`).join(" ")));
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ error: { field: "q" } });
	});
});

const ask = async (text: string): Promise<ModelsFound> =>
	(await (await app.request(modelsAddress(text))).json()) as ModelsFound;

const isSmall = ({ kind }: Entry): boolean => kind === "Page" || kind === "Docs";
