import { lines, sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";
import { selected } from "../shared/choices.ts";
import { MADE_FOR_DS4 } from "../shared/conditions.ts";

export const ds4: CommandedApp = {
	key: "ds4",
	prettyLabel: "DwarfStar",
	summary: "Runs DeepSeek V4 and GLM 5 from its own GGUF files on Macs and GPUs, by Salvatore Sanfilippo.",
	licence: { value: "MIT", source: "github:antirez/ds4@c5d6349 LICENSE", day: "2026-11-24" },
	languages: { value: ["C"], source: "github:antirez/ds4@016ae04 ds4.h", day: "2026-11-24" },
	platforms: {
		value: ["CUDA", "ROCm", "Metal"],
		source: "github:antirez/ds4@001f92b README.md",
		day: "2026-11-24",
	},
	docsUrl: "https://github.com/antirez/ds4",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: MADE_FOR_DS4,
	snippets: (model, choice) => {
		const { chat, server } = commands(model, choice);
		return [
			{ title: "Chat in the terminal", setup: SETUP, login: "command", code: chat },
			{ title: "Start the server", setup: SETUP, login: "command", code: server },
			ask(model, 8000, "deepseek-v4-flash"),
		];
	},
};

/** Its commands look for other files in its folder. */
const SETUP = sh`
	git clone https://github.com/antirez/ds4
	cd ds4
	# On a Mac. On an NVIDIA GPU: make cuda-generic. On Strix Halo: make strix-halo
	make
	export PATH="$PWD:$PATH"
	pip install huggingface_hub
`;

interface Commands {
	readonly chat: Shell;
	readonly server: Shell;
}

function commands(model: ModelRecord, choice?: AppChoice): Commands {
	const chosen = fileOf(model, choice);
	if (chosen === undefined && model.id === ITS_OWN) return LINKED;
	const file = download(model, choice);
	const path = chosen ?? GUESS;
	return { chat: lines([file, sh`ds4 -m ${path}`]), server: lines([file, sh`ds4-server -m ${path}`]) };
}

/** The repository that its own script downloads from, to the file that it opens by default. */
const ITS_OWN = "antirez/deepseek-v4-gguf";
const FETCH = sh`
	# 2 bits, about 81 GiB. With more memory: ds4f-q4
	./download_model.sh ds4f-q2
`;
const LINKED: Commands = { chat: lines([FETCH, sh`ds4`]), server: lines([FETCH, sh`ds4-server`]) };

function download(model: ModelRecord, choice?: AppChoice): Shell {
	const file = fileOf(model, choice);
	const code = sh`hf download ${model.id} ${file ?? GUESS} --local-dir .`;
	return file === undefined ? lines([UNKNOWN, code]) : code;
}

const GUESS = "model.gguf";
const UNKNOWN = sh`# model.gguf is a guess. Use a file of the repository.`;

/** Some of its files have names of their own, with the word for an importance matrix. */
const fileOf = (model: ModelRecord, choice?: AppChoice): string | undefined =>
	selected(model, choice).file ?? model.siblings?.find(({ rfilename }) => MODEL.test(rfilename))?.rfilename;

const MODEL = /^(?!.*(?:mtp|dspark|vision|mmproj)).*\.gguf$/i;
