import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { TORCHAUDIO } from "../installing/torchaudio.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const asteroid: Library = {
	key: "asteroid",
	prettyLabel: "Asteroid",
	summary:
		"Separates and enhances speakers and sounds in recordings with PyTorch, by Manuel Pariente and contributors.",
	licence: { value: "MIT", source: "pypi:asteroid 0.7.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:asteroid 0.7.0", day: "2026-11-23" },
	platforms: {
		value: ["CUDA"],
		source: "github:asteroid-team/asteroid@4259a8d docs/source/installation.rst",
		day: "2026-11-24",
	},
	repoName: "Asteroid",
	repoUrl: "https://github.com/asteroid-team/asteroid",
	docsUrl: "https://huggingface.co/docs/hub/asteroid",
	filter: true,
	countDownloads: { field: "path", value: "pytorch_model.bin" },
	tasks: ["audio-to-audio"],
	hostedTasks: ["audio-to-audio"],
	// It imports requests, which it does not ask for.
	package: { ecosystem: "pypi", name: "asteroid", alsoNeeds: [...TORCHAUDIO, "requests"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import torch
		from asteroid.models import BaseModel
		from torch.torch_version import TorchVersion

		# Asteroid saves the version of PyTorch beside the weights.
		torch.serialization.add_safe_globals([TorchVersion])

		model = BaseModel.from_pretrained(${model.id})
		# Saves one file per source: audio_est1.wav, audio_est2.wav, ...
		model.separate("audio.wav", resample=True)
	`;
	return [{ code }];
}
