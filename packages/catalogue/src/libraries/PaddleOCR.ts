import { ident, py, type Python, when } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { nameOf } from "../loading/repository.ts";
import { DOCUMENT, DOCUMENT_QUESTION } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const paddleOcr: Library = {
	key: "PaddleOCR",
	prettyLabel: "PaddleOCR",
	summary: "Reads text and parses documents in many languages, by Baidu.",
	licence: { value: "Apache-2.0", source: "pypi:paddleocr 3.7.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:paddleocr 3.7.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "NPU", "browser"], source: "pypi:paddleocr 3.7.0", day: "2026-11-23" },
	repoName: "PaddleOCR",
	repoUrl: "https://github.com/PaddlePaddle/PaddleOCR",
	docsUrl: "https://www.paddleocr.ai/",
	filter: true,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "safetensors" },
			{ field: "path", value: "inference.pdiparams" },
			{ field: "path", value: "inference.onnx" },
		],
	},
	tasks: [],
	hostedTasks: [],
	// PaddlePaddle 3.3 stops at the nearest-neighbour resizing of these models on a CPU: ConvertPirAttribute2RuntimeAttribute.
	package: { ecosystem: "pypi", name: "paddleocr", alsoNeeds: ["paddlepaddle<3.3"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	if (hasTag(model, "document-parse") || model.id.startsWith("PaddlePaddle/PaddleOCR-VL-"))
		return [{ code: parsing(model.id) }];
	const module = MODULES.find(({ tag }) => hasTag(model, tag));
	return [{ code: module ? predicting(model.id, module) : unspecified(model.id) }];
}

interface Module {
	readonly tag: string;
	readonly className: string;
	/** Set if the input is more than the path of an image. */
	readonly input?: Readonly<Record<string, string>>;
}

const MODULES: readonly Module[] = [
	{ tag: "doc_vlm", className: "DocVLM", input: { image: DOCUMENT, query: DOCUMENT_QUESTION } },
	{ tag: "textline_detection", className: "TextDetection" },
	{ tag: "textline_recognition", className: "TextRecognition" },
	{ tag: "seal_text_detection", className: "SealTextDetection" },
	{ tag: "doc_img_unwarping", className: "TextImageUnwarping" },
	{ tag: "doc_img_orientation_classification", className: "DocImgOrientationClassification" },
	{ tag: "textline_orientation_classification", className: "TextLineOrientationClassification" },
	{ tag: "chart_parsing", className: "ChartParsing", input: { image: DOCUMENT } },
	{ tag: "formula_recognition", className: "FormulaRecognition" },
	{ tag: "layout_detection", className: "LayoutDetection" },
	{ tag: "table_cells_detection", className: "TableCellsDetection" },
	{ tag: "wired_table_classification", className: "TableClassification" },
	{ tag: "table_structure_recognition", className: "TableStructureRecognition" },
];

function predicting(id: string, { className, input }: Module): Python {
	return py`
		from paddleocr import ${ident(className)}

		model = ${ident(className)}(model_name=${nameOf(id)})

		document = ${input ?? DOCUMENT}
		for result in model.predict(document):
		    result.print()
		    ${when(input === undefined, py`result.save_to_img("output")`)}
		    result.save_to_json("output")
	`;
}

/** The pipeline that parses whole pages: its version is part of the name of PaddlePaddle's repositories; others are its recognition model. */
function parsing(id: string): Python {
	const version = /^PaddlePaddle\/PaddleOCR-VL(?:-(\d+(?:\.\d+)*))?$/.exec(id);
	return py`
		${when(version === null, py`from huggingface_hub import snapshot_download`)}
		from paddleocr import PaddleOCRVL

		${when(version === null, py`folder = snapshot_download(${id})`)}
		pipeline = PaddleOCRVL(${version ? py`pipeline_version=${`v${version[1] ?? "1"}`}` : py`vl_rec_model_dir=folder`})

		document = ${DOCUMENT}
		for result in pipeline.predict(document):
		    result.print()
		    result.save_to_json(save_path="output")
		    result.save_to_markdown(save_path="output")
	`;
}

/** PaddleX, on which PaddleOCR is built, finds the module by the model's name. */
function unspecified(id: string): Python {
	return py`
		# The record names no module of PaddleOCR among its tags.
		from paddlex import create_model

		model = create_model(model_name=${nameOf(id)})

		document = ${DOCUMENT}
		for result in model.predict(document):
		    result.print()
	`;
}
