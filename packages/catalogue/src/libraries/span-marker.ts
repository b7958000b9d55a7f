import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { PLACES } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const spanMarker: Library = {
	key: "span-marker",
	prettyLabel: "SpanMarker",
	summary: "Trains models that find named entities, on Transformers, by Tom Aarsen.",
	licence: { value: "Apache-2.0", source: "pypi:span-marker 1.8.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:span-marker 1.8.1", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:span-marker 1.8.1", day: "2026-11-24" },
	repoName: "SpanMarkerNER",
	repoUrl: "https://github.com/tomaarsen/SpanMarkerNER",
	docsUrl: "https://huggingface.co/docs/hub/span_marker",
	filter: true,
	tasks: ["token-classification"],
	hostedTasks: ["token-classification"],
	package: { ecosystem: "pypi", name: "span-marker" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from span_marker import SpanMarkerModel

		model = SpanMarkerModel.from_pretrained(${model.id})
		for entity in model.predict(${PLACES}):
		    print(entity["span"], entity["label"], entity["score"])
	`;
	return [{ code }];
}
