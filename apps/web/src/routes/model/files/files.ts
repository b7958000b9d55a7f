import { countsAsDownload } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { links } from "../../../base/links.ts";
import { libraryOf } from "../../../facts/names.ts";
import type { ModelView } from "../../../resources/model/model.ts";
import { ofFiles } from "../../../resources/model/ofFiles.ts";

export interface FileView {
	readonly path: string;
	/** Bytes; absent if unknown. */
	readonly size?: number;
	/** Whether fetching it counts as a download of the model. */
	readonly counts: boolean;
	/** The address of its page, if the source has the files. */
	readonly href?: string;
}

/** A page of a model's files. */
export interface FileList {
	/** In the order of their paths. */
	readonly files: readonly FileView[];
	/** The number of files on all pages. */
	readonly count: number;
	/** Bytes of all files; absent if a size is unknown. */
	readonly size?: number;
	/** Starts at 1. */
	readonly page: number;
	readonly pages: number;
}

/** Files of a page, and characters of the addresses that they are linked to: the files beyond have no link. */
const [FILES, LONGEST_LINKS] = [300, 200_000];

/** The number of a model's files; absent without a list of files. */
export function countFiles({ record, repository }: ModelView): number | undefined {
	return (repository?.files ?? record.siblings)?.length || undefined;
}

/** The files of a model: those of its source, else those that its record names. */
export function filesOf({ record, repository }: ModelView, wanted = 1): FileList {
	const all = namedFiles({ record, repository });
	const pages = Math.max(1, Math.ceil(all.length / FILES));
	const page = Math.min(Math.max(1, wanted), pages);
	const shown = byPath(all).slice((page - 1) * FILES, page * FILES);
	const size = sizeOf(all);
	return {
		files: viewsOf(record, shown, repository !== undefined),
		count: all.length,
		page,
		pages,
		...(size !== undefined && { size }),
	};
}

/** The files by their paths, as sources on disk list them. */
const byPath = ofFiles((files: readonly NamedFile[]) =>
	files.every(({ path }, at) => at === 0 || files[at - 1]!.path < path)
		? files
		: files.toSorted((a, b) => compare(a.path, b.path)),
);

/** Bytes of all files; undefined if a size is unknown. */
const sizeOf = ofFiles((files: readonly NamedFile[]) =>
	files.reduce<number | undefined>((sum, file) => add(sum, file.size), 0),
);

/** All files, in no order. */
export function namedFiles({ record, repository }: Pick<ModelView, "record" | "repository">): readonly NamedFile[] {
	return repository?.files ?? (record.siblings ?? []).map(({ rfilename, size }) => ({ path: rfilename, size }));
}

const add = (a: number | undefined, b: number | undefined): number | undefined =>
	a === undefined || b === undefined ? undefined : a + b;

/** A file by its path, with its bytes if they are known. */
export interface NamedFile {
	readonly path: string;
	readonly size?: number | undefined;
}

function viewsOf(record: ModelRecord, files: readonly NamedFile[], isLinked: boolean): readonly FileView[] {
	const library = libraryOf(record.library_name) ?? {};
	let room = isLinked ? LONGEST_LINKS : 0;
	return files.map(({ path, size }) => {
		const href = links.model(record.id, { tab: "files", file: path });
		room -= href.length;
		return {
			path,
			counts: countsAsDownload(library, path),
			...(size !== undefined && { size }),
			...(room >= 0 && { href }),
		};
	});
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
