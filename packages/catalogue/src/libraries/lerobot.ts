import { py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const lerobot: Library = {
	key: "lerobot",
	prettyLabel: "LeRobot",
	repoName: "LeRobot",
	repoUrl: "https://github.com/huggingface/lerobot",
	docsUrl: "https://huggingface.co/docs/lerobot",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "lerobot", alsoNeeds: ["transformers", "num2words", "accelerate"] },
	snippets: snippets,
};

/** Policies share no way of being called; that of SmolVLA is known. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return hasTag(model, "smolvla") || model.id === "lerobot/smolvla_base" ? [{ code: acting(model.id) }] : [];
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

		# Noise, in place of what the robot's cameras and joints say.
		observation = {name: torch.rand(feature.shape) for name, feature in policy.config.input_features.items()}
		observation["task"] = "Put the loaf of bread in the basket."
		with torch.inference_mode():
		    action = postprocess(policy.select_action(preprocess(observation)))
		print(action)
	`;
}
