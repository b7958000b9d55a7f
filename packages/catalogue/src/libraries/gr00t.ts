import { py, type Python } from "@vitrine/code";
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
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: IS_1_5.test([model.id, ...model.tags].join(" ")) ? earlier(model.id) : current(model.id) }];
}

const IS_1_5 = /n1[._-]5/i;

/** The policy of N1.5 takes what later ones read from the checkpoint: how the robot's data are laid out. */
const earlier = (id: string): Python => py`
	# In a clone of its branch n1.5-release
	from gr00t.experiment.data_config import DATA_CONFIG_MAP
	from gr00t.model.policy import Gr00tPolicy

	# The robot that the model was tuned for, which the card must state.
	robot = DATA_CONFIG_MAP["fourier_gr1_arms_only"]
	policy = Gr00tPolicy(
	    model_path=${id},
	    modality_config=robot.modality_config(),
	    modality_transform=robot.transform(),
	    embodiment_tag="new_embodiment",
	    device="cuda:0",
	)
	for name, config in policy.get_modality_config().items():
	    print(name, config.modality_keys)
	# Then: action = policy.get_action(observation)
`;

function current(id: string): Python {
	return py`
		# Models of N1.6 need the branch n1.6-release.
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
}
