import type { Sender } from "./answer.ts";
import { commitOf } from "./commit.ts";

/** The only commit of a repository: no source here has a history. */
export const sendCommits: Sender = async (context, asked, { snapshots }) => {
	const snapshot = snapshots.filesOf(asked);
	const dates = [...snapshot.files.values()].map(({ modified = 0 }) => modified);
	const commit = commitOf(snapshot, dates.length === 0 ? 0 : dates.reduce((a, b) => Math.max(a, b)));
	context.header("X-Total-Count", "1");
	// Programs that count pages end at one that is empty.
	if (Number(context.req.query("p") ?? 0) > 0) return context.json([]);
	return context.json([{ ...commit, message: "", authors: [] }]);
};

/** Discussions: there are none. */
export const sendDiscussions: Sender = async (context) =>
	context.json({ discussions: [], count: 0, start: 0, numClosedDiscussions: 0 });

/** Whether the files may be read: everybody may. */
export const sendAccess: Sender = async (context) => context.json({});
