import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SENTENCE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const swarmformer: Library = {
	key: "swarmformer",
	prettyLabel: "SwarmFormer",
	summary: "Classifies text with small hierarchical transformers, by Takara.ai.",
	licence: { value: "MIT", source: "github:takara-ai/SwarmFormer@2650b77 setup.py", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:takara-ai/SwarmFormer@2650b77 README.md", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA", "Metal"],
		source: "github:takara-ai/SwarmFormer@2650b77 README.md",
		day: "2026-11-23",
	},
	repoName: "SwarmFormer",
	repoUrl: "https://github.com/takara-ai/SwarmFormer",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/takara-ai/SwarmFormer", checkout: "project" },
	modules: ["swarmformer"],
	snippets: snippets,
};

/** The models classify film reviews, cut to the number of tokens used in training. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import torch
		from swarmformer import SwarmFormerModel
		from transformers import AutoTokenizer

		model = SwarmFormerModel.from_pretrained(${model.id}).eval()
		tokenizer = AutoTokenizer.from_pretrained("bert-base-uncased")

		length = ${/small/i.test(model.id) ? 256 : 768}
		text = ${SENTENCE}
		tokens = tokenizer(text, max_length=length, padding="max_length", truncation=True, return_tensors="pt")
		with torch.inference_mode():
		    print(model(tokens["input_ids"]).softmax(-1))  # of the sentiment models: negative, positive
	`;
	return [{ code }];
}
