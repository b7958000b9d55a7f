import type { ByteRange, RepositoryFile } from "@vitrine/sources";
import type { Context } from "hono";
import { isHeld, requestedRange } from "../http/conditions.ts";
import { disposition } from "../http/disposition.ts";
import { contentRange } from "../http/range.ts";
import { streamOf } from "../http/stream.ts";
import { HubError, inside } from "./errors.ts";
import type { Etags } from "./etag.ts";
import type { Snapshot } from "./repository.ts";

/** Sends a file of a repository, or the requested range; for HEAD the headers of the whole file. */
export async function sendFile(context: Context, snapshot: Snapshot, path: string, etags: Etags): Promise<Response> {
	const commit = { "X-Repo-Commit": snapshot.sha };
	const file = fileAt(snapshot, path, commit);
	const etag = `"${await inside(path, () => etags.of(snapshot, file))}"`;
	const headers = { ...commit, ...headersOf(file, etag) };
	if (isHeld(context, etag)) return new Response(null, { status: 304, headers });
	const range = requestedRange(context, file.size, etag);
	if (range === "none") throw beyond(file, commit);
	const isHead = context.req.method === "HEAD";
	const { start, end } = range === "whole" ? { start: 0, end: file.size } : range;
	const body = isHead ? null : await bodyOf(snapshot, file, { start, end });
	const length = { "Content-Length": String(end - start) };
	if (range === "whole") return new Response(body, { headers: { ...headers, ...length } });
	const part = { ...length, "Content-Range": contentRange(file.size, range) };
	return new Response(body, { status: 206, headers: { ...headers, ...part } });
}

type Headers = Readonly<Record<string, string>>;

/** The file at a path, if the repository lists it. Throws HubError. */
function fileAt(snapshot: Snapshot, path: string, headers: Headers): RepositoryFile {
	if (path.split("/").some((step) => /^\.{0,2}$|\0/.test(step)))
		throw new HubError(400, `${JSON.stringify(path)} is not a path in a repository.`, undefined, headers);
	const file = snapshot.files.get(path);
	if (file !== undefined) return file;
	throw new HubError(404, `${snapshot.id} has no file ${JSON.stringify(path)}.`, "EntryNotFound", headers);
}

function beyond({ path, size }: RepositoryFile, commit: Headers): HubError {
	const headers = { ...commit, "Content-Range": contentRange(size) };
	return new HubError(416, `${JSON.stringify(path)} has only ${size} bytes.`, undefined, headers);
}

/** Files that a browser shows as text; it saves all others. */
const TEXT = /\.(md|txt|json|jsonl|jinja|ya?ml|toml|cfg|csv|tsv|py|gitattributes|gitignore)$|(^|\/)LICENSE$/i;

/** Keeps an untrusted file from acting as a page of this site. */
const POLICY = "default-src 'none'; sandbox";

function headersOf({ path }: RepositoryFile, etag: string): Headers {
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

async function bodyOf(snapshot: Snapshot, { path }: RepositoryFile, range: ByteRange): Promise<BodyInit> {
	const pieces = await inside(path, () => snapshot.stream(path, range));
	if (pieces === undefined) throw new HubError(404, `${JSON.stringify(path)} no longer exists.`, "EntryNotFound");
	return streamOf(pieces);
}
