import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const lvface: Library = {
	key: "lvface",
	prettyLabel: "LVFace",
	summary: "Recognises faces with vision transformers, by ByteDance.",
	repoName: "LVFace",
	repoUrl: "https://github.com/bytedance/LVFace",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_extension", value: "onnx" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/bytedance/LVFace", alsoNeeds: ["huggingface_hub"] },
	modules: ["inference_onnx"],
	snippets: snippets,
};

/** The inference module is a file of the repository, so the code runs in a clone. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const listed = model.siblings?.find(({ rfilename }) => rfilename.endsWith(".onnx"))?.rfilename;
	const code = py`
		from huggingface_hub import hf_hub_download
		from inference_onnx import LVFaceONNXInferencer

		path = hf_hub_download(${model.id}, ${listed ?? BASE_MODEL})
		model = LVFaceONNXInferencer(path, use_gpu=True)  # False without a GPU

		# Two images, each of one aligned face.
		first = model.infer_from_image("first.jpg")
		second = model.infer_from_image("second.jpg")
		print(model.calculate_similarity(first, second))
	`;
	return [{ code }];
}

/** A file in the authors' repository, which holds four sizes. */
const BASE_MODEL = "LVFace-B_Glint360K/LVFace-B_Glint360K.onnx";
