import type { DemoItem } from "@vitrine/catalogue";

/** The kinds of inputs or outputs of a demo, each once. */
export function mediaOf(items: readonly DemoItem[]): string {
	return [...new Set(items.map((item) => ("standsFor" in item && item.standsFor) || MEDIA[item.type]))].join(", ");
}

const MEDIA = {
	text: "text",
	img: "image",
	audio: "audio",
	chart: "scores",
	tabular: "table",
	"text-with-tokens": "marked text",
} as const;
