import { describe, expect, test } from "vitest";
import { testApp } from "../../testing/site.ts";

const app = await testApp();

describe("search engines", () => {
	test("get the address of the sitemap at the host they asked", async () => {
		const text = await (await app.request("http://models.example/robots.txt")).text();
		expect(text).toContain("\nSitemap: http://models.example/sitemap.xml\n");
		const behindProxy = await testApp({ config: { origin: "https://models.example.org" } });
		const secure = await behindProxy.request("http://10.0.0.1:3000/robots.txt");
		expect(await secure.text()).toContain("Sitemap: https://models.example.org/sitemap.xml");
	});

	test("get a sitemap with each page once", async () => {
		const { xml, type, paths } = await sitemap();
		expect(type).toMatch(/^application\/xml/);
		expect(paths).toHaveLength(xml.split("<url>").length - 1);
		expect(new Set(paths).size).toBe(paths.length);
		expect(paths).toEqual(
			expect.arrayContaining(["/", "/tasks/fill-mask", "/docs/sources", "/models/openai/whisper-tiny"]),
		);
	});

	// Hundreds of pages are drawn: in one test, a busy machine would take longer than a test may.
	test.each([1, 2, 3, 4])("get a sitemap of pages that exist (quarter %i)", async (quarter) => {
		const { paths } = await sitemap();
		const missing: string[] = [];
		for (const path of paths.filter((_, at) => at % 4 === quarter - 1))
			if ((await app.request(path)).status !== 200) missing.push(path);
		expect(missing).toEqual([]);
	});
});

/** The sitemap, and the paths in it. */
async function sitemap() {
	const answer = await app.request("http://models.example/sitemap.xml");
	const xml = await answer.text();
	const paths = [...xml.matchAll(/<loc>http:\/\/models\.example(\/[^<]*)<\/loc>/g)].map(([, path]) => path as string);
	return { xml, type: answer.headers.get("Content-Type"), paths };
}
