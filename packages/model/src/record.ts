/**
 * A model record, in the field names that hubs use in their list and info APIs.
 *
 * Only `id` and `tags` are always there: what a source does not know stays absent. Fields that are
 * not named here are kept as they came.
 */
export interface ModelRecord {
	/** `owner/name`, or a bare `name`. */
	readonly id: string;
	readonly tags: readonly string[];
	/** The task, as the hub's pipeline tag (`text-generation`). */
	readonly pipeline_tag?: string;
	/** The catalogue key of the library (`transformers`, `sklearn`). */
	readonly library_name?: string;
	readonly author?: string;
	readonly sha?: string;
	/** ISO 8601, a day or a moment in UTC. */
	readonly createdAt?: string;
	/** ISO 8601, a day or a moment in UTC. */
	readonly lastModified?: string;
	readonly private?: boolean;
	readonly disabled?: boolean;
	readonly gated?: boolean | "auto" | "manual";
	/** Downloads of the last 30 days. */
	readonly downloads?: number;
	readonly likes?: number;
	readonly trendingScore?: number;
	/** Bytes of the whole repository. */
	readonly usedStorage?: number;
	/** Parameters, from a source that knows their number but not the files they came from. */
	readonly num_parameters?: number;
	readonly config?: ModelConfig;
	readonly cardData?: CardData;
	readonly widgetData?: readonly WidgetExample[];
	readonly transformersInfo?: TransformersInfo;
	readonly mask_token?: string;
	readonly safetensors?: SafetensorsInfo;
	readonly gguf?: GgufInfo;
	readonly siblings?: readonly Sibling[];
	readonly inferenceProviderMapping?: ProviderMapping;
	readonly [field: string]: unknown;
}

export interface ModelConfig {
	readonly architectures?: readonly string[];
	readonly model_type?: string;
	readonly auto_map?: Readonly<Record<string, unknown>>;
	readonly adapter_transformers?: { readonly model_name?: string; readonly [field: string]: unknown };
	readonly sklearn?: {
		readonly model?: { readonly file?: string; readonly [field: string]: unknown };
		readonly model_format?: string;
		readonly [field: string]: unknown;
	};
	readonly speechbrain?: { readonly speechbrain_interface?: string; readonly [field: string]: unknown };
	readonly keras_hub?: { readonly tasks?: readonly string[]; readonly [field: string]: unknown };
	readonly peft?: {
		readonly base_model_name_or_path?: string;
		readonly task_type?: string;
		readonly [field: string]: unknown;
	};
	readonly diffusers?: { readonly _class_name?: string; readonly [field: string]: unknown };
	readonly quantization_config?: Readonly<Record<string, unknown>>;
	readonly tokenizer_config?: { readonly chat_template?: ChatTemplate; readonly [field: string]: unknown };
	readonly processor_config?: { readonly chat_template?: ChatTemplate; readonly [field: string]: unknown };
	readonly chat_template_jinja?: string;
	readonly [field: string]: unknown;
}

export type ChatTemplate = string | readonly { readonly name: string; readonly template: string }[];

export interface CardData {
	/** One id, or several for a merge. */
	readonly base_model?: string | readonly string[];
	readonly instance_prompt?: string | null;
	readonly license?: string | readonly string[];
	readonly language?: string | readonly string[];
	readonly [field: string]: unknown;
}

export interface WidgetExample {
	readonly text?: string;
	readonly source_sentence?: string;
	readonly sentences?: readonly string[];
	readonly [field: string]: unknown;
}

export interface TransformersInfo {
	/** The class to load the model with (`AutoModelForCausalLM`). */
	readonly auto_model?: string;
	/** The class to load its tokenizer or processor with (`AutoTokenizer`). */
	readonly processor?: string;
	readonly custom_class?: string;
	readonly pipeline_tag?: string;
	readonly [field: string]: unknown;
}

export interface SafetensorsInfo {
	/** Parameters by tensor type (`{ BF16: 8030261248 }`). */
	readonly parameters?: Readonly<Record<string, number>>;
	readonly total?: number;
	readonly [field: string]: unknown;
}

export interface GgufInfo {
	readonly total?: number;
	readonly architecture?: string;
	readonly context_length?: number;
	readonly chat_template?: string;
	readonly [field: string]: unknown;
}

export interface Sibling {
	/** Path inside the repository. */
	readonly rfilename: string;
	/** Bytes. */
	readonly size?: number;
	readonly [field: string]: unknown;
}

export interface ProviderMappingEntry {
	readonly provider?: string;
	/** The provider's own name of the model. */
	readonly providerId: string;
	readonly status?: string;
	readonly task?: string;
	readonly [field: string]: unknown;
}

/** By provider name in a model's info, a list in lists of models. */
export type ProviderMapping = readonly ProviderMappingEntry[] | Readonly<Record<string, ProviderMappingEntry>>;
