import { py, type Python, sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { INSTALL } from "../installing/title.ts";
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
		checkout: "uv",
		submodules: true,
		brings: ["huggingface_hub"],
	},
	modules: ["openpi"],
	snippets: snippets,
};

/** What its README runs in a clone: its lock file names LeRobot's repository, whose large files it does not need. */
const install = sh`
	git clone https://github.com/Physical-Intelligence/openpi --recurse-submodules
	cd openpi
	export GIT_LFS_SKIP_SMUDGE=1
	uv sync
	uv pip install -e .
`;

/** A checkpoint is read with the configuration that it was trained with, whose name tags or the model's own name tell. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const words = [model.id, ...model.tags].join(" ").toLowerCase();
	const told = ROBOTS.find(([name]) => words.includes(name));
	const [robot, observation] = told ?? DROID;
	const code = py`
		from huggingface_hub import snapshot_download
		from openpi.policies import ${observation.from}, policy_config
		from openpi.training import config

		${told === undefined ? UNTOLD : TOLD}
		trained_with = config.get_config(${`${kindOf(words)}_${robot}`})
		policy = policy_config.create_trained_policy(trained_with, snapshot_download(${model.id}))

		# A random observation of such a robot.
		print(policy.infer(${observation.made})["actions"])
	`;
	return [{ title: INSTALL, code: install }, { code }];
}

const TOLD = py`# The configuration that the model was trained with; the card may state one of its own.`;
const UNTOLD = py`# No tag names the configuration that the model was trained with: look for it in the card.`;

/** The family of the model: π₀, its variant with tokens for actions, or π₀.₅. */
function kindOf(words: string): string {
	if (/pi0?[-_ ]?fast/.test(words)) return "pi0_fast";
	return /pi-?0[._]?5/.test(words) ? "pi05" : "pi0";
}

interface Observation {
	/** The module that has the example. */
	readonly from: Python;
	readonly made: Python;
}

type Robot = readonly [name: string, observation: Observation];

const DROID: Robot = ["droid", { from: py`droid_policy`, made: py`droid_policy.make_droid_example()` }];

/** Robots that the released configurations are named after, with π₀-FAST for the first two only. */
const ROBOTS: readonly Robot[] = [
	DROID,
	["libero", { from: py`libero_policy`, made: py`libero_policy.make_libero_example()` }],
	["aloha", { from: py`aloha_policy`, made: py`aloha_policy.make_aloha_example()` }],
];
