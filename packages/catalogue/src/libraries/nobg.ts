import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const nobg: Library = {
	key: "nobg",
	prettyLabel: "nobg",
	repoName: "nobg",
	repoUrl: "https://github.com/feyninc/nobg",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "nobg", alsoNeeds: ["loadimg", "torch", "torchvision"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from nobg import AutoModel

		model = AutoModel.from_pretrained(${model.id})

		url = ${IMAGE}
		model.process(url).save("foreground.png")
	`;
	return [{ code }];
}
