import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildIfStale } from "../../../scripts/build.ts";
import { killed, startOn, type TestServer } from "../../testing/processes.ts";

const BASE = "/ml/models";

const data = mkdtempSync(join(tmpdir(), "vitrine-base-"));
writeFileSync(
	join(data, "collections.yaml"),
	"- slug: small\n  title: Small\n  text: See [all](/tasks).\n  models: [vitrine/tiny-chat]\n",
);
let server: TestServer;
let origin = "";

beforeAll(async () => {
	await buildIfStale();
	server = await startOn(data, { VITRINE_BASE_PATH: BASE });
	origin = new URL(server.url).origin;
});

afterAll(async () => {
	await killed(server);
	rmSync(data, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
	fetch(origin + path, { redirect: "manual", ...init });

/** The addresses on this host in the attributes of a page. */
function addressesIn(html: string): readonly string[] {
	const attributes = html.replace(/<html[^>]*>/, "").matchAll(/\b(?:href|src|action|poster|data-[\w-]+)="([^"]*)"/g);
	return [...attributes]
		.map(([, value = ""]) => value.replaceAll("&amp;", "&"))
		.filter((value) => value.startsWith("/"));
}

test.each([
	"/",
	"/models?q=whisper",
	"/models/vitrine/tiny-chat",
	"/models/vitrine/tiny-chat?tab=files",
	"/tasks",
	"/tasks/text-generation",
	"/libraries",
	"/libraries/transformers",
	"/providers",
	"/quantizations",
	"/search?q=tiny-chat+curl",
	"/docs",
	"/docs/start.md",
	"/collections",
	"/collections/small",
	"/collections/gone",
	"/no/such/page/here",
])("every address on %s begins with the path", async (page) => {
	const html = await (await get(BASE + page)).text();
	const outside = addressesIn(html).filter((address) => !address.startsWith(`${BASE}/`));
	expect(outside).toEqual([]);
	if (!page.endsWith(".md")) expect(addressesIn(html).length).toBeGreaterThan(10);
});

test("what the first page names is there", async () => {
	const addresses = new Set(addressesIn(await (await get(`${BASE}/`)).text()).map((one) => one.replace(/#.*/, "")));
	const missing: string[] = [];
	// One after the other: a busy machine refuses a hundred at once.
	for (const address of addresses) if ((await get(address)).status !== 200) missing.push(address);
	expect(missing).toEqual([]);
});

test("a collection, its formats and the links of its note are below the path", async () => {
	const read = async (path: string): Promise<string> => (await get(BASE + path)).text();
	expect(await read("/collections/small")).toContain(`href="${BASE}/tasks"`);
	expect(await read("/collections/small.md")).toContain(`(${BASE}/models/vitrine/tiny-chat)`);
	for (const ending of [".json", ".atom", ".feed.json"])
		expect(await read(`/collections/small${ending}`)).toContain(`${origin}${BASE}/models/vitrine/tiny-chat`);
	expect(await read("/sitemap.xml")).toContain(`${origin}${BASE}/collections/small`);
});

test("styles and scripts name their files by relative addresses", async () => {
	const html = await (await get(`${BASE}/`)).text();
	const files = addressesIn(html).filter((address) => /\.(?:css|js)$/.test(address));
	expect(files.length).toBeGreaterThanOrEqual(2);
	for (const file of files) expect(await (await get(file)).text()).not.toMatch(/["'(]\/assets\//);
});

test("data of islands and files for search engines begin with the path", async () => {
	const entries = JSON.stringify(await (await get(`${BASE}/islands/palette.json`)).json());
	expect(entries.match(/"href":"(?!\/ml\/models\/)[^"]*"/g)).toBeNull();
	expect(await (await get(`${BASE}/robots.txt`)).text()).toContain(`Sitemap: ${origin}${BASE}/sitemap.xml`);
	const sitemap = await (await get(`${BASE}/sitemap.xml`)).text();
	const places = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place ?? "");
	expect(places.filter((place) => !place.startsWith(`${origin}${BASE}/`))).toEqual([]);
	expect(places.length).toBeGreaterThan(200);
});

test("hub clients read lists and files below the path", async () => {
	const list = await get(`${BASE}/api/models?limit=1`);
	expect(list.headers.get("Link")).toContain(`<${origin}${BASE}/api/models?`);
	const config = await get(`${BASE}/vitrine/tiny-chat/resolve/main/config.json`);
	expect(((await config.json()) as { model_type: string }).model_type).not.toBe("");
});

test("the API, its description, its reference and the tools of agents are below the path", async () => {
	const answer = await get(`${BASE}/api/v1/models?limit=1`);
	expect(answer.headers.get("Link")).toContain(`<${origin}${BASE}/api/v1/models?limit=1&cursor=`);
	const { models } = (await answer.json()) as { readonly models: readonly { readonly url: string }[] };
	expect(models[0]?.url).toContain(`${origin}${BASE}/models/`);
	expect(await (await get(`${BASE}/api/v1/openapi.json`)).text()).toContain(`"url":"${origin}${BASE}/api/v1"`);
	expect(await (await get(`${BASE}/docs/api`)).text()).toContain(`href="${BASE}/api/v1/models?`);
	expect(await (await get(`${BASE}/llms.txt`)).text()).toContain(`${origin}${BASE}/mcp`);
	const listed = await get(`${BASE}/mcp`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
		body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
	});
	expect(await listed.text()).toContain("find_models");
});

test("the address that is printed is the whole one", () => {
	expect(server.url).toBe(`${origin}${BASE}`);
});

test("redirects stay below the path", async () => {
	const moved = await get(`${BASE}/tasks/?a=1`);
	expect([moved.status, moved.headers.get("Location")]).toEqual([301, `${origin}${BASE}/tasks?a=1`]);
	for (const path of ["/", BASE]) {
		const home = await get(`${path}?a=1`);
		expect([home.status, home.headers.get("Location")]).toEqual([302, `${BASE}/?a=1`]);
	}
});

test("outside the path only probes are answered", async () => {
	expect([(await get("/livez")).status, (await get("/readyz")).status]).toEqual([200, 200]);
	for (const path of ["/models", `${BASE}x/models`, "/api/models"]) {
		const answer = await get(path);
		expect([answer.status, await answer.text()]).toEqual([404, `This site is at ${BASE}/\n`]);
	}
});
