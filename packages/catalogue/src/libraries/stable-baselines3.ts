import { ident, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const stableBaselines3: Library = {
	key: "stable-baselines3",
	prettyLabel: "stable-baselines3",
	summary: "Trains agents by reinforcement learning with tested algorithms, by the German Aerospace Center.",
	licence: { value: "MIT", source: "pypi:stable-baselines3 2.9.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:stable-baselines3 2.9.2", day: "2026-11-23" },
	repoName: "stable-baselines3",
	repoUrl: "https://github.com/huggingface/huggingface_sb3",
	docsUrl: "https://huggingface.co/docs/hub/stable-baselines3",
	filter: true,
	countDownloads: { field: "path_extension", value: "zip" },
	tasks: ["reinforcement-learning"],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "huggingface-sb3", alsoNeeds: ["stable-baselines3"] },
	snippets: snippets,
};

/** The class of the algorithm, which usually starts the name of the file (`ppo-CartPole-v1.zip`). */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const file = model.siblings?.find(({ rfilename }) => rfilename.endsWith(".zip"))?.rfilename;
	const algorithm = /^(a2c|ddpg|dqn|ppo|sac|td3)\b/i.exec(file ?? "")?.[1]?.toUpperCase();
	const code = py`
		${algorithm ? py`` : UNKNOWN_ALGORITHM}
		from huggingface_sb3 import load_from_hub
		from stable_baselines3 import ${ident(algorithm ?? "PPO")}

		${file === undefined ? UNKNOWN_FILE : py``}
		checkpoint = load_from_hub(${model.id}, ${file ?? "model.zip"})
		model = ${ident(algorithm ?? "PPO")}.load(checkpoint)

		# A random observation in place of one from an environment.
		observation = model.observation_space.sample()
		action, _ = model.predict(observation, deterministic=True)
		print(action)
	`;
	return [{ code }];
}

const UNKNOWN_ALGORITHM: Python = py`# The algorithm is not known from the name of a file: replace PPO with its class.`;
const UNKNOWN_FILE: Python = py`# The record lists no zip file: replace model.zip with the model's file.`;
