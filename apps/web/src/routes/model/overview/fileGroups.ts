import type { NamedFile } from "../files/files.ts";
import { ofFiles } from "../../../resources/model/ofFiles.ts";

/** Files that are shown as one bar: a file, or the numbered parts of one. */
export interface FileGroup {
	/** The path; the parts of a file have `*` for their number. */
	readonly path: string;
	readonly files: number;
	/** Bytes. */
	readonly size: number;
}

/** Bars that are drawn; the smaller files are one more. */
const MOST = 8;

export interface FileGroups {
	/** The largest first. */
	readonly groups: readonly FileGroup[];
	/** All smaller files as one. */
	readonly rest: FileGroup;
}

/** The files of a repository by size; undefined if that of one is unknown, or there is nothing to compare. */
export const fileGroups = ofFiles((files: readonly NamedFile[]): FileGroups | undefined => {
	if (files.length < 2 || !files.some(({ size }) => size !== undefined && size > 0)) return undefined;
	const bySize = new Map<string, { files: number; size: number }>();
	for (const { path, size } of files) {
		if (size === undefined) return undefined;
		const group = path.includes("-of-") ? path.replace(/-\d{5}(-of-\d{5}\.\w+)$/, "-*$1") : path;
		const known = bySize.get(group) ?? { files: 0, size: 0 };
		bySize.set(group, { files: known.files + 1, size: known.size + size });
	}
	const all = [...bySize]
		.map(([path, { files: count, size }]): FileGroup => ({ path, files: count, size }))
		.toSorted((a, b) => b.size - a.size);
	const smaller = all.slice(MOST);
	const sum = (of: (group: FileGroup) => number): number => smaller.reduce((total, one) => total + of(one), 0);
	const rest = { path: "", files: sum(({ files: count }) => count), size: sum(({ size }) => size) };
	return { groups: all.slice(0, MOST), rest };
});
