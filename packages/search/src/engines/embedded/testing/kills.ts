import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ModelRecord } from "@vitrine/model";
import type { Index } from "../../../api/searchIndex.ts";
import type { SourceInfo } from "../../../api/source.ts";
import { openEmbedded } from "../index.ts";

export const SOURCE: SourceInfo = { id: "ndjson:/editions", kind: "ndjson", location: "/editions" };

/** All records of an edition: its number is their only tag, and determines their downloads. */
export const editionOf = (edition: number, count: number): readonly ModelRecord[] =>
	Array.from({ length: count }, (_, i) => ({
		id: `owner-${i % 97}/model-${i}`,
		tags: [`edition-${edition}`],
		downloads: edition * count + i,
	}));

/** The imports of a run. */
export interface KillCounts {
	/** Imports that were killed, and how many of them during the commit. */
	readonly killed: number;
	readonly committing: number;
	/** Imports that finished, and imports that resumed from the rows of a killed one. */
	readonly finished: number;
	readonly resumed: number;
}

/**
 * Imports edition after edition and kills the process at random moments, until `kills` imports have been killed. After
 * each, an old and a new reader must see the same complete edition. Throws if they do not.
 */
export async function killImports(
	path: string,
	kills: number,
	count: number,
	random: () => number,
): Promise<KillCounts> {
	const counts = { killed: 0, committing: 0, finished: 0, resumed: 0 };
	const reader = openEmbedded(path);
	let edition = await importCompletely(path, 1, count);
	try {
		for (let longest = 0; counts.killed < kills;) {
			const started = performance.now();
			const { isFinished, hasCommitted, unchanged } = await runImport(path, edition + 1, count, longest * random());
			if (isFinished || longest === 0) longest = Math.max(longest, performance.now() - started);
			const visible = await editionSeenBy(reader, count);
			await expectSameEdition(path, count, visible);
			if (visible !== edition + 1 && (visible !== edition || isFinished))
				throw new Error(`Edition ${visible} is visible after an import of edition ${edition + 1}.`);
			edition = visible;
			counts.killed += isFinished ? 0 : 1;
			counts.finished += isFinished ? 1 : 0;
			counts.committing += !isFinished && hasCommitted ? 1 : 0;
			counts.resumed += unchanged > 0 ? 1 : 0;
		}
		await importCompletely(path, edition + 1, count);
		if ((await editionSeenBy(reader, count)) !== edition + 1) throw new Error(`The last import is not visible.`);
		return counts;
	} finally {
		await reader.close();
	}
}

async function expectSameEdition(path: string, count: number, visible: number): Promise<void> {
	const fresh = openEmbedded(path);
	const other = await editionSeenBy(fresh, count).finally(() => fresh.close());
	if (visible !== other) throw new Error(`The old reader sees edition ${visible}, the new one ${other}.`);
}

async function importCompletely(path: string, edition: number, count: number): Promise<number> {
	const { isFinished } = await runImport(path, edition, count, 0);
	if (!isFinished) throw new Error(`The import of edition ${edition} failed.`);
	return edition;
}

interface ImportRun {
	readonly isFinished: boolean;
	readonly hasCommitted: boolean;
	/** Records that were already stored before the commit. */
	readonly unchanged: number;
}

/** Imports an edition in a process, which is killed after some milliseconds, or never for 0. */
async function runImport(path: string, edition: number, count: number, milliseconds: number): Promise<ImportRun> {
	const script = join(import.meta.dirname, "edition.ts");
	const child = spawn(process.execPath, [script, path, String(edition), String(count)], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	let output = "";
	child.stdout.on("data", (piece: Buffer) => (output += piece.toString()));
	const closed = once(child, "close");
	if (milliseconds > 0) {
		await Promise.race([once(child.stdout, "data"), closed]);
		await Promise.race([setTimeout(milliseconds), closed]);
		child.kill("SIGKILL");
	}
	await closed;
	const unchanged = Number(/commits, (\d+) unchanged/.exec(output)?.[1] ?? 0);
	return { isFinished: output.endsWith("finished\n"), hasCommitted: output.includes("commits"), unchanged };
}

/** The edition that an index shows in rows, facets, order and totals. Throws if it shows parts of several. */
async function editionSeenBy(index: Index, count: number): Promise<number> {
	const { rows, total, facets } = await index.search({ sort: "downloads", limit: 1, facets: ["tag", "author"] });
	const { tag: tags = [], author: authors = [] } = facets;
	const edition = Number(tags[0]?.value.replace("edition-", ""));
	const found = await index.search({ text: `model edition-${edition}`, sort: "downloads", direction: "asc", limit: 1 });
	const last = await index.get(`owner-${(count - 1) % 97}/model-${count - 1}`);
	const seen = {
		records: await index.count(),
		total,
		authors: authors.reduce((sum, one) => sum + one.count, 0),
		tags: tags.length,
		tagged: tags[0]?.count,
		found: found.total,
		most: rows[0]?.record.downloads,
		least: found.rows[0]?.record.downloads,
		last: last?.record.tags[0],
	};
	const expected = {
		records: count,
		total: count,
		authors: count,
		tags: 1,
		tagged: count,
		found: count,
		most: (edition + 1) * count - 1,
		least: edition * count,
		last: `edition-${edition}`,
	};
	if (JSON.stringify(seen) !== JSON.stringify(expected))
		throw new Error(`Editions are mixed: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}.`);
	return edition;
}
