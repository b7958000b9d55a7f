import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const magentaRealtime2: Library = {
	key: "magenta-realtime-2",
	prettyLabel: "Magenta RT 2",
	summary: "Generates and steers music live, with the second generation of Magenta's models, by Google DeepMind.",
	licence: { value: "Apache-2.0", source: "pypi:magenta-rt 2.0.3", day: "2026-11-24" },
	languages: { value: ["Python", "C++"], source: "pypi:magenta-rt 2.0.3", day: "2026-11-24" },
	platforms: { value: ["CUDA", "Metal"], source: "pypi:magenta-rt 2.0.3", day: "2026-11-24" },
	repoName: "Magenta RT 2",
	repoUrl: "https://github.com/magenta/magenta-realtime",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "models/mrt2_base/mrt2_base.mlxfn" },
			{ field: "path", value: "models/mrt2_small/mrt2_small.mlxfn" },
			{ field: "path", value: "checkpoints/mrt2_base.safetensors" },
			{ field: "path", value: "checkpoints/mrt2_small.safetensors" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "magenta-rt[mlx]" },
	loads: ({ id }) => id === OFFICIAL,
	snippets: snippets,
};

const OFFICIAL = "google/magenta-realtime-2";

/** The command fetches the weights of its makers into a folder of its own. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (id !== OFFICIAL) return [{ note: `The command mrt fetches only the models of ${OFFICIAL}.` }];
	const code = sh`
		# On a Mac with Apple silicon
		mrt models init
		mrt models download
		mrt mlx generate --prompt "a slow waltz for accordion" --duration 4.0 --model=mrt2_base
	`;
	return [{ code }];
}
