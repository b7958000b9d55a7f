import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const nanochat: Library = {
	key: "nanochat",
	prettyLabel: "nanochat",
	summary:
		"Trains small chat models from scratch on one node, in code that is short enough to read, by Andrej Karpathy.",
	licence: { value: "MIT", source: "github:karpathy/nanochat@007f322 README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:karpathy/nanochat@01f5f10 README.md", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA", "Metal"],
		source: "github:karpathy/nanochat@007f322 README.md",
		day: "2026-11-24",
	},
	repoName: "nanochat",
	repoUrl: "https://github.com/karpathy/nanochat",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/karpathy/nanochat",
		checkout: "uv",
		alsoNeeds: ["huggingface_hub"],
	},
	modules: ["nanochat"],
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import os
		import shutil
		from pathlib import Path

		# nanochat reads its tokenizer from this folder.
		os.environ["NANOCHAT_BASE_DIR"] = "nanochat-files"

		import torch
		from huggingface_hub import snapshot_download
		from nanochat.checkpoint_manager import build_model, find_last_step

		# In a clone of https://github.com/karpathy/nanochat
		repository = Path(snapshot_download(${id}))
		# If it has no tokenizer.pkl: the folder of the tokenizer that the model was trained with.
		words = next(repository.rglob("tokenizer.pkl")).parent
		shutil.copytree(words, "nanochat-files/tokenizer", dirs_exist_ok=True)
		folder = str(next(repository.rglob("meta_*.json")).parent)
		step = find_last_step(folder)
		model, tokenizer, meta = build_model(folder, step, torch.device("cpu"), "eval")
		print(meta["model_config"])
	`;
	return [{ code }];
}
