import type { Stage } from "../check.ts";
import { installNode, NODE_ENVIRONMENTS } from "../environments/node.ts";
import { installPython, PYTHON_ENVIRONMENTS } from "../environments/python.ts";

/** The names of the environments that each stage needs. */
const NEEDED: Readonly<Record<Stage, RegExp>> = {
	parsed: /^$/,
	types: /^(typed|types|js)$/,
	shell: /^$/,
	calls: /^calls$/,
	runs: /^(run(-.*)?|js)$/,
};

/** Installs the environments of stages; returns the exit code. */
export async function installFor(stages: readonly Stage[]): Promise<number> {
	const isNeeded = (name: string): boolean => stages.some((stage) => NEEDED[stage].test(name));
	for (const name of PYTHON_ENVIRONMENTS.filter(isNeeded)) await installPython(name, console.log);
	for (const name of NODE_ENVIRONMENTS.filter(isNeeded)) await installNode(name, console.log);
	return 0;
}
