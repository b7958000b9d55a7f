import type { Check, Stage } from "../check.ts";
import { matrix } from "../matrix/matrix.ts";
import { isInTenth } from "../pipeline/tenth.ts";
import { appRuns } from "../runs/apps.ts";
import { makersFor } from "../runs/makersFor.ts";
import { NPX_PACKAGES } from "../runs/npx.ts";
import { python } from "../runs/python.ts";
import type { Group } from "../subject.ts";
import { installNode, NODE_ENVIRONMENTS } from "../environments/node.ts";
import { installPython, PYTHON_ENVIRONMENTS } from "../environments/python.ts";
import { isNeeded } from "../environments/stages.ts";

interface Choice {
	readonly stages: readonly Stage[];
	/** The day whose tenth of the stage `runs` is meant; all of it without. */
	readonly tenth?: number;
}

/** Installs the environments of stages; returns the exit code. */
export async function installFor({ stages, tenth }: Choice): Promise<number> {
	const makers = tenth === undefined ? undefined : makersOf(tenth);
	const isDue = (name: string): boolean => isNeeded(name, stages) && (makers?.has(name) ?? true);
	for (const name of PYTHON_ENVIRONMENTS.filter(isDue)) await installPython(name, console.log);
	for (const name of NODE_ENVIRONMENTS.filter(isDue)) await installNode(name, console.log);
	return 0;
}

/** The environments that a tenth of the stage `runs` needs, and the one that makes what all share. */
function makersOf(day: number): ReadonlySet<string> {
	const isDue = (check: Check) => (group: Group) => check.appliesTo(group.subjects[0]) && isInTenth(check, group, day);
	const own = matrix().filter(isDue(python));
	const apps = matrix().some(isDue(appRuns)) ? [NPX_PACKAGES] : [];
	return new Set(["run", "js", ...apps, ...own.map(({ id }) => makersFor(id))]);
}
