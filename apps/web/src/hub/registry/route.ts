import { isLarge, type VisibleStore } from "@vitrine/store";
import type { Context, Hono } from "hono";
import type { Reader } from "../../site/reader.ts";
import type { Tools } from "../answer.ts";
import { answered, HubError } from "../errors.ts";
import { unknownAddress } from "../fallback.ts";
import type { FileNames } from "../names.ts";
import type { Asked } from "../repository.ts";
import { sendFile } from "../resolve.ts";
import type { HubSnapshot } from "../snapshot.ts";
import { choiceOf, choicesOf } from "./choice.ts";
import { type HashedFile, MANIFEST_TYPE, manifestOf, type MadeLayer } from "./manifest.ts";
import { isOllama } from "../../http/ollama.ts";

/** Answers the registry protocol, by which Ollama pulls a GGUF file; its tag is the quantization. */
export function serveRegistry(app: Hono, tools: Tools): void {
	app.get("/v2", (context) => context.json({}));
	app.get("/v2/*", (context) =>
		answered(context, async () => {
			const { pathname } = new URL(context.req.url);
			const [, id, kind, name] = /^\/+v2\/(.+)\/(manifests|blobs)\/([^/]+)$/.exec(decoded(pathname)) ?? [];
			if (id === undefined || name === undefined) {
				if (/^\/+v2\/$/.test(pathname)) return context.json({});
				throw unknownAddress(context);
			}
			const { store, reader } = tools.siteOf(context);
			const asked = await opened(tools, store, id).catch((error: unknown) => {
				throw isOllama(context) ? error : askingForToken(reader, error);
			});
			return kind === "manifests" ? sendManifest(context, asked, tools, name) : sendBlob(context, asked, tools, name);
		}),
	);
	app.all("/v2/*", (context) => answered(context, () => Promise.reject<Response>(unknownAddress(context))));
}

async function opened({ snapshots }: Tools, store: VisibleStore, id: string): Promise<Asked> {
	const asked = await snapshots.open(store, [{ id, verb: "resolve", revision: "main", path: "" }]);
	if (asked === undefined) throw new HubError("unknown-model", id);
	return asked;
}

/** The refusal of a reader without a token, who may have one: node-llama-cpp sends its own only after 401. */
function askingForToken({ name, maySignIn }: Reader, error: unknown): unknown {
	const isAsked = name === undefined && maySignIn === true && error instanceof HubError;
	return isAsked && error.status < 500 ? new HubError(error.code, error.field, error, { status: 401 }) : error;
}

/** The manifest, and the names of its files as llama.cpp reads them. Only Ollama needs the digests. */
async function sendManifest(context: Context, asked: Asked, tools: Tools, tag: string): Promise<Response> {
	const { record } = asked;
	const snapshot = tools.snapshots.filesOf(asked);
	const { file, projector, isSplit } = choiceOf(record, snapshot, tag);
	const names = {
		ggufFile: { rfilename: file, size: snapshot.files.get(file)?.size },
		...(projector !== undefined && { mmprojFile: { rfilename: projector, size: snapshot.files.get(projector)?.size } }),
	};
	if (isSplit && isOllama(context))
		throw new HubError("split-file", file, { expected: `llama-server -hf ${record.id}` });
	const type = { "Content-Type": MANIFEST_TYPE };
	if (isSplit) return context.body(JSON.stringify(names), 200, type);
	const [model, images] = await Promise.all(
		[file, projector].map((path) => (path === undefined ? undefined : hashed(tools.names, snapshot, path))),
	);
	if (model === undefined || (projector !== undefined && images === undefined)) {
		if (!isOllama(context)) return context.body(JSON.stringify(names), 200, type);
		throw new HubError("pending-digest", file);
	}
	const { manifest } = manifestOf(record, model, images);
	return context.body(JSON.stringify({ ...manifest, ...names }), 200, type);
}

/** A part of a model: a file, or one that is made from the record. */
async function sendBlob(
	context: Context,
	asked: Asked,
	{ snapshots, names }: Tools,
	digest: string,
): Promise<Response> {
	const snapshot = snapshots.filesOf(asked);
	for (const { file, projector } of choicesOf(asked.record, snapshot)) {
		const model = await known(names, snapshot, file);
		const images = projector === undefined ? undefined : await known(names, snapshot, projector);
		for (const one of [model, images])
			if (one && digest === `sha256:${one.sha256}`)
				return named(context, await sendFile(context, snapshot, one.path, names), digest);
		if (model === undefined) continue;
		const made = manifestOf(asked.record, model, images).made.find((layer) => layer.digest === digest);
		if (made !== undefined) return sendMade(context, made);
	}
	throw new HubError("unknown-part", snapshot.id, { got: JSON.stringify(digest.slice(0, 100)) });
}

function sendMade(context: Context, { text, digest, size }: MadeLayer): Response {
	const headers = {
		"Content-Type": "application/octet-stream",
		"Content-Length": String(size),
		"Cache-Control": "no-cache, no-transform",
	};
	return named(context, new Response(context.req.method === "HEAD" ? null : text, { headers }), digest);
}

/** A part with its digest and its own address: Ollama reads parts from the address in `Location`, and fails without one. */
function named(context: Context, answer: Response, digest: string): Response {
	answer.headers.set("Docker-Content-Digest", digest);
	answer.headers.set("Location", new URL(context.req.url).pathname);
	return answer;
}

/** A file, if its digest is known or can be computed at once. */
async function known(names: FileNames, snapshot: HubSnapshot, path: string): Promise<HashedFile | undefined> {
	const file = snapshot.files.get(path);
	if (file !== undefined && !isLarge(file)) return hashed(names, snapshot, path);
	const sha256 = file && names.knownSha256(snapshot, file);
	return file && sha256 !== undefined ? { path, size: file.size, sha256 } : undefined;
}

async function hashed(names: FileNames, snapshot: HubSnapshot, path: string): Promise<HashedFile | undefined> {
	const file = snapshot.files.get(path);
	const sha256 = file && (await names.sha256(snapshot, file));
	return file && sha256 !== undefined ? { path, size: file.size, sha256 } : undefined;
}

function decoded(pathname: string): string {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return "";
	}
}
