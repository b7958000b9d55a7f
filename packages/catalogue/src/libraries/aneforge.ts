import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { STORY_START } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const aneforge: Library = {
	key: "aneforge",
	prettyLabel: "ANEForge",
	summary: "Compiles models into programs for the Neural Engine of Apple chips, by Spencer Bryngelson.",
	licence: { value: "MIT", source: "pypi:aneforge 0.4.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:aneforge 0.4.0", day: "2026-11-23" },
	platforms: { value: ["NPU"], source: "pypi:aneforge 0.4.0", day: "2026-11-23" },
	repoName: "ANEForge",
	repoUrl: "https://github.com/sbryngelson/ANEForge",
	docsUrl: "https://aneforge.readthedocs.io",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "aneforge[models]", alsoNeeds: ["transformers"] },
	snippets: snippets,
};

/** It has a loader for each kind of model that it compiles; sentence encoders have one in the way of sentence-transformers. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: (LOADERS.get(model.pipeline_tag ?? "") ?? embeds)(model.id) }];
}

const embeds = (id: string): Python => py`
	from aneforge.sentence_transformers import SentenceTransformer

	model = SentenceTransformer(${id})
	print(model.encode([${STORY_START}]))
`;

const writes = (id: string): Python => py`
	import aneforge

	model = aneforge.load_gpt2(${id})
	print(model.generate_text(${STORY_START}, 20))
`;

const sees = (id: string): Python => py`
	import aneforge
	from PIL import Image

	model = aneforge.load_vit(${id})
	print(model.classify(Image.open("photo.jpg")))
`;

const hears = (id: string): Python => py`
	import aneforge
	import soundfile

	model = aneforge.load_whisper(${id})
	audio, rate = soundfile.read("speech.wav")  # 16 kHz, one channel
	print(model.transcribe(audio))
`;

const LOADERS: ReadonlyMap<string, (id: string) => Python> = new Map([
	["text-generation", writes],
	["image-classification", sees],
	["automatic-speech-recognition", hears],
]);
