import { boundedRecord, type ModelRecord, parseRecord, RecordError } from "@vitrine/model";
import { expect, test } from "vitest";
import { HOSTILE_RECORDS } from "../../../../../fixtures/hostile/records.ts";
import { links } from "../../base/links.ts";
import { testApp, testStore } from "../../testing/site.ts";
import { getWithin } from "../../testing/sizes.ts";

/** The records as an import stores them; undefined for one that it skips. */
const RECORDS = Object.entries(HOSTILE_RECORDS).map(([name, make]) => [name, parsed(make())] as const);
const STORED = RECORDS.flatMap(([, record]) => record ?? []);

function parsed(json: string): ModelRecord | undefined {
	try {
		return boundedRecord(parseRecord(JSON.parse(json)).record);
	} catch (error) {
		if (error instanceof RecordError) return undefined;
		throw error;
	}
}

const app = await testApp({ store: await testStore(STORED) });

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
	links.compare({ model: STORED.slice(0, 4).map(({ id }) => id) }),
	links.compare({ model: STORED.slice(-4).map(({ id }) => id) }),
	"/sitemap.xml",
])("hostile records are listed at %.40s", async (address) => {
	await getWithin(app, address, [200]);
});

test.each(RECORDS)("a record with %s has pages of at most 1 MB", async (_, record) => {
	if (record === undefined) return;
	for (const tab of ["", "files", "metadata", "memory", "derivatives"])
		for (const mode of ["", "call", "run"]) await getWithin(app, links.model(record.id, { tab, mode }), [200]);
	await getWithin(app, links.modelText(record.id), [200]);
	await getWithin(app, links.record(record.id), [200]);
	await getWithin(app, links.island("panel", { model: record.id }), [200]);
});

test("only records whose ids are too long, or no text, are skipped", () => {
	expect(RECORDS.filter(([, record]) => record === undefined).map(([name]) => name)).toEqual([
		"an endless id",
		"an id with half of a character",
		"an id that starts with a NUL",
	]);
});
