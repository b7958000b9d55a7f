import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isRepository, noRepository } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const unitySentis: Library = {
	key: "unity-sentis",
	prettyLabel: "unity-sentis",
	summary: "Runs neural networks inside games and apps made with Unity, by Unity Technologies.",
	licence: {
		value: "LicenseRef-Unity-Terms-of-Service",
		source: "github:Unity-Technologies/sentis-samples@2679157 License.md",
		day: "2026-11-24",
	},
	languages: {
		value: ["C#"],
		source: "github:Unity-Technologies/sentis-samples@657a066 BlazeDetectionSample/Face/Assets/Scripts/BlazeUtils.cs",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CPU"],
		source:
			"github:Unity-Technologies/sentis-samples@5dacbd7 DigitRecognitionSample/Packages/com.unity.sentis/README.md",
		day: "2026-11-24",
	},
	repoName: "unity-sentis",
	repoUrl: "https://github.com/Unity-Technologies/sentis-samples",
	filter: true,
	countDownloads: { field: "path_extension", value: "sentis" },
	tasks: [],
	hostedTasks: [],
	snippets: snippets,
};

/** The file is loaded by C# code in the reader's project; the command downloads it there. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (!isRepository(id)) return [noRepository(id)];
	const code = sh`
		# In the folder of a Unity project. Its code then loads the file with
		# ModelLoader.Load, from its path below Application.streamingAssetsPath.
		hf download ${id} --include '*.sentis' --local-dir Assets/StreamingAssets
	`;
	return [{ code }];
}
