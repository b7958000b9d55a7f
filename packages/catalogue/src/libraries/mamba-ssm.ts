import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { STORY_START } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const mambaSsm: Library = {
	key: "mamba-ssm",
	prettyLabel: "MambaSSM",
	repoName: "MambaSSM",
	repoUrl: "https://github.com/state-spaces/mamba",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "mamba-ssm", alsoNeeds: ["transformers"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from mamba_ssm.models.mixer_seq_simple import MambaLMHeadModel
		from transformers import AutoTokenizer

		model = MambaLMHeadModel.from_pretrained(${model.id}, device="cuda")
		# The tokenizer of the state-spaces models, whose repositories contain none.
		tokenizer = AutoTokenizer.from_pretrained("EleutherAI/gpt-neox-20b")

		input_ids = tokenizer(${STORY_START}, return_tensors="pt").input_ids.to("cuda")
		output = model.generate(input_ids=input_ids, max_length=64)
		print(tokenizer.decode(output[0]))
	`;
	return [{ code }];
}
