import { Hono } from "hono";
import { describe, expect, test, vi } from "vitest";
import { HOSTILE_ADDRESSES } from "../../../../../fixtures/hostile/addresses.ts";
import { elementsOf, textOf } from "../../testing/html.ts";
import { shelf } from "../../testing/shelf.ts";
import { testApp, testStore, TEST_CONFIG } from "../../testing/site.ts";
import { getWithin } from "../../testing/sizes.ts";
import { EVERYONE } from "../../site/reader.ts";
import { createSite } from "./respond.tsx";

/** 501 is what oEmbed answers to a format that it does not have. */
const STATUSES = [200, 301, 302, 400, 404, 422, 501];

const app = await testApp({ store: await shelf() });

describe("an address", () => {
	test.each(Object.entries(HOSTILE_ADDRESSES))("with %s makes no page larger than 1 MB", async (_, make) => {
		expect(make().length).toBeLessThanOrEqual(15_500);
		await getWithin(app, make(), STATUSES);
	});

	test("with 53 filter values is refused with a sentence that names the facet", async () => {
		const page = await getWithin(app, `${HOSTILE_ADDRESSES["51 filter values"]?.()}&author=x&author=y`, [400]);
		const text = elementsOf(page).map(textOf).join(" ");
		expect(text).toMatch(
			/tag.* was ignored: it has 51 of 53 filter values and should have at most 50 in all facets together/,
		);
		expect(page).toContain('href="/models?author=x&amp;author=y"');
	});

	test("with 50 filter values is answered, each with a link to remove it", async () => {
		const page = await getWithin(app, HOSTILE_ADDRESSES["50 filter values"]?.() ?? "", [200]);
		expect(page.match(/: remove</g)).toHaveLength(50);
	});

	test("with long filter values has no such links, and says why", async () => {
		const address = HOSTILE_ADDRESSES["50 filter values that fill the address"]?.() ?? "";
		const page = await getWithin(app, address, [200]);
		expect(page).not.toContain(": remove<");
		expect(page).toContain("This address is too long for links");
	});

	test("with long options of the panel does not repeat them in each of many rows", async () => {
		const siblings = Array.from({ length: 200 }, (_, at) => ({ rfilename: `${at}/model-Q4_K_M.gguf`, size: 1e9 + at }));
		const record = { id: "acme/quants", tags: ["gguf"], pipeline_tag: "text-generation", siblings };
		const quants = await testApp({ store: await testStore([record]) });
		const options = `&mode=run&prompt=${"(".repeat(7_900)}`;
		for (const tab of ["files", "memory", "card"])
			await getWithin(quants, `/models/acme/quants?tab=${tab}${options}`, [200]);
	});
});

test("a page that is too large anyway is replaced by one that says so", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const assets = { script: "/main.js", styles: [], fonts: [], file: async () => undefined };
	const siteOf = createSite({ store: await testStore(), config: TEST_CONFIG, assets });
	const large = new Hono();
	large.get("/large", (context) => {
		context.set("reader", EVERYONE);
		return siteOf(context).page(context, {
			title: "Large",
			description: "A large page.",
			body: <p>{"€".repeat(350_000)}</p>,
		});
	});
	const answer = await large.request("/large");
	const html = await answer.text();
	expect(answer.status).toBe(500);
	expect(html.length).toBeLessThan(20_000);
	expect(elementsOf(html).map(textOf)[0]).toContain("larger than 1 MB");
	expect(logged.mock.calls.flat()).toEqual([expect.stringMatching(/^GET \/large: 10\d{5} bytes of HTML/)]);
	logged.mockRestore();
});
