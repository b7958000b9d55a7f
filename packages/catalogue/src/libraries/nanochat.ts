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
		from pathlib import Path

		import torch
		from huggingface_hub import snapshot_download
		from nanochat.checkpoint_manager import build_model, find_last_step

		# In a clone of https://github.com/karpathy/nanochat. The tokenizer is that of ~/.cache/nanochat/tokenizer.
		folder = str(next(Path(snapshot_download(${id})).rglob("meta_*.json")).parent)
		step = find_last_step(folder)
		model, tokenizer, meta = build_model(folder, step, torch.device("cpu"), "eval")
		print(meta["model_config"])
	`;
	return [{ code }];
}
