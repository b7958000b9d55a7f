import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const keras: Library = {
	key: "keras",
	prettyLabel: "Keras",
	summary: "Builds and trains neural networks on JAX, TensorFlow or PyTorch, by François Chollet and Google.",
	licence: { value: "Apache-2.0", source: "pypi:keras 3.15.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:keras 3.15.1", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "TPU"], source: "pypi:keras 3.15.1", day: "2026-11-23" },
	repoName: "Keras",
	repoUrl: "https://github.com/keras-team/keras",
	docsUrl: "https://huggingface.co/docs/hub/keras",
	filter: true,
	countDownloads: {
		any: [
			{ field: "path", value: "config.json" },
			{ field: "path_extension", value: "keras" },
		],
	},
	tasks: ["image-classification"],
	hostedTasks: ["image-classification"],
	package: { ecosystem: "pypi", name: "keras", alsoNeeds: ["huggingface_hub", "jax"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const file = archive(model);
	return [{ code: file ? fromArchive(model.id, file) : fromFolder(model.id) }];
}

/** Keras loads a folder with a config.json, or an archive file if the repository holds one instead. */
function archive({ siblings = [] }: ModelRecord): string | undefined {
	const names = siblings.map(({ rfilename }) => rfilename);
	return names.includes("config.json") ? undefined : names.find((name) => name.endsWith(".keras"));
}

function fromFolder(id: string): Python {
	return py`
		import os

		# Or "tensorflow" or "torch"; Keras reads it when it is imported.
		os.environ["KERAS_BACKEND"] = "jax"

		import keras

		model = keras.saving.load_model("hf://${id}")
		model.summary()
	`;
}

function fromArchive(id: string, file: string): Python {
	return py`
		import os

		# Or "tensorflow" or "torch"; Keras reads it when it is imported.
		os.environ["KERAS_BACKEND"] = "jax"

		import keras
		from huggingface_hub import hf_hub_download

		model = keras.saving.load_model(hf_hub_download(${id}, ${file}))
		model.summary()
	`;
}
