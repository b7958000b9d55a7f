import type { Uncoded } from "./uncoded.ts";

export const video: Readonly<Record<string, Uncoded>> = {
	cosmos: {
		why: "Scripts run it in an NVIDIA Docker image, each kind of model with its own; there is no package.",
		source: "github:NVIDIA/Cosmos@1017b3e README.md",
		day: "2026-11-24",
	},
	genmo: {
		why: "Its own code runs from a clone; Diffusers has a pipeline for Mochi 1, which the page of the model shows.",
		source: "github:genmoai/models@6017397 README.md",
		day: "2026-11-24",
	},
	hallo: {
		why: "A script runs it from a clone, with an image, a recording and other models in fixed folders; there is no package.",
		source: "github:fudan-generative-vision/hallo@01adcde README.md",
		day: "2026-11-24",
	},
	"hunyuanworld-voyager": {
		why: "Scripts run it from a clone: one makes the camera path from an image, another the video; there is no package.",
		source: "github:dmax101/HunyuanWorld-Voyager@23471a2 README.md",
		day: "2026-11-24",
	},
	"hy-worldplay": {
		why: "A script runs it from a clone, after the paths of several models have been written into it; there is no package.",
		source: "github:Tencent-Hunyuan/HY-WorldPlay@0a2a256 README.md",
		day: "2026-11-24",
	},
	infinitetalk: {
		why: "A script of its repository, generate_infinitetalk.py, runs it from a clone; no documentation of a package was found.",
		source: "github:MeiGen-AI/InfiniteTalk@a1aa6e9 generate_infinitetalk.py",
		day: "2026-11-24",
	},
	"longcat-video-avatar-1.5": {
		why: "Its code is a repository without a package, and the README that was found does not say how these models are loaded.",
		source: "github:meituan-longcat/LongCat-Video@02c95f4 README.md",
		day: "2026-11-24",
	},
	"lyra-2.0": {
		why: "Its code is a folder of a repository, with scripts for its own scenes; there is no package.",
		source: "github:nv-tlabs/lyra@09484d2 README.md",
		day: "2026-11-24",
	},
	"magi-1": {
		why: "Shell scripts run it in a Docker image, the largest model on eight H100; there is no package.",
		source: "github:SandAI-org/MAGI-1@17ed48b README.md",
		day: "2026-11-24",
	},
	mtvcraft: {
		why: "A script runs it from a clone, and needs keys for two paid services; there is no package.",
		source: "github:baaivision/MTVCraft@0c02795 README.md",
		day: "2026-11-24",
	},
	"open-oasis": {
		why: "A script runs it from a clone on a fixed video and recorded actions; there is no package.",
		source: "github:etched-ai/open-oasis@c4fd067 generate.py",
		day: "2026-11-24",
	},
	"open-sora": {
		why: "Scripts run it from a clone, with a configuration for each size of video; there is no package.",
		source: "github:hpcaitech/Open-Sora@006ab8f README.md",
		day: "2026-11-24",
	},
	"scail-2": {
		why: "Scripts run it from a clone, on masks and poses that further programs make from a video; there is no package.",
		source: "github:zai-org/SCAIL-2@ac63f8e README.md",
		day: "2026-11-24",
	},
	"self-forcing": {
		why: "A script runs it from a clone, with a checkpoint, a configuration and the Wan 2.1 model; there is no package.",
		source: "github:guandeh17/Self-Forcing@30d34b7 README.md",
		day: "2026-11-24",
	},
	videox_fun: {
		why: "Scripts run it from a clone, one for each model and kind of control, with the settings written in them; there is no package.",
		source: "github:aigc-apps/VideoX-Fun@0572c93 README.md",
		day: "2026-11-24",
	},
	wham: {
		why: "Its makers removed the instructions from its card; it was used through its own server and a program for Windows.",
		source: "hub:microsoft/wham README.md",
		day: "2026-11-24",
	},
};
