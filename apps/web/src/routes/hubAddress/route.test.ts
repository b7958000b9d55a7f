import { beforeAll, describe, expect, test } from "vitest";
import type { Hono } from "hono";
import { testApp, testStore } from "../../testing/site.ts";

/** Models whose owners have the names of sections of the site, and ordinary ones. */
const IDS = [
	"acme/net",
	"solo",
	"tasks/text-generation",
	"docs/configuration",
	"models/acme",
	"media/x",
	"api/models",
	"日本/型",
];

let app: Hono;
beforeAll(async () => {
	app = await testApp({ store: await testStore(IDS.map((id) => ({ id, tags: [] }))) });
});

const answer = async (path: string): Promise<readonly [number, string | null]> => {
	const { status, headers } = await app.request(path);
	return [status, headers.get("Location")];
};

describe("an address as the public hub has it", () => {
	test.each([
		["/acme", "/models/acme"],
		["/solo", "/models/solo"],
		["/acme/net", "/models/acme/net"],
		["/acme/net/tree/main", "/models/acme/net?tab=files"],
		["/acme/net/tree/main/onnx/small", "/models/acme/net?tab=files"],
		["/acme/net/blob/main/onnx/model.onnx", "/models/acme/net?tab=files&file=onnx%2Fmodel.onnx"],
		["/acme/net/blob/main/a%20b%3F.txt", "/models/acme/net?tab=files&file=a+b%3F.txt"],
		["/acme/net/blob/main/%zz", "/models/acme/net?tab=files"],
		["/%E6%97%A5%E6%9C%AC/%E5%9E%8B", "/models/%E6%97%A5%E6%9C%AC/%E5%9E%8B"],
	])("%s leads to %s", async (from, to) => {
		expect(await answer(from)).toEqual([302, to]);
	});

	test.each([
		`/${"x".repeat(12_000)}`,
		`/models/${"x".repeat(12_000)}`,
		"/acm",
		"/acme/nothing",
		"/acme/nothing/tree/main",
		"/no/such/blob/main/x",
		"/acme/net/wiki",
	])("%s, which is not in the index, is not found", async (path) => {
		expect(await answer(path)).toEqual([404, null]);
	});

	test.each([
		["/tasks/text-generation", 200],
		["/docs/configuration", 200],
		["/tasks", 200],
		["/models/acme", 200],
		["/media/x", 404],
		["/islands/x", 404],
		["/tasks/text-generation/tree/main", 404],
		["/api/models", 200],
	])("never takes the place of %s", async (path, status) => {
		expect(await answer(path)).toEqual([status, null]);
	});

	test("is not found for an owner close to one, with a link to that one", async () => {
		expect(await (await app.request("/acmme")).text()).toContain('href="/models/acme"');
	});
});
