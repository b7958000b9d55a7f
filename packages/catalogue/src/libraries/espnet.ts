import { py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const espnet: Library = {
	key: "espnet",
	prettyLabel: "ESPnet",
	summary: "Recognises, synthesises, translates and enhances speech, by researchers around Shinji Watanabe.",
	licence: { value: "Apache-2.0", source: "pypi:espnet 202611", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:espnet 202611", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:espnet 202611", day: "2026-11-23" },
	repoName: "ESPnet",
	repoUrl: "https://github.com/espnet/espnet",
	docsUrl: "https://huggingface.co/docs/hub/espnet",
	filter: true,
	tasks: ["automatic-speech-recognition", "text-to-speech"],
	hostedTasks: ["text-to-speech", "automatic-speech-recognition"],
	package: { ecosystem: "pypi", name: "espnet", alsoNeeds: ["espnet_model_zoo"] },
	modules: ["espnet2"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	if (isFor(model, "text-to-speech")) return [{ code: speaking(model.id) }];
	if (isFor(model, "automatic-speech-recognition")) return [{ code: transcribing(model.id) }];
	return [{ code: unspecified(model.id) }];
}

const isFor = (model: ModelRecord, task: string): boolean => model.pipeline_tag === task || hasTag(model, task);

function speaking(id: string): Python {
	return py`
		import soundfile
		from espnet2.bin.tts_inference import Text2Speech

		model = Text2Speech.from_pretrained(${id})

		speech = model(${SPOKEN})["wav"]
		soundfile.write("speech.wav", speech.cpu().numpy(), model.fs)
	`;
}

function transcribing(id: string): Python {
	return py`
		import soundfile
		from espnet2.bin.asr_inference import Speech2Text

		model = Speech2Text.from_pretrained(${id})

		speech, rate = soundfile.read("audio.wav")
		text, *_ = model(speech)[0]
		print(text)
	`;
}

/** Without a task, the class that reads the files is unknown. */
function unspecified(id: string): Python {
	return py`
		# No tag says whether this model is for text-to-speech or automatic-speech-recognition, so this prints its files.
		from espnet_model_zoo.downloader import ModelDownloader

		print(ModelDownloader().download_and_unpack(${id}))
	`;
}
