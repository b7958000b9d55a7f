"""The functions behind `**kwargs` that snippets call, and where their releases state what they accept. Reviewed by hand.

Each row has a pattern of paths as `sources.py` writes them (`()` is the result of a call), and places to read: a file of the
package, a function or class in it, and which of its statements name arguments. `*` in a file or name stands for any,
in a path for any but brackets.
"""

# In the statements of a place: s = its signature, d = the arguments in its docstring, k = what its body takes out of
# `kwargs`, m = the keys of dictionaries in its body, f = the fields of a class.
MODELS = [
    ("transformers/models/auto/auto_factory.py", "_BaseAutoModelClass.from_pretrained", "sk"),
    ("transformers/modeling_utils.py", "PreTrainedModel.from_pretrained", "sdk"),
    ("transformers/utils/hub.py", "cached_file", "sd"),
    ("transformers/configuration_utils.py", "PreTrainedConfig", "f"),
]
HUB = [("transformers/utils/hub.py", "cached_file", "sd")]
TOKENIZERS = [
    ("transformers/models/auto/tokenization_auto.py", "AutoTokenizer.from_pretrained", "sdk"),
    ("transformers/tokenization_utils_base.py", "PreTrainedTokenizerBase.from_pretrained", "sdk"),
    ("transformers/tokenization_utils_base.py", "PreTrainedTokenizerBase.__init__", "sk"),
    *HUB,
]
TOKENIZER_CALL = [("transformers/tokenization_utils_base.py", "PreTrainedTokenizerBase.__call__", "s")]
GENERATION = [
    ("transformers/generation/utils.py", "GenerationMixin.generate", "sdk"),
    ("transformers/generation/configuration_utils.py", "GenerationConfig.__init__", "k"),
]
PROCESSOR = [("transformers/processing_utils.py", f"{one}Kwargs", "f") for one in ("Text", "Images", "Videos", "Audio")]
CHAT_TEMPLATE = [
    ("transformers/tokenization_utils_base.py", "PreTrainedTokenizerBase.apply_chat_template", "sd"),
    ("transformers/processing_utils.py", "*ChatTemplate*", "f"),
    ("transformers/processing_utils.py", "ProcessorMixin.apply_chat_template", "sd"),
    *PROCESSOR,
]
PIPELINES = [
    ("transformers/pipelines/*.py", "*Pipeline._sanitize_parameters", "s"),
    ("transformers/pipelines/*.py", "*Pipeline.__call__", "sd"),
    *GENERATION,
]
DIFFUSERS_PIPELINE = [
    ("diffusers/pipelines/pipeline_utils.py", "DiffusionPipeline.from_pretrained", "sdk"),
    ("diffusers/pipelines/pipeline_utils.py", "DiffusionPipeline.download", "sdk"),
    ("diffusers/pipelines/auto_pipeline.py", "AutoPipelineFor*.from_pretrained", "sdk"),
    ("diffusers/pipelines/*/pipeline_*.py", "*Pipeline.__init__", "s"),
]
DIFFUSERS_CALL = [("diffusers/pipelines/*/pipeline_*.py", "*Pipeline.__call__", "s")]
DIFFUSERS_MODEL = [("diffusers/models/modeling_utils.py", "ModelMixin.from_pretrained", "sdk")]
SINGLE_FILE = [
    ("diffusers/loaders/single_file_model.py", "FromOriginalModelMixin.from_single_file", "sdk"),
]
LLAMA = [("llama_cpp/llama.py", "Llama.__init__", "sd")]

