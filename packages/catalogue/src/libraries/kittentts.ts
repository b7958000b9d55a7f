import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const kittentts: Library = {
	key: "kittentts",
	prettyLabel: "KittenTTS",
	summary: "Generates speech with models so small that they need no GPU, by KittenML.",
	licence: { value: "Apache-2.0", source: "github:KittenML/KittenTTS@0197a14 pyproject.toml", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:KittenML/KittenTTS@0197a14 pyproject.toml", day: "2026-11-24" },
	platforms: { value: ["CPU"], source: "pypi:kittenml 0.9.6", day: "2026-11-29" },
	repoName: "KittenTTS",
	repoUrl: "https://github.com/KittenML/KittenTTS",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "kittenml", alsoNeeds: ["soundfile"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import soundfile
		from kittenml import KittenTTS

		model = KittenTTS(${model.id})

		print(model.available_voices)
		soundfile.write("speech.wav", model.generate(${SPOKEN}), 24000)
	`;
	return [{ code }];
}
