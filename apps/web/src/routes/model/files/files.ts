import { countsAsDownload } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { links } from "../../../base/links.ts";
import { libraryOf } from "../../../facts/names.ts";
import type { ModelView } from "../model.ts";

export interface FileView {
	readonly path: string;
	/** Bytes; absent if unknown. */
	readonly size?: number;
	/** Whether fetching it counts as a download of the model. */
	readonly counts: boolean;
	/** The address of its page, if the source has the files. */
	readonly href?: string;
}

/** The files of a model: those of its source, else those that its record names. */
export function filesOf({ record, repository }: ModelView): readonly FileView[] {
	const library = libraryOf(record.library_name) ?? {};
	const counted = (path: string): FileView => ({ path, counts: countsAsDownload(library, path) });
	const files: readonly FileView[] = repository
		? repository.files.map(({ path, size }) =>
				Object.assign(counted(path), { size, href: links.model(record.id, { tab: "files", file: path }) }),
			)
		: named(record).map(({ path, size }) => Object.assign(counted(path), size === undefined ? {} : { size }));
	return files.toSorted((a, b) => compare(a.path, b.path));
}

function named({
	siblings = [],
}: ModelRecord): readonly { readonly path: string; readonly size: number | undefined }[] {
	return siblings.map(({ rfilename, size }) => ({ path: rfilename, size }));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The content types of pictures that are served unchanged. */
const PICTURES: ReadonlyMap<string, string> = new Map([
	["png", "image/png"],
	["jpg", "image/jpeg"],
	["jpeg", "image/jpeg"],
	["gif", "image/gif"],
	["webp", "image/webp"],
	["avif", "image/avif"],
	["svg", "image/svg+xml"],
]);

export function isPicture(path: string): boolean {
	return pictureType(path) !== undefined;
}

export function pictureType(path: string): string | undefined {
	return PICTURES.get(extension(path));
}

/** The address of a picture in a model's repository. */
export function rawAddress(id: string, file: string): string {
	return links.picture(id, file);
}

/** The extension of a file name in lower case, without the dot; empty if there is none. */
export function extension(path: string): string {
	return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
}
