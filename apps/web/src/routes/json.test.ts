import { describe, expect, test } from "vitest";
import { SHELF, shelf } from "../testing/shelf.ts";
import { testApp } from "../testing/site.ts";

const app = await testApp({ store: await shelf(SHELF) });

const JSON_TYPE = "application/json; charset=utf-8";

async function read(path: string): Promise<Record<string, unknown>> {
	const answer = await app.request(path);
	expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, JSON_TYPE]);
	return (await answer.json()) as Record<string, unknown>;
}

/** Each page with its address as JSON. */
const PAGES = [
	["/tasks", "/tasks.json"],
	["/tasks/text-generation", "/tasks/text-generation.json"],
	["/libraries", "/libraries.json"],
	["/libraries/transformers", "/libraries/transformers.json"],
	["/models/acme/parser", "/models/acme/parser.json"],
	["/models/acme", "/models/acme.json"],
	["/compare?model=acme/parser&model=acme/served", "/compare.json?model=acme/parser&model=acme/served"],
	["/collections/speech", "/collections/speech.json"],
] as const;

describe("the JSON of a page", () => {
	test.each(PAGES)("%s is at %s, and the same by Accept", async (path, address) => {
		const data = await read(address);
		const answer = await app.request(path, { headers: { Accept: "application/json, text/html;q=0.5" } });
		expect(await answer.json()).toEqual(data);
		expect(answer.headers.get("Vary")).toContain("Accept");
		const etag = answer.headers.get("ETag") ?? "";
		expect((await app.request(address, { headers: { "If-None-Match": etag } })).status).toBe(304);
	});

	test.each(PAGES)("%s stays HTML for a browser and for any type, and varies by Accept", async (path) => {
		for (const Accept of ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "*/*"]) {
			const answer = await app.request(path, { headers: { Accept } });
			expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
			expect(answer.headers.get("Vary")?.split(/, */)).toContain("Accept");
		}
	});

	test("of a model has its facts, and its ways with code and check level", async () => {
		const { facts, ways, record } = await read("/models/acme/parser.json");
		expect(record).toBe("http://localhost/api/models/acme/parser");
		expect(facts).toMatchObject({ task: { id: "text-generation" }, licences: ["apache-2.0"], access: "reviewed" });
		expect(ways).toContainEqual(
			expect.objectContaining({
				kind: "library",
				key: "transformers",
				fit: "fits",
				code: expect.objectContaining({
					language: "python",
					text: expect.stringContaining("acme/parser"),
					level: "run",
				}),
			}),
		);
	});

	test("of lists, tasks, libraries and owners counts models", async () => {
		const count = expect.any(Number);
		const { tasks } = await read("/tasks.json");
		expect(tasks).toContainEqual(expect.objectContaining({ id: "image-classification", models: 45 }));
		const { libraries } = await read("/libraries.json");
		expect(libraries).toContainEqual(expect.objectContaining({ key: "timm", models: 45, hasCode: true }));
		expect(await read("/tasks/image-classification.json")).toMatchObject({ models: 45, mostUsed: expect.any(Array) });
		expect(await read("/libraries/timm.json")).toMatchObject({ models: 45, code: expect.any(Array) });
		expect(await read("/models/crowd.json")).toMatchObject({ models: 45, tasks: [{ models: count }] });
	});

	test("of a comparison keeps the order of the address, and names what is not here", async () => {
		const data = await read("/compare.json?model=acme/served&model=acme/parserr&model=acme/parser");
		expect(data["models"]).toMatchObject([{ id: "acme/served" }, { id: "acme/parser" }]);
		expect(data["unknown"]).toEqual([{ id: "acme/parserr", near: expect.arrayContaining(["acme/parser"]) }]);
	});

	test("is not there for what does not exist", async () => {
		for (const path of ["/tasks/none.json", "/libraries/none.json", "/models/no/such.json", "/models/none.json"])
			expect((await app.request(path)).status).toBe(404);
	});
});
