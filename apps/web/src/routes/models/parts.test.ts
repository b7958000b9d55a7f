import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { attribute, byTag, elementsOf } from "../../testing/html.ts";
import { testApp } from "../../testing/site.ts";
import { slowShelf } from "./testing.ts";
import type { ListView } from "./view.ts";

/** What an index that counts slowly is waiting for before it gives its counts. */
let counted: Promise<void> = Promise.resolve();

let app: Hono;
let server: Server;
let url: string;
beforeAll(async () => {
	app = await testApp({ store: await slowShelf(() => counted) });
	server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

/** Holds counts back until the function is called. */
function holdCounts(): () => void {
	const { promise, resolve } = Promise.withResolvers<void>();
	counted = promise;
	onTestFinished(() => resolve());
	return resolve;
}

describe("rows before counts", () => {
	test.each([
		["gzip", 8],
		["identity", 16],
	])("arrive before the counts (%s)", async (encoding, memory) => {
		const release = holdCounts();
		const address = `${url}/islands/model-list.json?q=crowd&memory=${memory}`;
		const headers = { Accept: "application/x-ndjson", "Accept-Encoding": encoding };
		const answer = await fetch(address, { headers });
		expect(answer.headers.get("Content-Encoding")).toBe(encoding === "gzip" ? "gzip" : null);
		const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
		const early = JSON.parse((await reader.read()).value!) as ListView;
		expect(early).toMatchObject({ isCounting: true, total: 0, facets: [], ways: [] });
		release();
		let rest = "";
		for (let read = await reader.read(); !read.done; read = await reader.read()) rest += read.value;
		const whole = JSON.parse(rest) as ListView;
		expect(whole).toEqual(await (await fetch(address)).json());
		expect(whole.isCounting).toBeUndefined();
		expect([whole.facets.length, whole.ways.length]).toEqual([13, 2]);
	});

	test("are not sent alone where the counts are kept, which are then in the first part", async () => {
		const headers = { Accept: "application/x-ndjson" };
		const read = async (page: number): Promise<readonly ListView[]> => {
			const answer = await fetch(`${url}/islands/model-list.json?author=crowd&page=${page}`, { headers });
			return (await answer.text())
				.trim()
				.split("\n")
				.map((line) => JSON.parse(line) as ListView);
		};
		await read(1);
		const release = holdCounts();
		const [first, ...others] = await read(2);
		release();
		expect([first?.isCounting, first?.facets.length, others]).toEqual([undefined, 13, []]);
	});

	test("are not sent for an invalid query, which is an error at once", async () => {
		holdCounts();
		const headers = { Accept: "application/x-ndjson" };
		const answer = await fetch(`${url}/islands/model-list.json?page=x`, { headers });
		expect([answer.status, await answer.json()]).toEqual([400, { error: expect.objectContaining({ field: "page" }) }]);
	});

	test("end in an error if the counts fail, not in half an answer", async () => {
		counted = Promise.reject(new Error("The counts are lost"));
		counted.catch(() => {});
		const headers = { Accept: "application/x-ndjson" };
		const answer = await fetch(`${url}/islands/model-list.json?q=crowd`, { headers });
		await expect(answer.text()).rejects.toThrow();
		counted = Promise.resolve();
		expect((await fetch(`${url}/tasks`)).status).toBe(200);
	});
});

describe("a page whose counts take long", () => {
	test("comes without them, fetches them, and can wait for them without JavaScript", async () => {
		const release = holdCounts();
		const page = elementsOf(await (await app.request("/models?q=crowd&library=timm&sort=likes")).text());
		expect(byTag(page, "tbody").length).toBe(1);
		const inputs = byTag(page, "input").map((input) => ["type", "name", "value"].map((name) => attribute(input, name)));
		expect(inputs.filter(([, name]) => name === "task")).toEqual([]);
		expect(inputs).toContainEqual(["hidden", "library", "timm"]);
		const island = page.find((element) => attribute(element, "data-island") === "model-list")!;
		expect(attribute(island, "data-unfinished")).toBe("true");
		const data = attribute(island, "data-props-url")!;
		expect(data).toBe("/islands/model-list.json?q=crowd&library=timm&sort=likes&counts=none");
		const early = (await (await app.request(data)).json()) as ListView;
		expect(early).toMatchObject({ isCounting: true, total: 45, facets: [] });
		const wait = byTag(page, "a").find((link) => attribute(link, "href")?.includes("counts=all"))!;
		release();
		const whole = elementsOf(await (await app.request(attribute(wait, "href")!)).text());
		expect(whole.find((element) => attribute(element, "data-unfinished") !== undefined)).toBeUndefined();
		expect(byTag(whole, "input").some((input) => attribute(input, "name") === "task")).toBe(true);
		const canonical = byTag(whole, "link").find((link) => attribute(link, "rel") === "canonical")!;
		expect(attribute(canonical, "href")).not.toContain("counts");
	});
});
