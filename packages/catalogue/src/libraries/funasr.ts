import { py, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const funasr: Library = {
	key: "funasr",
	prettyLabel: "FunASR",
	summary: "Transcribes speech, detects voices and restores punctuation, by the Speech Lab of Alibaba.",
	licence: { value: "MIT", source: "pypi:funasr 1.4.16", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:funasr 1.4.16", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:funasr 1.4.16", day: "2026-11-23" },
	repoName: "FunASR",
	repoUrl: "https://github.com/modelscope/FunASR",
	docsUrl: "https://modelscope.github.io/FunASR/",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "funasr", alsoNeeds: ["torch", "torchaudio"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const isTagged = isSenseVoice(model);
	const text = py`result[0]["text"]`;
	const code = py`
		from funasr import AutoModel
		${when(isTagged, py`from funasr.utils.postprocess_utils import rich_transcription_postprocess`)}

		model = AutoModel(model=${model.id}, hub="hf", device="cpu")
		result = model.generate(input="speech.wav")
		print(${isTagged ? py`rich_transcription_postprocess(${text})` : text})
	`;
	return [{ code }];
}

/** SenseVoice puts tags for languages, moods and sounds into the text. */
const isSenseVoice = ({ id, tags }: ModelRecord): boolean => [id, ...tags].some((one) => /sense-?voice/i.test(one));
