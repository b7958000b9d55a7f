import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, onTestFinished } from "vitest";
import type { ModelRecord } from "@vitrine/model";
import type { Maintenance } from "../../../api/maintenance.ts";
import type { Index } from "../../../api/searchIndex.ts";
import { imported, model } from "../../../suite/fixture.ts";
import { openEmbedded } from "../index.ts";

/** Folders and catalogues for tests of backups; the folders are removed after the tests of the file. */
export function backupStage() {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-backup-"));
	afterAll(() => rmSync(folder, { recursive: true }));
	let made = 0;
	const newFolder = (): string => {
		const path = join(folder, `${made++}`);
		mkdirSync(path);
		return path;
	};
	const newPath = (): string => join(newFolder(), "catalogue.sqlite");
	const catalogue = async (tag: string, count = 300): Promise<{ path: string; index: Index & Maintenance }> => {
		const path = newPath();
		const index = opened(path);
		await imported(index, taggedRecords(tag, count));
		return { path, index };
	};
	return { newFolder, newPath, catalogue };
}

export const taggedRecords = (tag: string, count: number): readonly ModelRecord[] =>
	Array.from({ length: count }, (_, i) => model(`owner/model-${i}`, { tags: [tag], downloads: i }));

/** An index that is closed after the test. */
export function opened(path: string): Index & Maintenance {
	const index = openEmbedded(path);
	onTestFinished(() => index.close());
	return index;
}

/** What readers see: the count, and the records by tag. */
export const seen = async (index: Index): Promise<unknown> => [
	await index.count(),
	(await index.search({ text: "model", facets: ["tag"] })).facets.tag,
];

/** What they see of `taggedRecords`. */
export const tagged = (value: string, count = 300): unknown => [count, [{ value, count }]];

/** Overwrites the page where the index of ids starts. */
export function overwriteIndex(path: string): void {
	const database = new DatabaseSync(path);
	const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'models_by_id'").get()!;
	const { page_size } = database.prepare("PRAGMA page_size").get()!;
	database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
	database.close();
	const root = (Number(rootpage) - 1) * Number(page_size);
	writeFileSync(path, readFileSync(path).fill(0xff, root, root + 64));
}
