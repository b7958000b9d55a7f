// The pinned Node: one program of a package with 2,800 files, which npm would take a third of its time to write.
// Runs on any Node from 20.17, before anything is installed.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { programPackage } from "./pinned-node.mjs";
import { run } from "./run.mjs";

/** Folders of a package of Node that Vitrine does not use: headers for compilers, npm, and manuals. */
const UNUSED = ["include", "lib", "share", "node_modules", "bin/node_modules"];
const staged = (folder) => join(folder, ".installing");
const name = programPackage();
const path = `node_modules/${name}`;

/** Whether the program is installed in the version of the lock file, or has no package for this machine. */
export function hasProgram(folder, lock) {
	const wanted = lock.packages[path]?.version;
	if (wanted === undefined) return true;
	try {
		return JSON.parse(readFileSync(join(folder, path, "package.json"), "utf8")).version === wanted;
	} catch {
		return false;
	}
}

/** A lock file from which npm installs all but the program: it skips an optional package that is for another system. */
export function withoutProgram(lock) {
	const entry = lock.packages[path];
	return entry ? { ...lock, packages: { ...lock.packages, [path]: { ...entry, os: ["none"] } } } : lock;
}

/**
 * Fetches the package through npm, so that its settings and its cache count, compares it with the digest of the lock file,
 * and unpacks what is needed beside node_modules, which npm empties meanwhile.
 * @param {string} folder of the lock file
 * @param {object} lock with the address of each archive
 * @param {(args: string[], options: object) => Promise<{ status: number | null, stdout: string }>} npm
 * @returns {Promise<boolean>} whether all of that worked
 */
export async function fetchProgram(folder, lock, npm) {
	const entry = lock.packages[path];
	if (entry === undefined) return false;
	const into = staged(folder);
	mkdirSync(join(into, "program"), { recursive: true });
	const packed = await npm(["pack", `${name}@${entry.version}`, "--silent"], { cwd: into });
	if (packed.status !== 0) return false;
	const archive = join(into, packed.stdout.trim().split("\n").at(-1));
	if (!isIntact(archive, entry.integrity)) return false;
	const excluded = UNUSED.map((each) => `--exclude=package/${each}`);
	const to = ["-C", join(into, "program"), "--strip-components=1"];
	return (await run("tar", ["-xzf", archive, ...to, ...excluded])).status === 0;
}

/** Moves the fetched program to where npm would have installed it. */
export function placeProgram(folder) {
	rmSync(join(folder, path), { recursive: true, force: true });
	renameSync(join(staged(folder), "program"), join(folder, path));
	removeLeftProgram(folder);
}

/** Removes what an installation that was killed has left. */
export function removeLeftProgram(folder) {
	rmSync(staged(folder), { recursive: true, force: true });
}

function isIntact(file, integrity) {
	const digest = createHash("sha512").update(readFileSync(file)).digest("base64");
	return integrity.split(" ").includes(`sha512-${digest}`);
}
