import { describe, expect, it, onTestFinished } from "vitest";
import type { ModelRecord } from "@vitrine/model";
import { clusterHandle } from "../../../../../tools/opensearch/handle.ts";
import { holdersOf, openOwn, ownName, theCluster } from "./testing/ownCluster.ts";
import { inventedRecords, questionsAbout } from "./testing/questions.ts";
import { Reference } from "./testing/reference.ts";
import { Traffic } from "./testing/traffic.ts";

const RECORDS = inventedRecords(3000, 11);
const BATCH = 250;

function referenceFor(pages: number): Reference {
	const reference = new Reference(questionsAbout(RECORDS, pages));
	onTestFinished(() => reference.close());
	return reference;
}

/** Readers that search until the test ends. */
function readers(...given: ConstructorParameters<typeof Traffic>): Traffic {
	const traffic = new Traffic(...given);
	onTestFinished(() => traffic.stop());
	return traffic;
}

function* batches(records: readonly ModelRecord[]): Generator<readonly ModelRecord[]> {
	for (let at = 0; at < records.length; at += BATCH) yield records.slice(at, at + BATCH);
}

/** Records as a hub lists them a day later: some have changed, some are new. */
const aDayLater = (records: readonly ModelRecord[], day: number): readonly ModelRecord[] => [
	...records.filter((_, at) => at % 9 === day % 9).map((record) => changed(record, day)),
	...inventedRecords(40, 1000 + day),
];

const changed = (record: ModelRecord, day: number): ModelRecord => ({
	...record,
	downloads: (record.downloads ?? 0) + day,
	tags: [...record.tags, `day-${day}`],
});

describe.skipIf(clusterHandle() === undefined)("nodes that are killed", () => {
	it("lose no record of an import, although its copies die one after the other, and readers notice nothing", async () => {
		const name = ownName();
		const index = openOwn({ name });
		const reference = referenceFor(1);
		await reference.imports(index, batches(RECORDS.slice(0, 1000)));
		const traffic = readers(index, reference);
		await reference.imports(index, batches(RECORDS), {
			after: async (added) => {
				if (added === 6) await theCluster().whole();
				if (added === 3 || added === 8) await theCluster().kill((await holdersOf(name))[0]!);
			},
		});
		await theCluster().whole();
		await traffic.answers(200);
		await traffic.stop();
		expect(traffic.wrong).toEqual([]);
		expect(await index.verify()).toMatchObject({ problems: [], records: RECORDS.length });
	});

	it("break no commit, whether they held the records or the state", async () => {
		const name = ownName();
		const index = openOwn({ name });
		const reference = referenceFor(1);
		await reference.imports(index, batches(RECORDS));
		const traffic = readers(index, reference);
		for (const [day, what] of (["state", "records-*"] as const).entries()) {
			const [holder] = await holdersOf(name, what);
			await reference.imports(index, batches(aDayLater(RECORDS, day + 1)), {
				during: () => theCluster().kill(holder!),
			});
			await theCluster().whole();
		}
		await traffic.answers(100);
		await traffic.stop();
		expect(traffic.wrong).toEqual([]);
		expect((await index.verify()).problems).toEqual([]);
	});

	it("fail no search and falsify none, whichever of the three it is", async () => {
		const index = openOwn();
		const reference = referenceFor(2);
		await reference.imports(index, batches(RECORDS));
		const traffic = readers(index, reference);
		for (const node of [1, 2, 3]) {
			await traffic.answers(100);
			await theCluster().kill(node);
			await traffic.answers(200);
			await theCluster().whole();
		}
		await traffic.stop();
		expect(traffic.wrong).toEqual([]);
		expect(traffic.asked).toBeGreaterThanOrEqual(900);
	});
});

describe.skipIf(clusterHandle() === undefined)("while readers search", () => {
	it("all nodes are restarted one after the other during imports: every answer is of one moment", async () => {
		const index = openOwn();
		const reference = referenceFor(1);
		await reference.imports(index, batches(RECORDS));
		const traffic = readers(index, reference);
		const over = new AbortController();
		const days = (async () => {
			let day = 0;
			while (!over.signal.aborted) await reference.imports(index, batches(aDayLater(RECORDS, ++day)));
			return day;
		})();
		for (const node of [1, 2, 3]) {
			await theCluster().stop(node);
			await traffic.answers(50);
			await theCluster().whole();
		}
		over.abort();
		expect(await days).toBeGreaterThanOrEqual(2);
		await traffic.stop();
		expect(traffic.wrong).toEqual([]);
		expect((await index.verify()).problems).toEqual([]);
	});

	it("an index is rebuilt, even if a node dies, and no request fails", async () => {
		const index = openOwn();
		const reference = referenceFor(2);
		await reference.imports(index, batches(RECORDS));
		const traffic = readers(index, reference);
		await index.rebuild();
		let killing: Promise<void> | undefined;
		await index.rebuild(({ done }) => {
			if (done > 0 && done < RECORDS.length) killing ??= theCluster().kill(2);
		});
		expect(killing).toBeDefined();
		await killing;
		await traffic.answers(100);
		await traffic.stop();
		await theCluster().whole();
		expect(traffic.wrong).toEqual([]);
		expect((await index.verify()).problems).toEqual([]);
	});
});
