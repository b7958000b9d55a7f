import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const audioseal: Library = {
	key: "audioseal",
	prettyLabel: "AudioSeal",
	summary: "Hides a watermark in speech and detects it later, by Meta.",
	licence: { value: "MIT", source: "pypi:audioseal 0.2.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:audioseal 0.2.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:audioseal 0.2.0", day: "2026-11-24" },
	repoName: "audioseal",
	repoUrl: "https://github.com/facebookresearch/audioseal",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "audioseal", alsoNeeds: ["huggingface_hub", "librosa", "torch"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import librosa
		import torch
		from audioseal import AudioSeal
		from huggingface_hub import hf_hub_download

		generator = AudioSeal.load_generator(hf_hub_download(${model.id}, "generator_base.pth"), nbits=16)
		detector = AudioSeal.load_detector(hf_hub_download(${model.id}, "detector_base.pth"), nbits=16)

		sample_rate = 16000
		audio, _ = librosa.load("audio.wav", sr=sample_rate)
		wav = torch.from_numpy(audio)[None, None]  # batch, channels, samples
		with torch.inference_mode():
		    watermarked = wav + generator.get_watermark(wav, sample_rate=sample_rate)
		    probability, message = detector.detect_watermark(watermarked, sample_rate=sample_rate)
		print(probability, message)
	`;
	return [{ code }];
}
