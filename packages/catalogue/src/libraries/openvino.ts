import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import { CHAT_QUESTION, IMAGE, IMAGE_QUESTION } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const openvino: Library = {
	key: "openvino",
	prettyLabel: "OpenVINO",
	summary: "Runs converted models on CPUs, GPUs and NPUs, by Intel.",
	licence: { value: "Apache-2.0", source: "pypi:openvino 2026.4.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:openvino 2026.4.1", day: "2026-11-23" },
	platforms: { value: ["CPU", "NPU"], source: "pypi:openvino 2026.4.1", day: "2026-11-24" },
	repoName: "openvino",
	repoUrl: "https://github.com/openvinotoolkit/openvino",
	docsUrl: "https://docs.openvino.ai",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_extension", value: "xml" },
			{ field: "path_prefix", value: "openvino_" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "openvino" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const writing = lacksTokenizer(model) ? undefined : WRITING.get(model.pipeline_tag ?? "");
	return [{ code: writing === undefined ? reading(model) : writing(model.id) }];
}

/** The tasks of pipelines that read a folder: OpenVINO GenAI has them. */
const WRITING: ReadonlyMap<string, (id: string) => Python> = new Map([
	["text-generation", answering],
	["image-text-to-text", seeing],
]);

/** Whether the listed files lack the tokenizer that pipelines need. */
const lacksTokenizer = ({ siblings }: ModelRecord): boolean =>
	siblings?.some(({ rfilename }) => rfilename.endsWith("openvino_tokenizer.xml")) === false;

function answering(id: string): Python {
	return py`
		import openvino_genai
		from huggingface_hub import snapshot_download

		# Or "GPU", or "NPU".
		pipeline = openvino_genai.LLMPipeline(snapshot_download(${id}), device="CPU")
		print(pipeline.generate(${CHAT_QUESTION}, max_new_tokens=256))
	`;
}

function seeing(id: string): Python {
	return py`
		from urllib.request import urlopen

		import numpy as np
		import openvino
		import openvino_genai
		from huggingface_hub import snapshot_download
		from PIL import Image

		# Or "GPU", or "NPU".
		pipeline = openvino_genai.VLMPipeline(snapshot_download(${id}), device="CPU")

		url = ${IMAGE}
		picture = openvino.Tensor(np.array(Image.open(urlopen(url)).convert("RGB")))
		answer = pipeline.generate(${IMAGE_QUESTION}, images=[picture], max_new_tokens=128)
		print(answer.texts[0])
	`;
}

/** Tokenizers are models, too, but need an extension to be read. */
function reading(model: ModelRecord): Python {
	const { imports, path } = fetchedFile(model, ".xml", "tokenizer");
	return py`
		${imports}

		import openvino
		from huggingface_hub import snapshot_download

		${path}
		model = openvino.Core().read_model(path)
		print(model.inputs, model.outputs)
	`;
}
