// A page of documentation about a model, as sites make them with these packages: names from the catalogue, code in tabs.
import { type InferenceProvider, snippets } from "@huggingface/inference";
import {
	MODEL_LIBRARIES_UI_ELEMENTS,
	type ModelDataMinimal,
	PIPELINE_DATA,
	type PipelineType,
} from "@huggingface/tasks";

interface Tab {
	readonly language: string;
	readonly client: string;
	readonly code: string;
}

interface Page {
	readonly title: string;
	readonly modality: string;
	readonly library: string;
	/** How the library loads the model. */
	readonly load: readonly string[];
	/** How a provider is called, by language and client. */
	readonly call: readonly Tab[];
}

function page(model: ModelDataMinimal, provider: InferenceProvider): Page {
	const task = PIPELINE_DATA[model.pipeline_tag as PipelineType];
	const elements: Record<string, { prettyLabel: string; snippets?: (model: never) => string[] }> =
		MODEL_LIBRARIES_UI_ELEMENTS;
	const library = elements[model.library_name ?? ""];
	return {
		title: `${model.id}: ${task.name}`,
		modality: task.modality,
		library: library?.prettyLabel ?? "–",
		load: library?.snippets?.(model as never) ?? [],
		call: tabs(model, provider),
	};
}

function tabs(model: ModelDataMinimal, provider: InferenceProvider): Tab[] {
	const found = snippets.getInferenceSnippets(model, provider, undefined, { streaming: false });
	return found.map(({ language, client, content }) => ({ language, client, code: content }));
}

const MODELS: [ModelDataMinimal, InferenceProvider][] = [
	[
		{
			id: "acme/chat",
			pipeline_tag: "text-generation",
			library_name: "transformers",
			tags: ["conversational"],
			inference: "",
		},
		"novita",
	],
	[
		{ id: "acme/owl", pipeline_tag: "text-classification", library_name: "keras", tags: [], inference: "" },
		"hf-inference",
	],
	[
		{ id: "acme/eyes", pipeline_tag: "image-classification", library_name: "timm", tags: [], inference: "" },
		"hf-inference",
	],
	[{ id: "acme/painter", pipeline_tag: "text-to-image", library_name: "diffusers", tags: [], inference: "" }, "fal-ai"],
];

console.log(JSON.stringify(MODELS.map(([model, provider]) => page(model, provider))));
