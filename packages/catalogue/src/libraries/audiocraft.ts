import { ident, py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const audiocraft: Library = {
	key: "audiocraft",
	prettyLabel: "Audiocraft",
	summary: "Generates music and sound effects and compresses audio with models such as MusicGen and EnCodec, by Meta.",
	licence: { value: "MIT", source: "pypi:audiocraft 1.3.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:audiocraft 1.3.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:audiocraft 1.3.0", day: "2026-11-24" },
	repoName: "audiocraft",
	repoUrl: "https://github.com/facebookresearch/audiocraft",
	filter: false,
	countDownloads: { field: "path", value: "state_dict.bin" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "audiocraft" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const generator = GENERATORS.find(({ tag }) => hasTag(model, tag));
	return [generator ? { code: generation(model.id, generator) } : { note: "Type of model unknown." }];
}

interface Generator {
	readonly tag: string;
	readonly className: string;
	readonly description: string;
	/** Length of the output in seconds; absent if the model only generates one length. */
	readonly duration?: number;
}

const GENERATORS: readonly Generator[] = [
	{ tag: "musicgen", className: "MusicGen", description: "slow jazz with a muted trumpet", duration: 8 },
	{ tag: "audiogen", className: "AudioGen", description: "a dog barks while rain falls on a roof", duration: 5 },
	{ tag: "magnet", className: "MAGNeT", description: "slow jazz with a muted trumpet" },
];

function generation(id: string, { className, description, duration }: Generator): Python {
	return py`
		from audiocraft.data.audio import audio_write
		from audiocraft.models import ${ident(className)}

		model = ${ident(className)}.get_pretrained(${id})
		${lasting(duration)}

		wav = model.generate([${description}])
		print(audio_write("output", wav[0].cpu(), model.sample_rate, strategy="loudness"))
	`;
}

const lasting = (duration: number | undefined): Python =>
	duration === undefined ? py`` : py`model.set_generation_params(duration=${duration})  # seconds`;
