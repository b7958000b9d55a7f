import { py, sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { INSTALL } from "../installing/title.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const mlAgents: Library = {
	key: "ml-agents",
	prettyLabel: "ml-agents",
	summary: "Trains agents by reinforcement learning in games and scenes made with Unity, by Unity Technologies.",
	licence: { value: "Apache-2.0", source: "pypi:mlagents 1.1.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:mlagents 1.1.0", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:Unity-Technologies/ml-agents@084d1c8 ml-agents/mlagents/torch_utils/torch.py",
		day: "2026-11-24",
	},
	repoName: "ml-agents",
	repoUrl: "https://github.com/Unity-Technologies/ml-agents",
	docsUrl: "https://huggingface.co/docs/hub/ml-agents",
	filter: true,
	countDownloads: { field: "path_extension", value: "onnx" },
	tasks: ["reinforcement-learning"],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "mlagents" },
	snippets: snippets,
};

/**
 * What the package's `mlagents-load-from-hf` does, without the package: its releases that have the command need one of the first
 * releases of Python 3.10. The agent is an .onnx file for Unity.
 */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from pathlib import Path

		from huggingface_hub import snapshot_download

		folder = snapshot_download(${model.id}, local_dir="downloads")

		# Drag one of these into the Model field of the agent's Behavior Parameters in Unity.
		print([str(path) for path in Path(folder).rglob("*.onnx")])
	`;
	return [{ title: INSTALL, code: install }, { code }];
}

const install = sh`pip install huggingface_hub`;
