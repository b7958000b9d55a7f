import { hasTag, type ModelRecord } from "@vitrine/model";
import { diffusersWay } from "./pruna-ai/diffusers.ts";
import { loadedOnly } from "./pruna-ai/model.ts";
import { transformersWay } from "./pruna-ai/transformers.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const prunaAi: Library = {
	key: "pruna-ai",
	prettyLabel: "Pruna AI",
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
