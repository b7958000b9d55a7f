import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const htrflow: Library = {
	key: "htrflow",
	prettyLabel: "HTRflow",
	summary: "Transcribes handwritten historical documents in configurable steps, by the Swedish National Archives.",
	licence: { value: "EUPL-1.2", source: "pypi:htrflow 0.2.6", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:htrflow 0.2.6", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:AI-Riksarkivet/htrflow@110fa47 docs/getting_started/installation.md",
		day: "2026-11-24",
	},
	repoName: "HTRflow",
	repoUrl: "https://github.com/AI-Riksarkivet/htrflow",
	docsUrl: "https://ai-riksarkivet.github.io/htrflow",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "htrflow" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: SEGMENTING.has(model.pipeline_tag ?? "") ? segmenting(model.id) : recognising(model.id) }];
}

const SEGMENTING: ReadonlySet<string> = new Set(["image-segmentation", "object-detection"]);

function recognising(id: string): Python {
	return py`
		from htrflow.pipeline.pipeline import Pipeline
		from htrflow.volume.volume import Collection

		step = {"step": "TextRecognition", "settings": {"model": "TrOCR", "model_settings": {"model": ${id}}}}
		pipeline = Pipeline.from_config({"steps": [step]})

		# An image of one line of text: pages are cut into lines by a Segmentation step before this one.
		pages = pipeline.run(Collection(["line.png"]))
		print(pages)
	`;
}

function segmenting(id: string): Python {
	return py`
		from htrflow.pipeline.pipeline import Pipeline
		from htrflow.volume.volume import Collection

		step = {"step": "Segmentation", "settings": {"model": "YOLO", "model_settings": {"model": ${id}}}}
		pipeline = Pipeline.from_config({"steps": [step]})

		pages = pipeline.run(Collection(["page.png"]))
		print(pages)
	`;
}
