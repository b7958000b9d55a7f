import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const openpi: Library = {
	key: "openpi",
	prettyLabel: "openpi",
	summary: "Trains and runs the robot policies π₀ and π₀.₅, by Physical Intelligence.",
	languages: {
		value: ["Python"],
		source: "github:Physical-Intelligence/openpi@02e1010 README.md",
		day: "2026-11-23",
	},
	platforms: {
		value: ["CUDA"],
		source: "github:Physical-Intelligence/openpi@02e1010 README.md",
		day: "2026-11-24",
	},
	repoName: "openpi",
	repoUrl: "https://github.com/Physical-Intelligence/openpi",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/Physical-Intelligence/openpi",
		alsoNeeds: ["huggingface_hub"],
	},
	modules: ["openpi"],
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from huggingface_hub import snapshot_download
		from openpi.policies import droid_policy, policy_config
		from openpi.training import config

		# The name of the configuration that the model was trained with, which the card must state.
		trained_with = config.get_config("pi05_droid")
		policy = policy_config.create_trained_policy(trained_with, snapshot_download(${id}))

		# An observation of that configuration; aloha_policy and libero_policy make those of other robots.
		print(policy.infer(droid_policy.make_droid_example())["actions"])
	`;
	return [{ code }];
}
