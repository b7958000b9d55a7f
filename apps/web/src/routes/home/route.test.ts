import { openEmbedded } from "@vitrine/search";
import { Digests } from "@vitrine/store";
import { describe, expect, test } from "vitest";
import { elementsOf, byTag, textOf } from "../../testing/html.ts";
import { testApp, testStore } from "../../testing/site.ts";

/** Without the place that the browser fills, which is hidden until then. */
const headings = (html: string): readonly string[] =>
	byTag(elementsOf(html), "h2")
		.map(textOf)
		.filter((one) => one !== "Recent and saved");

/** A store with the starter in its own place, and with what the operator imported. */
async function store(own: boolean) {
	const index = openEmbedded(":memory:");
	const sources: readonly (readonly [kind: string, location: string, id: string, downloads?: number])[] = [
		["ndjson", "/opt/vitrine/starter/models.ndjson", "known/popular", 9_000],
		...(own ? [["folder", "/srv/secret-place/team", "team/new"] as const] : []),
	];
	for (const [kind, location, id, downloads] of sources) {
		const load = await index.load({ id: `${kind}:${location}`, kind, location });
		await load.add([{ id, tags: [], ...(downloads !== undefined && { downloads }) }]);
		await load.commit({ skipped: 0 });
	}
	return { index, repositories: () => undefined, digests: new Digests(), close: () => index.close() };
}

describe("the home page", () => {
	test("says how to add models while there is only the starter, or nothing", async () => {
		const fresh = await (await (await testApp({ store: await store(false) })).request("/")).text();
		expect(headings(fresh)[0]).toBe("Add your models");
		expect(fresh).toContain("vitrine import");
		expect(headings(fresh)).toContain("Most downloaded");
		const empty = await (await (await testApp({ store: await testStore([]) })).request("/")).text();
		expect(headings(empty)[0]).toBe("Add your models");
		expect(empty).toContain("The index is empty");
		expect(headings(empty)).not.toContain("Libraries");
	});

	test("has examples of a search that few models can answer", async () => {
		const few = [1, 2, 3].map((at) => ({
			id: `a/${at}`,
			tags: [],
			pipeline_tag: at === 1 ? "translation" : "fill-mask",
		}));
		const page = await (await (await testApp({ store: await testStore(few) })).request("/")).text();
		expect([...page.matchAll(/href="\/search\?q=([^"]*)"/g)].map(([, words]) => words)).toEqual([
			"fill-mask",
			"translation",
			"fits+rtx+4090",
		]);
	});

	test("shows the operator's models first, by source, without the path of a source", async () => {
		const app = await testApp({ store: await store(true) });
		const page = await (await app.request("/")).text();
		expect(headings(page)[0]).toBe("Your model");
		expect(page).toContain('href="/models?source=team"');
		expect(page).toContain("team/new");
		expect(page).not.toContain("known/popular");
		expect(page).not.toContain("secret-place");
		const list = await (await app.request("/models?source=team")).text();
		expect(list).toContain("1 model<");
		expect(list).not.toContain("secret-place");
	});
});
