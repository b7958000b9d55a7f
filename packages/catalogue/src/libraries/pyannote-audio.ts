import { py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { TORCHAUDIO } from "../installing/torchaudio.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const pyannoteAudio: Library = {
	key: "pyannote-audio",
	prettyLabel: "pyannote.audio",
	summary: "Finds who speaks when in a recording (diarisation), by Hervé Bredin and pyannoteAI.",
	licence: { value: "MIT", source: "pypi:pyannote.audio 4.0.7", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:pyannote.audio 4.0.7", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:pyannote.audio 4.0.7", day: "2026-11-23" },
	repoName: "pyannote-audio",
	repoUrl: "https://github.com/pyannote/pyannote-audio",
	filter: true,
	tasks: [],
	hostedTasks: ["automatic-speech-recognition"],
	// torchcodec, with which it reads sound, loads the libraries of FFmpeg.
	package: { ecosystem: "pypi", name: "pyannote.audio", alsoNeeds: TORCHAUDIO, system: ["ffmpeg"] },
	modules: ["pyannote"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = hasTag(model, "pyannote-audio-pipeline") ? pipeline(model.id) : inference(model.id);
	return [{ code }];
}

/** Diarization pipelines return several annotations, others return one. */
function pipeline(id: string): Python {
	return py`
		from pyannote.audio import Pipeline

		pipeline = Pipeline.from_pretrained(${id})

		output = pipeline("audio.wav")
		print(getattr(output, "speaker_diarization", output))
	`;
}

function inference(id: string): Python {
	return py`
		from pyannote.audio import Inference, Model

		model = Model.from_pretrained(${id})
		inference = Inference(model)

		output = inference("audio.wav")
		print(output.data.shape, output.sliding_window)
	`;
}
