import { type ByteRange, closing, isHiddenFile, type OpenFile } from "@vitrine/sources";
import type { Context } from "hono";
import { isHeld, isOtherVersion, isUnmodified, lastModified, requestedRange } from "../http/conditions.ts";
import { disposition } from "../http/disposition.ts";
import { contentRange } from "../http/range.ts";
import { streamOf } from "../http/stream.ts";
import { HubError, inside } from "./errors.ts";
import { type FileNames, pointerText } from "./names.ts";
import type { HubSnapshot } from "./snapshot.ts";

/** What is sent: a file, and the tag of its contents. */
interface Found {
	readonly path: string;
	readonly file: OpenFile;
	/** Without quotes. */
	readonly tag: string;
	/** A tag that it had earlier. */
	readonly provisional: string;
}

/** Sends a file of a repository, or the requested range; for HEAD the headers of the whole file. */
export async function sendFile(
	context: Context,
	snapshot: HubSnapshot,
	path: string,
	names: FileNames,
): Promise<Response> {
	return sendOpened(context, snapshot, path, async (file) => {
		const { tag } = await inside(path, () => names.ofOpen(snapshot, path, file));
		return { path, file, tag, provisional: names.provisional(snapshot, path, file) };
	});
}

/** Sends a file as git has it: the pointer of a large file whose digest is known, else the file. */
export async function sendRaw(
	context: Context,
	snapshot: HubSnapshot,
	path: string,
	names: FileNames,
): Promise<Response> {
	return sendOpened(context, snapshot, path, async (file) => {
		const { tag, oid, lfs } = await inside(path, () => names.ofOpen(snapshot, path, file));
		const provisional = names.provisional(snapshot, path, file);
		if (lfs === undefined) return { path, file, tag, provisional };
		await file.close();
		return { path, file: inMemory(pointerText(lfs.oid, lfs.size), file.modified), tag: oid, provisional };
	});
}

async function sendOpened(
	context: Context,
	snapshot: HubSnapshot,
	path: string,
	find: (file: OpenFile) => Promise<Found>,
): Promise<Response> {
	checkListed(snapshot, path, { "X-Repo-Commit": snapshot.sha });
	const file = await inside(path, () => snapshot.open(path));
	if (file === undefined) throw new HubError("missing-file", path);
	try {
		const answer = responseOf(context, snapshot, await find(file));
		// A body closes the file when it has been sent.
		if (answer.body === null) await file.close();
		return answer;
	} catch (error) {
		await file.close();
		throw error;
	}
}

function responseOf(context: Context, snapshot: HubSnapshot, found: Found): Response {
	const { file, tag, provisional } = found;
	const commit = { "X-Repo-Commit": snapshot.sha };
	const headers = { ...commit, ...headersOf(found) };
	if (isOtherVersion(context, [`"${tag}"`, `"${provisional}"`], file.modified)) throw otherVersion(found, commit);
	const asked = askedTag(context, `"${tag}"`, `"${provisional}"`);
	if (isHeld(context, asked) || isUnmodified(context, file.modified))
		return new Response(null, { status: 304, headers });
	// An empty file has no range to send, and is all there: hf-hub reads its size from the Content-Range.
	const range =
		file.size === 0 ? "whole" : requestedRange(context, file.size, { etag: asked, modified: file.modified });
	if (range === "none") throw beyond(found, commit);
	const { start, end } = range === "whole" ? { start: 0, end: file.size } : range;
	const { method, raw } = context.req;
	const body = method === "HEAD" ? null : streamOf(raw, (reuse) => closing(file, { start, end }, reuse));
	const isEmpty = file.size === 0 && context.req.header("Range") !== undefined;
	const length = {
		"Content-Length": String(end - start),
		...(isEmpty && { "Content-Range": contentRange(0) }),
	};
	if (range === "whole") return new Response(body, { headers: { ...headers, ...length } });
	const part = { ...length, "Content-Range": contentRange(file.size, range) };
	return new Response(body, { status: 206, headers: { ...headers, ...part } });
}

/** The tag to compare with those in a request: the provisional one if the request has it, since it is of this version. */
function askedTag(context: Context, etag: string, provisional: string): string {
	const given = `${context.req.header("If-None-Match") ?? ""} ${context.req.header("If-Range") ?? ""}`;
	return given.includes(provisional) ? provisional : etag;
}

function inMemory(text: string, modified: number): OpenFile {
	const bytes = new TextEncoder().encode(text);
	const read = async ({ start, end } = { start: 0, end: bytes.length }): Promise<Uint8Array> =>
		bytes.subarray(start, end);
	const pieces = async function* (range?: ByteRange): AsyncGenerator<Uint8Array> {
		yield await read(range);
	};
	return { size: bytes.length, modified, read, pieces, close: async () => {} };
}

type Headers = Readonly<Record<string, string>>;

/** Throws HubError unless the repository lists a file at this path. */
function checkListed(snapshot: HubSnapshot, path: string, headers: Headers): void {
	if (path.split("/").some((step) => /^\.{0,2}$|\0/.test(step)))
		throw new HubError("wrong-path", path, {}, { headers });
	if (snapshot.files.has(path)) return;
	if (snapshot.changed?.has(path) === true)
		throw new HubError("changed-file", path, { expected: snapshot.sha }, { headers });
	if (isHiddenFile(path)) throw new HubError("hidden-file", path, {}, { headers });
	throw new HubError("unknown-file", snapshot.id, { got: JSON.stringify(path) }, { headers });
}

const otherVersion = ({ path }: Found, headers: Headers): HubError =>
	new HubError("other-version", path, {}, { headers });

function beyond({ path, file }: Found, commit: Headers): HubError {
	const headers = { ...commit, "Content-Range": contentRange(file.size) };
	return new HubError("wrong-range", path, { expected: `${file.size} bytes` }, { headers });
}

/** Files that a browser shows as text; it saves all others. */
const TEXT = /\.(md|txt|json|jsonl|jinja|ya?ml|toml|cfg|csv|tsv|py|gitattributes|gitignore)$|(^|\/)LICENSE$/i;

/** Keeps an untrusted file from acting as a page of this site. */
const POLICY = "default-src 'none'; sandbox";

function headersOf({ path, file, tag }: Found): Headers {
	const isText = TEXT.test(path);
	const date = lastModified(file.modified);
	return {
		ETag: `"${tag}"`,
		...(date !== undefined && { "Last-Modified": date }),
		"Accept-Ranges": "bytes",
		"Content-Type": isText ? "text/plain; charset=utf-8" : "application/octet-stream",
		"Content-Disposition": disposition(isText ? "inline" : "attachment", path),
		"Content-Security-Policy": POLICY,
		// Compression would change the length and the ranges.
		"Cache-Control": "no-cache, no-transform",
	};
}
