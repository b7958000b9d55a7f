import { shortened } from "@vitrine/model";
import { hash } from "node:crypto";
import { isWeights } from "@vitrine/sources";
import { LRUCache } from "lru-cache";
import { links } from "../../../base/links.ts";
import { extension, isImage } from "../../../base/images.ts";
import { renderCode, renderHeader } from "../../../rendering/rendering.ts";
import { RenderingError } from "../../../rendering/error.ts";
import type { ShownHeader } from "../../../rendering/messages.ts";
import { type ModelView, readableFiles, type Repository } from "../../../resources/model/model.ts";
import { countedSuspicion, hiddenIn } from "@vitrine/code";

/** A file in the form it is shown in. */
export type OpenFile = { readonly path: string; readonly size: number } & Shown;

type Shown =
	| { readonly type: "text"; readonly html: string; readonly isCut: boolean; readonly doubt: string | undefined }
	| { readonly type: "image"; readonly src: string }
	| { readonly type: "weights"; readonly header: ShownHeader }
	| { readonly type: "binary"; readonly why: string };

/** The size of the largest text that is shown, in bytes. */
const LONGEST = 500_000;

/** Bytes by which a file of weights is recognised, with its size, and milliseconds for which its header, or a file that exceeded its bounds, is cached. */
const START = 64 * 1024;
const LIFETIME = 300_000;

/** UTF-16 units of files in the cache, and those that a header counts as. */
const CACHE_UNITS = 8_000_000;
const HEADER_UNITS = 100_000;

/** Files as they are shown, with those that exceeded their bounds. A file that is requested twice is rendered once. */
const cache = new LRUCache<string, Shown, () => Promise<Shown>>({
	maxSize: CACHE_UNITS,
	sizeCalculation: (shown, key) => key.length + (shown.type === "text" ? shown.html.length : HEADER_UNITS),
	fetchMethod: async (_key, _stale, { context: render, options }) => {
		const shown = await render();
		if (shown.type !== "text") options.ttl = LIFETIME;
		return shown;
	},
});

/** Reads a file of a model; undefined if there is no such file. Throws FilesUnavailable. */
export async function openFile(model: ModelView, path: string): Promise<OpenFile | undefined> {
	const { record } = model;
	const repository = readableFiles(model);
	const size = repository?.files.find((file) => file.path === path)?.size;
	if (repository === undefined || size === undefined) return undefined;
	if (isImage(path)) return { path, size, type: "image", src: links.image(record.id, path) };
	const shown = await shownFile(repository, path, size).catch(notRendered);
	return shown && { path, size, ...shown };
}

async function shownFile(repository: Repository, path: string, size: number): Promise<Shown | undefined> {
	if (isWeights(path)) return weights(repository, path, size);
	if (size > LONGEST) return { type: "binary", why: "This file is too large to show here." };
	const bytes = await repository.read(path, LONGEST);
	if (bytes === undefined) return undefined;
	const text = decoded(bytes);
	return text === undefined ? { type: "binary", why: "This file is not text." } : code(text, extension(path));
}

/** Bytes of HTML on a page, and characters of text that are shown where it has more. */
const [LONGEST_HTML, LONGEST_CUT] = [700_000, 100_000];

/** The text as HTML, all of it if a page has room. */
async function shownText(text: string, language: string): Promise<{ html: string; isCut: boolean } | { why: string }> {
	const rendered = await renderCode(text, language);
	if ("why" in rendered || Buffer.byteLength(rendered.html) <= LONGEST_HTML) return { ...rendered, isCut: false };
	return { ...(await renderCode(shortened(text, LONGEST_CUT), "text")), isCut: true };
}

function code(text: string, language: string): Promise<Shown | undefined> {
	const render = async (): Promise<Shown> => {
		const rendered = await shownText(text, language);
		const doubt = countedSuspicion("This file", hiddenIn(text, "prose", MOST_COUNTED), MOST_COUNTED);
		return "html" in rendered
			? { type: "text", ...rendered, doubt }
			: { type: "binary", why: `This file cannot be shown here: ${rendered.why}.` };
	};
	return cache.fetch(hash("sha256", JSON.stringify([language, text])), { context: render });
}

/** Hidden characters of a file that are counted. */
const MOST_COUNTED = 1_000;

async function weights(repository: Repository, path: string, size: number): Promise<Shown | undefined> {
	const start = await repository.part(path, { start: 0, end: Math.min(size, START) });
	const key = hash("sha256", JSON.stringify([path, size, hash("sha256", start ?? "")]));
	const render = async (): Promise<Shown> => {
		const header = await renderHeader(path, size, (range) => repository.part(path, range));
		if (!("why" in header)) return { type: "weights", header };
		return { type: "binary", why: `The header of this file cannot be read. ${header.why}.` };
	};
	return cache.fetch(key, { context: render });
}

/** What is shown where the server has too many other files to render. */
function notRendered(error: unknown): Shown {
	if (!(error instanceof RenderingError)) throw error;
	return { type: "binary", why: `This file is not shown: ${error.message}. Reload the page in a few seconds.` };
}

/** Bytes as text, if they are UTF-8 without null characters. */
function decoded(bytes: Uint8Array): string | undefined {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return text.includes("\0") ? undefined : text;
	} catch {
		return undefined;
	}
}
