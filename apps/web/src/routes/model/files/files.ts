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
