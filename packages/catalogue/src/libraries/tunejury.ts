import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const tunejury: Library = {
	key: "tunejury",
	prettyLabel: "TuneJury",
	summary: "Scores generated music by the preferences of listeners, by Yonghyun Kim and co-authors.",
	licence: { value: "CC-BY-NC-4.0", source: "github:yonghyunk1m/TuneJury@03cf84f README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:yonghyunk1m/TuneJury@03cf84f README.md", day: "2026-11-23" },
	repoName: "TuneJury",
	repoUrl: "https://github.com/yonghyunk1m/TuneJury",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/yonghyunk1m/TuneJury",
		alsoNeeds: ["huggingface_hub"],
		system: ["ffmpeg"],
	},
	modules: ["tunejury"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".pt");
	const code = py`
		${imports}

		from huggingface_hub import snapshot_download
		from tunejury import Scorer

		${path}
		scorer = Scorer.from_pretrained(path)
		print(scorer.score("song.wav", prompt="a calm piano piece"))
	`;
	return [{ code }];
}
