import type { ModelRecord } from "@vitrine/model/reading";
import { typeOf } from "../loading/likelyClass.ts";
import { baseOfMlxAdapter, isReadByLm, isSeer, isWriter, type MlxProgram, setOf } from "./mlxProgram.ts";

/**
 * Whether nothing tells a type that a program for MLX has: the record's type is not one of its, or hubs have tagged its weights, but with
 * no type that is known. Adapters have the type of their base model.
 */
export function isUnknownToMlx(record: ModelRecord, program: MlxProgram): boolean {
	const type = typeOf(record);
	if (type !== undefined) return program === "mlx_vlm" ? NOT_VLM.has(type) : isUnreadByLm(type);
	const isWhole = record.tags.includes("safetensors") && baseOfMlxAdapter(record) === undefined;
	return isWhole && !record.tags.some((tag) => OWN.has(tag.toLowerCase()) || tag === "lora");
}

const isUnreadByLm = (type: string): boolean => (isSeer(type) || isWriter(type)) && !isReadByLm(type);

/** Types of models that see which mlx-vlm 0.7.10 does not have. */
const NOT_VLM = setOf(
	"apertus1p5 aria blip blip-2 chameleon deepseek_ocr2 deepseek_vl deepseek_vl_hybrid dots3_note ernie4_5_vl_moe",
	"exaone4_5 fast_vlm fuyu glm46v glmga got_ocr2 granite_docling hy_v4_vl hyperclovax_vision_v2 idefics inkling2",
	"inkling2_loop instructblip instructblipvideo kosmos-2 kosmos-2.5 lfm3_vl lighton_ocr llava_next_video minicpm_ocr",
	"mistral_large4 ovis2 perception_lm qianfan_ocr shieldgemma2 t5gemma2 video_llama_3 video_llava vipllava",
	"vision-encoder-decoder",
);

/** Types that mlx-lm 0.32.2 or mlx-vlm 0.7.10 has and the list of Transformers has not, in lower case; the first lines are of mlx-lm. */
const OWN = setOf(
	"afm7 baichuan_m1 bailing_moe bailing_moe_linear bailing_moe_v3 deepseek deepseek_v41 deepseek_v41_text gear",
	"hunyuan internlm2 iquestloopcoder joyai_llm_flash kimi_k2 kimi_k3 kimi_vl klear laguna lfm2-vl lille-130m",
	"longcat_flash_ngram mimo minicpm nanbeige nanochat nemotron-nas openelm phi-msft phi3small phixtral plamo plamo2",
	"plamo3 prism_hadamard_qwen35 qwen rwkv7 spark2_5 talkie telechat3 xverse youtu_llm",
	"bonsai bunny-llama cohere2_vision colidefics3 colqwen2_5 d1 d1_omni deepseek_vl_v2 deepseekocr deepseekocr_2",
	"dots_ocr ernie4_5_moe_vl falcon-perception falcon_ocr falcon_perception fastvlm flint got granite-vision",
	"granite4-vision granite4_vision granite_vision hrm_text indic_ocr inkling inkling_mm_model internvl_chat jina_vlm",
	"jvlm k2_horizon lille_130m llada2_moe llada_image llava-qwen2 llava_bunny llava_qwen2 llmjpvl locateanything",
	"longcat_flash_sparse mage_flow mage_vl mimo_v2 ming_image minicpmo minimax_m3 mistral_large3 moge3 molmo",
	"molmo_point moondream1 moondream2 moondream3 moss_image multi_modality muse_spark_open nemotron_h_nano_omni",
	"nemotron_h_puzzle nemotron_labs_diffusion nemotron_nas nemotron_parse nemotron_voicechat",
	"nemotronh_nano_omni_reasoning_v3 phi3_v phi4-siglip phi4_siglip phi4mm plamo2vl unlimited-ocr youtu_vl zaya1_vl",
);
