import { py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { CONTEXT, QUESTION, SENTENCE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const lightningIr: Library = {
	key: "lightning-ir",
	prettyLabel: "Lightning IR",
	summary: "Trains and runs neural rankers for search with PyTorch Lightning, by the Webis group.",
	licence: { value: "Apache-2.0", source: "pypi:lightning-ir 0.0.6", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:lightning-ir 0.0.6", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:lightning-ir 0.0.6", day: "2026-11-24" },
	repoName: "Lightning IR",
	repoUrl: "https://github.com/webis-de/lightning-ir",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "lightning-ir" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	if (hasTag(model, "bi-encoder")) return [{ code: scoring(py`BiEncoderModule`, model.id) }];
	if (hasTag(model, "cross-encoder")) return [{ code: scoring(py`CrossEncoderModule`, model.id) }];
	return [{ code: unspecified(model.id) }];
}

function scoring(module: Python, id: string): Python {
	return py`
		from lightning_ir import ${module}

		model = ${module}(${id}).eval()

		output = model.score(${QUESTION}, [${CONTEXT}, ${SENTENCE}])
		print(output.scores)
	`;
}

function unspecified(id: string): Python {
	return py`
		# No tag says whether this is a bi-encoder or a cross-encoder, each of which has its own module.
		from lightning_ir import LightningIRModel

		model = LightningIRModel.from_pretrained(${id})
		print(model)
	`;
}
