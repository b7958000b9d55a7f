import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { bundledThreads } from "./test/setup/threads.ts";

/** Bundles the threads of the search engine. */
const THREADS = "./test/setup/threads.ts";
const BROWSER = "**/*.browser.test.ts";
const SLOW = "**/*.slow.test.ts";
const CLUSTER = "**/*.cluster.test.ts";

/**
 * VITRINE_TESTS=all adds the slow files, VITRINE_TESTS=slow runs them alone, and VITRINE_TESTS=sweep runs those that have
 * sweeps: tests that repeat for many pages or values what each run tests for a few (test/sweep.ts). scripts/test.ts selects them.
 */
const chosen = process.env["VITRINE_TESTS"];
const tests = chosen === "slow" ? SLOW : "**/*.test.{ts,tsx}";
const left = [CLUSTER, ...(chosen === undefined ? [SLOW] : [])];

const include = ["packages/*/src", "apps/*/src", "verify/src", "test"].map((folder) => `${folder}/${tests}`);
const exclude = [...configDefaults.exclude, ...left];
/** The files that have sweeps, or run a suite with them; importing all others as well would take minutes. */
const sweeping = (): string[] =>
	globSync(include, { cwd: import.meta.dirname }).filter((file) =>
		/\/(sweep|suite)\.ts"/.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")),
	);

const node: TestProjectInlineConfiguration = {
	extends: true,
	test: {
		name: "node",
		include: chosen === "sweep" ? sweeping() : include,
		exclude: [...exclude, BROWSER],
		globalSetup: THREADS,
	},
};
const browser: TestProjectInlineConfiguration = {
	extends: true,
	test: { name: "browser", include: [BROWSER], exclude, globalSetup: [THREADS, "./test/setup/browser.ts"] },
};

export default defineConfig({
	plugins: [bundledThreads()],
	oxc: { jsx: { runtime: "automatic", development: false } },
	test: {
		reporters: ["./test/setup/progress.ts"],
		projects: chosen === "slow" ? [node] : [node, browser],
		tags: [{ name: "sweep" }],
		// Each worker loads the modules of all packages again, which takes longer than tests of browsers and processes wait.
		maxWorkers: availableParallelism(),
		// Files of a worker share their modules: evaluating them again for each file took half of the time.
		isolate: false,
		// Room for new objects: with little, the garbage collector stops a worker more often.
		execArgv: ["--max-semi-space-size=64"],
		// A limit is there to end what hangs, and no file needs one of its own: on a machine with twenty processes for each
		// processor, five seconds of work take almost two minutes.
		testTimeout: 180_000,
		hookTimeout: 180_000,
		expect: { poll: { timeout: 30_000 } },
		setupFiles: ["./test/setup/react.ts", "./test/setup/no-network.ts", "./test/setup/seed.ts"],
	},
});
