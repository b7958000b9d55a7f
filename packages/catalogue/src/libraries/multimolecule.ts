import { constant, py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const multimolecule: Library = {
	key: "multimolecule",
	prettyLabel: "MultiMolecule",
	summary: "Loads and trains models of DNA, RNA and proteins in PyTorch, by Zhiyuan Chen and contributors.",
	licence: { value: "AGPL-3.0-or-later", source: "pypi:multimolecule 0.2.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:multimolecule 0.2.2", day: "2026-11-23" },
	repoName: "MultiMolecule",
	repoUrl: "https://github.com/MultiMolecule/multimolecule",
	docsUrl: "https://multimolecule.danling.org",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "multimolecule", alsoNeeds: ["transformers"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const task = taskOf(model);
	return [{ code: task === undefined ? embedding(model) : predicting(model, task) }];
}

const STRUCTURE = "rna-secondary-structure";

function taskOf(model: ModelRecord): string | undefined {
	if (hasTag(model, STRUCTURE)) return STRUCTURE;
	return PIPELINES.has(model.pipeline_tag ?? "") ? model.pipeline_tag : undefined;
}

/** Pipelines with one sequence as input: one of transformers, and those that the library adds. */
const PIPELINES: ReadonlySet<string> = new Set([
	"fill-mask",
	"mean-ribosome-load",
	"methylation",
	"polyadenylation",
	"regulatory-activity",
	"regulatory-profile",
	"regulatory-track",
	STRUCTURE,
	"splice-site",
]);

function predicting(model: ModelRecord, task: string): Python {
	return py`
		import multimolecule  # lets transformers load these models
		from transformers import pipeline

		predict = pipeline(${constant(task)}, model=${model.id})

		print(predict(${sequence(model, task)}))
	`;
}

/** The card's first example; for mask filling, the first with a mask. */
function sequence({ widgetData, mask_token: mask = "<mask>" }: ModelRecord, task: string): string {
	const example = widgetData?.[0]?.text;
	if (task !== "fill-mask") return example ?? "GGGCGAUUAGCUCAGUUGGGAGAGCGCC";
	return example?.includes(mask) ? example : `GGGCGAUUAGCUC${mask}GUUGGGAGAGCGCC`;
}

function embedding(model: ModelRecord): Python {
	return py`
		import multimolecule  # lets transformers load these models
		from transformers import AutoModel, AutoTokenizer

		tokenizer = AutoTokenizer.from_pretrained(${model.id})
		model = AutoModel.from_pretrained(${model.id})

		outputs = model(**tokenizer(${sequence(model, "")}, return_tensors="pt"))
		print(outputs.last_hidden_state.shape)
	`;
}
