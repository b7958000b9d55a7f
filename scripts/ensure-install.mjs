// Installs the dependencies if they differ from package-lock.json; with --omit=dev, those of the tests may be absent.
// Runs on any Node from 20.17, before anything is installed.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { located, removeLeftLock, withLockFile } from "./located-lock.mjs";
import { fetchProgram, hasProgram, placeProgram, removeLeftProgram, withoutProgram } from "./pinned-program.mjs";
import { run } from "./run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const omit = process.argv.find((argument) => argument === "--omit=dev");
const wanted = packagesOf("../package-lock.json");
const installed = packagesOf("../node_modules/.package-lock.json");
removeLeftLock(root);
removeLeftProgram(root);
if (!inSync()) await install();

function inSync() {
	if (!wanted || !installed || !hasProgram(root, { packages: wanted })) return false;
	const nothingElse = Object.entries(installed).every(([path, found]) => same(found, wanted[path]));
	return (
		nothingElse &&
		Object.entries(wanted).every(([path, entry]) => mayBeAbsent(path, entry) || same(entry, installed[path]))
	);
}

function mayBeAbsent(path, entry) {
	return (
		!path.startsWith("node_modules/") || entry.optional || entry.devOptional || entry.peer || Boolean(omit && entry.dev)
	);
}

function same(one, other) {
	if (one?.link || other?.link) return one?.resolved === other?.resolved;
	return one && other && one.version === other.version && one.integrity === other.integrity;
}

async function install() {
	console.error("Installing dependencies (first run, or package-lock.json changed); this takes up to two minutes …");
	const started = Date.now();
	const args = ["ci", omit ?? "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
	// A registry may have its archives elsewhere; npm finds them by the lock file, in more time.
	const status = (await installFromAddresses(args)) ?? (await npm(args, { stdio: "inherit" })).status;
	if (status !== 0) {
		console.error(
			"The dependencies could not be installed; see npm's message above. Fix the cause and run the command again.",
		);
		process.exit(status ?? 1);
	}
	console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * Installs from the address of each archive, and the pinned Node meanwhile. Returns the status of npm; undefined if an archive is
 * not at its address, or Node could not be fetched alone.
 */
async function installFromAddresses(args) {
	const { status, stdout } = await npm(["config", "list", "--json"]);
	if (status !== 0) return undefined;
	const lock = located(readLock("../package-lock.json"), JSON.parse(stdout));
	const [found, hasFetched] = await Promise.all([
		withLockFile(root, withoutProgram(lock), () => npm(args, { stdio: ["inherit", "inherit", "pipe"] })),
		fetchProgram(root, lock, npm).catch(() => false),
	]);
	process.stderr.write(found.stderr);
	if (found.status === 0 && hasFetched) placeProgram(root);
	else removeLeftProgram(root);
	// The status is null if npm was interrupted.
	if (found.status !== 0) return /\bE404\b/.test(found.stderr) ? undefined : (found.status ?? 1);
	return hasProgram(root, lock) ? 0 : undefined;
}

function npm(args, options) {
	const script = process.env.npm_execpath;
	return script ? run(process.execPath, [script, ...args], options) : run("npm", args, { ...options, shell: true });
}

function packagesOf(file) {
	try {
		return readLock(file).packages;
	} catch {
		return undefined;
	}
}

function readLock(file) {
	return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}
