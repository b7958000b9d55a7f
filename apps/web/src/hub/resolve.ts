import { closing, isHiddenFile, type OpenFile } from "@vitrine/sources";
import type { Context } from "hono";
import { HIDDEN } from "../base/hidden.ts";
import { isHeld, requestedRange } from "../http/conditions.ts";
import { disposition } from "../http/disposition.ts";
import { contentRange } from "../http/range.ts";
import { streamOf } from "../http/stream.ts";
import { goneError, HubError, inside } from "./errors.ts";
import type { Etags } from "./etag.ts";
import type { Snapshot } from "./repository.ts";

/** Sends a file of a repository, or the requested range; for HEAD the headers of the whole file. */
export async function sendFile(context: Context, snapshot: Snapshot, path: string, etags: Etags): Promise<Response> {
	const commit = { "X-Repo-Commit": snapshot.sha };
	checkListed(snapshot, path, commit);
	const file = await inside(path, () => snapshot.open(path));
	if (file === undefined) throw goneError(path);
	const answer = await responseOf(context, snapshot, { path, file }, etags).catch(async (error: unknown) => {
		await file.close();
		throw error;
	});
	// A body closes the file when it has been sent.
	if (answer.body === null) await file.close();
	return answer;
}

interface Found {
	readonly path: string;
	readonly file: OpenFile;
}

async function responseOf(context: Context, { id, sha }: Snapshot, found: Found, etags: Etags): Promise<Response> {
	const { path, file } = found;
	const commit = { "X-Repo-Commit": sha };
	const etag = `"${await inside(path, () => etags.ofOpen(id, path, file))}"`;
	const headers = { ...commit, ...headersOf(path, etag) };
	if (isHeld(context, etag)) return new Response(null, { status: 304, headers });
	const range = requestedRange(context, file.size, etag);
	if (range === "none") throw beyond(found, commit);
	const { start, end } = range === "whole" ? { start: 0, end: file.size } : range;
	const body = context.req.method === "HEAD" ? null : streamOf(closing(file, { start, end }));
	const length = { "Content-Length": String(end - start) };
	if (range === "whole") return new Response(body, { headers: { ...headers, ...length } });
	const part = { ...length, "Content-Range": contentRange(file.size, range) };
	return new Response(body, { status: 206, headers: { ...headers, ...part } });
}

type Headers = Readonly<Record<string, string>>;

/** Throws HubError unless the repository lists a file at this path. */
function checkListed(snapshot: Snapshot, path: string, headers: Headers): void {
	if (path.split("/").some((step) => /^\.{0,2}$|\0/.test(step)))
		throw new HubError(400, `${JSON.stringify(path)} is not a path in a repository.`, undefined, headers);
	if (snapshot.files.has(path)) return;
	const why = isHiddenFile(path)
		? `${JSON.stringify(path)}: ${HIDDEN}`
		: `${snapshot.id} has no file ${JSON.stringify(path)}.`;
	throw new HubError(404, why, "EntryNotFound", headers);
}

function beyond({ path, file }: Found, commit: Headers): HubError {
	const headers = { ...commit, "Content-Range": contentRange(file.size) };
	return new HubError(416, `${JSON.stringify(path)} has only ${file.size} bytes.`, undefined, headers);
}

/** Files that a browser shows as text; it saves all others. */
const TEXT = /\.(md|txt|json|jsonl|jinja|ya?ml|toml|cfg|csv|tsv|py|gitattributes|gitignore)$|(^|\/)LICENSE$/i;

/** Keeps an untrusted file from acting as a page of this site. */
const POLICY = "default-src 'none'; sandbox";

function headersOf(path: string, etag: string): Headers {
	const isText = TEXT.test(path);
	return {
		ETag: etag,
		"Accept-Ranges": "bytes",
		"Content-Type": isText ? "text/plain; charset=utf-8" : "application/octet-stream",
		"Content-Disposition": disposition(isText ? "inline" : "attachment", path),
		"Content-Security-Policy": POLICY,
		// Compression would change the length and the ranges.
		"Cache-Control": "no-cache, no-transform",
	};
}
