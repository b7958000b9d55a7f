import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const diaTts: Library = {
	key: "dia-tts",
	prettyLabel: "Dia",
	summary: "Generates spoken dialogues between two speakers, with laughter and other sounds, by Nari Labs.",
	licence: { value: "Apache-2.0", source: "github:nari-labs/dia@05dfe9e README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:nari-labs/dia@05dfe9e README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA", "Metal"], source: "github:nari-labs/dia@05dfe9e README.md", day: "2026-11-24" },
	repoName: "Dia",
	repoUrl: "https://github.com/nari-labs/dia",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/nari-labs/dia",
		checkout: "pip",
		alsoNeeds: ["soundfile"],
	},
	modules: ["dia"],
	snippets: snippets,
};

const DIALOGUE =
	"[S1] The next train to the harbour leaves at noon. [S2] At noon? Then we have time for coffee. (laughs) [S1] We do!";

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from dia.model import Dia

		model = Dia.from_pretrained(${model.id}, compute_dtype="float16")

		text = ${DIALOGUE}
		model.save_audio("dialogue.wav", model.generate(text))
	`;
	return [{ code }];
}
