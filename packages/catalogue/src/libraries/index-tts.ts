import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const indexTts: Library = {
	key: "index-tts",
	prettyLabel: "IndexTTS",
	summary: "Generates speech with a cloned voice and control of emotion and length, by Bilibili.",
	licence: {
		value: "LicenseRef-Bilibili-IndexTTS",
		source: "github:index-tts/index-tts@033c816 pyproject.toml",
		day: "2026-11-24",
	},
	languages: { value: ["Python"], source: "github:index-tts/index-tts@00ff981 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:index-tts/index-tts@00ff981 README.md", day: "2026-11-24" },
	repoName: "IndexTTS",
	repoUrl: "https://github.com/index-tts/index-tts",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/index-tts/index-tts",
		checkout: "uv",
		alsoNeeds: ["huggingface_hub"],
	},
	modules: ["indextts"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		${importOf(model.id)}

		model_dir = snapshot_download(${model.id})
		tts = ${classOf(model.id)}(cfg_path=f"{model_dir}/config.yaml", model_dir=model_dir)

		# A recording of the voice to clone.
		${callOf(model.id)}
	`;
	return [{ code }];
}

/** Each generation of the model has its own module; only the name of the repository tells which. */
const isLatest = (id: string): boolean => /tts-?2\.5/i.test(id);
const isFirst = (id: string): boolean => !/tts-?2/i.test(id);

function importOf(id: string): Python {
	const first = py`from indextts.infer import IndexTTS`;
	const later = isLatest(id)
		? py`from indextts.infer_v2_5 import IndexTTS2`
		: py`from indextts.infer_v2 import IndexTTS2`;
	return py`
		from huggingface_hub import snapshot_download
		${isFirst(id) ? first : later}
	`;
}

const classOf = (id: string): Python => (isFirst(id) ? py`IndexTTS` : py`IndexTTS2`);

function callOf(id: string): Python {
	if (isFirst(id)) return py`tts.infer("voice.wav", ${SPOKEN}, "speech.wav")`;
	return py`
		tts.infer(
		    spk_audio_prompt="voice.wav",
		    text=${SPOKEN},
		    ${isLatest(id) ? py`lang="EN",` : py``}
		    output_path="speech.wav",
		)
	`;
}
