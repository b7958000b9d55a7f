import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, CommandedApp } from "../shapes.ts";

export const whisperCpp: CommandedApp = {
	key: "whisper.cpp",
	prettyLabel: "whisper.cpp",
	summary: "Transcribes speech with Whisper models in plain C and C++, by Georgi Gerganov and contributors.",
	licence: { value: "MIT", source: "github:ggml-org/whisper.cpp@02a2461 README.md", day: "2026-11-24" },
	languages: { value: ["C", "Java"], source: "github:ggml-org/whisper.cpp@02a2461 README.md", day: "2026-11-24" },
	platforms: {
		value: ["CPU", "CUDA", "ROCm", "Metal", "NPU", "browser", "phone"],
		source: "github:ggml-org/whisper.cpp@02a2461 README.md",
		day: "2026-11-24",
	},
	docsUrl: "https://github.com/ggml-org/whisper.cpp",
	mainTask: "automatic-speech-recognition",
	macOSOnly: false,
	showsWhen: { any: [{ library: "whisper.cpp" }, { tag: "whisper.cpp" }] },
	snippets: (model, choice) => [
		{ title: "Transcribe a file (Homebrew)", setup: BREW, login: "command", code: transcribe(model, choice) },
		{ title: "Server (Homebrew)", setup: BREW, login: "command", code: serve(model, choice) },
		{
			title: "Transcribe a file (built from source)",
			setup: SOURCE,
			login: "command",
			code: transcribe(model, choice),
		},
	],
};

const BREW = sh`brew install whisper-cpp hf`;
const SOURCE = sh`
	git clone https://github.com/ggml-org/whisper.cpp
	cd whisper.cpp
	cmake -B build
	cmake --build build --config Release
	export PATH="$PWD/build/bin:$PATH"
	pip install huggingface_hub
`;

/** It reads files of its own format, not GGUF. */
function transcribe(model: ModelRecord, choice?: AppChoice): Shell {
	const file = fileOf(model, choice);
	if (file !== undefined)
		return sh`
			hf download ${model.id} ${file} --local-dir .
			whisper-cli -m ${file} -f speech.wav
		`;
	return sh`
		${UNKNOWN}
		hf download ${model.id} ggml-base.bin --local-dir .
		whisper-cli -m ggml-base.bin -f speech.wav
	`;
}

function serve(model: ModelRecord, choice?: AppChoice): Shell {
	const file = fileOf(model, choice);
	if (file !== undefined)
		return sh`
			hf download ${model.id} ${file} --local-dir .
			whisper-server -m ${file} --port 8080
		`;
	return sh`
		${UNKNOWN}
		hf download ${model.id} ggml-base.bin --local-dir .
		whisper-server -m ggml-base.bin --port 8080
	`;
}

const UNKNOWN = sh`# ggml-base.bin is a guess. Use a file of the repository.`;

const fileOf = ({ siblings = [] }: ModelRecord, choice?: AppChoice): string | undefined =>
	choice?.file ?? siblings.find(({ rfilename }) => /(?:^|\/)ggml-[^/]*\.bin$/i.test(rfilename))?.rfilename;
