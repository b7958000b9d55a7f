import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { VIDEO } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const videoprism: Library = {
	key: "videoprism",
	prettyLabel: "VideoPrism",
	summary: "Encodes videos for classification, search and question answering, by Google DeepMind.",
	licence: {
		value: "Apache-2.0",
		source: "github:google-deepmind/videoprism@2785100 README.md",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:google-deepmind/videoprism@2785100 README.md",
		day: "2026-11-24",
	},
	repoName: "VideoPrism",
	repoUrl: "https://github.com/google-deepmind/videoprism",
	filter: false,
	countDownloads: { field: "path_extension", value: "npz" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/google-deepmind/videoprism",
		checkout: "project",
		alsoNeeds: ["jax", "mediapy"],
	},
	modules: ["videoprism"],
	snippets: snippets,
};

/** The library has names for its own repositories; for any other, the name tells which of the four models it is. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: /lvt/i.test(model.id) ? comparing(model) : encoding(model) }];
}

function encoding(model: ModelRecord): Python {
	return py`
		import jax
		import mediapy
		import numpy
		${KNOWN.has(model.id) ? py`` : py`from huggingface_hub import hf_hub_download`}
		from videoprism import models

		${loading(model)}

		@jax.jit
		def encode(video):
		    return network.apply(weights, video, train=False)

		${frames(model.id)}
		features, _ = encode(video[None])
		print(features.shape)
	`;
}

/** Videos and texts share one embedding space. */
function comparing(model: ModelRecord): Python {
	return py`
		import jax
		import mediapy
		import numpy
		${KNOWN.has(model.id) ? py`` : py`from huggingface_hub import hf_hub_download`}
		from videoprism import models

		${loading(model)}

		@jax.jit
		def encode(video, tokens, paddings):
		    return network.apply(weights, video, tokens, paddings, train=False)

		${frames(model.id)}
		texts = ["a video of archery", "a video of a concert", "a video of a train"]
		tokens, paddings = models.tokenize_texts(models.load_text_tokenizer("c4_en"), texts)
		of_video, of_texts, _ = encode(video[None], tokens, paddings)
		print(of_video @ of_texts.T)
	`;
}

function loading({ id, siblings }: ModelRecord): Python {
	if (KNOWN.has(id))
		return py`
			network = models.get_model(${id})
			weights = models.load_pretrained_weights(${id})
		`;
	const listed = siblings?.find(({ rfilename }) => rfilename.endsWith(".npz"))?.rfilename;
	return py`
		network = models.get_model(${configuration(id)})
		weights = models.load_pretrained_weights(None, hf_hub_download(${id}, ${listed ?? checkpoint(id)}))
	`;
}

const KNOWN: ReadonlySet<string> = new Set([
	"google/videoprism-base-f16r288",
	"google/videoprism-large-f8r288",
	"google/videoprism-lvt-base-f16r288",
	"google/videoprism-lvt-large-f8r288",
]);

const configuration = (id: string): string => `videoprism_${lvt(id)}public_v1_${size(id)}`;
const checkpoint = (id: string): string => `flax_${lvt(id)}${size(id)}_f${frameCount(id)}r288_repeated.npz`;
const lvt = (id: string): string => (/lvt/i.test(id) ? "lvt_" : "");
const size = (id: string): string => (/large/i.test(id) ? "large" : "base");

/** The number of frames used in training. */
const frameCount = (id: string): number => (/large/i.test(id) ? 8 : 16);

const frames = (id: string): Python => py`
	video = mediapy.read_video(${VIDEO})
	chosen = numpy.linspace(0, len(video), ${frameCount(id)}, endpoint=False, dtype=int)
	video = mediapy.to_float01(mediapy.resize_video(video[chosen], (288, 288)))
`;
