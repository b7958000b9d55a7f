import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const vui: Library = {
	key: "vui",
	prettyLabel: "Vui",
	summary: "Holds spoken conversations in real time on your machine, by Fluxions AI.",
	licence: { value: "Apache-2.0", source: "github:fluxions-ai/vui@1731683 LICENSE", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:fluxions-ai/vui@0006ff5 README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:fluxions-ai/vui@0006ff5 README.md", day: "2026-11-23" },
	repoName: "Vui",
	repoUrl: "https://github.com/vui-ai/vui",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/fluxions-ai/vui",
		alsoNeeds: ["huggingface_hub", "torchaudio"],
	},
	modules: ["vui"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const listed = model.siblings?.find(({ rfilename }) => /vui[^/]*\.safetensors$/.test(rfilename))?.rfilename;
	const code = py`
		import torchaudio
		from huggingface_hub import hf_hub_download
		from vui.engine import Engine
		from vui.qwen_codec import SAMPLE_RATE

		engine = Engine(hf_hub_download(${model.id}, ${listed ?? "vui-nano.safetensors"}))

		with engine.new_row() as row:
		    _, audio = row.render(${SPOKEN})
		torchaudio.save("speech.wav", audio[0].float().cpu(), int(SAMPLE_RATE))
	`;
	return [{ code }];
}
