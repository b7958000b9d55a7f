import { spawnSync } from "node:child_process";
import type { Check } from "../check.ts";
import { DEFECTS } from "./defects.ts";
import { type Environment, environment, howToInstall } from "../environment.ts";
import type { Subject } from "../subject.ts";
import { startForks } from "./forks.ts";
import { environmentFor, type RunEnvironment } from "./libraries.ts";
import { madeRows } from "./miniatures.ts";
import { excuseOf, rowOf } from "./rows.ts";
import { runOnMiniatures, type Start } from "./run.ts";

/** Seconds that a snippet may take. */
const LIMIT = 120;

/** The reason where nobody has made a miniature. */
export const NO_MINIATURE = "no miniature of this kind has been made";

/** What is known of an environment once it is ready. */
interface Known {
	readonly environment: Environment;
	/** The fixtures that have a maker. */
	readonly made: ReadonlySet<string>;
	/** For a name that is imported, the packages that have it, each with its version. */
	readonly packages: ReadonlyMap<string, readonly (readonly [name: string, version: string])[]>;
}

/** Loading snippets in Python, run in an environment to their end, on miniatures that they read from our own hub. */
function runsIn(name: RunEnvironment): Check {
	let known: Known | undefined;
	return {
		level: "run",
		stage: "runs",
		missing: howToInstall(name),
		concerns: ({ id, language }) => language === "python" && id.startsWith("load/") && environmentFor(id) === name,
		async ready() {
			const found = environment(name);
			if (found !== undefined)
				known = { environment: found, made: madeRows(found.python), packages: packagesOf(found.python) };
			return found !== undefined;
		},
		excuse: ({ id }) => excuseOf(id) ?? (known?.made.has(rowOf(id)) ? undefined : NO_MINIATURE),
		tools: ({ text }) => Object.fromEntries(importsOf(text).flatMap((one) => known?.packages.get(one) ?? [])),
		defects: DEFECTS,
		run(subjects, tell) {
			if (known === undefined) throw new Error(howToInstall(name));
			const { python } = known.environment;
			return runOnMiniatures(python, subjects, startIn(python), tell);
		},
	};
}

/** With the newest of what the libraries ask for. */
export const python: Check = runsIn("run");

/** With what the libraries go with that are not yet ready for the newest. */
export const pythonOlder: Check = runsIn("run-old");

/** With what ColPali goes with. */
export const pythonColpali: Check = runsIn("run-colpali");

function packagesOf(python: string): Known["packages"] {
	const { status, stdout, stderr } = spawnSync(python, ["-c", LIST], { encoding: "utf8" });
	if (status !== 0) throw new Error(`${python} cannot list its packages: ${stderr}`);
	return new Map(Object.entries(JSON.parse(stdout) as Record<string, readonly (readonly [string, string])[]>));
}

const LIST = `
import importlib.metadata as m, json
print(json.dumps({k: [(n, m.version(n)) for n in sorted(set(v))] for k, v in m.packages_distributions().items()}))`;

/** The top-level names that a program imports, in their order. */
const importsOf = (text: string): readonly string[] => [
	...new Set([...text.matchAll(/^\s*(?:import|from) (\w+)/gm)].map(([, name]) => name!)),
];

/**
 * What takes long to load, by the name under which a snippet imports it: loaded once, and only if somebody needs it.
 * A part that a library loads late is named too.
 */
const HEAVY: Readonly<Record<string, readonly string[]>> = {
	torch: ["torch"],
	transformers: ["torch", "transformers", "transformers.pipelines", "transformers.models.auto.modeling_auto"],
	diffusers: ["torch", "diffusers", "diffusers.pipelines.auto_pipeline"],
	colpali_engine: ["torch", "transformers", "colpali_engine.models"],
	peft: ["torch", "transformers", "peft"],
	sentence_transformers: ["torch", "transformers", "sentence_transformers"],
	pruna: ["torch", "transformers", "diffusers", "pruna"],
	speechbrain: ["torch", "torchaudio", "speechbrain"],
};

const startIn =
	(python: string): Start =>
	async (hub, subjects) => {
		const names = new Set(subjects.flatMap((subject: Subject) => importsOf(subject.text)));
		const modules = new Set([...names].flatMap((name) => HEAVY[name] ?? []));
		const forks = await startForks(python, hub, [...modules]);
		return { run: (text, files) => forks.run({ text, files, limit: LIMIT }), close: () => forks.close() };
	};
