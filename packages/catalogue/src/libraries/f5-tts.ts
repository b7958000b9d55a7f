import { py, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { TORCHAUDIO } from "../installing/torchaudio.ts";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const f5Tts: Library = {
	key: "f5-tts",
	prettyLabel: "F5-TTS",
	summary: "Generates speech in the voice of a short sample, by Yushen Chen and co-authors in Shanghai.",
	licence: { value: "MIT", source: "pypi:f5-tts 1.1.22", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:f5-tts 1.1.22", day: "2026-11-23" },
	platforms: { value: ["CUDA", "ROCm", "Metal"], source: "pypi:f5-tts 1.1.22", day: "2026-11-23" },
	repoName: "F5-TTS",
	repoUrl: "https://github.com/SWivid/F5-TTS",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "safetensors" },
			{ field: "path_extension", value: "pt" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "f5-tts", alsoNeeds: ["huggingface_hub", ...TORCHAUDIO] },
	snippets: snippets,
};

/** Speech in the voice of a short recording, whose transcript is needed. */
function snippets({ id, siblings }: ModelRecord): readonly LoadSnippet[] {
	const files = (siblings ?? []).map(({ rfilename }) => rfilename);
	const weights = files.find((file) => /\.(safetensors|pt)$/.test(file));
	const vocabulary = files.find((file) => /(^|\/)vocab\.txt$/.test(file));
	const code = py`
		from f5_tts.api import F5TTS
		from huggingface_hub import hf_hub_download

		${when(weights === undefined, py`# The record lists no files: replace model.safetensors with the name of the weights.`)}
		model = F5TTS(
		    model="F5TTS_v1_Base",
		    ckpt_file=hf_hub_download(${id}, ${weights ?? "model.safetensors"}),
		    ${when(vocabulary !== undefined, py`vocab_file=hf_hub_download(${id}, ${vocabulary ?? ""}),`)}
		)
		model.infer(
		    ref_file="voice.wav",
		    ref_text="What is said in the recording.",
		    gen_text=${SPOKEN},
		    file_wave="speech.wav",
		)
	`;
	return [{ code }];
}
