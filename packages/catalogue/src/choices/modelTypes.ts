/**
 * Model types of Transformers 5.24, which hubs give as tags to models whose configuration states one. Left out are parts of
 * other models, words that are also tags of other models (`clip`, `sam`), and names of libraries.
 */
const OF_CLASSES: Readonly<Record<string, readonly string[]>> = {
	AutoModelForCausalLM: [
		"afmoe apertus apertus1p5_text arcee axk1 axk2 bailing_hybrid bamba biogpt bitnet bloom blt codegen",
		"cohere cohere2 cohere2_moe cpmant cwm dbrx deepseek_v2 deepseek_v3 deepseek_v32 deepseek_v4 diffllama",
		"doge dory dots1 ernie4_5 ernie4_5_moe exaone exaone4 exaone_moe falcon falcon_h1 falcon_mamba flex_olmo",
		"gemma gemma2 gemma3_text gemma3n_text gemma4_text gemma4_unified_text glm glm4 glm4_moe glm4_moe_lite",
		"glm_moe_dsa gpt-sw3 gpt2 gpt_bigcode gpt_neo gpt_neox gpt_neox_japanese gpt_oss gptj granite granite_swa",
		"granitemoe granitemoe_swa granitemoehybrid granitemoeshared helium hunyuan_v1_dense hunyuan_v1_moe hy_v3",
		"hy_v4 hyperclovax inkling2_loop_text internlm3 iquestcoder jais2 jamba jetmoe kimi_linear kolibri1",
		"lara_mini lfm2 lfm2_moe lfm3 llama llama4_text longcat_flash mamba mamba2 mellum mimo_v2_flash minicpm3",
		"minimax minimax_m2 ministral ministral3 mistral mixtral modernbert-decoder mpt nemotron nemotron_h olmo",
		"olmo2 olmo3 olmo_hybrid olmoe openai-gpt opt persimmon phi phi3 phimoe qwen2 qwen2_moe qwen3",
		"qwen3_5_moe_text qwen3_5_text qwen3_moe qwen3_next qwen4_exp_text recurrent_gemma sarvam_mla sarvam_moe",
		"seed_oss smollm3 solar_open stablelm starcoder2 vaultgemma xglm xlnet xlstm youtu zamba zamba2 zaya",
	],
	AutoModelForImageTextToText: [
		"apertus1p5 aria aya_vision blip blip-2 chameleon cohere_compass deepseek_ocr2 deepseek_vl",
		"deepseek_vl_hybrid dots3_note ernie4_5_vl_moe exaone4_5 fast_vlm florence2 fuyu gemma3 gemma3n gemma4",
		"gemma4_unified glm46v glm4v glm4v_moe glm5_next glm_ocr glmga got_ocr2 granite_docling hunyuan_vl",
		"hy_v4_vl hyperclovax_vision_v2 idefics idefics2 idefics3 inkling2 inkling2_loop instructblip",
		"instructblipvideo internvl kimi_k25 kosmos-2 kosmos-2.5 lfm2_vl lfm3_vl lighton_ocr llama4 llava",
		"llava_next llava_next_video llava_onevision minicpm_ocr minicpmv4_6 minicpmv4_7 minimax_m3_vl mistral3",
		"mistral4 mistral_large4 mllama molmo2 muse_glimmer muse_spark nemotron_h_omni ovis2 paddleocr_vl",
		"paligemma perception_lm qianfan_ocr qwen2_5_vl qwen2_vl qwen3_5 qwen3_5_moe qwen3_vl qwen3_vl_moe",
		"qwen4_exp shieldgemma2 smolvlm step3p7 t5gemma2 unlimited_ocr video_llama_3 video_llava vipllava",
		"vision-encoder-decoder",
	],
	AutoModelForMultimodalLM: [
		"fun_asr_nano glmasr granite_speech granite_speech_plus kyutai_speech_to_text moss_transcribe_diarize",
		"nemo_speechlm omniasr phi4_multimodal qwen2_5_omni qwen2_5_omni_thinker qwen2_audio qwen3_asr",
		"qwen3_omni_moe qwen3_omni_moe_thinker vibevoice_asr voxtral voxtral_realtime",
	],
	AutoModelForSeq2SeqLM: [
		"bart bigbird_pegasus blenderbot blenderbot-small fsmt longt5 m2m_100 marian mbart mt5 nllb-moe pegasus",
		"pegasus_x plbart prophetnet switch_transformers t5 t5gemma umt5",
	],
	AutoModelForSpeechSeq2Seq: ["canary cohere_asr moonshine moonshine_streaming speech_to_text whisper"],
};

