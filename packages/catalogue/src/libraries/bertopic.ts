import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const bertopic: Library = {
	key: "bertopic",
	prettyLabel: "BERTopic",
	summary: "Finds topics in collections of documents from their embeddings, by Maarten Grootendorst.",
	licence: { value: "MIT", source: "pypi:bertopic 0.17.4", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:bertopic 0.17.4", day: "2026-11-23" },
	platforms: { value: ["CPU"], source: "github:MaartenGr/BERTopic@00b626c docs/faq.md", day: "2026-11-24" },
	repoName: "BERTopic",
	repoUrl: "https://github.com/MaartenGr/BERTopic",
	filter: true,
	tasks: [],
	hostedTasks: ["text-classification"],
	package: { ecosystem: "pypi", name: "bertopic" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from bertopic import BERTopic

		model = BERTopic.load(${model.id})
		print(model.get_topic_info())
	`;
	return [{ code }];
}
