import { read, type Unstated } from "./unstated.ts";

/** Libraries that state no platform, by their keys. */
export const platforms: Readonly<Record<string, Unstated>> = {
	"aviation-ner": read("Its README names no platform.", "github:Boeing/aviation_ner_sdr@2f580b4 README.md"),
	"bagel-mot": read("Its README names no platform.", "github:ByteDance-Seed/Bagel@072b925 README.md"),
	cancertathomev2: read("No statement of its platforms was found.", "hub:OpenPeerAI/CancerAtHomeV2 README.md"),
	ccpfn: read("It names weights; no program for them was found.", "hub:Layer6/CCPFN README.md"),
	chaossim: read(
		"It runs in Wolfram Mathematica; its README names no processor.",
		"github:OpenPeer-AI/ChaosSim@cbf144d README.md",
	),
	chexmix: read("Its README names no platform.", "github:StanfordMIMI/CheXmix@0209c08 README.md"),
	clara: read("No file of its repository was found, so its platforms are unknown."),
	"cloud-agents": read("No statement of its platforms was found.", "hub:OpenPeerAI/Cloud-Agents README.md"),
	"cxr-foundation": read(
		"The files of its repository that were found name no platform.",
		"github:Google-Health/cxr-foundation@245804b python/serving/server_gunicorn.py",
	),
	"derm-foundation": read("Its README names no platform.", "github:Google-Health/derm-foundation@249e109 README.md"),
	"describe-anything": read(
		"No statement of its platforms was found.",
		"github:NVlabs/describe-anything@1b7961b README.md",
	),
	"diff-interpretation-tuning": read(
		"Its README asks for a GPU and names no platform.",
		"github:Aviously/diff-interpretation-tuning@304b4ee README.md",
	),
	diffree: read("Its README names no platform.", "github:OpenGVLab/Diffree@065bbac README.md"),
	"diffusion-single-file": read("It names a file layout, not a program, so no platform was looked for."),
	"docking-at-home": read("No statement of its platforms was found.", "hub:OpenPeerAI/DockingAtHOME README.md"),
	fastprint: read("No file of its repository was found, so its platforms are unknown."),
	fasttext: read("Its package names no platform.", "pypi:fasttext 0.9.3"),
	fish_qwen3_omni: read(
		"Its guide asks for 12 GB of GPU memory and names no platform.",
		"github:fishaudio/fish-speech@1094c1d docs/en/install.md",
	),
	flextab: read("No file of its repository was found, so its platforms are unknown."),
	"glyph-byt5": read(
		"The files of its repository that were found name no platform.",
		"github:AIGText/Glyph-ByT5@b850ea9 README.md",
	),
	hermes: read("Its README names no platform.", "github:LMD0311/HERMES@0516cfe README.md"),
	"hunyuanworld-voyager": read(
		"Only the licence was found in its repository, so its platforms are unknown.",
		"github:Tencent-Hunyuan/HunyuanWorld-Voyager@5126c68 LICENSE",
	),
	infinitetalk: read(
		"The files of its repository that were found name no platform.",
		"github:MeiGen-AI/InfiniteTalk@2e4681b README.md",
	),
	kerasformers: read("Its package names no platform.", "pypi:zeromodels 1.3.6"),
	lvface: read("No file of its repository was found, so its platforms are unknown."),
	"lyra-2.0": read("No statement of its platforms was found.", "github:nv-tlabs/lyra@09484d2 README.md"),
	"manas-1": read("Its README names no platform.", "github:NeurodxAI/manas-1@0d4f329 README.md"),
	matanyone: read(
		"Its README and its script name no platform; the code chooses the device itself.",
		"github:pq-yang/MatAnyone@f7ccbbc inference_matanyone.py",
	),
	mitie: read("No statement of its platforms was found.", "github:mit-nlp/MITIE@033dd88 README.md"),
	"ml-sharp": read(
		"The files of its repository that were found name no platform.",
		"github:apple/ml-sharp@08175f3 pyproject.toml",
	),
	"montreal-forced-aligner": read(
		"No statement of its platforms was found.",
		"github:MontrealCorpusTools/Montreal-Forced-Aligner@042cf31 setup.cfg",
	),
	multimolecule: read("Its package names no platform.", "pypi:multimolecule 0.2.2"),
	"nv-medtech": read(
		"It is a collection of repositories, whose description names no platform.",
		"github:NVIDIA-Medtech/.github@0f36706 profile/README.md",
	),
	openpeerllm: read("No statement of its platforms was found.", "hub:OpenPeerAI/OpenPeerLLM README.md"),
	paddlenlp: read("Its package names no platform; it runs where PaddlePaddle does.", "pypi:paddlenlp 2.8.1"),
	pxia: read("Its package names no platform.", "pypi:pxia 0.2.0"),
	quantumpeer: read(
		"Its README names only the GPU on which a run was timed.",
		"github:OpenPeer-AI/QuantumPeer@52aea8f README.md",
	),
	same: read("No statement of its platforms was found.", "github:GengzeZhou/SAME@040ac6c README.md"),
	"sap-rpt-1-oss": read(
		"Its README recommends a GPU with 80 GB and names no platform.",
		"github:SAP-samples/sap-rpt-1-oss@330863c README.md",
	),
	sapiens: read("Its README names no platform.", "github:facebookresearch/sapiens@0f27d89 README.md"),
	"scail-2": read("No statement of its platforms was found.", "github:zai-org/SCAIL-2@ac63f8e README.md"),
	seedvr: read("No file of its repository was found, so its platforms are unknown."),
	"segmentation-models-pytorch": read("Its package names no platform.", "pypi:segmentation-models-pytorch 0.6.0"),
	soloaudio: read(
		"Its README names GPUs for training and no platform.",
		"github:WangHelin1997/SoloAudio@1fb3b14 README.md",
	),
	"tic-clip": read("Its README names no platform.", "github:apple/ml-tic-clip@3e5f19f README.md"),
	torchgeo: read("Its package names no platform.", "pypi:torchgeo 0.10.1"),
	tunejury: read("Its README names no platform.", "github:yonghyunk1m/TuneJury@03cf84f README.md"),
	univa: read("Its README names CUDA only for its evaluation.", "github:PKU-YuanGroup/UniWorld-V1@01afe35 README.md"),
	videoprism: read("No statement of its platforms was found.", "github:google-deepmind/videoprism@2785100 README.md"),
	vqweb: read(
		"Neither its package in the registry nor a file of its repository was found.",
		"github:rosecky/embedding-quantization-public@0d954b1 README.md",
	),
	wham: read("No statement of its platforms was found.", "hub:microsoft/wham README.md"),
	yolov10: read("No statement of its platforms was found.", "github:THU-MIG/yolov10@052ad58 pyproject.toml"),
	zeromodels: read("Its package names no platform.", "pypi:zeromodels 1.3.6"),
};
