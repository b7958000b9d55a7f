import { createHash } from "node:crypto";
import type { RepositoryFile } from "@vitrine/sources";
import { HubError } from "./errors.ts";
import { type Commit, commitOf } from "./commit.ts";
import type { FileName } from "./names.ts";
import type { HubSnapshot } from "./snapshot.ts";

/** An entry of a repository, in the field names of the read API. */
type Entry =
	| (Omit<FileName, "tag"> & { readonly type: "file"; readonly size: number; readonly path: string })
	| { readonly type: "directory"; readonly oid: string; readonly size: 0; readonly path: string };

/** An entry with the commit that last changed it, which is the only one there is. */
type ExpandedEntry = Entry & { readonly lastCommit: Commit };

/** A file, or a folder with all the files in it. */
type Node = RepositoryFile | { readonly folder: string; readonly inside: readonly RepositoryFile[] };

/** The files and folders in a folder of a repository, or the file at a path. Throws HubError where there is neither. */
export function nodesIn(snapshot: HubSnapshot, path: string, recursive: boolean): readonly Node[] {
	const folder = path.replace(/\/+$/, "");
	const file = snapshot.files.get(folder);
	if (file !== undefined) return [file];
	const all = [...snapshot.files.values()].filter((one) => folder === "" || one.path.startsWith(`${folder}/`));
	if (all.length === 0 && folder !== "")
		throw new HubError(
			"unknown-folder",
			snapshot.id,
			{ got: JSON.stringify(path) },
			{ headers: { "X-Repo-Commit": snapshot.sha } },
		);
	const start = folder === "" ? 0 : folder.length + 1;
	const nodes = [...foldersOf(all, start), ...all].filter((node) => recursive || !pathOf(node).includes("/", start));
	return nodes.sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
}

/** The files and folders at these paths; paths that do not exist are left out. */
export function nodesAt(snapshot: HubSnapshot, paths: readonly string[]): readonly Node[] {
	const folders = new Map(foldersOf([...snapshot.files.values()], 0).map((node) => [pathOf(node), node]));
	return [...new Set(paths)].flatMap((path): readonly Node[] => {
		const node = snapshot.files.get(path) ?? folders.get(path);
		return node === undefined ? [] : [node];
	});
}

/** Returns a function that makes the entry of a file or folder. */
export function entryIn(
	snapshot: HubSnapshot,
	isExpanded: boolean,
	nameOf: (file: RepositoryFile) => Promise<FileName>,
): (node: Node) => Promise<Entry | ExpandedEntry> {
	return async (node) => {
		const entry = await entryOf(node, nameOf);
		if (!isExpanded) return entry;
		const files = "folder" in node ? node.inside : [node];
		const modified = files.reduce((newest, { modified = 0 }) => Math.max(newest, modified), 0);
		return { ...entry, lastCommit: commitOf(snapshot, modified) };
	};
}

async function entryOf(node: Node, nameOf: (file: RepositoryFile) => Promise<FileName>): Promise<Entry> {
	if (!("folder" in node)) {
		const { oid, lfs } = await nameOf(node);
		return { type: "file", oid, size: node.size, ...(lfs && { lfs }), path: node.path };
	}
	return { type: "directory", oid: folderId(node.inside), size: 0, path: node.folder };
}

export function pathOf(node: Node): string {
	return "folder" in node ? node.folder : node.path;
}

/** All folders of these files, at any depth below the start of their paths. */
function foldersOf(files: readonly RepositoryFile[], start: number): readonly Node[] {
	const folders = new Map<string, RepositoryFile[]>();
	for (const file of files)
		for (let at = file.path.indexOf("/", start); at >= 0; at = file.path.indexOf("/", at + 1)) {
			const folder = file.path.slice(0, at);
			const inside = folders.get(folder);
			if (inside) inside.push(file);
			else folders.set(folder, [file]);
		}
	return [...folders].map(([folder, inside]) => ({ folder, inside }));
}

/** An id of forty hexadecimal digits that changes with the contents of a folder. */
function folderId(files: readonly RepositoryFile[]): string {
	const hash = createHash("sha1");
	for (const { path, size, modified } of files) hash.update(JSON.stringify([path, size, modified]));
	return hash.digest("hex");
}
