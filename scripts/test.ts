// npm test: types, lint, format, build, then the tests; ends with "N passed, N failed".
//   npm test -- [FILE...]
//   npm run test:all             the slow tests and the sweeps over all pages too
//   npm run test:all -- --slow   only those
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { type Tally, tallyOf } from "./tally.ts";

const root = dirname(import.meta.dirname);
const bin = join(root, "node_modules", ".bin");
const CHROMIUM = [
	process.env["CHROMIUM_PATH"],
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
];
const LIGHTHOUSE = join(root, "tools/lighthouse/node_modules/lighthouse");
/** Each thread of the compiler checks the types of the libraries again: four, its default, took longer on two processors. */
const CHECKERS = Math.min(4, availableParallelism());
const total = { passed: 0, failed: 0, skipped: 0 };
/** What is passed on: files, and options of Vitest such as `-u`. */
const passed = process.argv.slice(2).filter((argument) => !/^--(all|slow)$/.test(argument));
const only = process.argv.includes("--slow") ? "slow" : process.argv.includes("--all") ? "all" : undefined;

/** The options of Vitest that select tests. Of files that are named, some have only slow tests, or only sweeps. */
const WHICH = {
	quick: ["--tagsFilter=!sweep"],
	all: [],
	slow: ["--passWithNoTests"],
	sweep: ["--passWithNoTests", "--tagsFilter=sweep"],
} as const;

const env: NodeJS.ProcessEnv = {
	...process.env,
	NODE_ENV: "test",
	// Hundreds of threads and processes start with the same modules: compiling them took half of their time.
	NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(root, "node_modules/.cache/compile"),
	PATH: [bin, dirname(process.execPath), process.env["PATH"]].join(delimiter),
};

if (only !== "slow") checks();
if (only === "slow") {
	stage("slow tests", () => tests("slow"));
	stage("sweeps", () => tests("sweep"));
	if (total.passed === 0) total.failed++;
} else stage("tests", () => tests(only));
sayWhatIsMissing();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function checks(): void {
	stage("types", () => check(script("typescript", "bin/tsc"), "--noEmit", "--checkers", String(CHECKERS)));
	stage("lint", () => check(script("oxlint", "bin/oxlint"), "--deny-warnings"));
	stage("format", () => {
		const tally = check(script("oxfmt", "bin/oxfmt"), "--check");
		if (tally.failed > 0) console.log("Run: npm run format");
		return tally;
	});
	stage("build", () => check(join(root, "apps/web/scripts/build.ts")));
}

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

/** Slow tests are files, and sweeps are tests of other files: see vitest.config.ts. */
function tests(chosen: "all" | "slow" | "sweep" | undefined): Tally {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-test-"));
	const report = join(folder, "report.json");
	const reporters = ["--reporter=./test/setup/progress.ts", "--reporter=json", `--outputFile=${report}`];
	if (chosen !== undefined) env["VITRINE_TESTS"] = chosen;
	const status = run(script("vitest", "vitest.mjs"), "run", ...reporters, ...WHICH[chosen ?? "quick"], ...passed);
	const tally = tallyOf(report, status, chosen === undefined ? "without" : chosen === "sweep" ? "alone" : "with");
	rmSync(folder, { recursive: true });
	if (chosen === undefined)
		console.log(
			"Not run: slow tests and sweeps over all pages (npm run test:all), the cluster (npm run test:cluster).",
		);
	return tally;
}

function run(file: string, ...args: readonly string[]): number {
	return spawnSync(process.execPath, [file, ...args], { cwd: root, env, stdio: "inherit" }).status ?? 1;
}

function script(name: string, file: string): string {
	return join(root, "node_modules", name, file);
}

/** Where tools are required, each that is missing is a failure. The reasons of skipped tests stand above. */
function sayWhatIsMissing(): void {
	if (total.skipped > 0)
		console.log(`\n*** ${total.skipped} TESTS WERE SKIPPED. What they check is NOT checked by this run. ***\n`);
	if (!process.env["VITRINE_REQUIRE_TOOLS"]) return;
	for (const { name, how } of tools().filter(({ present }) => !present)) {
		console.log(`${name} is missing. ${how}`);
		total.failed++;
	}
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
