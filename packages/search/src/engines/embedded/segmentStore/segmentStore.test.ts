import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { SWEEP } from "../../../../../../test/sweep.ts";
import { indexerFor } from "../../../indexing/indexer.ts";
import { imported, model } from "../../../suite/fixture.ts";
import { openEmbedded } from "../index.ts";
import { connect } from "../sqlite/connection.ts";
import { BuildProgress } from "./buildProgress.ts";
import { SegmentStore } from "./segmentStore.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-segments-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** So many rows are followed by a progress. */
const MANY = 20_000;

const records = (owner: string) => Array.from({ length: MANY }, (_, at) => model(`${owner}/model-${at}`));

it("tells of the first build, and not of an import for which searches wait", SWEEP, async () => {
	const path = join(folder, "catalogue.sqlite");
	const index = openEmbedded(path);
	const progress = new BuildProgress();
	const begin = vi.spyOn(progress, "begin");
	const store = new SegmentStore(indexerFor(new Set()), undefined, { progress });
	await imported(index, records("first"));
	const database = connect(path, 1000);
	store.refresh(database);
	expect(begin.mock.calls).toEqual([[MANY, false]]);
	await imported(index, records("second"));
	const found = store.refresh(database);
	expect(begin.mock.calls.slice(1)).toEqual([[MANY, true]]);
	expect(found.reduce((sum, { segment }) => sum + segment.docCount, 0)).toBe(2 * MANY);
	database.close();
	await index.close();
});
