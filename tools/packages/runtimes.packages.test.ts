import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ended } from "./command.ts";
import { examples } from "./examples.ts";
import { consumer, tool } from "./places.ts";

/** Programs that run the compiled packages. The first argument of a script is the file. */
const RUNTIMES: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
	["Node 20", tool("node-20/bin/node")],
	["Node 22", tool("node-22/bin/node"), "--disable-warning=ExperimentalWarning"],
	["Node 26", process.execPath],
	["Deno", tool("@deno/linux-x64-glibc/deno"), "run", "--allow-all", "--no-lock", "--node-modules-dir=manual"],
	["Bun", tool("@oven/bun-linux-x64/bin/bun"), "run"],
];

/** The index needs `node:sqlite`, which these do not have or do not have in this form. */
const WITHOUT_SEARCH: ReadonlySet<string> = new Set(["Node 20", "Bun"]);

describe.each(RUNTIMES)("%s", (runtime, program, ...args) => {
	const run = examples.filter(({ name }) => name !== "@vitrine/search" || !WITHOUT_SEARCH.has(runtime));

	it.each(run)("runs the example $title, and prints what the page says", ({ name, code, output }) => {
		const file = join(consumer(), `example-${name.replace(/\W/g, "-")}.mjs`);
		writeFileSync(file, code);
		expect(ended(consumer(), program, [...args, file])).toEqual({ status: 0, output });
	});
});
