import { expect, it } from "vitest";
import { subjectOf } from "../testing/subject.ts";
import { gapIn } from "./gaps.ts";
import { isWeights } from "./weights.ts";

const gap = (text: string, more: object = {}): string | undefined =>
	gapIn(subjectOf({ text, language: "python", model: { id: "acme/demo", tags: [], ...more } }));

const LOAD =
	'import joblib\nfrom huggingface_hub import hf_hub_download\nhf_hub_download("acme/demo", "weights/best.pt")\n';

it.each([
	[
		"a comment that asks for a replacement",
		`# The record lists no files: replace\n# XX with the version.\n${LOAD}`,
		/placeholder/,
	],
	[
		"a program that only downloads",
		'from huggingface_hub import snapshot_download\nsnapshot_download("a/b")',
		/only downloads/,
	],
	[
		"a base model that nobody knows",
		'from diffusers import DiffusionPipeline\nDiffusionPipeline.from_pretrained("fill-in-base-model")',
		/names no base model/,
	],
	["a program that only starts another", "import subprocess, sys\nsubprocess.run([sys.executable])", /only downloads/],
	[
		"a program that reads a configuration",
		"from transformers import AutoConfig\nconfig = AutoConfig.from_pretrained('acme/demo')",
		/only the configuration/,
	],
	["a file that the record does not state", LOAD, /^the record does not state the name of its file: weights\/best\.pt/],
])("%s is a gap", (_, text, reason) => {
	expect(gap(text)).toMatch(reason);
});

it.each([
	["a file that the record lists", LOAD, { siblings: [{ rfilename: "weights/best.pt" }] }],
	["a file that its configuration names", LOAD, { config: { sklearn: { model: { file: "weights/best.pt" } } } }],
	["an image beside the program", 'import torch\nopen("image.png")', {}],
	["a pattern that finds the file", 'import joblib\nnext(folder.rglob("*.joblib"))', {}],
	["a class", 'import torch\nload("acme/demo", kind="torch.nn.Linear")', {}],
])("%s is none", (_, text, more) => {
	expect(gap(text, more)).toBeUndefined();
});

it.each([
	"a.safetensors",
	"unet/model.bin",
	"x.GGUF",
	"variables/variables.data-00000-of-00001",
	"ner/model",
	"model.onnx_data",
])("%s holds weights", (path) => expect(isWeights(path)).toBe(true));

it.each([
	"config.json",
	"README.md",
	"tokenizer.model",
	"modeling_x.py",
	"vocab.txt",
	"a.safetensors.index.json",
	"bin",
])("%s holds none", (path) => expect(isWeights(path)).toBe(false));

it("a text holds weights of the libraries that save them as text", () => {
	expect(["lightgbm", "xgboost", undefined].map((library) => isWeights("tides.txt", library))).toEqual([
		true,
		false,
		false,
	]);
	expect(["lightgbm", "xgboost", undefined].map((library) => isWeights("tides.json", library))).toEqual([
		false,
		true,
		false,
	]);
	expect(isWeights("requirements.txt", "lightgbm") || isWeights("config.json", "xgboost")).toBe(false);
});
