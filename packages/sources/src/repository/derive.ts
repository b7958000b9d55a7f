import type { ModelConfig, TransformersInfo } from "@vitrine/model";
import { isObject } from "@vitrine/model";
import { architectureOf } from "./architecture.ts";
import { hasFile, type Repository } from "./repository.ts";
import type { Settings } from "./settings.ts";

/** The library that the files belong to; undefined if they would fit several. */
export function libraryOf(repository: Repository, settings: Settings): string | undefined {
	const { adapter, config, pipeline } = settings;
	const has = (path: string): boolean => hasFile(repository, path);
	if (has("modules.json") && (has("config_sentence_transformers.json") || has("1_Pooling/config.json")))
		return "sentence-transformers";
	if ("peft_type" in adapter) return "peft";
	if (typeof pipeline["_class_name"] === "string") return "diffusers";
	if (kerasHubTask(settings) !== undefined) return "keras-hub";
	if (isObject(config["sklearn"]) || SKLEARN.some(has)) return "sklearn";
	if (typeof config["speechbrain_interface"] === "string") return "speechbrain";
	if (isObject(config["pretrained_cfg"]) && typeof config["architecture"] === "string") return "timm";
	if (typeof config["model_type"] === "string" && Array.isArray(config["architectures"])) return "transformers";
	return undefined;
}

/** The names that programs give the file of a scikit-learn model. */
const SKLEARN: readonly string[] = ["sklearn_model.joblib", "model.skops"];

/** The kind of task that a preset of KerasHub serves, such as `CausalLM` for `keras_hub>GemmaCausalLM`. */
function kerasHubTask({ kerasTask }: Settings): string | undefined {
	const name = kerasTask["registered_name"];
	if (typeof name !== "string" || !name.startsWith("keras_hub>")) return undefined;
	return KERAS_TASKS.find((task) => name.endsWith(task));
}

const KERAS_TASKS: readonly string[] = [
	"CausalLM",
	"Seq2SeqLM",
	"MaskedLM",
	"TextClassifier",
	"ImageClassifier",
	"ImageSegmenter",
	"ObjectDetector",
	"TextToImage",
	"ImageToImage",
	"AudioToText",
];

/** How transformers loads it; undefined unless `config.json` leaves no doubt. */
export function transformersInfoOf(
	repository: Repository,
	settings: Settings,
	library: string | undefined,
): TransformersInfo | undefined {
	if (library !== "transformers" && library !== "sentence-transformers") return undefined;
	const [first] = listed(settings.config["architectures"]);
	const custom = customClass(settings.config["auto_map"]);
	const known = architectureOf(first);
	const auto_model = custom?.autoModel ?? known?.autoModel;
	if (auto_model === undefined) return undefined;
	const processor = processorOf(repository, settings);
	return {
		auto_model,
		...(custom !== undefined && { custom_class: custom.name }),
		...(known?.task !== undefined && { pipeline_tag: known.task }),
		...(processor !== undefined && { processor }),
	};
}

/** The task; undefined unless the files leave no doubt. */
export function taskOf(settings: Settings, library: string | undefined): string | undefined {
	if (library === "sentence-transformers") return "sentence-similarity";
	if (library === "timm") return "image-classification";
	if (library === "sklearn") return sklearnTask(settings.config["sklearn"]);
	if (library !== "transformers") return undefined;
	return architectureOf(listed(settings.config["architectures"])[0])?.task;
}

/** The settings that a hub keeps in the `config` of a record. */
export function configOf(repository: Repository, settings: Settings): ModelConfig | undefined {
	const task = kerasHubTask(settings);
	const file = SKLEARN.find((path) => hasFile(repository, path));
	const { config, adapter, pipeline, tokenizer, chatTemplate } = settings;
	const speechbrain_interface = config["speechbrain_interface"];
	const kept = {
		...picked(config, [
			"architectures",
			"model_type",
			"auto_map",
			"quantization_config",
			"sklearn",
			"adapter_transformers",
			...(hasLayers(config) ? MEMORY : []),
		]),
		...(isObject(config["sklearn"]) ? {} : some("sklearn", file === undefined ? {} : { model: { file } })),
		...some("keras_hub", task === undefined ? {} : { tasks: [task] }),
		...(speechbrain_interface !== undefined && { speechbrain: { speechbrain_interface } }),
		...some("peft", picked(adapter, ["base_model_name_or_path", "task_type"])),
		...some("diffusers", picked(pipeline, ["_class_name"])),
		...some("tokenizer_config", {
			...picked(tokenizer, ["bos_token", "eos_token", "pad_token", "unk_token"]),
			...(chatTemplate !== undefined && { chat_template: chatTemplate }),
		}),
	};
	return Object.keys(kept).length === 0 ? undefined : (kept as ModelConfig);
}

/** Without a number of layers, nothing can be computed. */
const hasLayers = (config: Settings["config"]): boolean =>
	Object.hasOwn(config, "num_hidden_layers") || isObject(config["text_config"]);

/** The settings that the memory of a model is computed from. */
const MEMORY: readonly string[] = [
	"is_encoder_decoder",
	"max_position_embeddings",
	"hidden_size",
	"num_hidden_layers",
	"num_attention_heads",
	"num_key_value_heads",
	"head_dim",
	"layer_types",
	"sliding_window",
	"sliding_window_pattern",
	"use_sliding_window",
	"full_attention_interval",
	"kv_lora_rank",
	"qk_rope_head_dim",
	"intermediate_size",
	"moe_intermediate_size",
	"num_experts",
	"num_local_experts",
	"n_routed_experts",
	"num_experts_per_tok",
	"first_k_dense_replace",
	"decoder_sparse_step",
	"text_config",
];

function customClass(map: unknown): { autoModel: string; name: string } | undefined {
	if (!isObject(map)) return undefined;
	const found = Object.entries(map).find(([key, value]) => key.startsWith("AutoModel") && typeof value === "string");
	return found === undefined ? undefined : { autoModel: found[0], name: String(found[1]) };
}

function processorOf(repository: Repository, { preprocessor }: Settings): string | undefined {
	const tokenizer = ["tokenizer.json", "tokenizer_config.json"].some((path) => hasFile(repository, path));
	const images = typeof preprocessor["image_processor_type"] === "string";
	const sounds = typeof preprocessor["feature_extractor_type"] === "string";
	if (hasFile(repository, "preprocessor_config.json") && tokenizer) return "AutoProcessor";
	if (images) return "AutoImageProcessor";
	if (sounds) return "AutoFeatureExtractor";
	return tokenizer ? "AutoTokenizer" : undefined;
}

function sklearnTask(sklearn: unknown): string | undefined {
	const task = isObject(sklearn) ? sklearn["task"] : undefined;
	return typeof task === "string" ? task : undefined;
}

function picked(from: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
	return Object.fromEntries(keys.filter((key) => Object.hasOwn(from, key)).map((key) => [key, from[key]]));
}

function some(name: string, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.keys(value).length === 0 ? {} : { [name]: value };
}

function listed(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}
