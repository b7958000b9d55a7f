import { describe, expect, it } from "vitest";
import type { Subject } from "../subject.ts";
import { canTest } from "../testing/check.ts";
import { subjectOf } from "../testing/subject.ts";
import { python } from "../parse/python.ts";
import { sourceProblems } from "./sources.ts";

type Case = readonly [what: string, says: RegExp, lines: readonly string[]];

const COMET = ["from comet import load_from_checkpoint", 'model = load_from_checkpoint("a.ckpt")'];

/** What `expected.py` finds. */
const UNEXPECTED: readonly Case[] = [
	[
		"a number for the name of a model",
		/from_pretrained takes a text, not 17/,
		["import timm", "timm.from_pretrained(17)"],
	],
	["nothing for a model", /"model_path" of load is not None/, ["import timm", "timm.load(model_path=None)"]],
	["nothing for a language", /"language" of load is not None/, ["import timm", "timm.load(language=None)"]],
	["nothing in order", /load is called with nothing/, ["import timm", "timm.load(None)"]],
	["a number for a file", /open takes a text, not 17/, ["open(17)"]],
	["an empty list", /"trust_remote_code" of load is not \[\]/, ["import timm", "timm.load(trust_remote_code=[])"]],
	[
		"an image under another key",
		/of the type "image" has none of image, url, path, base64/,
		[
			"import timm",
			'timm.load([{"role": "user", "content": [{"type": "image", "urls": "https://example.org/a.png"}]}])',
		],
	],
	[
		"a member of a model",
		/"set_dtypes" is no member of cartesia_mlx\.from_pretrained\(\)/,
		["import cartesia_mlx as cmx", 'model = cmx.from_pretrained("acme/model")', 'model.set_dtypes("float32")'],
	],
	[
		"a file that no library saves",
		/"plns\.json" is searched for/,
		["from pathlib import Path", 'folder = next(Path("acme").rglob("plns.json"))', "print(folder)"],
	],
	[
		"a usual name of a file with a slip",
		/"conffig\.json" is usually called config\.json/,
		["import timm", 'timm.load("acme", config=f"{timm.folder}/conffig.json")'],
	],
	[
		"a message without a role",
		/a message has no "role"/,
		["import timm", 'timm.load([{"rol": "user", "content": "Hello"}])'],
	],
	[
		"a member that is often used, with a slip",
		/"sav" is usually called save/,
		["import timm", 'timm.load("acme").sav("a.png")'],
	],
	["an empty dictionary", /"arg_overrides" of load is not \{\}/, ["import timm", "timm.load(arg_overrides={})"]],
	[
		"one object taken apart",
		/line 2: urlopen returns one object/,
		["from urllib.request import urlopen", 'path, _ = urlopen("https://example.org/acme/model")', "print(path)"],
	],
	[
		"an image that keeps its colours",
		/convert is called without an input/,
		["from PIL import Image", 'print(Image.open("a.png").convert())'],
	],
	[
		"a part of a pipeline without its folder",
		/without subfolder, .* falls back to a default/,
		[
			"import torch",
			"from diffusers import FluxTransformer2DModel",
			'FluxTransformer2DModel.from_single_file("a.safetensors", dtype=torch.bfloat16, config="acme/flux")',
		],
	],
	["a number for a language", /"language" of load is not 17/, ["import timm", "timm.load(language=17)"]],
	["a call without its input", /separate is called without an input/, ["import asteroid", "asteroid.X().separate()"]],
	[
		"a class of another family",
		/FluxPipeline loads no model such as acme\/model/,
		["from diffusionkit.mlx import FluxPipeline", 'FluxPipeline(model_version="acme/model")'],
	],
	[
		"a length left out",
		/without max_new_tokens, .* falls back to a default/,
		[
			"from transformers import AutoModelForCausalLM",
			'model = AutoModelForCausalLM.from_pretrained("acme/model")',
			"print(model.generate(inputs))",
		],
	],
	[
		"a key that COMET does not take",
		/predict takes no dictionary of mt, refs, src/,
		[...COMET, 'data = [{"src": "a", "mt": "b", "refs": "c"}]', "print(model.predict(data))"],
	],
	[
		"a question left out",
		/predict takes no dictionary of image/,
		["from paddleocr import DocVLM", 'model = DocVLM("m")', 'model.predict(input={"image": "a.png"})'],
	],
	[
		"an input that AnemoI does not have",
		/RunConfiguration takes no dictionary of girb/,
		["from anemoi.inference.config.run import RunConfiguration", 'RunConfiguration(input={"girb": "a.grib"})'],
	],
	[
		"a step without the settings of its model",
		/from_config takes no dictionary of model/,
		[
			"from htrflow.pipeline.pipeline import Pipeline",
			'step = {"step": "Segmentation", "settings": {"model": "YOLO"}}',
			'Pipeline.from_config({"steps": [step]})',
		],
	],
	[
		"a part of a message without its text",
		/"text" has nothing else/,
		["import x", 'x.f([{"role": "user", "content": [{"type": "text"}]}])'],
	],
	[
		"a part of a message without its type",
		/a part of a message has no type/,
		["import x", 'x.f([{"role": "user", "content": [{"text": "a"}]}])'],
	],
	[
		"a configuration made by a model",
		/AutoModel does not make a "config"/,
		["from transformers import AutoModel", 'config = AutoModel.from_pretrained("acme/model")', "print(config)"],
	],
];

