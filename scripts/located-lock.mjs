// Runs on any Node from 20.17, before anything is installed.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** npm prefers it to the lock file; it is there only during an installation. */
const temporary = (folder) => join(folder, "npm-shrinkwrap.json");

/**
 * Calls `install` while npm finds another lock file than the one of the project.
 * @template T
 * @param {string} folder where the lock file is
 * @param {object} lock
 * @param {() => Promise<T>} install
 * @returns {Promise<T>}
 */
export async function withLockFile(folder, lock, install) {
	process.on("SIGINT", waitForNpm);
	try {
		writeFileSync(temporary(folder), JSON.stringify(lock));
		return await install();
	} finally {
		removeLeftLock(folder);
		process.off("SIGINT", waitForNpm);
	}
}

/** For Ctrl-C: it ends npm, and this process removes the file before it ends as well. */
function waitForNpm() {}

/** Removes what an installation that was killed has left: npm would prefer it to a newer lock file. */
export function removeLeftLock(folder) {
	rmSync(temporary(folder), { force: true });
}

/**
 * A lock file with the address of each archive, as all registries of npm have them. That of the project names no registry, so npm
 * would first fetch the list of all versions of each package: 40 MB, and a third of the time.
 * @param {object} lock
 * @param {Readonly<Record<string, unknown>>} config
 */
export function located(lock, config) {
	const packages = Object.entries(lock.packages).map(([path, entry]) => [path, withAddress(path, entry, config)]);
	return { ...lock, packages: Object.fromEntries(packages) };
}

function withAddress(path, entry, config) {
	if (entry.resolved !== undefined || entry.integrity === undefined) return entry;
	const name = entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
	const [scope, base = scope] = name.split("/");
	const registry = String((name !== base && config[`${scope}:registry`]) || config.registry).replace(/\/+$/, "");
	return { ...entry, resolved: `${registry}/${name}/-/${base}-${entry.version}.tgz` };
}
