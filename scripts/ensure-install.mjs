// Installs the dependencies if they differ from package-lock.json; with --omit=dev, those of the tests may be absent.
// Runs on any Node from 20.17, before anything is installed.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const omit = process.argv.find((argument) => argument === "--omit=dev");
const wanted = packagesOf("../package-lock.json");
const installed = packagesOf("../node_modules/.package-lock.json");
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
	const npm = process.env.npm_execpath;
	const options = { stdio: "inherit" };
	const result = npm
		? spawnSync(process.execPath, [npm, ...args], options)
		: spawnSync("npm", args, { ...options, shell: true });
	if (result.status !== 0) {
		console.error(
			"The dependencies could not be installed; see npm's message above. Fix the cause and run the command again.",
		);
		process.exit(result.status ?? 1);
	}
	console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function packagesOf(file) {
	try {
		return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")).packages;
	} catch {
		return undefined;
	}
}
