import type { Check } from "../check.ts";
import { nodeEnvironment, nodeInstallHint, requireNode } from "../environments/node.ts";
import { pythonEnvironment, pythonInstallHint, requirePython } from "../environments/python.ts";
import { JAVASCRIPT_DEFECTS } from "./defects.ts";
import { nodeRuntime } from "./nodeRuntime.ts";
import { makeReady, runOnMiniatures } from "./runOnMiniatures.ts";
import { notRun } from "./skipped.ts";

/** The environment that makes the miniatures. */
const MAKERS = "run";
/** The environment of the packages that snippets import. */
const PACKAGES = "js";

/** Runs JavaScript load snippets on miniatures that they download from a local hub. */
export const javascriptRuns: Check = {
	level: "run",
	stage: "runs",
	get installHint() {
		return pythonEnvironment(MAKERS) === undefined ? pythonInstallHint(MAKERS) : nodeInstallHint(PACKAGES);
	},
	appliesTo: ({ id, language }) => language === "js" && id.startsWith("load/"),
	isAvailable: async () => pythonEnvironment(MAKERS) !== undefined && nodeEnvironment(PACKAGES) !== undefined,
	skipReason: notRun,
	tools: ({ text }) =>
		Object.fromEntries(
			[...(nodeEnvironment(PACKAGES)?.versions ?? [])].filter(([name]) => text.includes(`from "${name}"`)),
		),
	defects: JAVASCRIPT_DEFECTS,
	async run(subjects, onResult) {
		const { folder } = requireNode(PACKAGES);
		const ready = await makeReady(requirePython(MAKERS).python, subjects, onResult);
		await runOnMiniatures(ready, (hub) => nodeRuntime(folder, hub), onResult);
	},
};
