import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const kimiAudio: Library = {
	key: "kimi-audio",
	prettyLabel: "KimiAudio",
	summary: "Understands audio, answers questions about it and speaks, by Moonshot AI.",
	licence: {
		value: "Apache-2.0 AND MIT",
		source: "github:MoonshotAI/Kimi-Audio@0260b0b README.md",
		day: "2026-11-24",
	},
	languages: { value: ["Python"], source: "github:MoonshotAI/Kimi-Audio@0260b0b README.md", day: "2026-11-24" },
	platforms: {
		value: ["CUDA"],
		source: "github:MoonshotAI/Kimi-Audio@faedaac kimia_infer/api/kimia.py",
		day: "2026-11-24",
	},
	repoName: "KimiAudio",
	repoUrl: "https://github.com/MoonshotAI/Kimi-Audio",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/MoonshotAI/Kimi-Audio",
		checkout: "pip",
		alsoNeeds: ["soundfile"],
	},
	modules: ["kimia_infer"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import soundfile
		from kimia_infer.api.kimia import KimiAudio

		model = KimiAudio(model_path=${model.id}, load_detokenizer=True)

		# A recording of a question; the answer comes as speech and as text.
		messages = [{"role": "user", "message_type": "audio", "content": "question.wav"}]
		speech, text = model.generate(messages, output_type="both", audio_temperature=0.8, audio_top_k=10)
		print(text)
		soundfile.write("answer.wav", speech.detach().cpu().view(-1).numpy(), 24000)
	`;
	return [{ code }];
}
