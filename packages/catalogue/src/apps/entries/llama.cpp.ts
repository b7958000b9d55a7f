import { sh, type Shell, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isGgufRanker } from "../../libraries/sentence-transformers/kinds.ts";
import { draftMethod, isMtp } from "../../choices/contents/draftNames.ts";
import { FILL_IN } from "../../loading/drafts.ts";
import { CONTEXT, PLACES, QUESTION, SPOKEN, STORY_START } from "../../loading/samples.ts";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { ask, post } from "../shared/ask.ts";
import { draftedModel, type Drafted } from "../shared/assistant.ts";
import { type Selected, selected } from "../shared/choices.ts";
import { GGUF } from "../shared/conditions.ts";
import { container } from "../shared/container.ts";
import { isEmbedding } from "../shared/embedding.ts";
import { choosable, llamaArguments, tagged } from "../shared/llama.ts";
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
	const larger = draftedModel(model);
	if (larger !== undefined) return drafting(model, found, larger);
	const which = sh`${llamaArguments(model, found)}${purpose(model)}`;
	const kind = isChat(model) && !isForProgramsOnly(model) ? "Web UI and server" : "Server";
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
		isGgufRanker(model) ? rank(model) : ask(model, 8080),
	];
}

/** The option for a model that does not write: of the server, and of no program for the terminal. */
function purpose(model: ModelRecord): Shell {
	if (isGgufRanker(model)) return sh` --reranking`;
	return when(isEmbedding(model), sh` --embeddings`);
}

const isForProgramsOnly = (model: ModelRecord): boolean => isEmbedding(model) || isGgufRanker(model);

const rank = ({ id }: ModelRecord): AppSnippet => ({
	title: "Rank texts",
	code: post(8080, "/v1/rerank", { model: id, query: QUESTION, documents: [CONTEXT, PLACES] }),
});

/** The server loads the larger model, and beside it the one that drafts its words, by the method that an option states. */
function drafting(model: ModelRecord, { tag }: Selected, larger: Drafted): readonly AppSnippet[] {
	const type = speculation(model);
	const method = type === undefined ? sh`` : sh` --spec-type ${type}`;
	const which = sh`-hf ${FILL_IN} -hfd ${tagged(model.id, tag)}${method}`;
	const block = (title: string, command: Shell, setup: Shell): AppSnippet => ({
		title,
		setup,
		login: "variable",
		code: sh`
			${largerNote(larger)}
			${when(/dflash-?2/i.test(model.id), IS_NEW)}
			${command}
		`,
	});
	return [
		block("Server (Homebrew)", sh`llama-server ${which}`, BREW),
		block("Server (llama)", sh`llama serve ${which}`, INSTALLER),
		block("Server (built from source)", sh`llama-server ${which}`, SOURCE),
		ask(model, 8080),
	];
}

/** The base models that records name are seldom GGUF repositories. */
const largerNote = ({ base }: Drafted): Shell =>
	base === undefined
		? sh`
			# The record does not name the larger model that this one assists:
			# replace fill-in-base-model with a GGUF repository of it.
		`
		: sh`# Replace fill-in-base-model with a GGUF repository of ${base}`;

const IS_NEW = sh`# DFlash 2 needs a llama.cpp that includes pull request 27342.`;

/** The kind of speculative decoding, as llama.cpp names it; undefined where a small model of the usual kind drafts. */
function speculation(model: ModelRecord): string | undefined {
	const method = draftMethod(model);
	return method === undefined && isMtp(model) ? "draft-mtp" : TYPES.get(method ?? "");
}

const TYPES: ReadonlyMap<string, string> = new Map([
	["DSPARK", "draft-dspark"],
	["DFLASH", "draft-dflash"],
	["EAGLE3", "draft-eagle3"],
]);

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
	if (isForProgramsOnly(model)) return [];
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
