import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { STORY_START } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const cartesiaPytorch: Library = {
	key: "cartesia_pytorch",
	prettyLabel: "Cartesia Pytorch",
	summary: "Runs Cartesia's state space models for language in PyTorch, by Cartesia.",
	languages: {
		value: ["Python"],
		source: "github:cartesia-ai/edge@6788a08 cartesia-pytorch/README.md",
		day: "2026-11-24",
	},
	platforms: { value: ["CPU", "CUDA"], source: "github:cartesia-ai/edge@8987f29 README.md", day: "2026-11-24" },
	repoName: "Cartesia Pytorch",
	repoUrl: "https://github.com/cartesia-ai/cartesia_pytorch",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/cartesia-ai/edge#subdirectory=cartesia-pytorch",
		alsoNeeds: ["torch", "causal-conv1d", "mamba-ssm", "flash-attn"],
	},
	modules: ["cartesia_pytorch"],
	snippets: snippets,
};

/** The models have no tokenizer; a model's name tells which one it was trained with. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	return [{ code: /llamba/i.test(id) ? llamba(id) : rene(id) }];
}

function llamba(id: string): Python {
	return py`
		# In the folder cartesia-pytorch of https://github.com/cartesia-ai/edge: the released package (0.0.2) holds no module.
		import torch
		from cartesia_pytorch.Llamba.llamba import LlambaLMHeadModel
		from transformers import AutoTokenizer

		model = LlambaLMHeadModel.from_pretrained(${id})
		${answer(llamaTokenizer(id))}
	`;
}

function rene(id: string): Python {
	return py`
		# In the folder cartesia-pytorch of https://github.com/cartesia-ai/edge: the released package (0.0.2) holds no module.
		import torch
		from cartesia_pytorch.Rene.rene import ReneLMHeadModel
		from transformers import AutoTokenizer

		model = ReneLMHeadModel.from_pretrained(${id})
		${answer("allenai/OLMo-1B-hf")}
	`;
}

/** Every Llamba was distilled from the Llama of its size. */
function llamaTokenizer(id: string): string {
	if (/8b/i.test(id)) return "meta-llama/Llama-3.1-8B";
	return /3b/i.test(id) ? "meta-llama/Llama-3.2-3B" : "meta-llama/Llama-3.2-1B";
}

function answer(tokenizer: string): Python {
	return py`
		model = model.to("cuda", torch.bfloat16).eval()
		tokenizer = AutoTokenizer.from_pretrained(${tokenizer})

		inputs = tokenizer(${STORY_START}, return_tensors="pt").to("cuda")
		output = model.generate(inputs.input_ids, max_length=100)
		print(tokenizer.decode(output[0], skip_special_tokens=True))
	`;
}
