import { isWeights, readWeights, WeightsError, type WeightsHeader } from "@vitrine/sources";
import { highlight } from "../../../highlight/highlight.ts";
import { cut } from "../../../base/cut.ts";
import { extension, isPicture, rawAddress } from "./files.ts";
import type { ModelView, Repository } from "../model.ts";

/** A file in the form it is shown in. */
export type OpenFile = { readonly path: string; readonly size: number } & (
	| { readonly type: "text"; readonly html: string; readonly isCut: boolean }
	| { readonly type: "picture"; readonly src: string }
	| { readonly type: "weights"; readonly header: WeightsHeader }
	| { readonly type: "binary"; readonly why: string }
);

/** The size of the largest text that is shown, in bytes. */
const LONGEST = 500_000;

/** Reads a file of a model; undefined if there is no such file. */
export async function openFile({ record, repository }: ModelView, path: string): Promise<OpenFile | undefined> {
	const size = repository?.files.find((file) => file.path === path)?.size;
	if (repository === undefined || size === undefined) return undefined;
	if (isPicture(path)) return { path, size, type: "picture", src: rawAddress(record.id, path) };
	if (isWeights(path)) return weights(repository, path, size);
	if (size > LONGEST) return { path, size, type: "binary", why: "This file is too large to show here." };
	const bytes = await repository.read(path, LONGEST);
	if (bytes === undefined) return undefined;
	const text = decoded(bytes);
	if (text === undefined) return { path, size, type: "binary", why: "This file is not text." };
	return { path, size, type: "text", ...shownText(text, extension(path)) };
}

/** Characters of HTML on a page, and of text that is shown where it has more. */
const [LONGEST_HTML, LONGEST_CUT] = [700_000, 100_000];

/** The text as HTML, all of it if a page has room. */
function shownText(text: string, language: string): { readonly html: string; readonly isCut: boolean } {
	const html = highlight(text, language);
	if (html.length <= LONGEST_HTML) return { html, isCut: false };
	return { html: highlight(cut(text, LONGEST_CUT), "text"), isCut: true };
}

async function weights(repository: Repository, path: string, size: number): Promise<OpenFile> {
	try {
		const header = await readWeights({ path, size, read: (range) => repository.part(path, range) });
		return { path, size, type: "weights", header };
	} catch (error) {
		if (!(error instanceof WeightsError)) throw error;
		return { path, size, type: "binary", why: `The header of this file cannot be read. ${error.message}.` };
	}
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
