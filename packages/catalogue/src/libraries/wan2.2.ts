import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isRepository, noRepository } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const wan22: Library = {
	key: "wan2.2",
	prettyLabel: "Wan2.2",
	summary: "Generates video from text, images or speech, by Alibaba.",
	licence: { value: "Apache-2.0", source: "github:Wan-Video/Wan2.2@0828876 README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:Wan-Video/Wan2.2@0828876 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:Wan-Video/Wan2.2@0610493 generate.py", day: "2026-11-24" },
	repoName: "Wan2.2",
	repoUrl: "https://github.com/Wan-Video/Wan2.2",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_filename", value: "config" },
			{ field: "path_extension", value: "json" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/Wan-Video/Wan2.2",
		checkout: "requirements",
		alsoNeeds: ["huggingface_hub"],
	},
	loads: ({ id }) => optionsOf(id) !== undefined,
	snippets: snippets,
};

/** What `generate.py` needs for the kind of model that the name states. */
const KINDS: readonly (readonly [name: RegExp, options: Shell])[] = [
	[/ti2v-?5b/i, sh`--task ti2v-5B --size '1280*704' --offload_model True --convert_model_dtype --t5_cpu`],
	[/t2v-?a14b/i, sh`--task t2v-A14B --size '1280*720' --offload_model True --convert_model_dtype`],
	[/i2v-?a14b/i, sh`--task i2v-A14B --size '1280*720' --offload_model True --convert_model_dtype --image photo.jpg`],
	[
		/s2v-?14b/i,
		sh`--task s2v-14B --size '1024*704' --offload_model True --convert_model_dtype --image photo.jpg --audio speech.wav`,
	],
];

/** Its repositories hold the layout of the original code; a copy for Diffusers names that library. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (!isRepository(id)) return [noRepository(id)];
	const options = optionsOf(id);
	if (options === undefined) return [{ note: "The name does not say for which task of generate.py the model is." }];
	const code = sh`
		# In a clone of https://github.com/Wan-Video/Wan2.2
		hf download ${id} --local-dir model
		python generate.py ${options} --ckpt_dir model \
		    --prompt "Fishing boats come home to a small harbour at dusk"
	`;
	return [{ code }];
}

const optionsOf = (id: string): Shell | undefined => KINDS.find(([name]) => name.test(id))?.[1];
