import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { environment } from "../environment.ts";
import { TOOLS } from "./commands.ts";

/** The released tool, in the environment in which snippets are run. */
const run = environment("run");
const tool = run === undefined ? "" : join(dirname(run.python), "hf");
const isHere = existsSync(tool);
if (!isHere) console.warn("SKIPPED: what is known of hf is not compared with hf itself (npm run verify -- --install).");

const { of, commands } = TOOLS["hf"]!;

/** What of a list the help of a command does not have. */
function lacking(words: readonly string[], listed: object | undefined): readonly string[] {
	const env = { ...process.env, COLUMNS: "200", NO_COLOR: "1" };
	const { stdout } = spawnSync(tool, [...words, "--help"], { encoding: "utf8", env });
	return Object.keys(listed ?? {}).filter((name) => !new RegExp(`(?:^|[\\s,/])${name}(?:[\\s,/]|$)`, "m").test(stdout));
}

describe.skipIf(!isHere)("hf", () => {
	it.each([
		["has the options of hf download", ["download"], commands?.["download"]?.options],
		["has the commands of hf auth", ["auth"], commands?.["auth"]?.commands],
		["has the commands", [], commands],
	])("%s that are listed", { timeout: 60_000 }, (_, words, listed) => {
		expect(Object.keys(listed ?? {})).not.toEqual([]);
		expect(lacking(words, listed)).toEqual([]);
	});

	it("is of the version that was looked at", () => {
		const versions = new Map([...run!.versions].map(([name, version]) => [name.replaceAll("-", "_"), version]));
		expect(versions.get(of[0])).toBe(of[1]);
	});
});
