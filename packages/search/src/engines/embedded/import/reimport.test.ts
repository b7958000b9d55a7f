import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import type { ModelRecord } from "@vitrine/model";
import { imported, model, SOURCE } from "../../../suite/fixture.ts";
import { openEmbedded } from "../index.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-reimport-"));
afterAll(() => rmSync(folder, { recursive: true }));

const RECORDS: readonly ModelRecord[] = Array.from({ length: 6000 }, (_, i) =>
	model(`owner-${i % 50}/model-${i}`, { downloads: i, tags: ["x", `tag-${i % 100}`] }),
);

/** Logs every write to models and records in a separate table. */
function watchWrites(path: string): {
	readonly take: () => Readonly<Record<string, number>>;
	readonly close: () => void;
} {
	const database = new DatabaseSync(path, { timeout: 5000 });
	database.exec("CREATE TABLE writes (what TEXT)");
	for (const table of ["models", "records"])
		for (const act of ["INSERT", "UPDATE", "DELETE"])
			database.exec(
				`CREATE TRIGGER ${act}_${table} AFTER ${act} ON ${table} BEGIN INSERT INTO writes VALUES ('${act} ${table}'); END`,
			);
	const take = (): Readonly<Record<string, number>> => {
		const rows = database.prepare("SELECT what, count(*) AS count FROM writes GROUP BY what ORDER BY what").all();
		database.exec("DELETE FROM writes");
		return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
	};
	return { take, close: () => database.close() };
}

it("importing a dump again writes only what has changed", async () => {
	const path = join(folder, "catalogue.sqlite");
	const index = openEmbedded(path);
	await imported(index, RECORDS, SOURCE, true);
	const writes = watchWrites(path);
	await imported(index, RECORDS, SOURCE, true);
	expect(writes.take()).toEqual({});
	const changed = RECORDS.map((record, i) => (i % 2000 === 7 ? { ...record, likes: i } : record)).slice(1);
	const load = await index.load(SOURCE);
	await load.add([...changed, model("owner/new"), model("owner/newer")]);
	expect(load.unchanged).toBe(RECORDS.length - 4);
	await load.commit({ skipped: 0, complete: true });
	expect(writes.take()).toEqual({
		"DELETE models": 4,
		"DELETE records": 4,
		"INSERT models": 5,
		"INSERT records": 5,
	});
	expect(await index.count()).toBe(RECORDS.length + 1);
	expect((await index.search({ ranges: { likes: { min: 0 } } })).total).toBe(3);
	writes.close();
	await index.close();
});
