import type { IndexStatus } from "@vitrine/search";
import { describe, expect, test } from "vitest";
import { collectionsOf } from "../../testing/collections.ts";
import { byTag, elementsOf, textOf } from "../../testing/html.ts";
import { testApp, testStore } from "../../testing/site.ts";

async function textAt(app: Awaited<ReturnType<typeof testApp>>): Promise<string> {
	const html = await (await app.request("/health")).text();
	return textOf(byTag(elementsOf(html), "main")[0]!);
}

describe("the page of the operator", () => {
	test("shows the sources by name, without their paths, and what was skipped", async () => {
		const store = await testStore([]);
		const load = await store.index.load({
			id: "folder:/srv/secret-place/team",
			kind: "folder",
			location: "/srv/secret-place/team",
		});
		await load.add([{ id: "acme/one", tags: [] }]);
		await load.commit({ skipped: 1234 });
		const app = await testApp({ store });
		const text = await textAt(app);
		expect(text).toContain("No problems found.");
		expect(text).toMatch(/team\s*folder\s*1\s*1,234/);
		expect(text).toContain("--reasons");
		expect(await (await app.request("/health")).text()).not.toContain("secret-place");
	});

	test("shows problems of the index and of collections, and an import that readers do not see yet", async () => {
		const store = await testStore();
		const status: IndexStatus = {
			state: "degraded",
			engine: "embedded",
			problems: ["The disk is full."],
			staged: 500,
			facts: [],
		};
		Object.assign(store.index, { status: async () => status });
		const collections = collectionsOf([], "collections.yaml:3: models is 7; it should be a list of ids");
		const text = await textAt(await testApp({ store, collections }));
		for (const shown of [
			"2 problems",
			"The disk is full.",
			"collections.yaml:3",
			"500 records that readers do not see yet",
		])
			expect(text).toContain(shown);
	});

	test("is refused to readers of a site that others reach, and is not listed for them", async () => {
		const open = await testApp({ config: { isOnlyHere: false } });
		const answer = await open.request("/health");
		expect(answer.status).toBe(403);
		expect(await answer.text()).toContain("Only for the operator");
		expect(await (await open.request("/healthy")).text()).not.toContain('href="/health"');
		expect(await (await (await testApp()).request("/healthy")).text()).toContain('href="/health"');
	});
});
