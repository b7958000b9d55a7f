import { ident, py, type Python, when } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const outetts: Library = {
	key: "outetts",
	prettyLabel: "OuteTTS",
	summary: "Generates speech with language models, on Transformers, llama.cpp and other backends, by OuteAI.",
	licence: { value: "Apache-2.0", source: "pypi:outetts 0.4.4", day: "2026-11-23" },
	languages: { value: ["Python", "JavaScript"], source: "pypi:outetts 0.4.4", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "ROCm", "Metal"], source: "pypi:outetts 0.4.4", day: "2026-11-23" },
	repoName: "OuteTTS",
	repoUrl: "https://github.com/edwko/OuteTTS",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "outetts", alsoNeeds: ["torchcodec"], system: ["ffmpeg"] },
	snippets: snippets,
};

/** Converted models do not run with this package and have no snippet. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return hasTag(model, "gguf") || hasTag(model, "onnx") ? [] : [{ code: speaking(model.id) }];
}

/** The prompt format depends on the model's version, which its name gives. */
interface Version {
	readonly interface: "V1" | "V2" | "V3";
	/** In tokens. */
	readonly length: number;
	/** Whether the package has a default voice for it; otherwise the model invents one. */
	readonly voice: boolean;
}

function versionOf(id: string): Version {
	if (/\b0\.1\b/.test(id)) return { interface: "V1", length: 4096, voice: false };
	if (/\b0\.[23]\b/.test(id)) return { interface: "V2", length: 4096, voice: false };
	return { interface: "V3", length: 8192, voice: true };
}

function speaking(id: string): Python {
	const version = versionOf(id);
	return py`
		import outetts

		config = outetts.ModelConfig(
		    model_path=${id},
		    tokenizer_path=${id},
		    interface_version=outetts.InterfaceVersion.${ident(version.interface)},
		    backend=outetts.Backend.HF,
		    max_seq_length=${version.length},
		)
		interface = outetts.Interface(config=config)
		${when(version.voice, py`speaker = interface.load_default_speaker("EN-FEMALE-1-NEUTRAL")`)}

		output = interface.generate(
		    config=outetts.GenerationConfig(
		        text=${SPOKEN},
		        max_length=${version.length},
		        ${when(version.voice, py`speaker=speaker,`)}
		    )
		)
		output.save("output.wav")
	`;
}
