import { createHash } from "node:crypto";
import { type ModelRecord, shown } from "@vitrine/model";
import type { Context } from "hono";
import { cursorFor, readCursor } from "../http/cursor.ts";
import { MAIN } from "./address.ts";
import type { Sender } from "./answer.ts";
import { HubError } from "./errors.ts";
import { infoFields, isOn } from "./fields.ts";
import { infoOf } from "./info.ts";
import { JSON_TYPE, JsonList, sendJson } from "./jsonList.ts";
import { limitOf, MOST } from "./limit.ts";
import { linkNext } from "./link.ts";
import type { FileName } from "./names.ts";
import { sendFile, sendRaw } from "./resolve.ts";
import { entryIn, nodesAt, nodesIn, pathOf } from "./tree.ts";

/** The record, with the current commit and files. A list of files that is too large is left out: clients then read the tree. */
export const sendInfo: Sender = async (context, { record, snapshot }, { names }) => {
	const query = queryOf(context);
	const fields = infoFields(query);
	const info = infoOf({ ...record, sha: snapshot?.sha ?? record.sha ?? revisionOf(record) }, fields);
	if (!fields.includes("siblings")) return context.json(info);
	const blobs = isOn(query, "blobs");
	if (snapshot === undefined) return context.json(blobs ? { ...info, siblings: record.siblings ?? [] } : info);
	const { siblings: _, ...rest } = info;
	const files = [...snapshot.files.values()];
	const nameOf = names.forList(snapshot);
	const siblings = await listed(files, async (file) => ({
		rfilename: file.path,
		...(blobs && { size: file.size, ...blobOf(await nameOf(file)) }),
	}));
	if (siblings.length < files.length) return context.json(rest);
	return context.body(`${JSON.stringify(rest).slice(0, -1)},"siblings":${siblings}}`, 200, JSON_TYPE);
};

/**
 * The revision of a record that states none, computed from it. huggingface_hub 2 reads a revision before it requests files,
 * whose answer then says where they are.
 */
const revisionOf = (record: ModelRecord): string => createHash("sha1").update(JSON.stringify(record)).digest("hex");

/** The files and folders in a folder of the repository, one page at a time. */
export const sendTree: Sender = async (context, asked, { config, snapshots, names }) => {
	const snapshot = snapshots.filesOf(asked);
	const query = queryOf(context);
	const { path } = asked.address;
	const recursive = isOn(query, "recursive");
	const place = [snapshot.id, path, recursive];
	const after = afterOf(query.get("cursor"), place);
	const nodes = nodesIn(snapshot, path, recursive).filter((node) => pathOf(node) > after);
	const nameOf = names.forList(snapshot);
	const entry = entryIn(snapshot, isOn(query, "expand"), nameOf);
	const page = await listed(nodes.slice(0, limitOf(query, MOST)), entry);
	const last = nodes[page.length - 1];
	if (nodes.length > page.length && last !== undefined) linkNext(context, cursorFor(pathOf(last), place), config);
	return sendJson(context, page);
};

/** The branches: `main` is the only one. */
export const sendRefs: Sender = async (context, asked, { snapshots }) => {
	const branch = { name: MAIN, ref: `refs/heads/${MAIN}`, targetCommit: snapshots.filesOf(asked).sha };
	return context.json({ branches: [branch], converts: [], tags: [], pullRequests: [] });
};

/** The files and folders of a list of paths. */
export const sendPaths: Sender = async (context, asked, { snapshots, names }) => {
	const snapshot = snapshots.filesOf(asked);
	const { paths, expand } = await bodyOf(context);
	const nodes = nodesAt(snapshot, paths);
	const found = await listed(nodes, entryIn(snapshot, expand, names.forList(snapshot)));
	if (found.length === nodes.length) return sendJson(context, found);
	const expected = `${found.length} or fewer`;
	throw new HubError("too-large-answer", "paths", { got: `${nodes.length} files`, expected });
};

/** A file; the list of files is read again if the file has been written to since. */
export const sendResolved: Sender = async (context, asked, { snapshots, names }) =>
	sendFile(context, await snapshots.currentFiles(asked), asked.address.path, names);

/** A file as git has it. */
export const sendGitFile: Sender = async (context, asked, { snapshots, names }) =>
	sendRaw(context, await snapshots.currentFiles(asked), asked.address.path, names);

/** The name of a file in a list of siblings; clients ask for the SHA-256 by another name here. */
function blobOf({ oid: blobId, lfs }: FileName): object {
	if (lfs === undefined) return { blobId };
	const { oid: sha256, size, pointerSize } = lfs;
	return { blobId, lfs: { sha256, size, pointerSize } };
}

function queryOf(context: Context): URLSearchParams {
	return new URL(context.req.url).searchParams;
}

/** The last path of the page before; empty for the first page. */
function afterOf(cursor: string | null, place: unknown): string {
	const path = cursor === null ? "" : readCursor(cursor, place);
	if (typeof path === "string") return path;
	throw new HubError("wrong-parameter", "cursor", {
		got: shown(cursor),
		expected: "from an earlier page of the same folder",
	});
}

/** The paths in a body, which is a form or JSON, and whether it asks for more of each. */
async function bodyOf(context: Context): Promise<{ readonly paths: readonly string[]; readonly expand: boolean }> {
	const json = context.req.header("Content-Type")?.includes("json") ?? false;
	const body: unknown = await (json ? context.req.json() : context.req.parseBody({ all: true })).catch(() => undefined);
	const { paths, expand }: { paths?: unknown; expand?: unknown } =
		typeof body === "object" && body !== null ? body : {};
	const list: readonly unknown[] = Array.isArray(paths) ? paths : [paths];
	if (list.every((path) => typeof path === "string"))
		return { paths: list, expand: /^(true|1)$/i.test(String(expand)) };
	throw new HubError("missing-parameter", "paths", { expected: "one or more paths to look up" });
}

/** The entries that fit into an answer, made one after the other, because each may read a file. */
async function listed<T>(all: readonly T[], make: (one: T) => Promise<unknown>): Promise<JsonList> {
	const list = new JsonList();
	for (const one of all) if (!list.add(await make(one))) break;
	return list;
}
