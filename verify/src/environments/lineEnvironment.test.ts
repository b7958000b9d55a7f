import { chmodSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useTemporaryFolder } from "../testing/temporaryFolder.ts";
import { withLineEnvironment } from "./lineEnvironment.ts";

const folder = useTemporaryFolder("line");
const before = process.env["VITRINE_CACHE"];
beforeEach(() => void (process.env["VITRINE_CACHE"] = folder()));
afterEach(() => {
	if (before === undefined) delete process.env["VITRINE_CACHE"];
	else process.env["VITRINE_CACHE"] = before;
});

/** An installer that runs a shell script with the subcommand as $1 and the folder of the environment as $4 or $6. */
function installer(script: string): string {
	const path = join(folder(), "uv");
	writeFileSync(path, `#!/bin/sh\n${script}\n`);
	chmodSync(path, 0o755);
	return path;
}

const locked = (system: readonly string[] = []) => ({
	line: { packages: ["heron"], system },
	lock: { path: join(folder(), "heron.txt"), versions: new Map([["heron", "1.0"]]) },
});

/** The programs of the machine that a snippet sees whose page prints some packages of the system. */
async function programsWith(system: readonly string[]): Promise<readonly string[]> {
	let programs: readonly string[] = [];
	const problem = await withLineEnvironment(installer("exit 0"), locked(system), async ({ variables }) => {
		const [own = "", tools = ""] = variables["PATH"]!.split(":");
		expect(own).toBe(join(folder(), "line-1/bin"));
		programs = readdirSync(tools);
	});
	expect(problem).toBeUndefined();
	return programs;
}

describe("an environment of a printed line", () => {
	it("has its own programs and those of the machine, but no package of the machine that is not printed", async () => {
		const own = await programsWith([]);
		expect(own).toContain("sh");
		expect(own).not.toContain("pip");
		expect(own).not.toContain("ffmpeg");
	});

	it.skipIf(!existsSync("/usr/bin/ffmpeg"))("has a package of the machine that is printed", async () => {
		expect(await programsWith(["ffmpeg"])).toContain("ffmpeg");
	});

	it("is not made where a printed package of the machine is missing, and says so", async () => {
		const problem = await withLineEnvironment(installer("exit 0"), locked(["heron-tools"]), async () => undefined);
		expect(problem).toBe("its page prints heron-tools, which is not installed on this machine");
	});

	it.each([
		[
			"a package that is gone",
			"[ $1 = venv ] || { echo 'heron==1.0 was not found' >&2; exit 1; }",
			/cannot be installed: heron==1\.0 was not found$/,
		],
		["no Python", "exit 2", /^its environment cannot be made: exited with status 2$/],
		["a build that hangs", "[ $1 = venv ] || sleep 60", /cannot be installed: still running after 1 seconds$/],
	])("with %s is not used, and says so", async (_, script, problem) => {
		let isUsed = false;
		const use = async (): Promise<void> => void (isUsed = true);
		expect(await withLineEnvironment(installer(script), locked(), use, 1)).toMatch(problem);
		expect(isUsed).toBe(false);
		expect(existsSync(join(folder(), "line-1"))).toBe(false);
	});

	it("is removed after its use, also if that fails", async () => {
		const uv = installer(`[ $1 = venv ] && mkdir -p ${join(folder(), "line-1")}; exit 0`);
		const use = async (): Promise<void> => {
			expect(existsSync(join(folder(), "line-1"))).toBe(true);
			throw new Error("it failed");
		};
		await expect(withLineEnvironment(uv, locked(), use)).rejects.toThrow("it failed");
		expect(existsSync(join(folder(), "line-1"))).toBe(false);
	});
});
