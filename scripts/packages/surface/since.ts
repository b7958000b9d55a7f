import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../supply/archive.ts";
import { manifestIn, PUBLISHED } from "../rooms.ts";
import { type Change, changeOf, largest, nextVersion } from "./change.ts";

/** The surface file of a room. */
export const SURFACE = "surface.txt";

/** How the packages have changed since a commit. */
export interface Since {
	readonly packages: readonly { readonly room: string; readonly kind: Change; readonly lines: readonly string[] }[];
	/** The kind of all changes together: all packages have one version. */
	readonly kind: Change;
	/** The version of that commit, and the lowest that may follow it. */
	readonly version: string;
	readonly next: string;
}

/** Compares the surface files of a project with those of a commit. Throws with git's reason if it has no such commit. */
export function changesSince(project: string, ref: string, rooms = PUBLISHED): Since {
	const commit = run(project, "git", ["rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`]).trim();
	const paths = new Set(run(project, "git", ["ls-tree", "-r", "--name-only", "-z", commit]).split("\0"));
	const at = (path: string): string => (paths.has(path) ? run(project, "git", ["show", `${commit}:${path}`]) : "");
	const earlier = [...paths]
		.filter((path) => /^packages\/[^/]+\/surface\.txt$/.test(path))
		.map((path) => path.slice(0, -SURFACE.length - 1));
	const packages = [...new Set([...rooms, ...earlier])].map((room) => {
		const { kind, lines } = changeOf(at(`${room}/${SURFACE}`), textOf(join(project, room, SURFACE)));
		return { room, kind, lines };
	});
	const kind = largest(packages.map((one) => one.kind));
	const { version } = paths.has("package.json")
		? (JSON.parse(at("package.json")) as { readonly version: string })
		: manifestIn(project, ".");
	return { packages, kind, version, next: nextVersion(version, kind) };
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");
