import type { Library } from "../shapes.ts";

export const spanMarker: Library = {
	key: "span-marker",
	prettyLabel: "SpanMarker",
	repoName: "SpanMarkerNER",
	repoUrl: "https://github.com/tomaarsen/SpanMarkerNER",
	docsUrl: "https://huggingface.co/docs/hub/span_marker",
	filter: true,
	tasks: ["token-classification"],
	hostedTasks: ["token-classification"],
};
