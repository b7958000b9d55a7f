// npm test: types, lint, format, then every test; ends with "N passed, N failed".
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { type Tally, tallyOf } from "./tally.ts";

const root = dirname(import.meta.dirname);
const bin = join(root, "node_modules", ".bin");
const env = {
	...process.env,
	NODE_ENV: "test",
	PATH: [bin, dirname(process.execPath), process.env["PATH"]].join(delimiter),
};

const CHROMIUM = [
	process.env["CHROMIUM_PATH"],
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
];
const CLUSTER_TESTS = "**/*.cluster.test.ts";
const LIGHTHOUSE = join(root, "tools/lighthouse/node_modules/lighthouse");
const total = { passed: 0, failed: 0, skipped: 0 };

stage("types", () => check(script("typescript", "bin/tsc"), "--noEmit"));
stage("lint", () => check(script("oxlint", "bin/oxlint"), "--deny-warnings"));
stage("format", () => check(script("oxfmt", "bin/oxfmt"), "--check"));
stage("build", () => check(join(root, "apps/web/scripts/build.ts")));
stage("tests", tests);
sayWhatIsMissing();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function stage(name: string, run: () => Tally): void {
	const started = performance.now();
	const { passed, failed, skipped } = run();
	total.passed += passed;
	total.failed += failed;
	total.skipped += skipped;
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`stage ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`);
}

/** A command counts as one check. */
function check(file: string, ...args: readonly string[]): Tally {
	return run(file, ...args) === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

function tests(): Tally {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-test-"));
	const report = join(folder, "report.json");
	const files = process.argv.slice(2);
	const status = run(
		script("vitest", "vitest.mjs"),
		"run",
		"--reporter=default",
		"--reporter=json",
		`--outputFile=${report}`,
		`--exclude=${CLUSTER_TESTS}`,
		...files,
	);
	const tally = tallyOf(report, status);
	rmSync(folder, { recursive: true });
	console.log(
		`Tests of the OpenSearch engine (${CLUSTER_TESTS}) are not part of this: npm run test:cluster runs them.`,
	);
	return tally;
}

function run(file: string, ...args: readonly string[]): number {
	return spawnSync(process.execPath, [file, ...args], { cwd: root, env, stdio: "inherit" }).status ?? 1;
}

function script(name: string, file: string): string {
	return join(root, "node_modules", name, file);
}

/** Says loudly which checks there was no tool for; where tools are required, each that is missing is a failure. */
function sayWhatIsMissing(): void {
	const missing = tools().filter(({ present }) => !present);
	if (missing.length === 0) return;
	console.log(
		`\n*** ${total.skipped} TESTS WERE SKIPPED for want of a tool. What they check is NOT checked by this run. ***`,
	);
	for (const { name, how } of missing) console.log(`*** ${name} is missing. ${how}`);
	console.log("");
	if (process.env["VITRINE_REQUIRE_TOOLS"]) total.failed += missing.length;
}

interface Tool {
	readonly name: string;
	readonly present: boolean;
	readonly how: string;
}

function tools(): readonly Tool[] {
	const python = "Install Python 3.9 or newer (Debian: apt-get install python3).";
	const chromium = "Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.";
	return [
		{ name: "python3", present: answers("python3", "--version"), how: python },
		{ name: "bash", present: answers("bash", "--version"), how: "Install bash." },
		{ name: "Chromium", present: CHROMIUM.some((path) => path && existsSync(path)), how: chromium },
		{ name: "Lighthouse", present: existsSync(LIGHTHOUSE), how: "Install it: npm ci --prefix tools/lighthouse" },
	];
}

function answers(command: string, argument: string): boolean {
	return spawnSync(command, [argument], { stdio: "ignore" }).status === 0;
}
