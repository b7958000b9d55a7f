import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** A Python source to parse; `benign`, if given, may differ from it only by text inside strings. */
export interface PythonSource {
	readonly source: string;
	readonly benign?: string;
	readonly from?: string;
	readonly to?: string;
}

/** Whether Python is available; prints a warning if not. */
export const hasPython = ((): boolean => {
	const found = spawnSync("python3", ["-c", "import ast"]).status === 0;
	if (!found)
		console.warn(
			"SKIPPED without Python 3.9 or newer (Debian: apt-get install python3): load snippets are not parsed by Python",
		);
	return found;
})();

/** The problems of each source, in one run of Python. */
export function checkPython(sources: readonly PythonSource[]): readonly (readonly string[])[] {
	const { status, stdout, stderr } = spawnSync("python3", [join(import.meta.dirname, "check_python.py")], {
		input: JSON.stringify(sources),
		maxBuffer: 1e9,
	});
	if (status !== 0) throw new Error(stderr.toString());
	return JSON.parse(stdout.toString());
}
