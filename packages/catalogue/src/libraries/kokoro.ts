import { py, type Python } from "@vitrine/code";
import { languageName, languages, type ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const kokoro: Library = {
	key: "kokoro",
	prettyLabel: "Kokoro",
	summary: "Generates speech with a voice model of 82 million parameters, by hexgrad.",
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

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const voice = KNOWN.get(model.id);
	if (voice !== undefined) return [{ code: speaking(model.id, voice) }];
	return [{ code: searching(model.id, languageOf(model)) }];
}

/** The first language of a model if it states languages, of which the package pronounces none. */
function languageOf(model: ModelRecord): string | undefined {
	const stated = languages(model);
	return stated.some((code) => PRONOUNCED.has(code)) ? undefined : stated[0];
}

const PRONOUNCED: ReadonlySet<string> = new Set("en es fr hi it pt ja zh".split(" "));

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
function searching(id: string, language: string | undefined): Python {
	return py`
		import soundfile
		from huggingface_hub import hf_hub_download, list_repo_files
		from kokoro import KModel, KPipeline

		files = list_repo_files(${id})
		weights = next(name for name in files if name.endswith(".pth"))
		voice = hf_hub_download(${id}, next(name for name in files if name.startswith("voices/")))

		model = KModel(repo_id=${id}, model=hf_hub_download(${id}, weights)).eval()
		pipeline = KPipeline(lang_code="a", repo_id=${id}, model=model)  # "a" is American English

		${language === undefined ? text : phonemes(language)}
		for number, part in enumerate(parts):
		    if part.audio is not None:
		        soundfile.write(f"speech-{number}.wav", part.audio.numpy(), 24_000)
	`;
}

const text = py`
	text = ${SPOKEN}
	parts = pipeline(text, voice=voice)
`;

const phonemes = (language: string): Python => py`
	# The package cannot pronounce ${languageName(language) ?? language}: replace these English phonemes
	# with those of your text, made with the program that the card names.
	parts = pipeline.generate_from_tokens("həlˈO", voice=voice)
`;
