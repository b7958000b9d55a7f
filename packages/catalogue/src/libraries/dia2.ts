import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const dia2: Library = {
	key: "dia2",
	prettyLabel: "Dia2",
	summary: "Generates spoken dialogues as a stream that starts before the text is complete, by Nari Labs.",
	languages: {
		value: ["Python"],
		source: "github:nari-labs/dia2@fd0a088 dia2/runtime/generator.py",
		day: "2026-11-24",
	},
	platforms: { value: ["CUDA"], source: "github:nari-labs/dia2@fd0a088 dia2/runtime/generator.py", day: "2026-11-24" },
	repoName: "Dia2",
	repoUrl: "https://github.com/nari-labs/dia2",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/nari-labs/dia2", checkout: "uv" },
	modules: ["dia2"],
	snippets: snippets,
};

const DIALOGUE = "[S1] The next train to the harbour leaves at noon. [S2] At noon? Then we have time for coffee.";

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from dia2 import Dia2

		model = Dia2.from_repo(${model.id}, device="cuda", dtype="bfloat16")

		text = ${DIALOGUE}
		model.generate(text, output_wav="dialogue.wav")
	`;
	return [{ code }];
}
