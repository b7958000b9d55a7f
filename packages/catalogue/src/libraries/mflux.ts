import { args, sh, when } from "@vitrine/code";
import { baseModels, type ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const mflux: Library = {
	key: "mflux",
	prettyLabel: "mflux",
	summary: "Generates images with FLUX and other models on Apple silicon through MLX, by Filip Strand.",
	licence: { value: "MIT", source: "pypi:mflux 0.24.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:mflux 0.24.0", day: "2026-11-23" },
	platforms: {
		value: ["CUDA", "Metal"],
		source: "github:filipstrand/mflux@00310fc pyproject.toml",
		day: "2026-11-24",
	},
	repoName: "mflux",
	repoUrl: "https://github.com/filipstrand/mflux",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "mflux" },
	snippets: snippets,
};

/** For other models, the command needs the built-in model that they derive from. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const base = BASES.find((name) => [model.id, ...baseModels(model)].some((id) => id.toLowerCase().includes(name)));
	const code = sh`
		${when(base === undefined, sh`# --base-model is the base model: dev, or schnell (which needs only 4 steps).`)}
		${args([
			sh`mflux-generate`,
			sh`    --model=${model.id}`,
			sh`    --base-model ${base ?? "dev"}`,
			sh`    --steps ${base === "schnell" ? 4 : 25}`,
			sh`    --prompt ${PROMPT}`,
			sh`    --output image.png`,
		])}
	`;
	return [{ code }];
}

/** Built-in models that the command can run. */
const BASES: readonly string[] = ["schnell", "dev"];

const PROMPT = "A lighthouse on a cliff at dusk, seen from the sea";
