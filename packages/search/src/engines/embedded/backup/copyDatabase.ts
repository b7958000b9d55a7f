import { backup, type DatabaseSync } from "node:sqlite";
import type { OnProgress } from "../../../api/maintenance.ts";

/** Pages that are copied at a time, 8 MB; other work of the process runs in between. */
const PAGES_PER_STEP = 2000;

/**
 * Copies a database into a file. A database that is there is replaced in one transaction, also for the processes that have
 * it open. Progress is in records, of which there are `records`.
 */
export async function copyDatabase(
	from: DatabaseSync,
	to: string,
	records: number,
	onProgress: OnProgress,
	signal?: AbortSignal,
): Promise<void> {
	signal?.throwIfAborted();
	await backup(from, to, {
		rate: PAGES_PER_STEP,
		progress: ({ totalPages, remainingPages }) => {
			signal?.throwIfAborted();
			onProgress({ done: Math.round(records * (1 - remainingPages / Math.max(1, totalPages))), of: records });
		},
	});
	onProgress({ done: records, of: records });
}
