import type { LineEnvironment } from "../environments/lineEnvironment.ts";
import { hiddenLibraries } from "../environments/systemTools.ts";
import type { Subject } from "../subject.ts";
import { type RunBounds, startForkServer } from "./forkServer.ts";
import type { Runtime } from "./runOnMiniatures.ts";
import { importsOf } from "./versions.ts";

/** What a snippet on a miniature may use: far more than any needs. */
const BOUNDS: RunBounds = { seconds: 180, memory: 8 * 1024 ** 3, disk: 4 * 1024 ** 3, processes: 64 };

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

/** Runs programs in forks of a Python process of an environment. One snippet alone imports what it needs by itself. */
export async function lineRuntime(
	{ python, variables, line }: LineEnvironment,
	hub: string,
	subjects: readonly Subject[],
): Promise<Runtime> {
	const names = new Set(subjects.flatMap(({ text }) => importsOf(text)));
	const modules = subjects.length === 1 ? [] : [...names].flatMap((name) => PRELOADED[name] ?? []);
	const server = await startForkServer(python, hub, [...new Set(modules)], variables);
	const hidden = hiddenLibraries(line.system);
	return {
		run: (text, files) => server.run({ text, files, hidden, bounds: BOUNDS }),
		close: () => server.close(),
	};
}
