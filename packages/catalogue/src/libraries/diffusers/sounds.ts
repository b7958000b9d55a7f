import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isMusic3 } from "../../choices/pipelines.ts";
import { pipelineClass } from "../../choices/contents/pipelineClass.ts";
import { LYRICS, MUSIC, SPOKEN } from "../../loading/samples.ts";
import { promptOf } from "./card.ts";
import { start } from "./start.ts";

/** A pipeline that makes sound; undefined for others, by their class, else by their task. */
export function soundPipeline(model: ModelRecord): Python | undefined {
	if (isMusic3(model)) return song(model);
	const kind = KINDS.find(([name]) => name.test(pipelineClass(model) ?? ""))?.[1];
	return kind !== undefined || TASKS.has(model.pipeline_tag ?? "") ? sound(model, kind) : undefined;
}

const TASKS: ReadonlySet<string> = new Set(["text-to-audio", "text-to-speech"]);

const exampleFor = ({ pipeline_tag: task }: ModelRecord): string => (task === "text-to-speech" ? SPOKEN : MUSIC);

/** The sound that a class of pipeline makes. */
interface Kind {
	/** Its first sound, for `soundfile`, which takes the samples before the channels. */
	readonly samples: Python;
	readonly rate: Python;
	/** Whether it is made in half precision, as in the documentation of Diffusers 0.42. */
	readonly half?: true;
}

const SOUNDFILE = py`import soundfile`;

const FULL = { half: false, more: py`, dtype=torch.float32` };

const TENSOR = py`audio.T.float().cpu().numpy()`;

const KINDS: readonly (readonly [name: RegExp, kind: Kind])[] = [
	[/^AceStep/, { samples: TENSOR, rate: py`pipe.sample_rate`, half: true }],
	[/^StableAudio/, { samples: TENSOR, rate: py`pipe.vae.config.sampling_rate` }],
	[/^LongCatAudio/, { samples: py`audio.T`, rate: py`pipe.sample_rate` }],
	[/^(?:AudioLDM|MusicLDM)/, { samples: py`audio`, rate: py`pipe.vocoder.config.sampling_rate` }],
];

/** Without a kind, only the shape of the sound: classes have the rate of their samples in different places. */
const sound = (model: ModelRecord, kind: Kind | undefined): Python => py`
	${start({
		pipeline: "DiffusionPipeline",
		from: model.id,
		...(kind && { first: SOUNDFILE }),
		...(kind?.half ? {} : FULL),
	})}

	prompt = ${promptOf(model, exampleFor(model))}
	audio = pipe(prompt=prompt).audios[0]
	${kind ? py`soundfile.write("sound.wav", ${kind.samples}, ${kind.rate})` : py`print(audio.shape)`}
`;

/** MiniMax Music 3, which sings and needs the words. */
const song = (model: ModelRecord): Python => py`
	${start({ pipeline: "ModularPipeline", from: model.id, first: SOUNDFILE })}

	prompt = ${promptOf(model, SUNG)}
	lyrics = ${LYRICS}
	audio = pipe(prompt=prompt, lyrics=lyrics, output="audios")[0]
	soundfile.write("song.wav", audio.T, pipe.sampling_rate)
`;

const SUNG = `${MUSIC}, with a warm alto voice`;
