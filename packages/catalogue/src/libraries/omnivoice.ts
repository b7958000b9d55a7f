import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const omnivoice: Library = {
	key: "omnivoice",
	prettyLabel: "OmniVoice",
	summary: "Generates speech in hundreds of languages with a voice cloned from a sample, by the k2-fsa project.",
	licence: { value: "Apache-2.0", source: "pypi:omnivoice 0.2.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:omnivoice 0.2.1", day: "2026-11-23" },
	platforms: { value: ["CUDA", "Metal"], source: "pypi:omnivoice 0.2.1", day: "2026-11-23" },
	repoName: "OmniVoice",
	repoUrl: "https://github.com/k2-fsa/OmniVoice",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "omnivoice", alsoNeeds: ["soundfile", "torch", "torchaudio"] },
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import soundfile
		import torch
		from omnivoice import OmniVoice

		device = "cuda:0" if torch.cuda.is_available() else "cpu"
		model = OmniVoice.from_pretrained(${id}, device_map=device)

		# A recording of the voice to clone; its text is transcribed, unless it is given as ref_text.
		speech = model.generate(text=${SPOKEN}, ref_audio="voice.wav")
		soundfile.write("speech.wav", speech[0], 24_000)
	`;
	return [{ code }];
}