/** Types whose models are saved with more than one class. */
const OF_SEVERAL: readonly string[] = [
	"aimv2 albert altclip audio-spectrogram-transformer audioflamingo3 autoformer beit bert bert-generation",
	"big_bird bridgetower bros camembert canine chinese_clip chmv2 clipseg clvp colmodernvbert colpali",
	"colqwen2 conditional_detr convbert convnext convnextv2 cosmos3_edge cosmos3_omni cvt d_fine dab-detr",
	"data2vec-audio data2vec-text data2vec-vision deberta deberta-v2 decision_transformer deformable_detr",
	"deimv2 deit depth_anything depth_pro detr diffusion_gemma dinat dinov2 dinov2_with_registers",
	"dinov3_convnext distilbert donut-swin dpr dpt edgetam efficientloftr efficientnet electra",
	"embedding_gemma2 emu3 encodec eomt ernie esm esmc esmfold2 eurobert evolla fastspeech2_conformer",
	"flaubert fnet focalnet funnel glm_image glpn gradium_phonon_tts granite_speech5_ctc grounding-dino",
	"groupvit gte hgnet_v2 hiera higgs_audio_v2 hubert ibert ijepa imagegpt informer janus",
	"jina_embeddings_v3 lasr_ctc layoutlm layoutlmv2 layoutlmv3 layoutxlm levit lilt longformer luke",
	"lw_detr lxmert markuplm mask2former maskformer maskformer-swin megatron-bert metaclip_2 mgp-str",
	"mm-grounding-dino mobilebert mobilenet_v1 mobilenet_v2 mobilevit mobilevitv2 modernbert modernvbert",
	"mpnet mra musicflamingo musicgen musicgen_melody nemotron3_5_asr nemotron3_diarization",
	"nemotron_asr_streaming neucodec nomic_bert nougat nystromformer omdet-turbo omniasr_ctc oneformer",
	"openai_privacy_filter owlv2 owlvit parakeet_ctc parakeet_rnnt patchtsmixer patchtst pe_audio_video",
	"pe_video pix2struct pixio pixtral poolformer pop2piano pp_chart2table pp_doclayout_v2 pp_doclayout_v3",
	"pp_doclayout_v4 pp_formulanet pp_lcnet pp_lcnet_v3 pp_lcnet_v4 pp_ocrv5_mobile_det pp_ocrv5_mobile_rec",
	"pp_ocrv5_server_det pp_ocrv5_server_rec pp_ocrv6_medium_det pp_ocrv6_small_det pp_ocrv6_small_rec",
	"pp_ocrv6_tiny_rec prompt_depth_anything pvt pvt_v2 reformer regnet rembert rf_detr roberta",
	"roberta-prelayernorm roc_bert roformer rt_detr rt_detr_v2 sapiens2 seamless_m4t seamless_m4t_v2",
	"segformer seggpt sew sew-d siglip siglip2 slanet slanext speecht5 splinter squeezebert step3p5",
	"swiftformer swin swin2sr swinv2 table-transformer tapas textnet time_series_transformer timesformer",
	"timm_wrapper tipsv2 trocr udop ultrabert ultravbert unispeech unispeech-sat univnet upernet uvdoc",
	"videomae videomt vilt visual_bert vit vit_mae vit_msn vitdet vitmatte vitpose vits vivit vjepa2",
	"wav2vec2 wav2vec2-bert wav2vec2-conformer wavlm wavtokenizer xclip xcodec xcodec2 xlm xlm-roberta",
	"xlm-roberta-xl yolos yoso zoedepth",
];

const words = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(" "));

/** The class of Transformers 5.24 that loads the models of a type with what they write with, for types that have one such class. */
export const CLASS_OF_TYPE: ReadonlyMap<string, string> = new Map(
	Object.entries(OF_CLASSES).flatMap(([loader, lines]) => words(lines).map((type) => [type, loader] as const)),
);

export const MODEL_TYPES: ReadonlySet<string> = new Set([...CLASS_OF_TYPE.keys(), ...words(OF_SEVERAL)]);

/** Types of Transformers 5.24 whose names are also tags of other models, or of models that are parts and assistants of others. */
const AMBIGUOUS = [
	"align bark beam bit clap clip csm ctrl dac dia dinov3_vit edgetam_video encoder-decoder eomt_dinov3 flava flint",
	"gemma4_assistant gemma4_unified_assistant git jev laguna led lightglue mimi moshi muse_glimmer_assistant mvp nanochat",
	"neomme parakeet_tdt perceiver pi0 pocket_tts radio resnet rwkv sam sam2 sam2_video sam3 sam3_tracker sam3_video",
	"sam_hq speech-encoder-decoder superglue superpoint timesfm timesfm2_5 tvp vibevoice videoprism",
	"vision-text-dual-encoder xmod",
];

/** Whether a tag may be a type of model that Transformers 5.24 has. */
export const mayBeType = (tag: string): boolean => MODEL_TYPES.has(tag) || ambiguous.has(tag);

const ambiguous: ReadonlySet<string> = new Set(words(AMBIGUOUS));
