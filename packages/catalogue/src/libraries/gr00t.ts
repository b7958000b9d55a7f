import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const gr00t: Library = {
	key: "gr00t",
	prettyLabel: "Isaac GR00T",
	summary: "Trains and runs policies for humanoid robots that see and take instructions, by NVIDIA.",
	languages: {
		value: ["Python"],
		source: "github:NVIDIA/Isaac-GR00T@3c65a29 getting_started/policy.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:NVIDIA/Isaac-GR00T@3c65a29 getting_started/policy.md",
		day: "2026-11-24",
	},
	repoName: "Isaac GR00T",
	repoUrl: "https://github.com/NVIDIA/Isaac-GR00T",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/NVIDIA/Isaac-GR00T", checkout: "uv" },
	modules: ["gr00t"],
	snippets: snippets,
};

/**
 * The branches of older models are those that the README names for N1.5 and its checkpoints. The stored README of NVIDIA/Isaac-GR00T
 * is of N1.5, so copies of the newer one in other repositories are the source of that for N1.6.
 *
 * The policy says which cameras, joints and words an observation consists of, and which actions it returns.
 */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		# Models of N1.6 need the branch n1.6-release, those of N1.5 n1.5-release.
		from gr00t.data.embodiment_tags import EmbodimentTag
		from gr00t.policy import Gr00tPolicy

		policy = Gr00tPolicy(
		    model_path=${id},
		    # The robot that the model was tuned for, which the card must state.
		    embodiment_tag=EmbodimentTag.NEW_EMBODIMENT,
		    device="cuda:0",
		)
		for name, config in policy.get_modality_config().items():
		    print(name, config.modality_keys)
		# Then: action, info = policy.get_action(observation)
	`;
	return [{ code }];
}
