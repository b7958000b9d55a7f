import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ModelRecord } from "@vitrine/model";
import type { Index, SourceInfo } from "../../../shapes.ts";
import { openEmbedded } from "../index.ts";

export const SOURCE: SourceInfo = { id: "ndjson:/editions", kind: "ndjson", location: "/editions" };

/** All records of an edition: its number is their only tag, and the first part of their figures. */
export const editionOf = (edition: number, count: number): readonly ModelRecord[] =>
	Array.from({ length: count }, (_, i) => ({
		id: `owner-${i % 97}/model-${i}`,
		tags: [`edition-${edition}`],
		downloads: edition * count + i,
	}));

/** How a run of imports went. */
export interface Kills {
	/** Imports that were killed, and how many of them had begun to commit. */
	readonly killed: number;
	readonly committing: number;
	/** Imports that came to their end, and how many of them found something that a killed one had brought. */
	readonly ended: number;
	readonly resumed: number;
}

/**
 * Imports edition after edition and kills the process at random moments, until so many have been killed. After each, a
 * reader that was there all along and one that has just come must see one edition, whole. Throws where they do not.
 */
export async function killImports(path: string, kills: number, count: number, random: () => number): Promise<Kills> {
	const went = { killed: 0, committing: 0, ended: 0, resumed: 0 };
	const reader = openEmbedded(path);
	let edition = await runToEnd(path, 1, count);
	try {
		for (let longest = 0; went.killed < kills;) {
			const started = performance.now();
			const { isEnded, hasCommitted, met } = await run(path, edition + 1, count, longest * random());
			if (isEnded || longest === 0) longest = Math.max(longest, performance.now() - started);
			const seen = await seenBy(reader, count);
			const fresh = openEmbedded(path);
			const again = await seenBy(fresh, count).finally(() => fresh.close());
			if (seen !== again) throw new Error(`One reader sees edition ${seen}, the other ${again}.`);
			if (seen !== edition && seen !== edition + 1)
				throw new Error(`Edition ${seen} is seen, of ${edition} and the next.`);
			if (isEnded && seen !== edition + 1) throw new Error(`Edition ${edition + 1} was imported, and ${seen} is seen.`);
			edition = seen;
			went.killed += isEnded ? 0 : 1;
			went.ended += isEnded ? 1 : 0;
			went.committing += !isEnded && hasCommitted ? 1 : 0;
			went.resumed += met > 0 ? 1 : 0;
		}
		await runToEnd(path, edition + 1, count);
		if ((await seenBy(reader, count)) !== edition + 1) throw new Error(`The last import is not seen.`);
		return went;
	} finally {
		await reader.close();
	}
}

async function runToEnd(path: string, edition: number, count: number): Promise<number> {
	const { isEnded } = await run(path, edition, count, 0);
	if (!isEnded) throw new Error(`The import of edition ${edition} failed.`);
	return edition;
}

interface Run {
	readonly isEnded: boolean;
	readonly hasCommitted: boolean;
	/** Records that were there when it came to commit. */
	readonly met: number;
}

/** Imports an edition in a process of its own, which is killed so many milliseconds after it began; at 0 it is not. */
async function run(path: string, edition: number, count: number, milliseconds: number): Promise<Run> {
	const script = join(import.meta.dirname, "edition.ts");
	const child = spawn(process.execPath, [script, path, String(edition), String(count)], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	let said = "";
	child.stdout.on("data", (piece: Buffer) => (said += piece.toString()));
	const ended = once(child, "close");
	if (milliseconds > 0) {
		await Promise.race([once(child.stdout, "data"), ended]);
		await Promise.race([setTimeout(milliseconds), ended]);
		child.kill("SIGKILL");
	}
	await ended;
	const met = Number(/commits, (\d+) were there/.exec(said)?.[1] ?? 0);
	return { isEnded: said.endsWith("ended\n"), hasCommitted: said.includes("commits"), met };
}

/** The edition that an index shows in rows, facets, order and totals. Throws where it shows parts of several. */
async function seenBy(index: Index, count: number): Promise<number> {
	const { rows, total, facets } = await index.search({ sort: "downloads", limit: 1, facets: ["tag", "author"] });
	const [first] = facets.tag!;
	const edition = Number(first?.value.replace("edition-", ""));
	const authors = facets.author!.reduce((sum, one) => sum + one.count, 0);
	const found = await index.search({ text: `model edition-${edition}`, sort: "downloads", direction: "asc", limit: 1 });
	const last = await index.get(`owner-${(count - 1) % 97}/model-${count - 1}`);
	const shown = {
		records: await index.count(),
		total,
		authors,
		tags: facets.tag!.length,
		tagged: first?.count,
		found: found.total,
		top: rows[0]?.record.downloads,
		least: found.rows[0]?.record.downloads,
		last: last?.record.tags[0],
	};
	const wanted = {
		records: count,
		total: count,
		authors: count,
		tags: 1,
		tagged: count,
		found: count,
		top: (edition + 1) * count - 1,
		least: edition * count,
		last: `edition-${edition}`,
	};
	if (JSON.stringify(shown) !== JSON.stringify(wanted))
		throw new Error(`A mixture is seen: ${JSON.stringify(shown)}, where it should be ${JSON.stringify(wanted)}.`);
	return edition;
}
