import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const cxrFoundation: Library = {
	key: "cxr-foundation",
	prettyLabel: "CXR Foundation",
	summary: "Embeds chest X-rays, so that classifiers need little labelled data, by Google.",
	licence: {
		value: "Apache-2.0",
		source: "github:Google-Health/cxr-foundation@245804b python/serving/server_gunicorn.py",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:Google-Health/cxr-foundation@245804b python/serving/server_gunicorn.py",
		day: "2026-11-24",
	},
	repoName: "cxr-foundation",
	repoUrl: "https://github.com/google-health/cxr-foundation",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "precomputed_embeddings/embeddings.npz" },
			{ field: "path", value: "pax-elixr-b-text/saved_model.pb" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/Google-Health/cxr-foundation#subdirectory=python",
		checkout: "pip",
		alsoNeeds: ["huggingface_hub", "pillow", "tensorflow"],
	},
	modules: ["clientside"],
	snippets: snippets,
};

/** A public-domain chest X-ray; the model card's own example. */
const CHEST = "https://upload.wikimedia.org/wikipedia/commons/c/c8/Chest_Xray_PA_3-8-2010.png";

/** The library's own download works for one repository only; a client built from its parts works for any. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from urllib.request import Request, urlopen

		import tensorflow as tf
		from clientside.clients import HuggingFaceCxrClient
		from huggingface_hub import snapshot_download
		from PIL import Image

		folder = snapshot_download(${model.id}, allow_patterns=["elixr-c-v2-pooled/*", "pax-elixr-b-text/*"])
		client = HuggingFaceCxrClient(
		    bert_model=None,  # Only needed for text.
		    elixr_c_model=tf.saved_model.load(f"{folder}/elixr-c-v2-pooled"),
		    qformer_model=tf.saved_model.load(f"{folder}/pax-elixr-b-text"),
		)

		url = ${CHEST}
		image = Image.open(urlopen(Request(url, headers={"User-Agent": "cxr-foundation example"}))).convert("L")
		print(client.get_image_embeddings_from_images([image]))
	`;
	return [{ code }];
}
