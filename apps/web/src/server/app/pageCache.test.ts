import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { MODELS, testApp, testStore } from "../../testing/site.ts";

const MODEL = "/models/meta/llama-mini";

/** A site, and the number of models read from its index. */
async function counted() {
	const store = await testStore();
	const get = vi.spyOn(store.index, "get");
	return { store, app: await testApp({ store }), rendered: () => get.mock.calls.length };
}

test("a page that is requested again is not rendered again", async () => {
	const { app, rendered } = await counted();
	const first = await (await app.request(MODEL)).text();
	const after = rendered();
	expect(await (await app.request(MODEL)).text()).toBe(first);
	expect(rendered()).toBe(after);
	await app.request(`${MODEL}?tab=metadata`);
	expect(rendered()).toBeGreaterThan(after);
});

test("browsers share a page although they accept different images; programs that prefer another format do not", async () => {
	const { app, rendered } = await counted();
	const ask = (accept: string) => app.request(MODEL, { headers: { Accept: accept } });
	const page = await (await ask("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8")).text();
	const after = rendered();
	const images = "image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7";
	const other = await ask(`text/html,application/xhtml+xml,application/xml;q=0.9,${images}`);
	expect([await other.text(), rendered()]).toEqual([page, after]);
	const markdown = await ask("text/html,application/xhtml+xml;q=0.5,text/markdown;q=2");
	expect(markdown.headers.get("Content-Type")).not.toContain("json");
	expect(rendered()).toBeGreaterThan(after);
});

test("a page is rendered again as soon as an import or a deletion changes the index", async () => {
	const { app, store } = await counted();
	const before = await app.request(MODEL);
	const tag = before.headers.get("ETag") ?? "";
	const load = await store.index.load({ id: "folder:/models", kind: "folder", location: "/models" });
	await load.add([{ ...MODELS[1]!, downloads: 987_654 }]);
	await load.commit({ skipped: 0 });
	const after = await app.request(MODEL, { headers: { "If-None-Match": tag } });
	expect([after.status, await after.text()]).toEqual([200, expect.stringContaining("987,654")]);
	await store.index.delete(["meta/llama-mini"]);
	expect((await app.request(MODEL)).status).toBe(404);
});

test("a cached page answers conditional requests, and requests for Markdown, like a new one", async () => {
	const { app } = await counted();
	const whole = await app.request(MODEL);
	const tag = whole.headers.get("ETag") ?? "";
	for (let time = 0; time < 2; time++) {
		const held = await app.request(MODEL, { headers: { "If-None-Match": tag } });
		expect([held.status, await held.text(), held.headers.get("ETag")]).toEqual([304, "", tag]);
		expect(held.headers.get("Content-Security-Policy")).toBe(whole.headers.get("Content-Security-Policy"));
		const text = await app.request(MODEL, { headers: { Accept: "text/markdown" } });
		expect(text.headers.get("Content-Type")).toContain("text/markdown");
	}
});

test.each([
	["br", brotliDecompressSync],
	["gzip", gunzipSync],
] as const)("a page is sent whole as %s, new and cached", async (encoding, decode) => {
	const { app } = await counted();
	const plain = await (await app.request(MODEL)).text();
	for (let time = 0; time < 2; time++) {
		const answer = await app.request(MODEL, { headers: { "Accept-Encoding": encoding } });
		expect(answer.headers.get("Content-Encoding")).toBe(encoding);
		const bytes = Buffer.from(await answer.arrayBuffer());
		expect(answer.headers.get("Content-Length")).toBe(String(bytes.length));
		expect(decode(bytes).toString()).toBe(plain);
	}
});

test("a page has its whole address, with the host and protocol of the request, new and cached", async () => {
	const { app } = await counted();
	const address = async (host: string) =>
		/rel="canonical" href="([^"]+)"/.exec(await (await app.request(`http://${host}${MODEL}`)).text())?.[1];
	for (let time = 0; time < 2; time++) {
		expect(await address("one.example")).toBe(`http://one.example${MODEL}`);
		expect(await address("two.example")).toBe(`http://two.example${MODEL}`);
	}
});

test("a page has the configured address, whatever the request says", async () => {
	const app = await testApp({ config: { origin: "https://models.example.org" } });
	const headers = { "X-Forwarded-Proto": "http", "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" };
	const html = await (await app.request(`http://evil.example${MODEL}`, { headers })).text();
	expect(html).toContain(`rel="canonical" href="https://models.example.org${MODEL}"`);
	expect(html).toMatch(/og:image" content="https:\/\/models\.example\.org\//);
	expect(html).not.toContain("evil.example");
	const moved = await app.request("http://evil.example/tasks/?a=1");
	expect([moved.status, moved.headers.get("Location")]).toEqual([301, "https://models.example.org/tasks?a=1"]);
	expect((await app.request("http://here.example//evil.example/")).headers.get("Location") ?? "").not.toMatch(/^\/\//);
});

test("missing pages and errors are not cached", async () => {
	const { app, store } = await counted();
	expect((await app.request("/models/new/comer")).status).toBe(404);
	vi.spyOn(console, "error").mockReturnValue();
	vi.spyOn(store.index, "get").mockRejectedValueOnce(new Error("broken"));
	expect((await app.request(MODEL)).status).toBe(500);
	expect((await app.request(MODEL)).status).toBe(200);
});
