import type { Library } from "../shapes.ts";

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
};
