import { expect, it } from "vitest";
import { NODE_ENVIRONMENTS, nodeInstallHint } from "./node.ts";
import { pythonInstallHint } from "./python.ts";
import { installCommand, isNeeded } from "./stages.ts";

it.each([
	["typed", "types"],
	["js", "types"],
	["calls", "calls"],
	["run-old", "runs"],
] as const)("the packages of %s are installed with the stage %s", (name, stage) => {
	expect(installCommand(name)).toBe(`npm run verify -- --install --only ${stage}`);
	expect(isNeeded(name, [stage])).toBe(true);
	expect(isNeeded(name, ["parsed", "shell"])).toBe(false);
});

it("a hint names the list and the command", () => {
	expect(pythonInstallHint("calls")).toBe(
		"The Python packages of verify/environments/calls.txt are not installed: run npm run verify -- --install --only calls.",
	);
	expect(NODE_ENVIRONMENTS.map(nodeInstallHint)).toContain(
		"The npm packages of verify/environments/js/package.json are not installed: run npm run verify -- --install --only types.",
	);
});
