import { type InstallLine, readInstallLine } from "../environments/installLine.ts";
import { lockOf, removeOtherLocks, resolveLine } from "../environments/lock.ts";
import { installUv } from "../environments/uv.ts";
import { appLines } from "../runs/apps.ts";
import { pythonSubjects } from "../runs/python.ts";

/**
 * Resolves the printed install lines of snippets that are run, and writes their locks to `verify/environments/printed`:
 * those without one, or all. Returns the exit code.
 */
export async function resolveLines({ all }: { readonly all: boolean }): Promise<number> {
	const lines = printedLines();
	const due = lines.filter((line) => all || lockOf(line) === undefined);
	const uv = await installUv(console.log);
	const today = new Date().toISOString().slice(0, 10);
	let failed = 0;
	for (const line of due) {
		const problem = await resolveLine(uv, line, today);
		if (problem !== undefined) failed += 1;
		console.log(
			`${problem === undefined ? "resolved" : "FAILED  "} ${line.packages.join(" ")}${problem ? `: ${problem}` : ""}`,
		);
	}
	for (const file of removeOtherLocks(lines)) console.log(`removed  ${file}: no snippet prints this line`);
	console.log(`${due.length - failed} passed, ${failed} failed`);
	return failed === 0 ? 0 : 1;
}

/** Each install line of the snippets that are run, once. */
function printedLines(): readonly InstallLine[] {
	const texts = new Set([...pythonSubjects().map(({ install = "" }) => install), ...appLines()]);
	return [...texts].map(readInstallLine).filter((line) => "packages" in line);
}