/** What passes. */
const PASSING: readonly (readonly [what: string, lines: readonly string[]])[] = [
	[
		"documented arguments, known words and files of the repository",
		[
			"import os",
			'os.environ["KERAS_BACKEND"] = "jax"',
			"from huggingface_hub import hf_hub_download",
			"from transformers import AutoModelForCausalLM, pipeline",
			'print(hf_hub_download("acme/model", "model-Q4_K_M.gguf"))',
			'model = AutoModelForCausalLM.from_pretrained("acme/model", device_map="auto", dtype="auto")',
			"model.generate(max_new_tokens=20)",
			'pipe = pipeline("text-generation", model="acme/model", trust_remote_code=True)',
			'pipe("Hello", max_new_tokens=20)',
		],
	],
	["no source for COMET", [...COMET, 'print(model.predict([{"mt": "b", "ref": "c"}]))']],
	[
		"another input of AnemoI",
		["from anemoi.inference.config.run import RunConfiguration", 'RunConfiguration(input={"mars": {}})'],
	],
	[
		"a step of HTRflow without settings",
		["from htrflow.pipeline.pipeline import Pipeline", 'Pipeline.from_config({"steps": [{"step": "OrderLines"}]})'],
	],
	[
		"no type for a GGUF file that has one",
		[
			"import torch",
			"from diffusers import FluxTransformer2DModel, GGUFQuantizationConfig",
			"config = GGUFQuantizationConfig(compute_dtype=torch.bfloat16)",
			'FluxTransformer2DModel.from_single_file("acme/model/a.gguf", quantization_config=config, subfolder="transformer")',
		],
	],
	[
		"an image beside the messages",
		["import x", 'x.f("acme/model", [{"role": "user", "content": [{"type": "image"}]}])'],
	],
];

