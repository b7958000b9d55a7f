import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
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

/** The same as the package's `mlagents-load-from-hf`; the agent is an .onnx file for Unity. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from pathlib import Path

		from mlagents.utils.load_from_hf import load_from_hf

		load_from_hf(${model.id}, "downloads")

		# Drag one of these into the Model field of the agent's Behavior Parameters in Unity.
		print([str(path) for path in Path("downloads").rglob("*.onnx")])
	`;
	return [{ code }];
}
