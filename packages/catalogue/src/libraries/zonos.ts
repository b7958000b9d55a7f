import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const zonos: Library = {
	key: "zonos",
	prettyLabel: "Zonos",
	summary: "Generates speech with a cloned voice and control of emotion and pace, by Zyphra.",
	languages: { value: ["Python"], source: "github:Zyphra/Zonos@c8af546 zonos/utils.py", day: "2026-11-24" },
	platforms: { value: ["CPU", "CUDA"], source: "github:Zyphra/Zonos@c8af546 zonos/utils.py", day: "2026-11-24" },
	repoName: "Zonos",
	repoUrl: "https://github.com/Zyphra/Zonos",
	docsUrl: "https://github.com/Zyphra/Zonos",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/Zyphra/Zonos",
		checkout: "project",
		alsoNeeds: ["torchaudio", "torchcodec"],
	},
	modules: ["zonos"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import torchaudio
		from zonos.conditioning import make_cond_dict
		from zonos.model import Zonos
		from zonos.utils import DEFAULT_DEVICE

		model = Zonos.from_pretrained(${model.id}, device=DEFAULT_DEVICE)

		# Ten to thirty seconds of the voice to clone.
		voice, sample_rate = torchaudio.load("voice.wav")
		speaker = model.make_speaker_embedding(voice, sample_rate)

		conditions = make_cond_dict(text=${SPOKEN}, speaker=speaker, language="en-us")
		codes = model.generate(model.prepare_conditioning(conditions))
		speech = model.autoencoder.decode(codes).cpu()
		torchaudio.save("speech.wav", speech[0], model.autoencoder.sampling_rate)
	`;
	return [{ code }];
}
