import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isRepository, noRepository } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const whisperkit: Library = {
	key: "whisperkit",
	prettyLabel: "WhisperKit",
	summary: "Transcribes speech on Apple devices through Core ML, by Argmax.",
	licence: { value: "MIT", source: "github:argmaxinc/WhisperKit@0958393 README.md", day: "2026-11-23" },
	languages: { value: ["Swift"], source: "github:argmaxinc/WhisperKit@0958393 README.md", day: "2026-11-23" },
	platforms: { value: ["phone"], source: "github:argmaxinc/WhisperKit@050792c Package.swift", day: "2026-11-24" },
	repoName: "WhisperKit",
	repoUrl: "https://github.com/argmaxinc/WhisperKit",
	docsUrl: "https://github.com/argmaxinc/WhisperKit?tab=readme-ov-file#homebrew",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_filename", value: "model" },
			{ field: "path_extension", value: "mil" },
			{ exists: "path_prefix" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "brew:whisperkit-cli" },
	snippets: snippets,
};

/** A repository has a folder for each model; the first is used. */
function snippets({ id, siblings }: ModelRecord): readonly LoadSnippet[] {
	if (!isRepository(id)) return [noRepository(id)];
	const parts = siblings?.map(({ rfilename }) => /^(\w[\w.-]*)\/AudioEncoder\.mlmodelc\//.exec(rfilename)?.[1]);
	const folder = parts?.find((found) => found !== undefined);
	return [{ code: folder === undefined ? whole(id) : oneOf(id, folder) }];
}

const oneOf = (id: string, folder: string): Shell => sh`
	hf download ${id} --include ${`${folder}/*`} --local-dir models
	whisperkit-cli transcribe --model-path ${`models/${folder}`} --audio-path audio.wav
`;

const whole = (id: string): Shell => sh`
	hf download ${id} --local-dir models
	# Each folder is a model: replace openai_whisper-base with the name of one.
	whisperkit-cli transcribe --model-path models/openai_whisper-base --audio-path audio.wav
`;