CALLEES = {
    "transformers": {
        "transformers.AutoModel*.from_pretrained": MODELS,
        "getattr().from_pretrained": MODELS,
        "transformers.AutoConfig.from_pretrained": [
            ("transformers/models/auto/configuration_auto.py", "AutoConfig.from_pretrained", "sdk"),
            ("transformers/configuration_utils.py", "PreTrainedConfig", "f"),
            *HUB,
        ],
        "transformers.AutoTokenizer.from_pretrained": TOKENIZERS,
        "transformers.AutoProcessor.from_pretrained": [
            ("transformers/models/auto/processing_auto.py", "AutoProcessor.from_pretrained", "sdk"),
            ("transformers/processing_utils.py", "ProcessorMixin.from_pretrained", "sdk"),
            *TOKENIZERS,
        ],
        "transformers.AutoImageProcessor.from_pretrained": [
            ("transformers/models/auto/image_processing_auto.py", "AutoImageProcessor.from_pretrained", "sdk"),
            ("transformers/image_processing_base.py", "ImageProcessingMixin.from_pretrained", "sdk"),
            *HUB,
        ],
        "transformers.AutoFeatureExtractor.from_pretrained": [
            ("transformers/models/auto/feature_extraction_auto.py", "AutoFeatureExtractor.from_pretrained", "sdk"),
            *HUB,
        ],
        "transformers.pipeline": [("transformers/pipelines/__init__.py", "pipeline", "sd")],
        "transformers.pipeline()": PIPELINES,
        "transformers.AutoModel*.from_pretrained().generate": GENERATION,
        "transformers.AutoTokenizer.from_pretrained()": TOKENIZER_CALL,
        "transformers.AutoTokenizer.from_pretrained().decode": [
            ("transformers/tokenization_utils_base.py", "PreTrainedTokenizerBase.decode", "sd"),
        ],
        "transformers.AutoProcessor.from_pretrained().decode": [
            ("transformers/tokenization_utils_base.py", "PreTrainedTokenizerBase.decode", "sd"),
        ],
        "transformers.Auto*.from_pretrained().apply_chat_template": CHAT_TEMPLATE,
        "transformers.AutoProcessor.from_pretrained()": [
            ("transformers/processing_utils.py", "ProcessorMixin.__call__", "sd"),
            *PROCESSOR,
            *TOKENIZER_CALL,
        ],
        "transformers.AutoImageProcessor.from_pretrained()": [
            ("transformers/processing_utils.py", "ImagesKwargs", "f"),
            ("transformers/image_processing_utils.py", "BaseImageProcessor.__call__", "s"),
            ("transformers/image_processing_utils.py", "BaseImageProcessor.preprocess", "s"),
            ("transformers/models/sapiens2/image_processing_sapiens2.py", "*.preprocess", "s"),
        ],
    },
    "diffusers": {
        "diffusers.*Pipeline*.from_pretrained": [
            *DIFFUSERS_PIPELINE,
            ("diffusers/modular_pipelines/modular_pipeline.py", "ModularPipeline.from_pretrained", "sdk"),
        ],
        "diffusers.*Model.from_pretrained": DIFFUSERS_MODEL,
        "diffusers.*.from_single_file": SINGLE_FILE,
        "diffusers.ModularPipeline.from_pretrained().load_components": [
            ("diffusers/modular_pipelines/modular_pipeline.py", "ModularPipeline.load_components", "sd"),
            ("diffusers/modular_pipelines/modular_pipeline_utils.py", "ComponentSpec.load", "sk"),
            ("diffusers/models/auto_model.py", "AutoModel.from_pretrained", "sk"),
            *DIFFUSERS_MODEL,
        ],
        "diffusers.ModularPipeline.from_pretrained()": [
            ("diffusers/modular_pipelines/modular_pipeline.py", "ModularPipeline.__call__", "sd"),
            ("diffusers/modular_pipelines/wan_animate_2/modular_blocks_*.py", "WanAnimate2Blocks", "d"),
            *DIFFUSERS_CALL,
        ],
        "diffusers.*Pipeline*.from_pretrained().to()": DIFFUSERS_CALL,
        "diffusers.*Pipeline*.from_pretrained()": DIFFUSERS_CALL,
    },
    "llama_cpp": {
        "llama_cpp.Llama": LLAMA,
        "llama_cpp.Llama.from_pretrained": [("llama_cpp/llama.py", "Llama.from_pretrained", "sd"), *LLAMA],
    },
    "colpali_engine": {"colpali_engine.models.Col*.from_pretrained": MODELS},
    "pruna": {
        "pruna.PrunaModel.from_pretrained": [
            ("pruna/engine/pruna_model.py", "PrunaModel.from_pretrained", "sd"),
            *MODELS,
            *DIFFUSERS_PIPELINE,
        ],
        "pruna.PrunaModel.from_pretrained()": [*DIFFUSERS_CALL, *PIPELINES],
        "pruna.PrunaModel.from_pretrained().generate": GENERATION,
    },
    "qwen_asr": {"qwen_asr.*.from_pretrained": [("qwen_asr/inference/qwen3_*.py", "*.from_pretrained", "sd"), *MODELS]},
    "qwen_tts": {
        "qwen_tts.*.from_pretrained": [("qwen_tts/inference/qwen3_*.py", "*.from_pretrained", "sd"), *MODELS],
        "qwen_tts.Qwen3TTSModel.from_pretrained().generate_*": [
            ("qwen_tts/inference/qwen3_tts_model.py", "Qwen3TTSModel.generate_*", "sd"),
            *GENERATION,
        ],
    },
    "speechbrain": {
        "speechbrain.inference.*.from_hparams": [("speechbrain/inference/interfaces.py", "*.from_hparams", "sdk")],
    },
    "setfit": {
        "setfit.SetFitModel.from_pretrained": [("setfit/modeling.py", "SetFitModel._from_pretrained", "sd"), *HUB],
    },
    "mlx_lm": {
        "mlx_lm.generate": [
            ("mlx_lm/generate.py", "generate", "sd"),
            ("mlx_lm/generate.py", "stream_generate", "sd"),
            ("mlx_lm/generate.py", "generate_step", "sd"),
        ],
    },
    "timm": {"timm.create_model": [
            ("timm/models/_factory.py", "create_model", "sd"),
            ("timm/models/resnet.py", "ResNet.__init__", "sd"),
        ]},
    "voxcpm": {
        "voxcpm.VoxCPM.from_pretrained": [("voxcpm/core.py", "VoxCPM.from_pretrained", "sd"), ("voxcpm/core.py", "VoxCPM.__init__", "sd")],
        "voxcpm.VoxCPM.from_pretrained().generate": [("voxcpm/core.py", "VoxCPM._generate", "sd")],
    },
    "omnivoice": {
        "omnivoice.OmniVoice.from_pretrained": [("omnivoice/models/omnivoice.py", "OmniVoice.from_pretrained", "sdk"), *MODELS],
        "omnivoice.OmniVoice.from_pretrained().generate": [
            ("omnivoice/models/omnivoice.py", "OmniVoice.generate", "sd"),
            ("omnivoice/models/omnivoice.py", "OmniVoiceGenerationConfig", "f"),
        ],
    },
    "stanza": {"stanza.Pipeline": [("stanza/pipeline/core.py", "Pipeline.__init__", "sd")]},
    "stable_audio_tools": {
        "stable_audio_tools.inference.generation.generate_diffusion_cond": [
            ("stable_audio_tools/inference/generation.py", "generate_diffusion_cond", "s"),
        ],
    },
    "pyscf": {"pyscf.gto.M": [("pyscf/gto/mole.py", "MoleBase.build", "sd")]},
    "insightface": {
        "insightface.app.face_analysis.FaceAnalysis": [("insightface/app/face_analysis.py", "FaceAnalysis.__init__", "s")],
    },
    "openwakeword": {
        "openwakeword.model.Model": [
            ("openwakeword/model.py", "Model.__init__", "sd"),
            ("openwakeword/utils.py", "AudioFeatures.__init__", "sd"),
        ],
    },
    "vismatch": {"vismatch.get_matcher": [("vismatch/__init__.py", "get_matcher", "sd")]},
    "doctr": {"doctr.models.ocr_predictor": [("doctr/models/zoo.py", "ocr_predictor", "sd")]},
    "coqui-tts": {"TTS.api.TTS().tts_to_file": [("TTS/api.py", "TTS.tts_to_file", "sd")]},
    "asteroid": {
        "asteroid.models.BaseModel.from_pretrained().separate": [
            ("asteroid/models/base_models.py", "BaseModel.separate", "s"),
            ("asteroid/separate.py", "*separate", "s"),
        ],
    },
    "fairseq": {
        "fairseq.checkpoint_utils.load_model_ensemble_and_task_from_hf_hub": [
            ("fairseq/checkpoint_utils.py", "load_model_ensemble_and_task_from_hf_hub", "s"),
            ("fairseq/checkpoint_utils.py", "load_model_ensemble_and_task", "s"),
        ],
    },
    "paddlenlp": {
        "paddlenlp.transformers.*.from_pretrained": [
            ("paddlenlp/transformers/model_utils.py", "PretrainedModel.from_pretrained", "sdk"),
            ("paddlenlp/transformers/auto/*.py", "*.from_pretrained", "sdk"),
            ("paddlenlp/transformers/tokenizer_utils_base.py", "PretrainedTokenizerBase.from_pretrained", "sdk"),
        ],
        "paddlenlp.transformers.AutoTokenizer.from_pretrained()": [
            ("paddlenlp/transformers/tokenizer_utils_base.py", "PretrainedTokenizerBase.__call__", "sd"),
        ],
    },
    "paddleocr": {
        "paddleocr.*": [
            ("paddleocr/_models/*.py", "*.__init__", "s"),
            ("paddleocr/_pipelines/*.py", "*.__init__", "s"),
            ("paddleocr/_common_args.py", "parse_common_args", "m"),
        ],
    },
}
