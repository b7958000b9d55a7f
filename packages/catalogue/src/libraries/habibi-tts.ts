import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const habibiTts: Library = {
	key: "habibi-tts",
	prettyLabel: "Habibi-TTS",
	summary: "Generates speech in many dialects of Arabic, by the authors of F5-TTS.",
	licence: { value: "MIT", source: "pypi:habibi-tts 0.1.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:habibi-tts 0.1.1", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "Metal"], source: "pypi:habibi-tts 0.1.1", day: "2026-11-24" },
	repoName: "Habibi-TTS",
	repoUrl: "https://github.com/SWivid/Habibi-TTS",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "habibi-tts" },
	loads: ({ id }) => id === OFFICIAL,
	snippets: snippets,
};

const OFFICIAL = "SWivid/Habibi-TTS";

/** The command fetches the unified model of its makers. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (id !== OFFICIAL) return [{ note: `The command of Habibi-TTS loads only the models of ${OFFICIAL} by default.` }];
	const code = sh`
		# A recording of the voice to clone, its text, and a dialect such as MSA, EGY or MAR
		habibi-tts_infer-cli --dialect MSA --ref_audio voice.wav --ref_text ${REFERENCE} --gen_text ${WISHED}
	`;
	return [{ code }];
}

const REFERENCE = "نص التسجيل";
const WISHED = "يغادر القطار إلى الميناء عند الظهر.";
