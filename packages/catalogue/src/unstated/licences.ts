import { read, type Unstated } from "./unstated.ts";

/** Libraries of which no licence is known, by their keys. */
export const licences: Readonly<Record<string, Unstated>> = {
	"3dtopia-xl": read("Its README names no licence.", "github:3DTopia/3DTopia-XL@07b94b1 README.md"),
	araclip: read("Its README names no licence.", "github:Arabic-Clip/Araclip@526831e README.md"),
	"aviation-ner": read("Its README names no licence.", "github:Boeing/aviation_ner_sdr@2f580b4 README.md"),
	ben2: read("Its README names no licence.", "github:PramaLLC/BEN2@63db7d6 README.md"),
	cartesia_mlx: read("Its package names no licence.", "pypi:cartesia-mlx 0.0.2"),
	cartesia_pytorch: read("Its README names no licence.", "github:cartesia-ai/edge@8987f29 README.md"),
	champ: read("Its README names no licence.", "github:fudan-generative-vision/champ@0005cf3 README.md"),
	chexmix: read("Its README names no licence.", "github:StanfordMIMI/CheXmix@0209c08 README.md"),
	clara: read("No file of its repository was found, so its licence is unknown."),
	clipscope: read("Its package names no licence.", "pypi:clipscope 0.1.8"),
	colipri: read("Its package names the licence of the model, MIT, but none for the code.", "pypi:colipri 0.1.3"),
	cotracker: read(
		"Its setup.py refers to a file LICENSE, which was not found, and names no licence.",
		"github:facebookresearch/co-tracker@007c86f setup.py",
	),
	"depth-anything-v2": read(
		"Its README names licences of the models, but none for the code.",
		"github:DepthAnything/Depth-Anything-V2@049f021 README.md",
	),
	dia2: read(
		"The files of its repository that were found name no licence.",
		"github:nari-labs/dia2@fd0a088 dia2/runtime/generator.py",
	),
	"diff-interpretation-tuning": read(
		"Its README names no licence.",
		"github:Aviously/diff-interpretation-tuning@304b4ee README.md",
	),
	diffree: read("Its README names no licence.", "github:OpenGVLab/Diffree@065bbac README.md"),
	"diffusion-single-file": read("It names a file layout, not a program, so no licence was looked for."),
	"docking-at-home": read("No statement of its licence was found.", "hub:OpenPeerAI/DockingAtHOME README.md"),
	elm: read("Its README names no licence.", "github:slicex-ai/elm@0c13c91 README.md"),
	fastprint: read("No file of its repository was found, so its licence is unknown."),
	fixer: read("Its README names no licence.", "github:nv-tlabs/Fixer@0c2fc26 README.md"),
	flextab: read("No file of its repository was found, so its licence is unknown."),
	genmo: read(
		"Its README names a licence of the model, Apache 2.0, but none for the code.",
		"github:genmoai/models@6017397 README.md",
	),
	"glyph-byt5": read(
		"The files of its repository that were found name no licence.",
		"github:AIGText/Glyph-ByT5@b850ea9 README.md",
	),
	gr00t: read("Its pyproject.toml names no licence.", "github:NVIDIA/Isaac-GR00T@0154314 pyproject.toml"),
	"hunyuan3d-2": read(
		"The files of its repository that were found name no licence.",
		"github:Tencent/Hunyuan3D-2@d10b128 examples/shape_gen.py",
	),
	"hy-world-2": read(
		"The files of its repository that were found name no licence.",
		"github:Tencent-Hunyuan/HY-World-2.0@28092a8 README.md",
	),
	"hy-worldplay": read(
		"The files of its repository that were found name no licence.",
		"github:Tencent-Hunyuan/HY-WorldPlay@0a2a256 README.md",
	),
	infinitetalk: read(
		"The files of its repository that were found name no licence.",
		"github:MeiGen-AI/InfiniteTalk@2e4681b README.md",
	),
	kronos: read("Its README names no licence.", "github:mahmoodlab/KRONOS@0cadfb3 README.md"),
	ltx: read("Its README names no licence.", "github:Lightricks/LTX-2@01a84f5 README.md"),
	lvface: read("No file of its repository was found, so its licence is unknown."),
	"manas-1": read("Its README names no licence.", "github:NeurodxAI/manas-1@0d4f329 README.md"),
	"mini-omni2": read("Its README names no licence.", "github:gpt-omni/mini-omni2@1770fdd README.md"),
	"ml-sharp": read(
		"The files of its repository that were found name no licence.",
		"github:apple/ml-sharp@08175f3 pyproject.toml",
	),
	monkeyocr: read(
		"The files that were found name no licence; its README restricts the model to research and non-commercial use.",
		"github:Yuliang-Liu/MonkeyOCR@28b5766 README.md",
	),
	mtvcraft: read("Its README names no licence.", "github:baaivision/MTVCraft@0c02795 README.md"),
	"nv-medtech": read(
		"It is a collection of repositories, whose description names no licence.",
		"github:NVIDIA-Medtech/.github@0f36706 profile/README.md",
	),
	"open-oasis": read(
		"The files of its repository that were found name no licence.",
		"github:etched-ai/open-oasis@c4fd067 generate.py",
	),
	openpeerllm: read("No statement of the code’s licence was found.", "hub:OpenPeerAI/OpenPeerLLM README.md"),
	openpi: read(
		"Its pyproject.toml refers to a file LICENSE, which was not found, and names no licence.",
		"github:Physical-Intelligence/openpi@0bf6230 pyproject.toml",
	),
	"phantom-wan": read("Its README names no licence.", "github:Phantom-video/Phantom@7e2997d README.md"),
	"sam-3d-objects": read(
		"The files of its repository that were found name no licence.",
		"github:facebookresearch/sam-3d-objects@10c9225 README.md",
	),
	seedvr: read("No file of its repository was found, so its licence is unknown."),
	"self-forcing": read("Its README names no licence.", "github:guandeh17/Self-Forcing@30d34b7 README.md"),
	"stable-fast-3d": read("Its README names no licence.", "github:Stability-AI/stable-fast-3d@05bee28 README.md"),
	"synthefy-migas": read("Its README names no licence.", "github:Synthefy/synthefy-migas@05f759d README.md"),
	"tic-clip": read("Its README names no licence.", "github:apple/ml-tic-clip@3e5f19f README.md"),
	"uni-3dar": read("Its README names no licence.", "github:dptech-corp/Uni-3DAR@9e9df2b README.md"),
	vqweb: read(
		"The licence of its repository, Apache 2.0, excludes it; no other licence was found.",
		"github:rosecky/embedding-quantization-public@0d954b1 README.md",
	),
	wham: read("No statement of the code’s licence was found.", "hub:microsoft/wham README.md"),
	zonos: read("Its README names no licence.", "github:Zyphra/Zonos@46ea807 README.md"),
};
