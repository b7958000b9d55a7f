import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const chatTts: Library = {
	key: "chat_tts",
	prettyLabel: "ChatTTS",
	summary: "Generates conversational speech, with laughter and pauses, in English and Chinese, by 2noise.",
	licence: { value: "AGPL-3.0-or-later", source: "pypi:ChatTTS 0.2.5", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:ChatTTS 0.2.5", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:ChatTTS 0.2.5", day: "2026-11-24" },
	repoName: "ChatTTS",
	repoUrl: "https://github.com/2noise/ChatTTS.git",
	filter: false,
	countDownloads: { field: "path", value: "asset/GPT.pt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "ChatTTS", alsoNeeds: ["soundfile", "requests"] },
	snippets: snippets,
};

/** The library downloads its own repository; files from elsewhere must equal those it was released with. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	return [{ code: id === "2Noise/ChatTTS" ? own() : copy(id) }];
}

function own(): Python {
	return py`
		import ChatTTS
		import soundfile

		chat = ChatTTS.Chat()
		chat.load(source="huggingface")
		${speech()}
	`;
}

/** With other files, `load` returns `False` and raises no error. */
function copy(id: string): Python {
	return py`
		import ChatTTS
		import soundfile
		from huggingface_hub import snapshot_download

		chat = ChatTTS.Chat()
		if not chat.load(source="custom", custom_path=snapshot_download(${id})):
		    raise SystemExit("ChatTTS does not know the files of this model.")
		${speech()}
	`;
}

function speech(): Python {
	return py`

		wavs = chat.infer([${SPOKEN}])
		soundfile.write("speech.wav", wavs[0], 24000)
	`;
}
