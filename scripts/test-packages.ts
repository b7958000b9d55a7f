// npm run test:packages: packs the packages, installs the archives into empty projects, and runs tools/packages against them.
//   npm run test:packages -- [FILE...]
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { buildIfStale } from "../apps/web/scripts/build.ts";
import { packAll } from "./packages/pack.ts";
import { packWheel } from "./packages/python/wheel.ts";
import { FOLDER_VARIABLE } from "../tools/packages/places.ts";
import { installNode } from "../verify/src/environments/node.ts";
import { installPython } from "../verify/src/environments/python.ts";
import { installUv } from "../verify/src/environments/uv.ts";
import { run } from "./supply/archive.ts";
import { tallyOf } from "./tally.ts";

const root = dirname(import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), "vitrine-consumers-"));
/** What a project that reads files and uses React has. */
const DEVELOPMENT = [
	"@types/node@26.6.6",
	"@types/react@19.3.0",
	"@types/react-dom@19.3.0",
	"react-dom@19.3.1",
	"react@19.3.1",
];

process.exitCode = 1;
try {
	npm(join(root, "tools/packages"), "ci", "--ignore-scripts");
	// Without a lock file: Docusaurus alone has 1,200 packages, which only read our pages.
	npm(join(root, "tools/packages/docs"), "install", "--ignore-scripts");
	await installPython("mkdocs", console.error);
	await buildIfStale(console.error);
	const archives = packAll(root).map((file) => join(root, file));
	install("libraries", [...archives.filter((file) => !isApplication(file)), ...DEVELOPMENT]);
	install("application", archives.filter(isApplication));
	await installWheel();
	process.exitCode = tests();
} finally {
	rmSync(folder, { recursive: true });
}

function isApplication(file: string): boolean {
	return /\/vitrine-\d[^/]*\.tgz$/.test(file);
}

/** Installs packages into an empty project. */
function install(name: string, packages: readonly string[]): void {
	mkdirSync(join(folder, name));
	writeFileSync(join(folder, name, "package.json"), '{ "private": true, "type": "module" }');
	npm(join(folder, name), "install", "--ignore-scripts", "--save-exact", ...packages);
}

/** Installs the wheel, and nothing else, into an empty environment. */
async function installWheel(): Promise<void> {
	const wheel = await packWheel(root, console.error);
	if (wheel === undefined) return;
	await installPython("notebook", console.error);
	await installNode("types", console.error);
	const [uv, venv] = [await installUv(console.error), join(folder, "python")];
	run(root, uv, ["venv", "--quiet", venv]);
	run(root, uv, ["pip", "install", "--quiet", "--no-index", "--python", join(venv, "bin/python"), join(root, wheel)]);
}

function npm(cwd: string, ...args: readonly string[]): void {
	const all = [...args, "--no-audit", "--no-fund", "--loglevel=error"];
	const { status } = spawnSync("npm", all, { cwd, stdio: ["ignore", "inherit", "inherit"] });
	if (status !== 0) throw new Error(`npm ${args.join(" ")} failed in ${cwd}.`);
}

/** Runs the tests; returns the exit code. */
function tests(): number {
	const report = join(folder, "report.json");
	const vitest = join(root, "node_modules/vitest/vitest.mjs");
	const config = ["--config", "tools/packages/vitest.config.ts"];
	const reporters = ["--reporter=./test/setup/progress.ts", "--reporter=json", `--outputFile=${report}`];
	const PATH = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
	const env = { ...process.env, PATH, NODE_ENV: "test", [FOLDER_VARIABLE]: folder };
	const args = [vitest, "run", ...config, ...reporters, ...process.argv.slice(2)];
	const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" });
	const { passed, failed } = tallyOf(report, status ?? 1);
	console.log(`${passed} passed, ${failed} failed`);
	return failed > 0 ? 1 : 0;
}
