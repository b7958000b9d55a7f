import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const dermFoundation: Library = {
	key: "derm-foundation",
	prettyLabel: "Derm Foundation",
	summary: "Embeds photos of skin, so that classifiers need little labelled data, by Google.",
	licence: {
		value: "Apache-2.0",
		source: "github:Google-Health/derm-foundation@249e109 README.md",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:Google-Health/derm-foundation@249e109 README.md",
		day: "2026-11-24",
	},
	repoName: "derm-foundation",
	repoUrl: "https://github.com/google-health/derm-foundation",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "scin_dataset_precomputed_embeddings.npz" },
			{ field: "path", value: "saved_model.pb" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "huggingface_hub", alsoNeeds: ["tensorflow"] },
	snippets: snippets,
};

/** An image from the open dataset that the model card uses. */
const SKIN = "https://storage.googleapis.com/dx-scin-public-data/dataset/images/3445096909671059178.png";

/** The repository also holds the embeddings of a whole dataset, which are not downloaded. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from urllib.request import urlopen

		import tensorflow as tf
		from huggingface_hub import snapshot_download

		model = tf.saved_model.load(snapshot_download(${model.id}, ignore_patterns="*.npz"))

		url = ${SKIN}
		picture = tf.train.Feature(bytes_list=tf.train.BytesList(value=[urlopen(url).read()]))
		example = tf.train.Example(features=tf.train.Features(feature={"image/encoded": picture}))
		output = model.signatures["serving_default"](inputs=tf.constant([example.SerializeToString()]))
		print(output["embedding"])
	`;
	return [{ code }];
}
