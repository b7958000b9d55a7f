import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const matanyone: Library = {
	key: "matanyone",
	prettyLabel: "MatAnyone",
	summary:
		"Cuts people out of videos with stable edges, from a mask of the first frame, by NTU Singapore and SenseTime.",
	licence: { value: "LicenseRef-S-Lab-1.0", source: "github:pq-yang/MatAnyone@2234ce5 README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:pq-yang/MatAnyone@2234ce5 README.md", day: "2026-11-24" },
	repoName: "MatAnyone",
	repoUrl: "https://github.com/pq-yang/MatAnyone",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/pq-yang/MatAnyone", checkout: "project" },
	modules: ["matanyone"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from matanyone import InferenceCore

		processor = InferenceCore(${model.id})

		# The mask is an image in which the person in the first frame is white.
		foreground_path, alpha_path = processor.process_video(
		    input_path="video.mp4",
		    mask_path="mask.png",
		    output_path="outputs",
		)
		print(foreground_path, alpha_path)
	`;
	return [{ code }];
}
