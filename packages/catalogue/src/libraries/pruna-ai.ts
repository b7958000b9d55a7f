import { hasTag, type ModelRecord } from "@vitrine/model";
import { diffusersWay } from "./pruna-ai/diffusers.ts";
import { loadedOnly } from "./pruna-ai/model.ts";
import { transformersWay } from "./pruna-ai/transformers.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const prunaAi: Library = {
	key: "pruna-ai",
	prettyLabel: "Pruna AI",
	summary: "Compresses and speeds up models with quantization, pruning, caching and compilation, by Pruna AI.",
	licence: { value: "Apache-2.0", source: "pypi:pruna 0.3.4", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:pruna 0.3.4", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:pruna 0.3.4", day: "2026-11-24" },
	repoName: "Pruna AI",
	repoUrl: "https://github.com/PrunaAI/pruna",
	docsUrl: "https://docs.pruna.ai",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "pruna" },
	snippets: snippets,
};

/** A compressed model is used like a model of its original library. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	if (hasTag(model, "diffusers")) return [{ code: diffusersWay(model) }];
	if (hasTag(model, "transformers")) return [{ code: transformersWay(model) }];
	return [{ code: loadedOnly(model) }];
}
