import { setTimeout } from "node:timers/promises";
import { IndexError } from "../../../errors.ts";
import type { UpkeepProgress } from "../../../upkeep.ts";
import { refresh, scanned } from "../asking.ts";
import { type Write, writeAll } from "../bulk.ts";
import { all, between, type Clause } from "../clauses.ts";
import type { Cluster } from "../cluster.ts";
import { aliased, makeRecordsIndex, orphans, removeIndex, swapAlias, waitForCopies } from "../indices.ts";
import { VERSION } from "../mapping.ts";
import { ALIVE, asRow, digested, filedRow, rowKey, type StoredRow } from "../row.ts";
import type { State } from "../state.ts";
import { forgotten, openWriting, type Writing } from "../writing.ts";

/** Milliseconds that requests which are under way may still need the old index. */
const GRACE = 2000;
const FIELDS = ["record", "source", "load", "from", "until"] as const;

/**
 * Files all records anew into a new index, which then takes the place of the old one in one step; readers notice
 * nothing. What an interrupted import had brought is left behind.
 */
export async function rebuild(
	cluster: Cluster,
	tell: (progress: UpkeepProgress) => void = () => undefined,
): Promise<void> {
	const writing = await openWriting(cluster, "any");
	try {
		for (const index of await orphans(cluster)) await removeIndex(cluster, index);
		const before = await aliased(cluster);
		const index = await makeRecordsIndex(cluster, false);
		try {
			await waitForCopies(cluster, [index]);
			await copy(writing, index, tell);
			await writing.lease.hold();
			await swapAlias(cluster, before, index);
		} catch (error) {
			await removeIndex(cluster, index).catch(() => undefined);
			throw error;
		}
		await writing.replaceState({ version: VERSION });
		await setTimeout(GRACE);
		for (const old of before) await removeIndex(cluster, old);
	} finally {
		await writing.end();
	}
}

async function copy(writing: Writing, index: string, tell: (progress: UpkeepProgress) => void): Promise<void> {
	const { cluster, state, lease } = writing;
	let done = 0;
	tell({ done, of: state.total });
	for await (const rows of scanned(cluster, stillRead(state), FIELDS)) {
		await lease.hold();
		await writeAll(
			cluster,
			index,
			rows.map(({ _source }) => writeOf(_source, state.generation)),
		);
		done += rows.filter(({ _source }) => _source.until > state.generation).length;
		tell({ done, of: state.total });
	}
	await refresh(cluster, index);
	if (done !== state.total)
		throw new IndexError(
			"corrupt",
			`${done} records of ${cluster.settings.name} can be read, and ${state.total} were imported`,
		);
}

/** The rows that readers see, and those that the last commits took out: whoever asked before them may be reading yet. */
const stillRead = (state: State): Clause =>
	all([between("from", { lte: state.generation }), between("until", { gt: forgotten(state) })]);

function writeOf(
	{ record, source, load, from, until }: Pick<StoredRow, (typeof FIELDS)[number]>,
	generation: number,
): Write {
	const row = asRow({ record, source });
	const { text, digest } = digested(row.record);
	const key = rowKey(row.record.id, from);
	// A commit that never came has left no mark here.
	const end = until > generation ? ALIVE : until;
	const body: StoredRow = { ...filedRow(row.record, text), source, digest, load, from, until: end };
	return { kind: "index", key, body };
}
