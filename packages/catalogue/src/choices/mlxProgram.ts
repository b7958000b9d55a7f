import type { ModelRecord } from "@vitrine/model";
import { likelyClass, typeOf } from "../loading/likelyClass.ts";
import { basesOf } from "./contents/bases.ts";
import { isWidth } from "./contents/quantization.ts";
import { CLASS_OF_TYPE } from "./modelTypes.ts";

/** A package that runs models converted for MLX. */
export type MlxProgram = "mlx_lm" | "mlx_vlm";

/**
 * The package that loads a model converted for MLX, by its task and its type. Undefined for tasks of neither, and if neither the
 * task nor the type is known.
 */
export function mlxProgram(record: ModelRecord): MlxProgram | undefined {
	const { pipeline_tag: task, tags } = record;
	if (needsMlxVlm(record)) return "mlx_vlm";
	if (task !== undefined && task !== "text-generation") return undefined;
	const type = typeOf(record);
	if (task !== undefined || tags.includes("conversational") || isAdapterOfLm(record)) return "mlx_lm";
	return type !== undefined && isReadByLm(type) ? "mlx_lm" : undefined;
}

/** Whether only mlx-vlm loads a model converted for MLX, by its task, or as a language model of a type that mlx-lm has not. */
export function needsMlxVlm(record: ModelRecord): boolean {
	const { pipeline_tag: task } = record;
	if (task !== undefined && task !== "text-generation") return SEES.has(task);
	const type = typeOf(record);
	return type !== undefined && ONLY_VLM.has(type);
}

/** Whether a model converted for MLX answers questions about images, by its task, else by its type. */
export const seesWithMlx = (record: ModelRecord): boolean =>
	record.pipeline_tag === undefined ? isSeer(typeOf(record) ?? "") : SEES.has(record.pipeline_tag);

/** The base model of an adapter for MLX; undefined for whole models, also those that keep the tag of the adapter in them. */
export function baseOfMlxAdapter(record: ModelRecord): string | undefined {
	const { ids, relation } = basesOf(record);
	return relation === "adapter" && !record.tags.some(isWidth) ? ids[0] : undefined;
}

/** Whether the record says that it is an adapter, and its base model is one of language by its name. */
function isAdapterOfLm(record: ModelRecord): boolean {
	const base = baseOfMlxAdapter(record);
	return base !== undefined && likelyClass({ id: base, tags: [] }) === WRITING;
}

/** Whether mlx-lm has a type, of those that Transformers has one class for. */
export const isReadByLm = (type: string): boolean =>
	isSeer(type) ? BOTH.has(type) : isWriter(type) && !NEITHER.has(type);

/** Whether a type is one of models that see and write. */
export const isSeer = (type: string): boolean => CLASS_OF_TYPE.get(type) === SEEING;

/** Whether a type is one of language models. */
export const isWriter = (type: string): boolean => CLASS_OF_TYPE.get(type) === WRITING;

const SEES: ReadonlySet<string> = new Set(["any-to-any", "image-text-to-text"]);

const [SEEING, WRITING] = ["AutoModelForImageTextToText", "AutoModelForCausalLM"];

/** The words of some lines. */
export const setOf = (...lines: readonly string[]): ReadonlySet<string> =>
	new Set(lines.flatMap((line) => line.split(" ")));

/** Types that mlx-vlm 0.7.10 has and mlx-lm 0.32.2 has not; the first line are language models. */
const ONLY_VLM = setOf(
	"cohere2_moe deepseek_v4 hy_v4 kolibri1 qwen3_5_moe_text qwen3_5_text",
	"aya_vision cohere_compass florence2 glm4v glm4v_moe glm5_next glm_ocr hunyuan_vl idefics2 idefics3 internvl",
	"lfm2_vl llava_next llava_onevision minicpmv4_6 minicpmv4_7 mllama molmo2 paddleocr_vl paligemma qwen4_exp",
	"smolvlm step3p7 unlimited_ocr",
);

/** Types of models that see which mlx-lm loads, too, and then only write. */
const BOTH = setOf(
	"gemma3 gemma3n gemma4 gemma4_unified kimi_k25 llama4 minimax_m3_vl mistral3 mistral4 muse_glimmer muse_spark",
	"qwen2_5_vl qwen2_vl qwen3_5 qwen3_5_moe qwen3_vl qwen3_vl_moe",
);

/** Types of language models of Transformers that neither has. */
const NEITHER = setOf(
	"apertus1p5_text arcee axk1 axk2 bamba biogpt bloom blt codegen cpmant cwm diffllama doge dory falcon flex_olmo",
	"gemma3n_text gemma4_unified_text gpt-sw3 gpt_neo gpt_neox_japanese granite_swa granitemoe_swa granitemoeshared",
	"hunyuan_v1_moe hy_v3 hyperclovax inkling2_loop_text jais2 jetmoe lara_mini lfm3 ministral modernbert-decoder mpt",
	"openai-gpt opt persimmon qwen4_exp_text sarvam_mla sarvam_moe vaultgemma xglm xlnet xlstm youtu zamba zamba2 zaya",
);
