import { expect, test } from "vitest";
import { shelf } from "../testing/shelf.ts";
import { testApp, testStore } from "../testing/site.ts";

const app = await testApp({ store: await shelf() });
const list = async (query: string): Promise<any[]> => (await app.request(`/api/models?${query}`)).json();
const ids = async (query: string): Promise<string[]> => (await list(query)).map(({ id }: { id: string }) => id);

test("a list can be followed page by page to its end, at the host of the request", async () => {
	for (const query of ["limit=7", "limit=7&filter=timm", "limit=1&filter=en&filter=timm", "limit=50&search=model"]) {
		const seen: string[] = [];
		for (let next: string | undefined = `http://vitrine.example:8080/api/models?${query}`; next;) {
			const answer: Response = await app.request(next);
			const page = (await answer.json()) as { id: string }[];
			expect(page.length).toBeLessThanOrEqual(50);
			seen.push(...page.map(({ id }) => id));
			next = /^<(http:\/\/vitrine\.example:8080\/api\/models\?.+)>; rel="next"$/.exec(
				answer.headers.get("Link") ?? "",
			)?.[1];
		}
		expect(seen).toEqual(await ids(query.replace(/limit=\d+/, "limit=1000")));
		expect(new Set(seen).size).toBe(seen.length);
		expect(seen.length).toBeGreaterThan(7);
	}
});

test("the next page is at the configured origin, not at one that headers name", async () => {
	const headers = { "X-Forwarded-Proto": "http", "X-Forwarded-Host": "evil.example" };
	const behindProxy = await testApp({ store: await shelf(), config: { origin: "https://vitrine.example" } });
	const answer = await behindProxy.request("http://evil.example/api/models?limit=1", { headers });
	expect(answer.headers.get("Link")).toMatch(/^<https:\/\/vitrine\.example\/api\/models\?/);
});

test.each([
	["author=acme&search=parser", ["acme/parser"]],
	["search=EpT", ["acme/depth"]],
	["search=depth&search=acme", ["acme/depth"]],
	["search=depth+none", []],
	["pipeline_tag=depth-estimation", ["acme/depth"]],
	["filter=depth-estimation", ["acme/depth"]],
	["filter=speechbrain", ["acme/speech"]],
	["filter=timm&filter=license:mit&filter=de&limit=1", ["crowd/model-01"]],
	["filter=timm&filter=license:apache-2.0", []],
	["filter=tim", []],
	["gated=true", ["acme/parser"]],
	["inference_provider=together", ["acme/served"]],
	["inference_provider=nobody,cohere", ["acme/served"]],
	["inference_provider=nobody&inference_provider=cohere", ["acme/served"]],
	["inference=warm", ["acme/served"]],
	["library=speechbrain", ["acme/speech"]],
	["tags=timm,license:mit,de&limit=1", ["crowd/model-01"]],
	["other=timm&filter=license:apache-2.0", []],
	["sort=num_parameters&limit=1", ["acme/parser"]],
	["sort=likes&limit=2&skip=1", ["crowd/model-43", "crowd/model-42"]],
	["sort=likes&filter=timm&limit=1&skip=2", ["crowd/model-42"]],
	["skip=5000", []],
	["num_parameters=min:1M,max:2M", ["acme/parser"]],
	["num_parameters=min:2M", []],
	["sort=likes&limit=2", ["crowd/model-44", "crowd/model-43"]],
	["sort=downloads&direction=-1&limit=2", ["acme/parser", "crowd/model-00"]],
	["sort=downloads&direction=1&limit=1", ["acme/served"]],
	["sort=lastModified&limit=1", ["acme/parser"]],
])("%s gives %j", async (query, found) => {
	expect(await ids(query)).toEqual(found);
});

test("several apps are those of which one suffices", async () => {
	const store = await testStore([
		{ id: "a/gguf", tags: ["gguf"], pipeline_tag: "text-generation" },
		{ id: "a/mlx", tags: ["mlx"], pipeline_tag: "text-generation", library_name: "mlx" },
		{ id: "a/neither", tags: [] },
	]);
	const site = await testApp({ store });
	for (const [query, found] of [
		["apps=llama.cpp", ["a/gguf"]],
		["apps=mlx-lm", ["a/mlx"]],
		["apps=llama.cpp&apps=mlx-lm", ["a/gguf", "a/mlx"]],
		["apps=llama.cpp,mlx-lm", ["a/gguf", "a/mlx"]],
	] as const) {
		const models = (await (await site.request(`/api/models?${query}`)).json()) as { id: string }[];
		expect([query, models.map(({ id }) => id).toSorted()]).toEqual([query, found]);
	}
});

