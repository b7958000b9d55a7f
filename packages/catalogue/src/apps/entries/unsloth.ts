import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { selected } from "../shared/choices.ts";
import { GGUF } from "../shared/conditions.ts";
import { runsGguf } from "../shared/gguf.ts";

export const unsloth: CommandedApp = {
	key: "unsloth",
	prettyLabel: "Unsloth Studio",
	summary: "Fine-tunes and runs models in a local web app, by Unsloth AI.",
	licence: { value: "Apache-2.0", source: "pypi:unsloth 2026.10.9", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:unsloth 2026.10.9", day: "2026-11-24" },
	platforms: { value: ["CPU", "CUDA", "ROCm"], source: "pypi:unsloth 2026.10.9", day: "2026-11-23" },
	docsUrl: "https://unsloth.ai/docs/new/studio",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { any: [{ tag: "unsloth" }, GGUF] },
	snippets: (model, choice) => [
		studio(model),
		{ title: "Start it with the model", setup, login: "command", code: run(model, choice) },
	],
};

const setup = sh`curl -fsSL https://unsloth.ai/install.sh | sh`;

const studio = ({ id }: ModelRecord): AppSnippet => ({
	title: "Start the studio",
	setup,
	login: "command",
	code: sh`
		# Then open http://localhost:8888 and search there for ${id}
		unsloth studio
	`,
});

function run(model: ModelRecord, choice?: AppChoice): Shell {
	const quant = runsGguf(model) ? selected(model, choice).quant : undefined;
	return sh`unsloth studio run --model ${model.id}${quant === undefined ? sh`` : sh` --gguf-variant ${quant}`}`;
}
