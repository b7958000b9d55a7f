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

/** First in every list, so that the pages of all models have them. */
const popular = (record: ModelRecord): ModelRecord => ({
	...record,
	downloads: 1e9,
	likes: 1e6,
	trendingScore: 1e5,
	createdAt: "2026-11-01T00:00:00.000Z",
	lastModified: "2026-11-01T00:00:00.000Z",
});

const app = await testApp({ store: await testStore(STORED.map(popular)) });

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

/** Records that take as much of a list as any: the longest ids and facts there are. */
const inList = (letter: string, base?: string): readonly ModelRecord[] =>
	Array.from({ length: 60 }, (_, at) => {
		const long = letter.repeat(200) + String(at).padStart(4, "0");
		const others = Array.from({ length: 12 }, (_unused, other) => `${long}${other}`);
		const id = `${letter.repeat(125)}/${long.slice(-129)}`;
		const cardData = { license: others, language: others, base_model: base ?? long };
		return popular({ id, tags: [], pipeline_tag: long, library_name: long, cardData, gated: true });
	});

test.each(["'", "\u202e", "漢", "&", "a"])(
	"lists of the longest names there are, of %j, have at most 1 MB",
	async (letter) => {
		const base = { id: "acme/base", tags: [], pipeline_tag: "fill-mask", downloads: 1 };
		const site = await testApp({
			store: await testStore([base, ...inList(letter), ...inList(letter, base.id).slice(0, 40)]),
		});
		for (const address of ["/", "/models", "/models?memory=80", "/search?q=00", "/sitemap.xml"])
			await getWithin(site, address, [200]);
		for (const tab of ["", "overview", "derivatives"]) await getWithin(site, links.model(base.id, { tab }), [200]);
	},
);

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
