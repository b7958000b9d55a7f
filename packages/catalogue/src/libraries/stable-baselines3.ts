import { ident, py, type Python } from "@vitrine/code";
import { type ModelRecord, name } from "@vitrine/model/reading";
import { foundFile } from "../loading/foundFile.ts";
import { fileName } from "../loading/fileName.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const stableBaselines3: Library = {
	key: "stable-baselines3",
	prettyLabel: "stable-baselines3",
	summary: "Trains agents by reinforcement learning with tested algorithms, by the German Aerospace Center.",
	licence: { value: "MIT", source: "pypi:stable-baselines3 2.9.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:stable-baselines3 2.9.2", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:stable-baselines3 2.9.2", day: "2026-11-24" },
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

/** The class of the algorithm, a word in the name of the file or of the repository, usually the first (`ppo-CartPole-v1.zip`). */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const file = model.siblings?.find(({ rfilename }) => rfilename.endsWith(".zip"))?.rfilename;
	const named = [...(file === undefined ? [] : [fileName(file)]), name(model)];
	const algorithm = named.flatMap((text) => ALGORITHM.exec(text)?.[1] ?? [])[0]?.toUpperCase();
	const code = py`
		${algorithm ? py`` : UNKNOWN_ALGORITHM}
		${file === undefined ? py`from huggingface_hub import list_repo_files` : py``}
		from huggingface_sb3 import load_from_hub
		from stable_baselines3 import ${ident(algorithm ?? "PPO")}

		${file === undefined ? foundFile(model.id, [".zip"]) : py``}
		checkpoint = load_from_hub(${model.id}, ${file ?? py`file`})
		model = ${ident(algorithm ?? "PPO")}.load(checkpoint)

		# A random observation in place of one from an environment.
		observation = model.observation_space.sample()
		action, _ = model.predict(observation, deterministic=True)
		print(action)
	`;
	return [{ code }];
}

const ALGORITHM = /(?<![a-z\d])(a2c|ddpg|dqn|ppo|sac|td3)(?![a-z\d])/i;

const UNKNOWN_ALGORITHM: Python = py`# No file name tells the algorithm: replace PPO with its class.`;
