import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isRepository, noRepository } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const unitySentis: Library = {
	key: "unity-sentis",
	prettyLabel: "unity-sentis",
	repoName: "unity-sentis",
	repoUrl: "https://github.com/Unity-Technologies/sentis-samples",
	filter: true,
	countDownloads: { field: "path_extension", value: "sentis" },
	tasks: [],
	hostedTasks: [],
	snippets: snippets,
};

/** What loads the file is C# of the reader's own project; a command puts it where such code finds it. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (!isRepository(id)) return [noRepository(id)];
	const code = sh`
		# In the folder of a Unity project. Its code then loads the file with
		# ModelLoader.Load(Path.Combine(Application.streamingAssetsPath, "name-of-the-file.sentis")).
		hf download ${id} --include '*.sentis' --local-dir Assets/StreamingAssets
	`;
	return [{ code }];
}
