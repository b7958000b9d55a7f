import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const depthAnythingV2: Library = {
	key: "depth-anything-v2",
	prettyLabel: "DepthAnythingV2",
	summary: "Estimates relative or metric depth from one image, by researchers of HKU and TikTok.",
	languages: {
		value: ["Python"],
		source: "github:DepthAnything/Depth-Anything-V2@049f021 README.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CPU", "CUDA", "Metal"],
		source: "github:DepthAnything/Depth-Anything-V2@2cbc36a run.py",
		day: "2026-11-24",
	},
	repoName: "Depth Anything V2",
	repoUrl: "https://github.com/DepthAnything/Depth-Anything-V2",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/DepthAnything/Depth-Anything-V2",
		checkout: "requirements",
		alsoNeeds: ["opencv-python", "torch", "huggingface_hub"],
	},
	modules: ["depth_anything_v2"],
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const size = SIZES.find(({ model }) => model === id);
	return [{ code: size ? ofSize(id, size) : ofAnySize(id) }];
}

interface Size {
	readonly model: string;
	readonly encoder: string;
	readonly features: number;
	readonly channels: readonly number[];
}

const SIZES: readonly Size[] = [
	{
		model: "depth-anything/Depth-Anything-V2-Small",
		encoder: "vits",
		features: 64,
		channels: [48, 96, 192, 384],
	},
	{
		model: "depth-anything/Depth-Anything-V2-Base",
		encoder: "vitb",
		features: 128,
		channels: [96, 192, 384, 768],
	},
	{
		model: "depth-anything/Depth-Anything-V2-Large",
		encoder: "vitl",
		features: 256,
		channels: [256, 512, 1024, 1024],
	},
];

function ofSize(id: string, { encoder, features, channels }: Size): Python {
	return py`
		import cv2
		import torch
		from depth_anything_v2.dpt import DepthAnythingV2
		from huggingface_hub import hf_hub_download

		checkpoint = hf_hub_download(${id}, "depth_anything_v2_${encoder}.pth")
		model = DepthAnythingV2(encoder=${encoder}, features=${features}, out_channels=${channels})
		${estimate()}
	`;
}

/** For other repositories, only the name of the file tells the size. */
function ofAnySize(id: string): Python {
	return py`
		from pathlib import Path

		import cv2
		import torch
		from depth_anything_v2.dpt import DepthAnythingV2
		from huggingface_hub import snapshot_download

		# The end of the file name gives the size: depth_anything_v2_vitl.pth is a large model.
		checkpoint = next(Path(snapshot_download(${id}, allow_patterns="*.pth")).rglob("*.pth"))
		encoder = checkpoint.stem.split("_")[-1]
		features, out_channels = {
		    "vits": (64, [48, 96, 192, 384]),
		    "vitb": (128, [96, 192, 384, 768]),
		    "vitl": (256, [256, 512, 1024, 1024]),
		    "vitg": (384, [1536, 1536, 1536, 1536]),
		}[encoder]
		model = DepthAnythingV2(encoder=encoder, features=features, out_channels=out_channels)
		${estimate()}
	`;
}

function estimate(): Python {
	return py`
		model.load_state_dict(torch.load(checkpoint, map_location="cpu"))
		model.eval()

		depth = model.infer_image(cv2.imread("image.jpg"))
		cv2.imwrite("depth.png", depth / depth.max() * 255)
	`;
}
