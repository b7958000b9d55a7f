import type { Check } from "../check.ts";
import { nodeEnvironment, nodeInstallHint, requireNode } from "../environments/node.ts";
import { pythonEnvironment, pythonInstallHint, requirePython } from "../environments/python.ts";
import { once } from "../once.ts";
import { JAVASCRIPT_DEFECTS } from "./defects.ts";
import { fixtureOf } from "./fixtures.ts";
import { fixturesWithMaker } from "./miniatures.ts";
import { nodeRuntime } from "./nodeRuntime.ts";
import { runOnMiniatures } from "./runOnMiniatures.ts";
import { listedReason, NO_MINIATURE } from "./skipped.ts";

/** The environment that makes the miniatures. */
const MAKERS = "run";
/** The environment of the packages that snippets import. */
const PACKAGES = "js";

const fixtures = once((): ReadonlySet<string> => {
	const environment = pythonEnvironment(MAKERS);
	return environment === undefined ? new Set() : fixturesWithMaker(environment.python);
});

/** Runs JavaScript load snippets on miniatures that they download from a local hub. */
export const javascriptRuns: Check = {
	level: "run",
	stage: "runs",
	get installHint() {
		return pythonEnvironment(MAKERS) === undefined ? pythonInstallHint(MAKERS) : nodeInstallHint(PACKAGES);
	},
	appliesTo: ({ id, language }) => language === "js" && id.startsWith("load/"),
	isAvailable: async () => pythonEnvironment(MAKERS) !== undefined && nodeEnvironment(PACKAGES) !== undefined,
	skipReason: ({ id }) => listedReason(id) ?? (fixtures().has(fixtureOf(id)) ? undefined : NO_MINIATURE),
	tools: ({ text }) =>
		Object.fromEntries(
			[...(nodeEnvironment(PACKAGES)?.versions ?? [])].filter(([name]) => text.includes(`from "${name}"`)),
		),
	defects: JAVASCRIPT_DEFECTS,
	async run(subjects, onResult) {
		const { folder } = requireNode(PACKAGES);
		await runOnMiniatures(requirePython(MAKERS).python, subjects, async (hub) => nodeRuntime(folder, hub), onResult);
	},
};
