import { describe, expect, test } from "vitest";
import { COLLECTIONS, collectionsOf } from "../../testing/collections.ts";
import { SHELF, shelf } from "../../testing/shelf.ts";
import { testApp } from "../../testing/site.ts";

const store = await shelf(SHELF);
const app = await testApp({ store });
const none = await testApp({ store, collections: collectionsOf([]) });

const text = async (path: string, site = app): Promise<string> => (await site.request(path)).text();
const NAV = /<nav aria-label="Main">.*?<\/nav>/s;

describe("a collection", () => {
	test("shows its note, its models in its order, and the ids that are not here", async () => {
		const html = await text("/collections/speech");
		expect(html).toContain("<strong>meetings</strong>");
		expect(html).toContain('<a href="/tasks">all tasks</a>');
		expect(html).toContain('<h3 id="note-how-we-chose">');
		expect(html).not.toContain("harmed");
		const first = html.indexOf('href="/models/acme/speech"');
		expect(first).toBeGreaterThan(0);
		expect(html.indexOf('href="/models/acme/parser"')).toBeGreaterThan(first);
		expect(html.slice(html.indexOf('id="missing"'))).toMatch(/gone\/model/);
		expect(html).not.toContain('href="/models/gone/model"');
	});

	test("is also Markdown and JSON, by its ending and by Accept", async () => {
		const markdown = await text("/collections/speech.md");
		expect(markdown).toMatch(/^# Speech in small rooms\n\nWe use these/);
		expect(markdown).toContain("[`acme/speech`](/models/acme/speech)");
		const json = JSON.parse(await text("/collections/speech.json"));
		expect(json).toMatchObject({
			slug: "speech",
			url: "http://localhost/collections/speech",
			models: [{ id: "acme/speech" }, { id: "acme/parser", task: "text-generation", gated: true }],
			missing: ["openai/whisper-tiny", "gone/model"],
		});
		for (const [type, body] of [
			["text/markdown", markdown],
			["application/json", `${JSON.stringify(json, undefined, "\t")}\n`],
		] as const) {
			const answer = await app.request("/collections/speech", { headers: { Accept: type } });
			expect([answer.headers.get("Vary"), await answer.text()]).toEqual([expect.stringContaining("Accept"), body]);
		}
	});

	test("has an Atom feed and a JSON feed, in which every model has a date", async () => {
		const atom = await app.request("/collections/speech.atom");
		expect(atom.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
		const xml = await atom.text();
		expect(xml).toContain("<title>Speech in small rooms</title>");
		expect(xml).toContain('<link href="http://localhost/models/acme/parser"/><published>2026-11-20');
		expect(xml).toContain('<link href="http://localhost/models/acme/speech"/><published>2026-11-01');
		const feed = JSON.parse(await text("/collections/speech.feed.json"));
		expect(feed.feed_url).toBe("http://localhost/collections/speech.feed.json");
		expect(feed.items).toHaveLength(2);
		expect(await text("/collections/speech")).toContain('type="application/atom+xml" href="/collections/speech.atom"');
	});

	test("escapes and reveals its title everywhere", async () => {
		for (const path of ["/collections", "/collections/empty", "/collections/empty.atom"])
			expect(await text(path)).not.toMatch(/<b>"|\u202e/);
	});
});

describe("collections", () => {
	test("are listed on their page, on home, in the header, the sitemap and the palette", async () => {
		for (const path of ["/collections", "/"]) {
			const html = await text(path);
			expect(html).toContain('<a href="/collections/speech">');
			expect(html).toContain("We use these for meetings: see all tasks and the paper.");
			expect(NAV.exec(html)?.[0]).toContain('href="/collections"');
		}
		expect(await text("/sitemap.xml")).toContain("<loc>http://localhost/collections/speech</loc>");
		expect(await text("/islands/palette.json")).toContain('"href":"/collections/speech"');
	});

	test("are mentioned nowhere while there are none, but their page says how to add some", async () => {
		expect(await text("/collections", none)).toContain("/docs/your-models#collections");
		for (const path of ["/", "/sitemap.xml", "/islands/palette.json", "/tasks"])
			expect(await text(path, none)).not.toContain("/collections");
	});
});

describe("a collection that does not exist", () => {
	test("shows the others and says what is missing", async () => {
		const answer = await app.request("/collections/speach");
		const html = await answer.text();
		expect(answer.status).toBe(404);
		expect(html.replaceAll("<!-- -->", "")).toContain(
			"There is no collection <code><bdi>speach</bdi></code> on this site.",
		);
		expect(html).toMatch(/Did you mean.*href="\/collections\/speech"/);
		expect(html).toContain('href="/collections/empty"');
	});

	test("is a sentence for programs, whatever its name", async () => {
		for (const ending of [".md", ".json", ".atom", ".feed.json"]) {
			const answer = await app.request(`/collections/gone${ending}`);
			expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("There is no collection")]);
		}
		for (const path of ["/collections/speech.pdf", "/collections/__proto__", "/collections/%00", "/collections/.md"])
			expect((await app.request(path)).status).toBe(404);
	});

	test("has no list where there are no collections at all", async () => {
		const answer = await none.request("/collections/speech");
		expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(">All models</a>")]);
	});
});

test("a problem with the file is on /readyz, and pages go on", async () => {
	const site = await testApp({ store, collections: collectionsOf(COLLECTIONS, "collections.yaml: entry 1, slug") });
	const ready = await site.request("/readyz");
	expect([ready.status, await ready.json()]).toEqual([
		200,
		expect.objectContaining({ state: "degraded", problems: ["collections.yaml: entry 1, slug"] }),
	]);
	expect((await site.request("/collections/speech")).status).toBe(200);
});
