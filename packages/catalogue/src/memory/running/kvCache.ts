import type { ModelRecord } from "@vitrine/model/reading";
import type { KvCache } from "../shapes.ts";
import { type Settings, settingsOf } from "./settings.ts";

/** The tokens that totals count, unless the model takes fewer. */
const COUNTED = 8192;
/** Bytes of a cached value. */
const VALUE = 2;

/** The KV cache of a model that generates text, if its configuration tells the size of its layers. */
export function kvCacheOf(record: ModelRecord): KvCache | undefined {
	const settings = settingsOf(record);
	const layers = generates(record, settings) ? layersOf(settings) : [];
	if (layers.length === 0) return undefined;
	const longest =
		settings.number("max_position_embeddings", "n_positions", "max_seq_len") ?? record.gguf?.context_length;
	const bytesAt = (tokens: number): number =>
		layers.reduce((sum, { perToken, window }) => sum + perToken * Math.min(tokens, window), 0);
	return { context: Math.min(COUNTED, longest ?? COUNTED), ...(longest !== undefined && { longest }), bytesAt };
}

/** Only decoders keep a cache that this counts. */
function generates({ config, transformersInfo }: ModelRecord, { value }: Settings): boolean {
	if (value("is_encoder_decoder") === true) return false;
	const classes = Array.isArray(config?.architectures) ? config.architectures : [];
	return [...classes, transformersInfo?.auto_model].some((name) =>
		/CausalLM|ConditionalGeneration|LMHead/.test(name ?? ""),
	);
}

interface Layer {
	/** Bytes of a token. */
	readonly perToken: number;
	/** The most tokens that it keeps. */
	readonly window: number;
}

/** The layers that keep a cache: those of linear attention or of a state space do not. */
function layersOf(settings: Settings): readonly Layer[] {
	const count = settings.number("num_hidden_layers", "n_layer", "n_layers");
	const perToken = bytesPerToken(settings);
	if (count === undefined || perToken === undefined || count > MOST_LAYERS) return [];
	const window = settings.number("sliding_window") ?? Infinity;
	const isSliding = slides(settings);
	return kindsOf(settings, count).flatMap((kind, at) => {
		if (!/attention/.test(kind) || /linear/.test(kind)) return [];
		return { perToken, window: isSliding(kind, at) ? window : Infinity };
	});
}

const MOST_LAYERS = 10_000;

/** The kind of each layer, in the names of Transformers. */
function kindsOf({ value, number }: Settings, count: number): readonly string[] {
	const listed = [value("layer_types"), value("layers_block_type")].find(Array.isArray) as
		| readonly unknown[]
		| undefined;
	if (listed !== undefined && listed.length === count) return listed.map(String);
	const interval = number("full_attention_interval");
	return Array.from({ length: count }, (_, at) =>
		interval === undefined || (at + 1) % interval === 0 ? "attention" : "linear_attention",
	);
}

/** Whether a layer keeps only the last tokens. */
function slides({ value, number }: Settings): (kind: string, at: number) => boolean {
	const pattern = number("sliding_window_pattern");
	const isOn = value("use_sliding_window") !== false;
	return (kind, at) => {
		if (/sliding|chunked/.test(kind)) return true;
		return isOn && kind === "attention" && (pattern === undefined || (at + 1) % pattern !== 0);
	};
}

/** Bytes of a token in one layer: keys and values of all heads, or the compressed ones of multi-head latent attention. */
function bytesPerToken({ number }: Settings): number | undefined {
	const rank = number("kv_lora_rank");
	if (rank !== undefined) return VALUE * (rank + (number("qk_rope_head_dim") ?? 0));
	const heads = number("num_attention_heads", "n_head", "n_heads");
	const keyHeads = number("num_key_value_heads", "num_kv_heads") ?? heads;
	const hidden = number("hidden_size", "n_embd", "d_model");
	const width = number("head_dim") ?? (hidden !== undefined && heads !== undefined ? hidden / heads : undefined);
	return keyHeads === undefined || width === undefined ? undefined : 2 * VALUE * keyHeads * width;
}
