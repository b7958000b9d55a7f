import { ident, lines, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { className, noClass } from "../loading/className.ts";
import { COMPLAINT, IMAGE, STORY_START } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const kerasHub: Library = {
	key: "keras-hub",
	prettyLabel: "KerasHub",
	summary: "Loads pretrained models for text, images and audio into Keras, by the Keras team.",
	licence: { value: "Apache-2.0", source: "pypi:keras-hub 0.32.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:keras-hub 0.32.0", day: "2026-11-23" },
	platforms: { value: ["TPU"], source: "pypi:keras-hub 0.32.0", day: "2026-11-24" },
	repoName: "KerasHub",
	repoUrl: "https://github.com/keras-team/keras-hub",
	docsUrl: "https://keras.io/keras_hub/",
	filter: true,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "keras-hub", alsoNeeds: ["huggingface_hub", "jax"] },
	snippets: snippets,
};

/** Tasks with an example, in the order of the examples; then the others; then the model without its head. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const stated = statedTasks(model) ?? likelyTask(model);
	const known = [...EXAMPLES].filter(([task]) => stated.has(task));
	const others = [...stated].filter((task) => !EXAMPLES.has(task));
	return [
		...known.map(([title, example]) => ({ title, code: program(example(model.id)) })),
		...others.map((title) => ({ title, code: program(loading(title, model.id)) })),
		{ title: BACKBONE, code: backbone(model) },
	];
}

const BACKBONE = "Backbone";

/** The tasks that the configuration states; undefined if it states none. */
function statedTasks({ config }: ModelRecord): ReadonlySet<string> | undefined {
	const tasks: unknown = config?.keras_hub?.tasks;
	if (!Array.isArray(tasks)) return undefined;
	return new Set<string>(tasks.filter((task) => className(task) && task !== BACKBONE));
}

/** The task that the record's own task suggests. */
function likelyTask({ pipeline_tag }: ModelRecord): ReadonlySet<string> {
	const task = LIKELY.get(pipeline_tag ?? "");
	return new Set(task === undefined ? [] : [task]);
}

const LIKELY: ReadonlyMap<string, string> = new Map([
	["text-generation", "CausalLM"],
	["text-to-image", "TextToImage"],
	["text-classification", "TextClassifier"],
	["image-classification", "ImageClassifier"],
]);

const program = (code: Python): Python => py`
	import os

	# Or "tensorflow" or "torch"; Keras reads it when it is imported.
	os.environ["KERAS_BACKEND"] = "jax"

	${code}
`;

/** The model without its head, under a comment on each stated task that is not the name of a class. */
function backbone(model: ModelRecord): Python {
	const stated: unknown = model.config?.keras_hub?.tasks;
	const wrong = Array.isArray(stated) ? stated.map((task) => noClass("A task of keras_hub", task)) : [];
	return program(lines([...wrong, loading(BACKBONE, model.id)]));
}

function loading(task: string, id: string): Python {
	return py`
		import keras_hub

		model = keras_hub.models.${ident(task)}.from_preset("hf://${id}")
		model.summary()
	`;
}

const EXAMPLES: ReadonlyMap<string, (id: string) => Python> = new Map([
	["CausalLM", writing],
	["TextToImage", drawing],
	["TextClassifier", sorting],
	["ImageClassifier", seeing],
]);

function writing(id: string): Python {
	return py`
		import keras_hub

		causal_lm = keras_hub.models.CausalLM.from_preset("hf://${id}")
		print(causal_lm.generate(${STORY_START}, max_length=64))
	`;
}

function drawing(id: string): Python {
	return py`
		import keras
		import keras_hub

		text_to_image = keras_hub.models.TextToImage.from_preset("hf://${id}")
		image = text_to_image.generate(${PROMPT})
		keras.utils.save_img("image.png", image)
	`;
}

const PROMPT = "an astronaut in a jungle, morning mist between the trees, soft light";

function sorting(id: string): Python {
	return py`
		import keras_hub

		classifier = keras_hub.models.TextClassifier.from_preset("hf://${id}")
		print(classifier.predict([${COMPLAINT}]))
	`;
}

function seeing(id: string): Python {
	return py`
		import keras
		import keras_hub

		classifier = keras_hub.models.ImageClassifier.from_preset("hf://${id}")
		path = keras.utils.get_file(origin=${IMAGE})
		image = keras.utils.img_to_array(keras.utils.load_img(path))
		print(classifier.predict(image[None]).argmax(-1))
	`;
}
