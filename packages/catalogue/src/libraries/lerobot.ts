import { py, type Python, sh, type Shell } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { INSTALL } from "../installing/title.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const lerobot: Library = {
	key: "lerobot",
	prettyLabel: "LeRobot",
	summary: "Records data, trains policies and controls real robots in PyTorch, by Hugging Face.",
	licence: { value: "Apache-2.0", source: "pypi:lerobot 0.6.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:lerobot 0.6.1", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA", "Metal"],
		source: "github:huggingface/lerobot@010ccc8 docs/source/torch_accelerators.mdx",
		day: "2026-11-24",
	},
	repoName: "LeRobot",
	repoUrl: "https://github.com/huggingface/lerobot",
	docsUrl: "https://huggingface.co/docs/lerobot",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "lerobot" },
	snippets: snippets,
};

/** Policies differ in their input; only that of SmolVLA is known, so others are only loaded. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const isSmolVla = hasTag(model, "smolvla") || model.id === "lerobot/smolvla_base";
	const install = { title: INSTALL, code: isSmolVla ? ofSmolVla : installing(model) };
	return [install, { code: isSmolVla ? acting(model.id) : loading(model.id) }];
}

/** The package with the extra of the policy that a tag names; some policies need none, and others are not of the package. */
function installing({ tags }: ModelRecord): Shell {
	const extra = tags.map((tag) => WITH_EXTRA.get(tag)).find((found) => found !== undefined);
	return sh`
		${PYTHON}
		pip install ${extra ?? "lerobot"}
	`;
}

const PYTHON = sh`# Use Python 3.12 or newer: older ones get LeRobot 0.4.`;

const ofSmolVla = sh`
	${PYTHON}
	pip install 'lerobot[smolvla]' torch
`;

/** By the types of policies, the extras of version 0.6.1 that they ask for when they are loaded. */
const WITH_EXTRA: ReadonlyMap<string, string> = new Map([
	["diffusion", "lerobot[diffusion]"],
	["eo1", "lerobot[eo1]"],
	["evo1", "lerobot[evo1]"],
	["fastwam", "lerobot[fastwam]"],
	["groot", "lerobot[groot]"],
	["lingbot_va", "lerobot[lingbot-va]"],
	["molmoact2", "lerobot[molmoact2]"],
	["multi_task_dit", "lerobot[multi-task-dit]"],
	["pi0", "lerobot[pi]"],
	["pi0_fast", "lerobot[pi]"],
	["pi05", "lerobot[pi]"],
	["vla_jepa", "lerobot[vla-jepa]"],
	["wall_x", "lerobot[wallx]"],
	["xvla", "lerobot[xvla]"],
]);

/** The repository's configuration names the policy. */
function loading(id: string): Python {
	return py`
		from lerobot.configs.policies import PreTrainedConfig
		from lerobot.policies.factory import get_policy_class

		config = PreTrainedConfig.from_pretrained(${id})
		policy = get_policy_class(config.type).from_pretrained(${id})
		policy.reset()

		print(config.type)
		print({name: feature.shape for name, feature in config.input_features.items()})
	`;
}

function acting(id: string): Python {
	return py`
		import torch
		from lerobot.policies.factory import make_pre_post_processors
		from lerobot.policies.smolvla.modeling_smolvla import SmolVLAPolicy

		policy = SmolVLAPolicy.from_pretrained(${id})
		preprocess, postprocess = make_pre_post_processors(
		    policy.config,
		    ${id},
		    preprocessor_overrides={"device_processor": {"device": str(policy.config.device)}},
		)

		# Random data in place of camera images and joint positions.
		observation = {name: torch.rand(feature.shape) for name, feature in policy.config.input_features.items()}
		task = "Put the loaf of bread in the basket."
		with torch.inference_mode():
		    action = postprocess(policy.select_action(preprocess({**observation, "task": task})))
		print(action)
	`;
}
