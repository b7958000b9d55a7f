import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { pythonEnvironment } from "../../environments/python.ts";
import { COMMANDS } from "./commands.ts";
import { SWEEP } from "../../../../test/sweep.ts";

/** The released command, in the environment in which snippets are run. */
const run = pythonEnvironment("run");
const tool = run === undefined ? "" : join(dirname(run.python), "hf");
const isHere = existsSync(tool);
if (!isHere)
	console.warn(
		"SKIPPED without the environments of the checks (npm run verify -- --install --only runs): the options of hf",
	);

const { version, subcommands } = COMMANDS["hf"]!;

/** The names that the help of a command does not mention. */
function unmentioned(words: readonly string[], listed: object | undefined): readonly string[] {
	const env = { ...process.env, COLUMNS: "200", NO_COLOR: "1" };
	const { stdout } = spawnSync(tool, [...words, "--help"], { encoding: "utf8", env });
	return Object.keys(listed ?? {}).filter((name) => !new RegExp(`(?:^|[\\s,/])${name}(?:[\\s,/]|$)`, "m").test(stdout));
}

describe.skipIf(!isHere)("hf", () => {
	it.each([
		["has the options of hf download", ["download"], subcommands?.["download"]?.options],
		["has the commands of hf auth", ["auth"], subcommands?.["auth"]?.subcommands],
		["has the commands", [], subcommands],
	])("%s that are listed", SWEEP, (_, words, listed) => {
		expect(Object.keys(listed ?? {})).not.toEqual([]);
		expect(unmentioned(words, listed)).toEqual([]);
	});

	it("has the version that was read", () => {
		const versions = new Map([...run!.versions].map(([name, version]) => [name.replaceAll("-", "_"), version]));
		expect(versions.get(version[0])).toBe(version[1]);
	});
});
