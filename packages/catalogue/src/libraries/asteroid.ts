import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const asteroid: Library = {
	key: "asteroid",
	prettyLabel: "Asteroid",
	repoName: "Asteroid",
	repoUrl: "https://github.com/asteroid-team/asteroid",
	docsUrl: "https://huggingface.co/docs/hub/asteroid",
	filter: true,
	countDownloads: { field: "path", value: "pytorch_model.bin" },
	tasks: ["audio-to-audio"],
	hostedTasks: ["audio-to-audio"],
	package: { ecosystem: "pypi", name: "asteroid" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from asteroid.models import BaseModel

		model = BaseModel.from_pretrained(${model.id})
		# Saves one file per source: audio_est1.wav, audio_est2.wav, ...
		model.separate("audio.wav", resample=True)
	`;
	return [{ code }];
}
