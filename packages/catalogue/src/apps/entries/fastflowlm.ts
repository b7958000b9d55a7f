import { lines, sh } from "@vitrine/code";
import { type ModelRecord, name } from "@vitrine/model";
import type { CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";

export const fastflowlm: CommandedApp = {
	key: "fastflowlm",
	prettyLabel: "FastFlowLM",
	summary: "Runs language models on the NPU of AMD Ryzen AI processors, from its own Q4NX files, by AMD.",
	licence: { value: "MIT", source: "github:FastFlowLM/FastFlowLM@026c034 README.md", day: "2026-12-01" },
	platforms: { value: ["NPU"], source: "github:FastFlowLM/FastFlowLM@026c034 README.md", day: "2026-12-01" },
	docsUrl: "https://fastflowlm.com/docs",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { any: [{ tag: "q4nx" }, { library: "q4nx" }, { file: ".q4nx" }] },
	snippets: (model) => {
		const tag = tagOf(model);
		const add = sh`flm-add ${model.id} --tag ${tag}`;
		return [
			{
				title: "Chat in the terminal",
				setup: SETUP,
				login: "command",
				code: lines([FOLDERS, add, sh`flm run ${tag}`]),
			},
			{ title: "Start the server", setup: SETUP, login: "command", code: lines([FOLDERS, add, sh`flm serve ${tag}`]) },
			ask(model, 52625, tag),
		];
	},
};

/** FastFlowLM comes as an installer for Windows, or a package for Linux; `flm-add` gives it models besides its own. */
const SETUP = sh`
	# FastFlowLM itself has installers: https://github.com/ROCm/FastFlowLM/releases
	uv tool install flm-add
`;

const FOLDERS = sh`
	export FLM_CONFIG_PATH="$HOME/.config/flm/model_list.json"
	export FLM_XCLBIN_PATH="$HOME/.config/flm"
`;

/** A name for the model in FastFlowLM: a word and, after a colon, the size, by which `flm-add` finds the fitting kernels. */
const tagOf = (model: ModelRecord): string =>
	`mine:${/\d+(?:\.\d+)?b(?![a-z])/i.exec(name(model))?.[0].toLowerCase() ?? "model"}`;
