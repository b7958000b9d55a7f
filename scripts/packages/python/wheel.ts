import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installPython, requirePython } from "../../../verify/src/environments/python.ts";
import { run } from "../../supply/archive.ts";
import { LICENCE_FILES } from "../library.ts";
import { epochOf, PACKED, unpacked } from "../pack.ts";
import { manifestIn } from "../rooms.ts";

const FOLDER = "packages/python";

/** The path of the wheel below the project. */
export const wheelOf = (project: string): string =>
	join(PACKED, `vitrine-${manifestIn(project, ".").version}-py3-none-any.whl`);

/**
 * Builds the wheel beside the other archives; returns its path below the project, or undefined if this machine has no Python.
 * The same commit gives the same bytes.
 */
export async function packWheel(
	project: string,
	log: (line: string) => void,
	folder = join(project, PACKED),
): Promise<string | undefined> {
	if (!hasPython()) return void log("NOT BUILT without python3 and its venv module: the wheel of packages/python.");
	await installPython("wheel", log);
	const staged = join(project, unpacked("python"));
	stage(project, staged);
	const { python } = requirePython("wheel");
	const env = { SOURCE_DATE_EPOCH: epochOf(project) };
	run(staged, python, ["-m", "flit_core.wheel", ".", "--outdir", folder], "", env);
	return wheelOf(project);
}

/** Whether this machine can make the environment that builds the wheel. */
export function hasPython(): boolean {
	try {
		run(".", "python3", ["-c", "import ensurepip, venv"]);
		return true;
	} catch {
		return false;
	}
}

/** Copies the tracked files of the package, and the licence of the project. */
function stage(project: string, folder: string): void {
	rmSync(folder, { recursive: true, force: true });
	const tracked = run(project, "git", [
		"ls-files",
		"-z",
		`${FOLDER}/src`,
		`${FOLDER}/pyproject.toml`,
		`${FOLDER}/README.md`,
	]);
	for (const file of tracked.split("\0").filter((name) => name !== ""))
		cpSync(join(project, file), join(folder, file.slice(FOLDER.length)));
	for (const name of LICENCE_FILES) cpSync(join(project, name), join(folder, name));
}
