import type { StateDocument } from "../documents/stateDocument.ts";

/** Milliseconds after which no search reads what a commit has deleted. */
const GRACE_MS = 300_000;

/** The commits whose deleted rows may still be read, and the one before them. */
export function recentCommits({ commits }: StateDocument, now: number): StateDocument["commits"] {
	const isOld = commits.map(({ at }) => at <= now - GRACE_MS);
	return commits.slice(Math.max(0, isOld.lastIndexOf(true)));
}

/** The last commit whose deleted rows no reader needs; 0 if there is none. */
export function lastUnreadCommit(state: StateDocument): number {
	const now = Date.now();
	const [oldest] = recentCommits(state, now);
	return oldest && oldest.at <= now - GRACE_MS ? oldest.generation : 0;
}
