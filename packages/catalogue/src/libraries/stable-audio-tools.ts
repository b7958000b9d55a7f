import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const stableAudioTools: Library = {
	key: "stable-audio-tools",
	prettyLabel: "Stable Audio Tools",
	summary: "Trains and runs models that generate music and sounds, by Stability AI.",
	licence: { value: "MIT", source: "pypi:stable-audio-tools 0.0.20", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:stable-audio-tools 0.0.20", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:stable-audio-tools 0.0.19", day: "2026-11-24" },
	repoName: "stable-audio-tools",
	repoUrl: "https://github.com/Stability-AI/stable-audio-tools.git",
	filter: false,
	countDownloads: { field: "path", value: "model.safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "stable-audio-tools", alsoNeeds: ["pytorch-lightning", "numpy<2", "soundfile"] },
	snippets: snippets,
};

/** The output always has one length; it ends in silence if fewer seconds are requested. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import soundfile
		import torch
		from stable_audio_tools import get_pretrained_model
		from stable_audio_tools.inference.generation import generate_diffusion_cond

		device = "cuda" if torch.cuda.is_available() else "cpu"
		model, config = get_pretrained_model(${model.id})
		model = model.to(device).eval()

		seconds = 10
		conditioning = [{"prompt": ${RAIN}, "seconds_start": 0, "seconds_total": seconds}]
		with torch.no_grad():
		    audio = generate_diffusion_cond(
		        model,
		        steps=100,
		        cfg_scale=7,
		        conditioning=conditioning,
		        sample_size=config["sample_size"],
		        device=device,
		    )
		sound = audio[0, :, : seconds * config["sample_rate"]].float().clamp(-1, 1).cpu()
		soundfile.write("sound.wav", sound.T.numpy(), config["sample_rate"])
	`;
	return [{ code }];
}

const RAIN = "Rain on a tin roof, thunder far away";
