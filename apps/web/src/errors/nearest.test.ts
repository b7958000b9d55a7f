import { describe, expect, test } from "vitest";
import { pages } from "../routes/index.ts";
import { COLLECTIONS, collectionsOf } from "../testing/collections.ts";
import { TEST_CONFIG, testStore } from "../testing/site.ts";
import { nearest } from "./nearest.ts";

const site = { store: await testStore(), config: TEST_CONFIG, pages, collections: collectionsOf(COLLECTIONS) };

describe("an address that does not exist is close to", () => {
	test.each([
		["/docs/configuraton", "docs", "/docs/configuration"],
		["/docs/attribution", "docs", "/docs/sources#attribution"],
		["/docs/behind-a-proxy", "docs", "/docs/hub-api#behind-a-proxy"],
		["/checks", "docs", "/docs/checks"],
		["/library", "page", "/libraries"],
		["/quantisations", "page", "/quantizations"],
		["/speach", "collection", "/collections/speech"],
		["/groq", "provider", "/providers/groq"],
		["/fill-maks", "task", "/tasks/fill-mask"],
		["/models/whisper-tinny", "model", "/models/openai/whisper-tiny"],
	])("%s: the %s at %s", async (path, kind, href) => {
		expect(await nearest(site, path)).toContainEqual(expect.objectContaining({ kind, href }));
	});

	test("a model with no similar id: the results of a search for its words", async () => {
		expect(await nearest(site, "/models/openai/tiny")).toContainEqual(
			expect.objectContaining({ kind: "model", href: "/models/openai/whisper-tiny" }),
		);
	});

	test.each(["/", "/zzqqxxzzqqxx", "/docs/", "/docs/zzqqxxzzqqxx"])("%s: nothing", async (path) => {
		expect(await nearest(site, path)).toEqual([]);
	});
});