test("a page after those that were skipped is followed as any other", async () => {
	const first = await app.request("http://vitrine.example/api/models?sort=likes&limit=2&skip=3");
	const next = /^<(.+)>; rel="next"$/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
	const pages = [await first.json(), await (await app.request(next)).json()] as { id: string }[][];
	expect(pages.flat().map(({ id }) => id)).toEqual((await ids("sort=likes&limit=7")).slice(3));
});

test("a record has more fields on request", async () => {
	const [brief] = await list("search=parser");
	expect(brief).toMatchObject({ id: "acme/parser", downloads: 4321, gated: "manual" });
	for (const field of ["siblings", "config", "cardData", "disabled"]) expect(brief).not.toHaveProperty(field);
	const [full] = await list("search=parser&full=True&config=true&cardData=1");
	expect(full).toMatchObject({ disabled: false, config: { model_type: "llama" }, cardData: { license: "apache-2.0" } });
	const [expanded] = await list("search=served&expand=inferenceProviderMapping&expand=likes");
	expect(Object.keys(expanded)).toEqual(["_id", "id", "modelId", "inferenceProviderMapping", "likes"]);
	expect(expanded.inferenceProviderMapping).toContainEqual(
		expect.objectContaining({ provider: "together", providerId: "acme/served-turbo", status: "live" }),
	);
});

test.each([
	["sort=beauty", /sort is "beauty".*lastModified/],
	["direction=up", /direction is "up"/],
	["limit=0", /limit is "0"/],
	["limit=many", /limit is "many"/],
	["skip=5001", /skip is "5001".*Link/],
	["skip=-1", /skip is "-1"/],
	["cursor=rubbish", /cursor is "rubbish"/],
	["cursor=WyJydWJiaXNoIiwwXQ", /cursor/],
	["expand=likes&full=true", /expand cannot be combined with full/],
	["apps=no-app", /apps is "no-app".*ollama/],
	["num_parameters=big", /num_parameters is "big"/],
	[`search=${"x".repeat(1_001)}`, /text/],
	[`search=${"word+".repeat(200_000)}`, /search .* 1,000/],
	[Array.from({ length: 10_000 }, (_, i) => `author=owner-${i}`).join("&"), /author has 10,000 values: at most 50/],
	["filter=timm&".repeat(51), /filter has 51 values: at most 50/],
	[`${"filter=timm&".repeat(20)}${"pipeline_tag=x&".repeat(31)}`, /pipeline_tag has 31 values: at most 50/],
])("%.20s is refused with a reason", async (query, why) => {
	const answer = await app.request(`/api/models?${query}`);
	expect(answer.status).toBe(400);
	expect(answer.headers.get("X-Error-Message")).toMatch(why);
	expect(await answer.json()).toEqual({ error: expect.stringMatching(why) });
});

test("a cursor is refused by another list, and where any bit of it is changed", async () => {
	const first = "limit=3&filter=timm&sort=downloads";
	for (const query of [first, `${first}&filter=en`]) {
		const answer = await app.request(`/api/models?${query}`);
		const cursor = /[?&]cursor=([\w-]+)/.exec(answer.headers.get("Link") ?? "")?.[1] ?? "";
		const status = async (asked: string, held: string): Promise<number> =>
			(await app.request(`/api/models?${asked}&cursor=${encodeURIComponent(held)}`)).status;
		expect(await status(query, cursor)).toBe(200);
		expect(await status(`${query}&full=true`.replace("limit=3", "limit=5"), cursor)).toBe(200);
		for (const other of [`${query}&search=model`, `${query}&gated=false`, query.replace("downloads", "likes")])
			expect(await status(other, cursor)).toBe(400);
		for (const [at, letter] of [...cursor].entries()) {
			const flipped = String.fromCharCode(letter.charCodeAt(0) ^ 1);
			expect(await status(query, cursor.slice(0, at) + flipped + cursor.slice(at + 1))).toBe(400);
		}
	}
});
