import { spawnSync } from "node:child_process";
import type { Check } from "../check.ts";
import { type PythonEnvironment, pythonEnvironment, pythonInstallHint } from "../environments/python.ts";
import { once } from "../once.ts";
import { DEFECTS } from "./defects.ts";
import { environmentFor, type RunEnvironment } from "./environmentFor.ts";
import { fixtureOf } from "./fixtures.ts";
import { startForkServer } from "./forkServer.ts";
import { fixturesWithMaker } from "./miniatures.ts";
import { runOnMiniatures, type Start } from "./runOnMiniatures.ts";
import { listedReason, NO_MINIATURE } from "./skipped.ts";

/** The time limit of a snippet, in seconds. */
const LIMIT = 120;

/** What is known about an installed environment. */
interface Installed extends PythonEnvironment {
	/** The fixtures that have a maker of miniatures. */
	readonly fixtures: ReadonlySet<string>;
	/** The packages of each top-level module, with versions. */
	readonly packages: ReadonlyMap<string, readonly (readonly [name: string, version: string])[]>;
}

/** A check that runs Python load snippets in an environment, on miniatures that they download from a local hub. */
function runIn(name: RunEnvironment): Check {
	const installed = once(() => installedEnvironment(name));
	return {
		level: "run",
		stage: "runs",
		installHint: pythonInstallHint(name),
		appliesTo: ({ id, language }) => language === "python" && id.startsWith("load/") && environmentFor(id) === name,
		isAvailable: async () => installed() !== undefined,
		skipReason: ({ id }) => listedReason(id) ?? (installed()?.fixtures.has(fixtureOf(id)) ? undefined : NO_MINIATURE),
		tools: ({ text }) => Object.fromEntries(importsOf(text).flatMap((one) => installed()?.packages.get(one) ?? [])),
		defects: DEFECTS,
		async run(subjects, onResult) {
			const environment = installed();
			if (environment === undefined) throw new Error(pythonInstallHint(name));
			await runOnMiniatures(environment.python, subjects, startWith(environment.python), onResult);
		},
	};
}

/** The check with the newest versions that most libraries support. */
export const python: Check = runIn("run");

/** All checks of Python load snippets, one for each environment. */
export const pythonRuns: readonly Check[] = [python, runIn("run-old"), runIn("run-colpali")];

function installedEnvironment(name: RunEnvironment): Installed | undefined {
	const environment = pythonEnvironment(name);
	if (environment === undefined) return undefined;
	const { python } = environment;
	return { ...environment, fixtures: fixturesWithMaker(python), packages: packagesOf(python) };
}

function packagesOf(python: string): Installed["packages"] {
	const { status, stdout, stderr } = spawnSync(python, ["-c", LIST_PACKAGES], { encoding: "utf8" });
	if (status !== 0) throw new Error(`${python} cannot list its packages: ${stderr}`);
	return new Map(Object.entries(JSON.parse(stdout) as Record<string, readonly (readonly [string, string])[]>));
}

const LIST_PACKAGES = `
import importlib.metadata as m, json
print(json.dumps({k: [(n, m.version(n)) for n in sorted(set(v))] for k, v in m.packages_distributions().items()}))`;

/** The top-level modules that a program imports, in order. */
const importsOf = (text: string): readonly string[] => [
	...new Set([...text.matchAll(/^\s*(?:import|from) (\w+)/gm)].map(([, name = ""]) => name)),
];

/** Large modules to import before the snippets that need them, by the name that a snippet imports. */
const PRELOADED: Readonly<Record<string, readonly string[]>> = {
	torch: ["torch"],
	transformers: ["torch", "transformers", "transformers.pipelines", "transformers.models.auto.modeling_auto"],
	diffusers: ["torch", "diffusers", "diffusers.pipelines.auto_pipeline"],
	colpali_engine: ["torch", "transformers", "colpali_engine.models"],
	peft: ["torch", "transformers", "peft"],
	sentence_transformers: ["torch", "transformers", "sentence_transformers"],
	pruna: ["torch", "transformers", "diffusers", "pruna"],
	speechbrain: ["torch", "torchaudio", "speechbrain"],
};

const startWith =
	(python: string): Start =>
	async (hub, subjects) => {
		const names = new Set(subjects.flatMap(({ text }) => importsOf(text)));
		const modules = new Set([...names].flatMap((name) => PRELOADED[name] ?? []));
		const server = await startForkServer(python, hub, [...modules]);
		return { run: (text, files) => server.run({ text, files, limit: LIMIT }), close: () => server.close() };
	};
