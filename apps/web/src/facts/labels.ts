import type { ModelFacts } from "./facts.ts";

/** The name of each fact, wherever it is shown. */
export const LABELS = {
	task: "Task",
	library: "Library",
	licences: "Licence",
	access: "Access",
	languages: "Languages",
	baseModels: "Base model",
	parameters: "Parameters",
	dimensions: "Dimensions",
	context: "Context, in tokens",
	size: "Size",
	memory: "Memory",
	repository: "Repository size, with history",
	formats: "Weight formats",
	downloads: "Downloads",
	likes: "Likes",
	updated: "Updated",
	created: "Created",
} as const satisfies { readonly [Name in keyof ModelFacts]?: string };
