import { py, sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { STORY_START } from "../loading/samples.ts";
import { INSTALL } from "../installing/title.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const mambaSsm: Library = {
	key: "mamba-ssm",
	prettyLabel: "MambaSSM",
	summary: "Trains and runs Mamba state space models on GPUs, by Tri Dao and Albert Gu.",
	licence: { value: "Apache-2.0", source: "pypi:mamba-ssm 2.3.2.post1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:mamba-ssm 2.3.2.post1", day: "2026-11-23" },
	platforms: { value: ["CUDA", "ROCm"], source: "pypi:mamba-ssm 2.3.2.post1", day: "2026-11-23" },
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
		print(tokenizer.decode(output[0], skip_special_tokens=True))
	`;
	return [{ title: INSTALL, code: install }, { code }];
}

/** Its kernels are compiled against the PyTorch that is there, with what its build needs. */
const install = sh`
	pip install torch setuptools wheel packaging ninja
	pip install mamba-ssm transformers --no-build-isolation
`;
