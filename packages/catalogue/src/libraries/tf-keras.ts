import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const tfKeras: Library = {
	key: "tf-keras",
	prettyLabel: "TF-Keras",
	summary: "Trains neural networks with Keras 2 on TensorFlow, by the Keras team.",
	licence: { value: "Apache-2.0", source: "pypi:tf_keras 2.21.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:tf_keras 2.21.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "ROCm"], source: "pypi:tf-keras 2.21.0", day: "2026-11-24" },
	repoName: "TF-Keras",
	repoUrl: "https://github.com/keras-team/tf-keras",
	docsUrl: "https://huggingface.co/docs/hub/tf-keras",
	filter: false,
	countDownloads: { field: "path", value: "saved_model.pb" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "tf_keras", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import tf_keras
		from huggingface_hub import snapshot_download

		model = tf_keras.models.load_model(snapshot_download(${model.id}))
		model.summary()
	`;
	return [{ code }];
}
