import { ident, joined, py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { basesOf } from "../choices/contents/bases.ts";
import { DOCUMENT_QUESTION } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const colpali: Library = {
	key: "colpali",
	prettyLabel: "ColPali",
	summary: "Retrieves pages of documents by their image, with late interaction of embeddings, by Illuin Technology.",
	licence: { value: "MIT", source: "pypi:colpali-engine 0.3.18", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:colpali-engine 0.3.18", day: "2026-11-23" },
	platforms: { value: ["CUDA", "Metal"], source: "pypi:colpali-engine 0.3.18", day: "2026-11-23" },
	repoName: "ColPali",
	repoUrl: "https://github.com/ManuelFay/colpali",
	filter: false,
	countDownloads: { field: "path", value: "adapter_config.json" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "pypi",
		name: "colpali-engine",
		// ColQwen2_5Omni reads its encoder of images where Transformers before 5.21 keeps it.
		alsoNeeds: ["transformers<5.21"],
	},
	snippets: snippets,
};

/** Each page and question becomes many vectors; the score tells how well a page answers a question. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { id } = model;
	const [, modelClass, processorClass] = kindOf(model);
	const [Model, Processor] = [ident<"python">(modelClass), ident<"python">(processorClass)];
	const code = py`
		import torch
		from colpali_engine.models import ${joined([Model, Processor], ", ")}
		from PIL import Image

		model = ${Model}.from_pretrained(${id}, dtype="auto").eval()
		processor = ${Processor}.from_pretrained(${id})

		pages = processor.process_images([Image.open("page.png").convert("RGB")])
		questions = processor.process_queries([${DOCUMENT_QUESTION}])
		with torch.no_grad():
		    scores = processor.score_multi_vector(model(**questions), model(**pages))
		print(scores)
	`;
	return [{ code }];
}

/** The kind that the name of the model tells, else those of its base models, else its type. */
function kindOf(model: ModelRecord): Kind {
	const names = [model.id, ...basesOf(model).ids, ...model.tags.flatMap((tag) => OF_TYPES.get(tag) ?? [])];
	const kinds = names.map((name) => [...KINDS, COLPALI].find(([pattern]) => pattern.test(name)));
	return kinds.find((kind) => kind !== undefined) ?? COLPALI;
}

/** The names of kinds by the types of their base models, which hubs give as tags. */
const OF_TYPES: ReadonlyMap<string, string> = new Map([
	["qwen2_vl", "colqwen2"],
	["qwen2_5_vl", "colqwen2.5"],
	["qwen3_vl", "colqwen3"],
	["qwen3_5", "colqwen3.5"],
]);

type Kind = readonly [name: RegExp, modelClass: string, processorClass: string];

/** The classes for each kind of base model, by the usual names of repositories; the first match counts. */
const KINDS: readonly Kind[] = [
	[/colqwen(?:2[._]5)?-?omni/i, "ColQwen2_5Omni", "ColQwen2_5OmniProcessor"],
	[/colqwen2[._]5/i, "ColQwen2_5", "ColQwen2_5_Processor"],
	[/colqwen3[._]5/i, "ColQwen3_5", "ColQwen3_5Processor"],
	[/colqwen3/i, "ColQwen3", "ColQwen3Processor"],
	[/colqwen/i, "ColQwen2", "ColQwen2Processor"],
	[/colsmol|colidefics/i, "ColIdefics3", "ColIdefics3Processor"],
	[/colgemma/i, "ColGemma3", "ColGemmaProcessor3"],
	[/colmodernvbert/i, "ColModernVBert", "ColModernVBertProcessor"],
];

/** The classes for any other name. */
const COLPALI: Kind = [/colpali/i, "ColPali", "ColPaliProcessor"];
