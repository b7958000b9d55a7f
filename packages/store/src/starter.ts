import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Index, sourceName, STARTER_SOURCE } from "@vitrine/search";
import { importSource } from "./import.ts";

/** The starter catalogue of the project: well-known models, and six miniature repositories. */
export const STARTER: string = fileURLToPath(new URL("../../../starter", import.meta.url));

/** Its parts; each is a source. */
const PARTS = [{ path: "models.ndjson" }, { path: "miniatures", undated: true }];

/** Imports the starter catalogue, if nothing was ever imported. */
export async function fillIfEmpty(index: Index, starter: string, onFill?: () => void): Promise<void> {
	const parts = PARTS.map(({ path, undated = false }) => ({ path: join(starter, path), undated }));
	const there = parts.filter(({ path }) => existsSync(path));
	if (there.length === 0 || (await index.sources()).length > 0) return;
	onFill?.();
	for (const { path, undated } of there) await importSource(index, path, { unlessThere: true, undated });
}

/** Deletes the records of the starter catalogue that no other source has replaced. */
export async function deleteStarter(index: Index): Promise<void> {
	const parts = (await index.sources()).filter(
		({ id, records = 0 }) => records > 0 && sourceName(id) === STARTER_SOURCE,
	);
	for (const { id, kind, location } of parts) {
		const load = await index.load({ id, kind, location });
		// A complete import without records deletes those of its source.
		await load.commit({ skipped: 0, complete: true });
	}
}
