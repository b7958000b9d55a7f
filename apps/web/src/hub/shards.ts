import { posix } from "node:path";
import { readShard } from "../rendering/rendering.ts";
import { RenderingError } from "../rendering/error.ts";
import type { Results, ShardJob, Unreadable } from "../rendering/messages.ts";
import type { Sender } from "./answer.ts";
import { HubError, inside } from "./errors.ts";
import { JSON_TYPE, LARGEST_ANSWER } from "./jsonList.ts";
import type { HubSnapshot } from "./snapshot.ts";

/** The headers of the safetensors files that an index names, in one answer. Threads parse them. */
export const sendShards: Sender = async (context, asked, { snapshots }) => {
	const snapshot = snapshots.filesOf(asked);
	const { path } = asked.address;
	const { index, names } = await shardOf(snapshot, path, "shardIndex");
	const headers: string[] = [];
	let bytes = index.length;
	for (const name of names) {
		const header = await shardOf(snapshot, posix.join(posix.dirname(path), name), "shardHeader");
		const entry = `${JSON.stringify(name)}:${header}`;
		bytes += Buffer.byteLength(entry);
		if (bytes > LARGEST_ANSWER) throw new HubError("too-long", path);
		headers.push(entry);
	}
	return context.body(`{"index":${index},"headers":{${headers.join(",")}}}`, 200, JSON_TYPE);
};

type Read<T extends ShardJob["type"]> = Exclude<Results[T], Unreadable>;

/** Reads a file that the repository lists. */
async function shardOf<T extends ShardJob["type"]>(snapshot: HubSnapshot, path: string, type: T): Promise<Read<T>> {
	if (!snapshot.files.has(path)) throw new HubError("unknown-file", snapshot.id, { got: JSON.stringify(path) });
	const file = await inside(path, () => snapshot.open(path));
	if (file === undefined) throw new HubError("missing-file", path);
	try {
		const read = await readShard({ type, path, size: file.size, longest: LARGEST_ANSWER }, (range) => file.read(range));
		if (isUnreadable(read)) throw new HubError(read.why, path);
		return read as Read<T>;
	} catch (error) {
		throw error instanceof RenderingError ? new HubError("busy", path) : error;
	} finally {
		await file.close();
	}
}

const isUnreadable = (read: Results[ShardJob["type"]]): read is Unreadable => typeof read !== "string" && "why" in read;
