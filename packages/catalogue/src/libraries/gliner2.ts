import { py, when } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { basesOf } from "../choices/contents/bases.ts";
import { PLACES } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const gliner2: Library = {
	key: "gliner2",
	prettyLabel: "GLiNER2",
	summary: "Extracts entities, relations, labels and records from text according to a schema, by Fastino.",
	licence: { value: "Apache-2.0", source: "pypi:gliner2 2.1.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:gliner2 2.1.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:gliner2 2.1.0", day: "2026-11-23" },
	repoName: "GLiNER2",
	repoUrl: "https://github.com/fastino-ai/GLiNER2",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "gliner2", alsoNeeds: ["torch", "transformers"] },
	snippets: snippets,
};

/** An adapter is loaded onto its base model. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { ids, relation } = basesOf(model);
	const base = relation === "adapter" || hasTag(model, "lora") ? ids[0] : undefined;
	const code = py`
		from gliner2 import GLiNER2
		${when(base !== undefined, py`from huggingface_hub import snapshot_download`)}

		model = GLiNER2.from_pretrained(${base ?? model.id})
		${when(base !== undefined, py`model.load_adapter(snapshot_download(${model.id}))`)}

		print(model.extract_entities(${PLACES}, ["person", "place"]))
	`;
	return [{ code }];
}
