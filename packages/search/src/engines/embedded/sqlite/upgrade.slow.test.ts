import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { swept } from "../../../../../../test/sweep.ts";
import { model } from "../../../suite/fixture.ts";
import { openEmbedded } from "../index.ts";
import { OutcomeTable } from "../outcomeTable.ts";
import { SCHEMA_VERSION } from "./schema.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-upgrade-"));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;

/** A catalogue that Vitrine wrote when the schema had this version. */
function catalogueOf(version: number): string {
	const path = join(folder, `${made++}.sqlite`);
	writeFileSync(path, gunzipSync(readFileSync(join(import.meta.dirname, `../testing/schemas/${version}.sqlite.gz`))));
	return path;
}

const VERSIONS = Array.from({ length: SCHEMA_VERSION }, (_, i) => i + 1);
const OLD = VERSIONS.slice(0, -1);

describe.each(VERSIONS)("a catalogue of schema %i", (version) => {
	it("has all its records and sources, found by every kind of search", async () => {
		const notices: string[] = [];
		const path = catalogueOf(version);
		const index = openEmbedded(path, { onNotice: (message) => void notices.push(message) });
		onTestFinished(() => index.close());
		expect([await index.count(), (await index.search({})).total]).toEqual([40, 40]);
		const page = await index.search({ text: "model", sort: "downloads", facets: ["author", "tag"], limit: 1 });
		expect([page.total, page.rows[0]?.record.id]).toEqual([40, "owner-0/model-100"]);
		expect(page.facets.author?.reduce((sum, { count }) => sum + count, 0)).toBe(40);
		expect((await index.search({ filters: { tag: ["replaced"] } })).rows[0]?.record.id).toBe("owner-3/model-3");
		expect((await index.get("owner-0/model-100"))?.record.tags).toEqual(["späte Änderung", "日本"]);
		expect(await index.get("owner-2/model-7")).toBeUndefined();
		expect(await index.sources()).toMatchObject([
			{ id: "folder:/models", records: 38, skipped: 1 },
			{ id: "ndjson:/dump", records: 2, skipped: 0, attribution: { name: "A dump" } },
		]);
		expect(await index.verify()).toEqual({ records: 40, problems: [], found: 0 });
		expect(notices).toHaveLength(version === SCHEMA_VERSION ? 0 : 2);
	});

	it("takes an import that recognises what has not changed", async () => {
		const index = openEmbedded(catalogueOf(version));
		onTestFinished(() => index.close());
		const { record } = (await index.get("owner-1/model-1"))!;
		const load = await index.load({ id: "folder:/models", kind: "folder", location: "/models" });
		await load.add([record, model("brand/new")]);
		expect(load.unchanged).toBe(1);
		await load.commit({ skipped: 0 });
		expect(await index.verify()).toMatchObject({ records: 41, found: 0 });
	});
});

/** A table that the upgrade drops is not there; one that it creates is there. */
const MISSING = {
	break: "ALTER TABLE letters RENAME TO set_aside",
	mend: "ALTER TABLE set_aside RENAME TO letters",
	message: "no such table: letters",
};
const TAKEN = {
	break: "CREATE TABLE outcomes (id)",
	mend: "DROP TABLE outcomes",
	message: "table outcomes already exists",
};

function onDatabase(path: string, work: (database: DatabaseSync) => void): void {
	const database = new DatabaseSync(path);
	work(database);
	database.close();
}

for (const [version, options] of swept(OLD))
	describe(`the upgrade of schema ${version}`, () => {
		it("changes nothing if it is interrupted, and is done by the next start", async () => {
			const path = catalogueOf(version);
			// The last step of the upgrade fails, after all its other work.
			const { break: broken, mend, message } = version === 3 ? TAKEN : MISSING;
			onDatabase(path, (database) => database.exec(broken));
			expect(() => openEmbedded(path)).toThrow(message);
			onDatabase(path, (database) => {
				expect(database.prepare("SELECT version FROM schema").get()).toEqual({ version });
				database.exec(mend);
			});
			const index = openEmbedded(path);
			onTestFinished(() => index.close());
			expect((await index.search({ text: "model" })).total).toBe(40);
		});

		it("is done once by processes that start at the same time", options, async () => {
			const path = catalogueOf(version);
			const script = join(import.meta.dirname, "../testing/opener.ts");
			const runs = [1, 2, 3].map(async () => {
				const child = spawn(process.execPath, [script, path], { stdio: ["ignore", "pipe", "inherit"] });
				let output = "";
				child.stdout.on("data", (piece: Buffer) => (output += piece.toString()));
				await once(child, "close");
				return output;
			});
			const line = `40 ${version === 3 ? 3 : 4}\n`;
			expect(await Promise.all(runs)).toEqual([line, line, line]);
		});
	});

it("a schema that is older than any version there has been is refused", () => {
	const path = catalogueOf(1);
	const database = new DatabaseSync(path);
	database.exec("UPDATE schema SET version = 0");
	database.close();
	expect(() => openEmbedded(path)).toThrow(/it has schema 0, this version reads \d+\. Move the file away/);
});

it("the outcomes of checks are there in every version, and stay when records are imported again", async () => {
	const path = catalogueOf(4);
	const index = openEmbedded(path);
	const table = new OutcomeTable(path);
	onTestFinished(() => (table.close(), index.close()));
	expect(table.get("owner-1/model-1")).toBe('{"kept":true}');
	table.put("owner-1/model-1", "failed", "{}");
	const load = await index.load({ id: "folder:/models", kind: "folder", location: "/models" });
	await load.add([model("brand/new")]);
	await load.commit({ skipped: 0, complete: true });
	expect(table.withResult("failed", 10)).toEqual([{ id: "owner-1/model-1", outcome: "{}" }]);
	expect(table.withResult("run", 10)).toEqual([]);
	expect(await index.verify()).toMatchObject({ found: 0 });
});
