import { sh } from "@vitrine/code";
import { name } from "@vitrine/model";
import type { CommandedApp } from "../shapes.ts";

export const tabbyapi: CommandedApp = {
	key: "tabbyapi",
	prettyLabel: "TabbyAPI",
	summary: "Serves ExLlama models on NVIDIA and AMD GPUs through OpenAI's API, by the Royal Lab.",
	licence: { value: "AGPL-3.0-only", source: "github:theroyallab/tabbyAPI@03c843a README.md", day: "2026-11-24" },
	platforms: {
		value: ["CUDA", "ROCm"],
		source: "github:theroyallab/tabbyAPI@01a5915 pyproject.toml",
		day: "2026-11-24",
	},
	docsUrl: "https://github.com/theroyallab/tabbyAPI",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: {
		any: [
			{ tag: "exl2" },
			{ tag: "exl3" },
			{ library: "exllamav2" },
			{ library: "exllamav3" },
			{ quantMethodIn: ["exl2", "exl3"] },
		],
	},
	snippets: (model) => [
		{
			title: "Download the model",
			setup,
			login: "command",
			code: sh`
				# If each bit rate has a branch, add one: --revision 4.0bpw
				start.sh download ${model.id}
			`,
		},
		{ title: "Start the server", code: sh`start.sh --model-name ${name(model)}` },
	],
};

/** On Windows, the script is start.bat. */
const setup = sh`
	git clone https://github.com/theroyallab/tabbyAPI
	cd tabbyAPI
	export PATH="$PWD:$PATH"
`;