/** What is found. */
const STOPPED: readonly Case[] = [
	[
		"an argument that no documentation names",
		/line 2: transformers\.AutoModel\.from_pretrained documents no argument "torch_dtyp"/,
		["from transformers import AutoModel", 'AutoModel.from_pretrained("acme/model", torch_dtyp="auto")'],
	],
	[
		"an unknown argument of a pipeline",
		/documents no argument "immage"/,
		[
			"from diffusers import DiffusionPipeline",
			'pipe = DiffusionPipeline.from_pretrained("acme/model").to("cuda")',
			'pipe(immage="a.png")',
		],
	],
	...UNEXPECTED,
	[
		"an unknown argument of llama.cpp",
		/llama_cpp\.Llama documents no argument "n_context"/,
		["from llama_cpp import Llama", 'Llama("model.gguf", n_context=8192)'],
	],
	[
		"a file that the repository does not have",
		/line 2: acme\/model has no file of a model "model-Q5\.gguf"/,
		["from huggingface_hub import hf_hub_download", 'hf_hub_download("acme/model", "model-Q5.gguf")'],
	],
	[
		"a pattern that no file fits",
		/has no file of a model "\*\.safetensor"/,
		[
			"from huggingface_hub import snapshot_download",
			'snapshot_download("acme/model", allow_patterns=["*.json", "*.safetensor"])',
		],
	],
	[
		"a path in a copy of the repository that no file has",
		/line 3: acme\/model has no file "model-Q5\.gguf"/,
		[
			"from huggingface_hub import snapshot_download",
			'folder = snapshot_download("acme/model")',
			'print(f"{folder}/model-Q5.gguf")',
		],
	],
	[
		"an ending that no file has",
		/has no file that ends in "\.ggu"/,
		[
			"from huggingface_hub import list_repo_files",
			'print([f for f in list_repo_files("acme/model") if f.endswith(".ggu")])',
		],
	],
	[
		"a setting after the import that reads it",
		/line 3: os\.environ\['KERAS_BACKEND'\] is set after an import that may read it/,
		["import os", "import keras", 'os.environ["KERAS_BACKEND"] = "jax"'],
	],
	["a message without its role", /line 1: a message has no "role"/, ['print([{"roles": "user", "content": "Hello"}])']],
	["a name that is never read", /line 1: "picture" is never read/, ['picture = open("a.png")', "print(1)"]],
	["a line that says nothing", /line 1: it prints an empty line/, ["print()"]],
	[
		"an argument that is needed",
		/without from_hf_hub, it does not load from the hub/,
		["from paddlenlp.transformers import AutoModel", 'print(AutoModel.from_pretrained("acme/model"))'],
	],
	[
		"a text where a number is taken",
		/llama_cpp\.Llama takes a number as "n_ctx"/,
		["from llama_cpp import Llama", 'Llama("model.gguf", n_ctx="8192")'],
	],
	[
		"an argument without which a file is not saved",
		/line 2: save_to_img is called without an input/,
		["from paddleocr import TextRecognition", 'TextRecognition("acme/model").predict("a.png").save_to_img()'],
	],
	[
		"an image that is loaded as a video",
		/line 2: load_video does not load cat\.png/,
		["from diffusers.utils import load_video", 'print(load_video("https://example.org/cat.png"))'],
	],
	[
		"the frames of a pipeline that makes images",
		/line 2: the pipeline makes images, no frames/,
		[
			"from diffusers import AutoPipelineForText2Image",
			'print(AutoPipelineForText2Image.from_pretrained("acme/model", dtype="auto")("a").frames)',
		],
	],
	[
		"an input without keys",
		/line 1: pictures is a dictionary without keys/,
		["pictures = {}", 'print(pictures, "acme/model")'],
	],
	[
		"another name than a comment says to replace",
		/a comment says to replace "a\.zip", which it does not have/,
		["# The record lists no files: replace a.zip with yours.", 'print("acme/model/b.zip")'],
	],
	[
		"an ending that no file of a model has",
		/line 2: no file of a model ends in "\.mlmoedl"/,
		["from pathlib import Path", 'print(Path("acme/model").suffix in (".mlpackage", ".mlmoedl"))'],
	],
	[
		"a file that is nearly called as its repository",
		/line 2: "modl\.zip" is nearly called as its repository/,
		["from huggingface_sb3 import load_from_hub", 'print(load_from_hub("acme/model", "modl.zip"))'],
	],
	[
		"a folder and a name without a slash",
		/line 3: no slash divides the folder from "a\.bin"/,
		[
			"from huggingface_hub import snapshot_download",
			'folder = snapshot_download("acme/model")',
			'print(f"{folder}a.bin")',
		],
	],
	[
		"a list of names as a folder",
		/line 2: "folder" is a list of names/,
		["from huggingface_hub import list_repo_files", 'folder = list_repo_files("acme/model")', "print(folder)"],
	],
	[
		"a path that is gone through",
		/the letters of a path are gone through/,
		["from huggingface_hub import snapshot_download", 'print([one for one in snapshot_download("acme/model")])'],
	],
	[
		"a setting that no configuration has",
		/line 2: "architecture" is no member/,
		["from transformers import AutoConfig", 'print(AutoConfig.from_pretrained("acme/model").architecture)'],
	],
	[
		"an argument of its own that it never reads",
		/line 1: "b" is never read/,
		["def f(a, b):", "    return a", "print(f)"],
	],
	[
		"a preferred file and nothing else",
		/line 1: next fails where nothing has 'Q4'/,
		['print(next(one for one in ["acme/model"] if "Q4" in one))'],
	],
	["another model", /it does not load acme\/model/, ["import timm", "print(timm.list_pretrained())"]],
	[
		"a class that the record does not name",
		/line 2: the record does not name ErnieForMaskedLM/,
		["from transformers import ErnieForMaskedLM", 'print(ErnieForMaskedLM.from_pretrained("acme/model"))'],
	],
	[
		"a pipeline of another family",
		/line 2: LTXPipeline is for other models than krea\/Krea-2-Turbo/,
		[
			"from diffusers import LTXPipeline",
			'print(LTXPipeline.from_pretrained("krea/Krea-2-Turbo", dtype="auto"), "acme/model")',
		],
	],
	["a word that no package has", /line 2: "dmups" is a word of none/, ["import json", "json.dmups({})"]],
	[
		"a class of another family",
		/ControlNetModel is of another family than "lodestones\/Chroma1-HD"/,
		[
			"from diffusers import ControlNetModel",
			'ControlNetModel.from_single_file("a.safetensors", config="lodestones/Chroma1-HD")',
		],
	],
	[
		"a GGUF file without its configuration",
		/a GGUF file needs a quantization_config/,
		["from diffusers import FluxTransformer2DModel", 'FluxTransformer2DModel.from_single_file("a.gguf")'],
	],
];

const isHere = await canTest(python, "what Python programs take from their packages");

describe.skipIf(!isHere)("a Python program", () => {
	const siblings = [{ rfilename: "model-Q4_K_M.gguf" }, { rfilename: "config.json" }];
	const subjectFor = (lines: readonly string[]): Subject =>
		subjectOf({ text: lines.join("\n"), model: { id: "acme/model", tags: [], siblings } });

	// One process reads all of them: starting one takes longer than reading.
	it("passes, or is stopped with the reason", async () => {
		const programs = [
			...PASSING.map(([, lines]) => [...lines, 'print("acme/model")']),
			...STOPPED.map(([, , lines]) => lines),
		];
		const found = await sourceProblems(programs.map(subjectFor), "python3");
		const passing = PASSING.map(([what], at) => [what, found[at]]);
		expect(passing).toEqual(PASSING.map(([what]) => [what, undefined]));
		const stopped = STOPPED.map(([what], at) => [what, found[PASSING.length + at] ?? "not stopped"]);
		expect(stopped).toEqual(STOPPED.map(([what, says]) => [what, expect.stringMatching(says)]));
	});
});
