import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { AUDIO } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const qwen3Asr: Library = {
	key: "qwen3_asr",
	prettyLabel: "Qwen3-ASR",
	summary: "Transcribes speech and gives the time of each word, by the Qwen team of Alibaba.",
	licence: { value: "Apache-2.0", source: "pypi:qwen-asr 0.0.6", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:qwen-asr 0.0.6", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:qwen-asr 0.0.6", day: "2026-11-24" },
	repoName: "Qwen3-ASR",
	repoUrl: "https://github.com/QwenLM/Qwen3-ASR",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "qwen-asr", alsoNeeds: ["torch"] },
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	return [{ code: /align/i.test(id) ? aligning(id) : transcribing(id) }];
}

const transcribing = (id: string) => py`
	import torch
	from qwen_asr import Qwen3ASRModel

	device = "cuda:0" if torch.cuda.is_available() else "cpu"
	model = Qwen3ASRModel.from_pretrained(${id}, device_map=device, dtype=torch.bfloat16)

	for result in model.transcribe(audio=${AUDIO}):
	    print(result.language, result.text)
`;

/** Finds the time of each word of a known text. */
const aligning = (id: string) => py`
	import torch
	from qwen_asr import Qwen3ForcedAligner

	device = "cuda:0" if torch.cuda.is_available() else "cpu"
	model = Qwen3ForcedAligner.from_pretrained(${id}, device_map=device, dtype=torch.bfloat16)

	text = "the words that are spoken in the recording"
	[words] = model.align(audio=${AUDIO}, text=text, language="English")
	for word in words:
	    print(word.start_time, word.end_time, word.text)
`;
