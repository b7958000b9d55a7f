import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const muscriptor: Library = {
	key: "muscriptor",
	prettyLabel: "MuScriptor",
	summary: "Transcribes music of several instruments to MIDI and sheet music, by Kyutai and Mirelo.",
	licence: { value: "MIT", source: "pypi:muscriptor 0.4.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:muscriptor 0.4.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "Metal"], source: "pypi:muscriptor 0.4.0", day: "2026-11-24" },
	repoName: "MuScriptor",
	repoUrl: "https://github.com/muscriptor/muscriptor",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "muscriptor", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".safetensors");
	const code = py`
		${imports}

		from huggingface_hub import snapshot_download
		from muscriptor import TranscriptionModel

		${path}
		model = TranscriptionModel.load_model(path)

		midi, beats = model.transcribe_and_postprocess("song.wav")
		with open("song.mid", "wb") as file:
		    file.write(midi)
	`;
	return [{ code }];
}
