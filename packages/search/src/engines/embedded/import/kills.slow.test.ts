import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { imported, model } from "../../../suite/fixture.ts";
import { openEmbedded } from "../index.ts";
import { killImports } from "../testing/kills.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-kills-"));
afterAll(() => rmSync(folder, { recursive: true }));

const snapshots = (): readonly string[] => readdirSync(folder).filter((name) => name.includes(".index-"));

// Enough records for a background build; packages/search/bench/kills.ts does the same a hundred times.
const RECORDS = 20_500;

it("killed imports leave the complete old or new catalogue, and are resumed", async () => {
	const path = join(folder, "catalogue.sqlite");
	const moments = [0.9, 0.3, 0.6, 0.1, 0.75];
	let next = 0;
	const counts = await killImports(path, 5, RECORDS, () => moments[next++ % moments.length]!);
	expect(counts.killed).toBe(5);
	// The files of killed imports are old when a later import starts.
	for (const name of snapshots()) utimesSync(join(folder, name), 0, 0);
	const index = openEmbedded(path);
	await imported(index, [model("owner/late")]);
	await index.close();
	expect(snapshots()).toHaveLength(1);
}, 300_000);
