import { py, type Python, when } from "@vitrine/code";
import { type ModelRecord, name } from "@vitrine/model/reading";
import { LYRICS, MUSIC } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const acestep: Library = {
	key: "acestep",
	prettyLabel: "ACE-Step",
	summary: "Generates songs with vocals from style tags and lyrics, by ACE Studio and StepFun.",
	licence: { value: "Apache-2.0", source: "github:ace-step/ACE-Step@438d4eb README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:ace-step/ACE-Step@438d4eb README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:ace-step/ACE-Step@438d4eb README.md", day: "2026-11-24" },
	repoName: "ACE-Step",
	repoUrl: "https://github.com/ace-step/ACE-Step",
	filter: false,
	countDownloads: { field: "path", value: "ace_step_transformer/config.json" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/ace-step/ACE-Step-1.5",
		checkout: "uv",
		alsoNeeds: ["huggingface_hub"],
	},
	modules: ["acestep"],
	loads: (model) => folderOf(model) !== undefined,
	snippets: snippets,
};

/** The repository with everything that the program of version 1.5 needs, by its owner or a copy of it. */
const WHOLE = /\/ace-?step-?v?1\.5$/i;

/** Repositories with another transformer for it, by the names that it gives their folders. */
const TRANSFORMER = /\/acestep-v15-(?!.*diffusers)[\w.-]+$/;

/**
 * The program reads a folder with all models (ace-step/ACE-Step-1.5@2b9005b docs/en/INFERENCE.md, @3697bdd README.md). For a
 * transformer of another repository, it fetches the rest by itself.
 */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const folder = folderOf(model);
	if (folder === undefined)
		return [
			{
				note: "ACE-Step 1.5 loads only models whose names its program knows; that of version 1 has no call for a repository.",
			},
		];
	const place = WHOLE.test(model.id) ? "checkpoints" : `checkpoints/${folder}`;
	const code = py`
		from acestep.handler import AceStepHandler
		from acestep.inference import GenerationConfig, GenerationParams, generate_music
		from acestep.llm_inference import LLMHandler
		from huggingface_hub import snapshot_download

		# In a clone of https://github.com/ace-step/ACE-Step-1.5
		snapshot_download(${model.id}, local_dir=${place})

		music = AceStepHandler()
		music.initialize_service(project_root=".", config_path=${folder})
		planner = LLMHandler()
		planner.initialize(checkpoint_dir="checkpoints", lm_model_path="acestep-5Hz-lm-1.7B")

		lyrics = ${LYRICS}
		params = GenerationParams(caption=${MUSIC}, lyrics=lyrics, duration=30${steps(folder)})
		config = GenerationConfig(batch_size=1, audio_format="wav")
		result = generate_music(music, planner, params, config, save_dir="songs")
		print(result.audios[0]["path"] if result.success else result.error)
	`;
	return [{ code }];
}

/** The folder of the transformer; undefined for a model that the program does not know. */
function folderOf(model: ModelRecord): string | undefined {
	if (WHOLE.test(model.id)) return "acestep-v15-turbo";
	return TRANSFORMER.test(model.id) ? name(model) : undefined;
}

/** The distilled transformers need the eight steps of the default. */
const steps = (folder: string): Python => when(!folder.includes("turbo"), py`, inference_steps=50`);
