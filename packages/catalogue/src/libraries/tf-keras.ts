import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const tfKeras: Library = {
	key: "tf-keras",
	prettyLabel: "TF-Keras",
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
