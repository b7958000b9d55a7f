import { boundedRecord, type ModelRecord, parseRecord, RecordError } from "@vitrine/model";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Hono } from "hono";
import { HOSTILE_ADDRESSES } from "../../../../../fixtures/hostile/addresses.ts";
import { HOSTILE_RECORDS } from "../../../../../fixtures/hostile/records.ts";
import { links } from "../../base/links.ts";
import { shelf } from "../../testing/shelf.ts";
import { testApp, testStore } from "../../testing/site.ts";

afterEach(() => void vi.restoreAllMocks());

/** Bytes of the largest page, and of the largest answer in JSON. */
const [PAGE, ANSWER] = [1_000_000, 8 * 1024 * 1024];

/** The records as an import stores them; one that it skips is left out. */
const RECORDS = Object.entries(HOSTILE_RECORDS).map(([name, make]) => [name, parsed(make())] as const);

function parsed(json: string): ModelRecord | undefined {
	try {
		return boundedRecord(parseRecord(JSON.parse(json)).record);
	} catch (error) {
		if (error instanceof RecordError) return undefined;
		throw error;
	}
}

const largest: [number, string][] = [];

async function check(app: Hono, address: string, statuses: readonly number[]): Promise<string> {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const answer = await app.request(address);
	const text = await answer.text();
	const bytes = Buffer.byteLength(text);
	const isHtml = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
	largest.push([bytes, address.slice(0, 90)]);
	expect([address.slice(0, 200), logged.mock.calls.flat()]).toEqual([address.slice(0, 200), []]);
	expect(bytes).toBeLessThanOrEqual(isHtml ? PAGE : ANSWER);
	expect(statuses).toContain(answer.status);
	return text;
}

describe("an address", () => {
	let app: Hono;
	beforeAll(async () => {
		app = await testApp({ store: await shelf() });
	});

	test.each(Object.entries(HOSTILE_ADDRESSES))("with %s makes no page larger than 1 MB", async (_, make) => {
		expect(make().length).toBeLessThanOrEqual(15_500);
		await check(app, make(), [200, 301, 302, 400, 404]);
	});

	test("with 51 filter values is refused with a sentence that names the facet", async () => {
		const page = await check(app, `${HOSTILE_ADDRESSES["51 filter values"]?.()}&author=x&author=y`, [400]);
		expect(page).toContain("<code>tag</code>");
		expect(page).toContain("It has 51 of 53 filter values and should have at most 50 in all facets together.");
		expect(page).toContain('href="/models?author=x&amp;author=y"');
	});
});

describe("records beyond every bound", () => {
	const known = RECORDS.flatMap(([, record]) => record ?? []);
	let app: Hono;
	beforeAll(async () => {
		app = await testApp({ store: await testStore(known) });
	});

	test.each([
		"/",
		"/models",
		"/models?sort=likes&counts=all",
		"/models?memory=24",
		"/islands/model-list.json",
		"/islands/palette-models.json?q=hostile",
		"/api/models?limit=1000&full=true&config=true&cardData=true",
		"/tasks/fill-mask",
		"/libraries/transformers",
		links.compare({ model: known.slice(0, 4).map(({ id }) => id) }),
		links.compare({ model: known.slice(-4).map(({ id }) => id) }),
		"/sitemap.xml",
	])("are listed at %.40s", async (address) => {
		await check(app, address, [200, 404]);
	});

	test.each(RECORDS)("have pages of at most 1 MB: %s", async (_, record) => {
		if (record === undefined) return;
		for (const tab of ["", "files", "metadata", "memory", "derivatives"])
			for (const mode of ["", "call", "run"]) await check(app, links.model(record.id, { tab, mode }), [200]);
		await check(app, links.modelText(record.id), [200]);
		await check(app, links.record(record.id), [200]);
	});

	test("are skipped only if their id is too long", () => {
		expect(RECORDS.filter(([, record]) => record === undefined).map(([name]) => name)).toEqual(["an endless id"]);
	});
});

test("the largest are shown", () => {
	process.stderr.write(JSON.stringify(largest.toSorted(([a], [b]) => b - a).slice(0, 30), undefined, 1));
});
