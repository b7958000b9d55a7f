// Changes records of an open catalogue, and searches for them: upserting.ts CATALOGUE COUNT
import type { ModelRecord } from "@vitrine/model";
import { openEmbedded } from "../src/index.ts";
import { costOf } from "./cost.ts";

export interface Upserted {
	readonly records: number;
	/** Milliseconds until they were visible in rows, facets, text and order: CPU time and elapsed. */
	readonly cpu: number;
	readonly wall: number;
	/** Of the elapsed time, until they were stored. */
	readonly stored: number;
	/** The same a second time, with compiled code. */
	readonly again: { readonly cpu: number; readonly wall: number };
}

const [catalogue = "", count] = process.argv.slice(2);
const most = Number(count);
const index = openEmbedded(catalogue);
await index.search({});
const first = await changeAndAdd("vitrine-bench-one");
const again = await changeAndAdd("vitrine-bench-other");
await index.close();
console.log(JSON.stringify({ ...first, again: { cpu: again.cpu, wall: again.wall } } satisfies Upserted));

/** Changes and adds records, half of each, and searches for them. */
async function changeAndAdd(mark: string): Promise<Omit<Upserted, "again">> {
	const records = [...(await changedRecords(Math.floor(most / 2), mark)), ...newRecords(Math.ceil(most / 2), mark)];
	let stored = 0;
	const { cpu, wall } = await costOf(async () => {
		const started = performance.now();
		const load = await index.load({ id: "bench:upserts", kind: "bench", location: "upserts" });
		await load.add(records);
		await load.commit({ skipped: 0 });
		stored = performance.now() - started;
		await checkVisible(mark, records);
	});
	return { records: records.length, cpu, wall, stored };
}

async function changedRecords(wanted: number, mark: string): Promise<readonly ModelRecord[]> {
	const found: ModelRecord[] = [];
	let cursor: string | undefined;
	while (found.length < wanted) {
		const page = await index.search({ sort: "updated", limit: 200, ...(cursor !== undefined && { cursor }) });
		for (const { record } of page.rows)
			found.push({ ...record, tags: [...record.tags, mark], downloads: 1e15 + found.length });
		cursor = page.next;
		if (cursor === undefined) break;
	}
	return found.slice(0, wanted);
}

function newRecords(wanted: number, mark: string): readonly ModelRecord[] {
	return Array.from({ length: wanted }, (_, i) => ({ id: `bench/${mark}-${i}`, tags: [mark], downloads: 1e14 + i }));
}

async function checkVisible(mark: string, records: readonly ModelRecord[]): Promise<void> {
	const { total, facets } = await index.search({ filters: { tag: [mark] }, facets: ["tag", "author"], facetLimit: 50 });
	check("rows", total === records.length);
	check("facets", facets.tag?.some(({ value, count }) => value === mark && count === records.length) === true);
	check("text", (await index.search({ text: mark })).total === records.length);
	const [top] = (await index.search({ sort: "downloads", limit: 1 })).rows;
	check("order", top?.record.downloads === Math.max(...records.map(({ downloads = 0 }) => downloads)));
}

function check(where: string, isSeen: boolean): void {
	if (!isSeen) throw new Error(`The changes are not visible in ${where}.`);
}
