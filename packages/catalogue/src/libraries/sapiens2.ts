import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const sapiens2: Library = {
	key: "sapiens2",
	prettyLabel: "sapiens2",
	summary: "Estimates pose, body parts, normals and 3D points of people, as the second generation of Sapiens, by Meta.",
	licence: {
		value: "LicenseRef-Sapiens2",
		source: "github:facebookresearch/sapiens2@3098c14 README.md",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:facebookresearch/sapiens2@3098c14 README.md",
		day: "2026-11-23",
	},
	platforms: { value: ["CUDA"], source: "github:facebookresearch/sapiens2@3098c14 README.md", day: "2026-11-23" },
	repoName: "sapiens2",
	repoUrl: "https://github.com/facebookresearch/sapiens2",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "transformers", alsoNeeds: ["torch", "torchvision", "pillow"] },
	snippets: snippets,
};

/** Transformers has a class for each task, which the names of the repositories state. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const kind = KINDS.find(([name]) => name.test(id)) ?? ENCODER;
	return [{ code: code(id, kind) }];
}

type Kind = readonly [name: RegExp, loader: Python, result: Python];

const ENCODER: Kind = [/pretrain/i, py`AutoModel`, py`outputs.pooler_output.shape`];

const KINDS: readonly Kind[] = [
	[/[-_]seg/i, py`AutoModelForSemanticSegmentation`, py`outputs.logits.shape`],
	[/[-_]normal/i, py`Sapiens2ForNormalEstimation`, py`outputs.normals.shape`],
	[/[-_]pointmap/i, py`Sapiens2ForPointmapEstimation`, py`outputs.pointmaps.shape`],
	[/[-_]pose/i, py`Sapiens2ForPoseEstimation`, py`outputs.heatmaps.shape`],
];

function code(id: string, [name, loader, result]: Kind): Python {
	const isPose = name.test("-pose");
	return py`
		from urllib.request import urlopen

		import torch
		from PIL import Image
		from transformers import AutoImageProcessor, ${loader}

		processor = AutoImageProcessor.from_pretrained(${id})
		model = ${loader}.from_pretrained(${id})

		url = ${IMAGE}
		image = Image.open(urlopen(url)).convert("RGB")
		${isPose ? IN_BOXES : py`inputs = processor(image, return_tensors="pt")`}
		with torch.inference_mode():
		    outputs = model(**inputs)
		print(${result})
	`;
}

/** A pose is estimated in the box around a person, which a detector finds. */
const IN_BOXES = py`
	# For each picture, the boxes around people: x, y, width, height.
	boxes = [[[0, 0, image.width, image.height]]]
	inputs = processor(image, boxes=boxes, return_tensors="pt")
`;
