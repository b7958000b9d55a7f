import { sh, type Shell, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN, STORY_START } from "../../loading/samples.ts";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";
import { selected } from "../shared/choices.ts";
import { GGUF } from "../shared/conditions.ts";
import { container } from "../shared/container.ts";
import { isEmbedding } from "../shared/embedding.ts";
import { choosable, llamaArguments } from "../shared/llama.ts";
import { isForLlamaTts } from "../shared/speech.ts";
import { isChat } from "../shared/templates.ts";

export const llamaCpp: CommandedApp = {
	key: "llama.cpp",
	prettyLabel: "llama.cpp",
	summary: "Runs GGUF models on CPUs and GPUs in plain C and C++, by Georgi Gerganov and contributors.",
	licence: {
		value: "MIT",
		source: "github:ggml-org/llama.cpp@0c1cc78 .devops/nix/package.nix",
		day: "2026-11-24",
	},
	languages: { value: ["C"], source: "github:ggml-org/llama.cpp@00fd518 docs/build.md", day: "2026-11-24" },
	platforms: {
		value: ["CPU", "CUDA", "ROCm", "Metal", "NPU", "browser", "phone"],
		source: "github:ggml-org/llama.cpp@00fd518 docs/build.md",
		day: "2026-11-24",
	},
	docsUrl: "https://github.com/ggml-org/llama.cpp",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: GGUF,
	snippets,
};

function snippets(model: ModelRecord, choice?: AppChoice): readonly AppSnippet[] {
	if (isForLlamaTts(model)) return [speech(model)];
	const found = selected(model, choice);
	const which = sh`${llamaArguments(model, found)}${when(isEmbedding(model), sh` --embeddings`)}`;
	const kind = isChat(model) && !isEmbedding(model) ? "Web UI and server" : "Server";
	const block = (title: string, code: Shell, setup?: Shell): AppSnippet => ({
		title,
		...(setup !== undefined && { setup }),
		login: "variable",
		code: choosable(code, found.isOpen),
	});
	const server = sh`llama-server ${which}`;
	return [
		block(`${kind} (Homebrew)`, server, BREW),
		...terminal(model, which).map(([title, code, setup]) => block(title, code, setup)),
		block(`${kind} (llama)`, sh`llama serve ${which}`, INSTALLER),
		...(isForWindows(server) ? [block(`${kind} (WinGet)`, server, WINGET)] : []),
		block(`${kind} (Docker)`, served(model, which)),
		block(`${kind} (built from source)`, server, SOURCE),
		ask(model, 8080),
	];
}

/** The shells of Windows know neither these quotes, in which a value would run, nor a backslash at the end of a line. */
const isForWindows = (command: Shell): boolean => /^[\w:./+ -]+$/.test(String(command));

/** Without a recording of a voice, it is worse. */
const speech = ({ id }: ModelRecord): AppSnippet => ({
	title: "Speak a text (Homebrew)",
	setup: BREW,
	login: "variable",
	code: sh`llama-tts -hf ${id} -p ${SPOKEN} --tts-speaker-file voice.wav --output speech.wav`,
});

/** The commands for the terminal, each with its title and its installation. */
function terminal(model: ModelRecord, which: Shell): readonly (readonly [title: string, code: Shell, setup: Shell])[] {
	if (isEmbedding(model)) return [];
	if (!isChat(model))
		return [
			[
				"Generate text in the terminal (Homebrew)",
				sh`llama-completion ${which} -no-cnv -p ${STORY_START} -n 512`,
				BREW,
			],
		];
	return [
		["Chat in the terminal (Homebrew)", sh`llama-cli ${which}`, BREW],
		["Chat in the terminal (llama)", sh`llama cli ${which}`, INSTALLER],
	];
}

/** Downloads are kept in a volume of Docker. */
const served = (model: ModelRecord, which: Shell): Shell =>
	container(model, sh`-p 8080:8080 -v llama-cache:/root/.cache`, [
		sh`    ghcr.io/ggml-org/llama.cpp:server`,
		sh`    ${which}`,
		sh`    --host 0.0.0.0 --port 8080`,
	]);

const BREW = sh`brew install llama.cpp`;
const INSTALLER = sh`curl -LsSf https://llama.app/install.sh | sh`;
const WINGET = sh`winget install llama.cpp`;
const SOURCE = sh`
	git clone https://github.com/ggml-org/llama.cpp
	cd llama.cpp
	cmake -B build
	cmake --build build --config Release
	export PATH="$PWD/build/bin:$PATH"
`;
