// Installs the dependencies if they differ from package-lock.json; with --omit=dev, those of the tests may be absent.
// Runs on any Node from 20.17, before anything is installed.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { removeLeftLock, withLocatedLock } from "./located-lock.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const omit = process.argv.find((argument) => argument === "--omit=dev");
const wanted = packagesOf("../package-lock.json");
const installed = packagesOf("../node_modules/.package-lock.json");
removeLeftLock(root);
if (!inSync()) install();

function inSync() {
	if (!wanted || !installed) return false;
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

function install() {
	console.error("Installing dependencies (first run, or package-lock.json changed); this takes up to two minutes …");
	const started = Date.now();
	const args = ["ci", omit ?? "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
	// A registry may have its archives elsewhere; npm finds them by the lock file, in more time.
	const result = installedFromAddresses(args) ?? npm(args, { stdio: "inherit" });
	if (result.status !== 0) {
		console.error(
			"The dependencies could not be installed; see npm's message above. Fix the cause and run the command again.",
		);
		process.exit(result.status ?? 1);
	}
	console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** The result of npm; undefined if it does not find an archive at its address. */
function installedFromAddresses(args) {
	const { status, stdout } = npm(["config", "list", "--json"]);
	if (status !== 0) return undefined;
	const found = withLocatedLock(root, JSON.parse(stdout), () => npm(args, { stdio: ["inherit", "inherit", "pipe"] }));
	process.stderr.write(found.stderr);
	return /\bE404\b/.test(found.stderr) ? undefined : found;
}

function npm(args, given) {
	const options = { ...given, encoding: "utf8" };
	const script = process.env.npm_execpath;
	return script
		? spawnSync(process.execPath, [script, ...args], options)
		: spawnSync("npm", args, { ...options, shell: true });
}

function packagesOf(file) {
	try {
		return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")).packages;
	} catch {
		return undefined;
	}
}
