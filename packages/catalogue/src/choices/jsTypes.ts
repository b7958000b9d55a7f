import type { ModelRecord } from "@vitrine/model";

/** The types of models that Transformers.js 4.3.2 has, by `src/models/registry.js` of its package. */
const NAMES: readonly string[] = [
	"afmoe albert apertus arcee audio-spectrogram-transformer bart beit bert blenderbot blenderbot-small bloom",
	"camembert chinese_clip chmv2 clap clip clipseg codegen cohere cohere2 cohere_asr convbert convnext",
	"convnextv2 d_fine dac deberta deberta-v2 decision_transformer deepseek_v3 deepseek_v4 deit depth_anything",
	"depth_pro detr dinov2 dinov2_with_registers dinov3_convnext dinov3_vit distilbert donut-swin dpt edgetam",
	"efficientnet electra embedding_gemma2 ernie4_5 esm eurobert exaone falcon falcon_h1 fastvit florence2 gemma",
	"gemma2 gemma3 gemma3_text gemma3n gemma4 glm glm_moe_dsa glm_ocr glpn gpt2 gpt_bigcode gpt_neo gpt_neox",
	"gpt_oss gptj granite granite_speech granitemoehybrid grounding-dino groupvit helium hiera hifigan hrm_text",
	"hubert hunyuan_v1_dense idefics3 ijepa jais jina_clip lfm2 lfm2_moe lfm2_vl lfm3 lfm3_vl lighton_ocr lite-whisper",
	"llama llama4_text llava llava_onevision llava_qwen2 longt5 m2m_100 marian maskformer mbart metric3d metric3dv2",
	"mgp-str mimi ministral ministral3 mistral mistral3 mistral4 mobilebert mobilellm mobilenet_v1 mobilenet_v2",
	"mobilenet_v3 mobilenet_v4 mobilevit mobilevitv2 modernbert modernbert-decoder moondream1 moonshine mpnet mpt",
	"mt5 multi_modality musicgen nanochat nemotron_h neobert nomic_bert olmo olmo2 olmo3 olmo_hybrid",
	"openai_privacy_filter openelm opt owlv2 owlvit paligemma parakeet_ctc patchtsmixer patchtst phi phi3 phi3_v",
	"pvt pyannote qwen2 qwen2_5_vl qwen2_moe qwen2_vl qwen3 qwen3_5 qwen3_5_moe qwen3_5_text qwen3_moe qwen3_next",
	"qwen3_vl qwen3_vl_moe resnet rf_detr roberta roformer rt_detr rt_detr_v2 sam sam2 sam3_tracker sapiens",
	"segformer siglip smollm3 smolvlm snac solar_open speecht5 squeezebert stablelm starcoder2",
	"style_text_to_speech_2 supertonic swin swin2sr t5 table-transformer trocr ultravox unispeech unispeech-sat",
	"vaultgemma vision-encoder-decoder vit vit_mae vit_msn vitmatte vitpose vits voxtral voxtral_realtime",
	"wav2vec2 wav2vec2-bert wavlm wespeaker-resnet whisper xlm xlm-roberta yolos youtu zaya",
];

const TYPES: ReadonlySet<string> = new Set(NAMES.flatMap((line) => line.split(" ")));

/** Whether neither the configuration nor a tag of a record is a type of model that Transformers.js has. */
export const isUnknownToJs = ({ config, tags }: ModelRecord): boolean =>
	config?.model_type === undefined ? !tags.some((tag) => TYPES.has(tag)) : !TYPES.has(config.model_type);
