import { rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { bounded } from "../processes/bounded.ts";
import { cacheFolder } from "./cache.ts";
import { type InstallLine, readInstallLine } from "./installLine.ts";
import { type Lock, lockOf, PYTHON } from "./lock.ts";
import { MOST, noRoom } from "./room.ts";
import { removeAbandoned, takeSlot } from "./slot.ts";
import { isInstalled, toolsFolder } from "./systemTools.ts";

/** A virtual environment that has exactly what a printed install line gives. */
export interface LineEnvironment {
	/** The variables of a program in the environment; nothing of this process is passed on. */
	readonly variables: Readonly<Record<string, string>>;
	readonly python: string;
	readonly line: InstallLine;
}

/** The time in which a line must be installed, in seconds; some packages are compiled. */
export const INSTALLING = 2400;
/** The free space without which nothing is installed, in bytes. */
const FREE = 4 * 1024 ** 3;

/** The locked install line of a snippet, or why it has none. */
export function lockedLine(install = ""): { readonly line: InstallLine; readonly lock: Lock } | string {
	const line = readInstallLine(install);
	if ("problem" in line) return "its install line needs more than PyPI has";
	const lock = lockOf(line);
	return lock === undefined ? "its install line is not resolved yet" : { line, lock };
}

/**
 * Installs what a lock lists, calls a function with the environment, and removes it. Environments have the
 * same path, one after the other, so that they share compiled files (PYTHONPYCACHEPREFIX); their files are links to those
 * of one cache. Returns the problem if the environment cannot be made, as when all environments take more than `most` bytes.
 */
export async function withLineEnvironment(
	uv: string,
	{ line, lock }: { readonly line: InstallLine; readonly lock: Lock },
	use: (environment: LineEnvironment) => Promise<void>,
	seconds = INSTALLING,
	most = MOST,
): Promise<string | undefined> {
	const missing = line.system.find((name) => !isInstalled(name));
	if (missing !== undefined) return `its page prints ${missing}, which is not installed on this machine`;
	const { bavail, bsize } = statfsSync(cacheFolder());
	if (bavail * bsize < FREE) return `less than ${FREE / 1024 ** 3} GB is free on the disk of ${cacheFolder()}`;
	removeAbandoned("line");
	const full = noRoom(most);
	if (full !== undefined) return full;
	const { folder, release } = takeSlot("line");
	const tools = `${folder}-tools`;
	try {
		const problem = (await install(uv, folder, lock, seconds)) ?? noRoom(most);
		if (problem !== undefined) return problem;
		toolsFolder(tools, line.system);
		await use({ line, python: join(folder, "bin/python"), variables: variablesFor(folder, tools, line.system) });
		return undefined;
	} finally {
		for (const one of [folder, tools]) rmSync(one, { recursive: true, force: true });
		release();
	}
}

async function install(uv: string, folder: string, { path }: Lock, seconds: number): Promise<string | undefined> {
	rmSync(folder, { recursive: true, force: true });
	const made = await bounded(uv, ["venv", "--quiet", "--python", PYTHON, folder], { seconds: 60 });
	if (made.problem !== undefined) return `its environment cannot be made: ${made.problem}`;
	const target = ["--python", join(folder, "bin/python"), "--link-mode", "hardlink", "-r", path];
	const { problem } = await bounded(uv, ["pip", "install", "--quiet", "--no-deps", ...target], { seconds });
	return problem && `the packages of its install line cannot be installed: ${problem}`;
}

const variablesFor = (folder: string, tools: string, system: readonly string[]): LineEnvironment["variables"] => ({
	PATH: `${join(folder, "bin")}:${tools}`,
	PYTHONPYCACHEPREFIX: join(cacheFolder(), "line-compiled"),
	PYTHONNOUSERSITE: "1",
	LANG: "C.UTF-8",
	// The import of torchaudio before 2.9 loads the FFmpeg of the machine; the one without a version is in no wheel.
	...(!system.includes("ffmpeg") && { TORIO_USE_FFMPEG_VERSION: "" }),
});
