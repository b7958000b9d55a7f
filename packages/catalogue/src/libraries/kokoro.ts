import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const kokoro: Library = {
	key: "kokoro",
	prettyLabel: "Kokoro",
	summary: "Speaks text with a voice model of 82 million parameters, by hexgrad.",
	licence: { value: "Apache-2.0", source: "pypi:kokoro 0.9.4", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:kokoro 0.9.4", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:kokoro 0.9.4", day: "2026-11-24" },
	repoName: "Kokoro",
	repoUrl: "https://github.com/hexgrad/kokoro",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "kokoro", alsoNeeds: ["soundfile"] },
	snippets: snippets,
};

/** The models whose files the package knows, and a voice of each. */
const KNOWN: ReadonlyMap<string, string> = new Map([
	["hexgrad/Kokoro-82M", "af_heart"],
	["hexgrad/Kokoro-82M-v1.1-zh", "af_maple"],
]);

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const voice = KNOWN.get(id);
	return [{ code: voice === undefined ? searching(id) : speaking(id, voice) }];
}

function speaking(id: string, voice: string): Python {
	return py`
		import soundfile
		from kokoro import KPipeline

		pipeline = KPipeline(lang_code="a", repo_id=${id})  # "a" is American English, "b" British

		text = ${SPOKEN}
		for number, part in enumerate(pipeline(text, voice=${voice})):
		    if part.audio is not None:
		        soundfile.write(f"speech-{number}.wav", part.audio.numpy(), 24_000)
	`;
}

/** Looks for the weights and a voice, whose names differ. */
function searching(id: string): Python {
	return py`
		import soundfile
		from huggingface_hub import hf_hub_download, list_repo_files
		from kokoro import KModel, KPipeline

		files = list_repo_files(${id})
		weights = next(name for name in files if name.endswith(".pth"))
		voice = next(name for name in files if name.startswith("voices/"))

		model = KModel(repo_id=${id}, model=hf_hub_download(${id}, weights)).eval()
		pipeline = KPipeline(lang_code="a", repo_id=${id}, model=model)  # "a" is American English

		text = ${SPOKEN}
		for number, part in enumerate(pipeline(text, voice=hf_hub_download(${id}, voice))):
		    if part.audio is not None:
		        soundfile.write(f"speech-{number}.wav", part.audio.numpy(), 24_000)
	`;
}
