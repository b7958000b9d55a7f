import type { ByteRange, RepositoryFile } from "@vitrine/sources";
import type { Context } from "hono";
import { HubError, inside } from "./errors.ts";
import type { Etags } from "./etag.ts";
import { rangeOf } from "./range.ts";
import type { Snapshot } from "./repository.ts";

/** Files that a browser may show as text; all others it is given to keep. */
const TEXT = /\.(md|txt|json|jsonl|jinja|ya?ml|toml|cfg|csv|tsv|py|gitattributes|gitignore)$|(^|\/)LICENSE$/i;

/** A stranger's file does nothing on our pages' behalf. */
const POLICY = "default-src 'none'; sandbox";

/** Sends a file of a repository, or the part of it that was asked for; to HEAD only what there is to know of it. */
export async function sendFile(context: Context, snapshot: Snapshot, path: string, etags: Etags): Promise<Response> {
	const commit = { "X-Repo-Commit": snapshot.sha };
	const file = fileAt(snapshot, path, commit);
	const etag = `"${await inside(path, () => etags.of(snapshot, file))}"`;
	const headers = { ...commit, ...headersOf(file, etag) };
	if (knows(context, etag)) return new Response(null, { status: 304, headers });
	const head = context.req.method === "HEAD";
	const range = head ? "whole" : asked(context, file, etag);
	if (range === "none") {
		const missing = { ...commit, "Content-Range": `bytes */${file.size}` };
		throw new HubError(416, `${JSON.stringify(path)} has only ${file.size} bytes.`, undefined, missing);
	}
	if (range === "whole") {
		const body = head ? null : await bodyOf(snapshot, file, { start: 0, end: file.size });
		return new Response(body, { headers: { ...headers, "Content-Length": String(file.size) } });
	}
	return new Response(await bodyOf(snapshot, file, range), {
		status: 206,
		headers: {
			...headers,
			"Content-Length": String(range.end - range.start),
			"Content-Range": `bytes ${range.start}-${range.end - 1}/${file.size}`,
		},
	});
}

/** Only what the list of files names is there. */
function fileAt(snapshot: Snapshot, path: string, headers: Readonly<Record<string, string>>): RepositoryFile {
	if (path.split("/").some((step) => /^\.{0,2}$|\0/.test(step)))
		throw new HubError(400, `${JSON.stringify(path)} is no path inside a repository.`, undefined, headers);
	const file = snapshot.files.get(path);
	if (file !== undefined) return file;
	throw new HubError(404, `${snapshot.id} has no file ${JSON.stringify(path)}.`, "EntryNotFound", headers);
}

function headersOf({ path }: RepositoryFile, etag: string): Readonly<Record<string, string>> {
	const name = encodeURIComponent(path.slice(path.lastIndexOf("/") + 1)).replace(/['()*]/g, percent);
	return {
		ETag: etag,
		"Accept-Ranges": "bytes",
		"Content-Type": TEXT.test(path) ? "text/plain; charset=utf-8" : "application/octet-stream",
		"Content-Disposition": `${TEXT.test(path) ? "inline" : "attachment"}; filename*=UTF-8''${name}`,
		"Content-Security-Policy": POLICY,
		// Compressed, it would no longer have the length and the ranges it is said to have.
		"Cache-Control": "no-cache, no-transform",
	};
}

const percent = (char: string): string => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;

/** Whether the client already holds what carries this tag. */
function knows(context: Context, etag: string): boolean {
	const held = context.req.header("If-None-Match")?.split(",") ?? [];
	return held.some((one) => ["*", etag].includes(one.trim().replace(/^W\//, "")));
}

/** The part asked for; the whole file where the client began with one of another name. */
function asked(context: Context, { size }: RepositoryFile, etag: string): ReturnType<typeof rangeOf> {
	const begun = context.req.header("If-Range");
	return begun === undefined || begun === etag ? rangeOf(context.req.header("Range"), size) : "whole";
}

async function bodyOf(snapshot: Snapshot, { path }: RepositoryFile, range: ByteRange): Promise<BodyInit> {
	const pieces = await inside(path, () => snapshot.stream(path, range));
	if (pieces === undefined) throw new HubError(404, `${JSON.stringify(path)} is gone.`, "EntryNotFound");
	return streamOf(pieces);
}

/** Reads on only when the client has taken what came before, and stops when it goes away. */
function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
	const iterator = pieces[Symbol.asyncIterator]();
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const { done, value } = await iterator.next();
				if (done === true) controller.close();
				else controller.enqueue(value);
			},
			async cancel() {
				await iterator.return?.();
			},
		},
		{ highWaterMark: 0 },
	);
}
