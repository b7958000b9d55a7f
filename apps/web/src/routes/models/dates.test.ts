import type { ModelRecord } from "@vitrine/model";
import { beforeAll, expect, test } from "vitest";
import { TEST_CONFIG, testApp, testStore } from "../../testing/site.ts";
import type { ListView } from "./view.ts";

const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(TEST_CONFIG.now().getTime() - days * DAY).toISOString();
const model = (id: string, created: number, updated: number, task: string): ModelRecord => ({
	id,
	tags: [],
	pipeline_tag: task,
	createdAt: daysAgo(created),
	lastModified: daysAgo(updated),
});

const MODELS: readonly ModelRecord[] = [
	model("a/new", 2, 1, "translation"),
	model("a/month", 20, 3, "translation"),
	model("a/old", 200, 100, "summarization"),
	{ id: "a/undated", tags: [], pipeline_tag: "translation" },
];

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
	app = await testApp({ store: await testStore(MODELS) });
});

const view = async (query: string): Promise<ListView> =>
	(await (await app.request(`/islands/model-list.json?${query}`)).json()) as ListView;

const idsOf = ({ rows }: ListView): readonly string[] => rows.map(({ id }) => id).toSorted();

test.each([
	["created=7d", ["a/new"]],
	["created=30d", ["a/month", "a/new"]],
	["created=365d&updated=30d", ["a/month", "a/new"]],
	["updated=7d&task=summarization", []],
	["q=this+week", ["a/new"]],
	["q=translation+updated+this+week", ["a/month", "a/new"]],
])("%s finds what was created, or updated, in these days", async (query, ids) => {
	expect(idsOf(await view(query))).toEqual(ids);
});

test("the days are counted under all other filters, those without a date only at any time", async () => {
	const { dates, chips } = await view("created=7d&task=translation");
	expect(dates[0]?.spans).toEqual([{ count: 3 }, ...[1, 2, 2].map((count, at) => ({ days: [7, 30, 365][at], count }))]);
	expect(dates[1]?.spans.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
	expect(chips.map(({ label }) => label)).toContain("created in the last 7 days");
});

test("days of another number are among the choices, and the way out where they leave nothing", async () => {
	const { dates, ways } = await view("created=1d&task=summarization");
	expect(dates[0]?.spans.map(({ days }) => days)).toEqual([undefined, 1, 7, 30, 365]);
	expect(ways.map(({ label }) => label)).toContain("Remove “created in the last day”");
});

test("a list without dates has no such filter", async () => {
	const undated = await testApp({ store: await testStore([{ id: "a", tags: [] }]) });
	const html = await (await undated.request("/models")).text();
	expect(html).not.toContain('name="created"');
	expect(await (await app.request("/models")).text()).toContain('name="created"');
});

test("days that cannot be read are left out and named", async () => {
	const html = await (await app.request("/models?created=soon")).text();
	expect(html).toContain("it should be a number of days, such as 7d");
	expect((await app.request("/models.atom?created=0d")).status).toBe(400);
});
