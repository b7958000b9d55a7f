import type { Uncoded } from "./uncoded.ts";

export const vision: Readonly<Record<string, Uncoded>> = {
	bboxmaskpose: {
		why: "A script runs it from a clone, on parts of MMPose and SAM 2.1 that are installed one by one; there is no package.",
		source: "github:MiraPurkrabek/BBoxMaskPose@2161ac2 README.md",
		day: "2026-11-24",
	},
	big_vision: {
		why: "It is research code for training, which runs from a clone with a configuration for each project; there is no package.",
		source: "github:google-research/big_vision@0127fb6 README.md",
		day: "2026-11-24",
	},
	champ: {
		why: "A script runs it from a clone, with three other models that are downloaded to fixed folders; there is no package.",
		source: "github:fudan-generative-vision/champ@0005cf3 README.md",
		day: "2026-11-24",
	},
	diffree: {
		why: "Its code is a web page that runs from a clone, with Python 3.8; there is no package.",
		source: "github:OpenGVLab/Diffree@065bbac README.md",
		day: "2026-11-24",
	},
	"diffusion-single-file": {
		why: "It names a file layout, not a program: ComfyUI opens such files, and its commands are on the pages of the models.",
		day: "2026-11-24",
	},
	eupe: {
		why: "PyTorch Hub loads it from a clone of the code, by architecture names that differ from those of the repositories.",
		source: "github:facebookresearch/EUPE@7319b8b README.md",
		day: "2026-11-24",
	},
	fixer: {
		why: "Scripts run it in two NVIDIA Docker images; there is no package.",
		source: "github:nv-tlabs/Fixer@0c2fc26 README.md",
		day: "2026-11-24",
	},
	"geometry-crafter": {
		why: "A script runs it from a clone, on a GPU with 20 to 40 GB, and fetches the weights itself; there is no package.",
		source: "github:TencentARC/GeometryCrafter@eb8112b README.md",
		day: "2026-11-24",
	},
	"glyph-byt5": {
		why: "Scripts in two folders of its repository run and train it; its README names no call that loads the weights.",
		source: "github:AIGText/Glyph-ByT5@b850ea9 README.md",
		day: "2026-11-24",
	},
	"hunyuan-dit": {
		why: "Its own code is scripts that run from a clone; repositories of its models whose names end in -Diffusers load with Diffusers.",
		source: "github:Tencent/HunyuanDiT@3bb80e1 diffusers/README.md",
		day: "2026-11-24",
	},
	"image-matching-models": {
		why: "It was renamed: the current package is VisMatch, and its page has the code.",
		source: "github:gmberton/image-matching-models@0079bf7 README.md",
		day: "2026-11-24",
	},
	"infinite-you": {
		why: "A script runs it from a clone, together with FLUX.1-dev, on about 43 GB of GPU memory; there is no package.",
		source: "github:bytedance/InfiniteYou@40d13bf README.md",
		day: "2026-11-24",
	},
	lagernvs: {
		why: "A script runs it from a clone and fetches its weights, to which Meta must grant access; there is no package.",
		source: "github:facebookresearch/lagernvs@0bb98b1 README.md",
		day: "2026-11-24",
	},
	lightglue: {
		why: "Its package has no release, and fetches the weights by the name of a detector; models for Transformers name that library.",
		source: "github:cvg/LightGlue@0f413c2 README.md",
		day: "2026-11-24",
	},
	monkeyocr: {
		why: "A script, run from a clone, parses documents with weights in a fixed folder; there is no package.",
		source: "github:Yuliang-Liu/MonkeyOCR@28b5766 README.md",
		day: "2026-11-24",
	},
	sapiens: {
		why: "Scripts for each task run it from a clone, with weights in fixed folders; there is no package.",
		source: "github:facebookresearch/sapiens@0f27d89 README.md",
		day: "2026-11-24",
	},
	seedvr: {
		why: "No documentation of a package was found, and the files of its repository could not be read.",
		day: "2026-11-24",
	},
	"tic-clip": {
		why: "OpenCLIP reads its checkpoints, but each repository holds those of several years, and a record names none of them.",
		source: "github:apple/ml-tic-clip@3e5f19f README.md",
		day: "2026-11-24",
	},
};
