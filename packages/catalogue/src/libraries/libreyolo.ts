import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const libreyolo: Library = {
	key: "libreyolo",
	prettyLabel: "LibreYOLO",
	summary: "Runs and trains YOLO and many other vision models behind one interface, by the LibreYOLO team.",
	licence: { value: "MIT", source: "pypi:libreyolo 1.6.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:libreyolo 1.6.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:libreyolo 1.6.0", day: "2026-11-24" },
	repoName: "LibreYOLO",
	repoUrl: "https://github.com/LibreYOLO/libreyolo",
	docsUrl: "https://www.libreyolo.com/docs",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "libreyolo", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from libreyolo import SAMPLE_IMAGE, LibreYOLO

		model = LibreYOLO(${`hf://${id}`})

		result = model(SAMPLE_IMAGE, save=True)
		print(result)
	`;
	return [{ code }];
}
