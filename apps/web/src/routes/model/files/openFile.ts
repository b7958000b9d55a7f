import { isWeights, readWeights, WeightsError, type WeightsHeader } from "@vitrine/sources";
import { highlight } from "../../../highlight/highlight.ts";
import { extension, isPicture, rawAddress } from "./files.ts";
import type { ModelView, Repository } from "../model.ts";
import { countedSuspicion, hiddenIn } from "@vitrine/code";

/** A file in the form it is shown in. */
export type OpenFile = { readonly path: string; readonly size: number } & (
	| { readonly type: "text"; readonly html: string; readonly doubt: string | undefined }
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
	const doubt = countedSuspicion("This file", hiddenIn(text, "prose", MOST_COUNTED), MOST_COUNTED);
	return { path, size, type: "text", html: highlight(text, extension(path)), doubt };
}

/** Hidden characters of a file that are counted. */
const MOST_COUNTED = 1_000;

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
