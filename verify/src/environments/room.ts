import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { cacheFolder } from "./cache.ts";

/** Bytes that the environments of the stage `runs` may take on disk, together. Files that they share count once. */
export const MOST = 25e9;

/** Environments that are named when there is no room: the largest. */
const NAMED = 4;

/**
 * Why no more environments are made, as a phrase: those that there are take more than `most` bytes. Undefined if they do
 * not, or if their size cannot be told.
 */
export function noRoom(most: number = MOST): string | undefined {
	const sizes = sizesOf(environments());
	const total = sizes.reduce((sum, { size }) => sum + size, 0);
	if (total <= most) return undefined;
	const largest = sizes.toSorted((a, b) => b.size - a.size).slice(0, NAMED);
	const named = largest.map(({ folder, size }) => `${basename(folder)} ${gigabytes(size)}`).join(", ");
	return (
		`the environments of runs take ${gigabytes(total)}, and may take ${gigabytes(most)}; the largest are ${named}: ` +
		"remove those of earlier lists, or shorten a list"
	);
}

/** Throws if the environment of a name is one of the stage `runs`, and no more of them are made. */
export function requireRoom(name: string): void {
	const reason = isOfRuns(name) ? noRoom() : undefined;
	if (reason !== undefined) throw new Error(`${name} is not installed: ${reason}.`);
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** The folders of environments: the lasting ones, also of earlier lists, and those of install lines. */
function environments(): readonly string[] {
	const lasting = foldersIn(join(cacheFolder(), "environments")).filter((folder) => isOfRuns(basename(folder)));
	return [...lasting, ...foldersIn(cacheFolder()).filter((folder) => /^line-\d+$/.test(basename(folder)))];
}

/** Whether an environment, by its name with or without a hash, belongs to the stage `runs`. */
const isOfRuns = (name: string): boolean => /^(run|js)(-|$)/.test(name);

const foldersIn = (folder: string): readonly string[] =>
	existsSync(folder)
		? readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [join(folder, one.name)] : []))
		: [];

interface Sized {
	readonly folder: string;
	readonly size: number;
}

/** The bytes on disk of folders; a file with several names counts for the first folder alone. */
function sizesOf(folders: readonly string[]): readonly Sized[] {
	if (folders.length === 0) return [];
	// It ends with an error if a file goes away meanwhile, and still prints the sizes.
	const { stdout } = spawnSync("du", ["-s", "-k", ...folders], { encoding: "utf8" });
	return [...(stdout ?? "").matchAll(/^(\d+)\t(.+)$/gm)].map(([, size = "", folder = ""]) => ({
		folder,
		size: 1024 * Number(size),
	}));
}
