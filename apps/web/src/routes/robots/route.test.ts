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
		const answer = await app.request("http://models.example/sitemap.xml");
		expect(answer.headers.get("Content-Type")).toMatch(/^application\/xml/);
		const xml = await answer.text();
		const paths = [...xml.matchAll(/<loc>http:\/\/models\.example(\/[^<]*)<\/loc>/g)].map(([, path]) => path as string);
		expect(paths).toHaveLength(xml.split("<url>").length - 1);
		expect(new Set(paths).size).toBe(paths.length);
		expect(paths).toEqual(
			expect.arrayContaining(["/", "/tasks/fill-mask", "/docs/sources", "/models/openai/whisper-tiny"]),
		);
	});
});
