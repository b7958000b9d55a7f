import type { ModelRecord } from "@vitrine/model";

/** Fields that the code of an example needs besides its id and its library. */
export const FIELDS: Readonly<Record<string, Partial<ModelRecord>>> = {
	"adapter-transformers": {
		tags: ["adapter-transformers", "roberta"],
		config: { adapter_transformers: { model_name: "FacebookAI/roberta-base" } },
	},
	allennlp: { tags: ["allennlp", "question-answering"], pipeline_tag: "question-answering" },
	asteroid: { tags: ["asteroid"], pipeline_tag: "audio-to-audio" },
	audiocraft: { tags: ["audiocraft", "musicgen"], pipeline_tag: "text-to-audio" },
	cortiq: { tags: ["cortiq"], siblings: [{ rfilename: "Qwen3.8-27B.cmf" }] },
	diffusers: { tags: ["diffusers"], pipeline_tag: "text-to-image" },
	diffusionkit: { tags: ["diffusionkit", "mlx", "flux"], pipeline_tag: "text-to-image" },
	espnet: { tags: ["espnet", "text-to-speech"], pipeline_tag: "text-to-speech" },
	"keras-hub": { tags: ["keras-hub"], config: { keras_hub: { tasks: ["CausalLM"] } } },
	"llama-cpp-python": { tags: ["gguf", "conversational"], pipeline_tag: "text-generation" },
	"minimax-h3": { tags: ["minimax-h3", "diffusers"], pipeline_tag: "text-to-video" },
	mlx: { tags: ["mlx", "conversational"], pipeline_tag: "text-generation" },
	mobilint: { tags: ["mobilint"], pipeline_tag: "image-classification" },
	nemo: { tags: ["nemo", "automatic-speech-recognition"], pipeline_tag: "automatic-speech-recognition" },
	paddlenlp: { tags: ["paddlenlp"], config: { architectures: ["UIE"] } },
	peft: {
		tags: ["peft", "base_model:adapter:facebook/opt-350m"],
		config: { peft: { base_model_name_or_path: "facebook/opt-350m", task_type: "CAUSAL_LM" } },
	},
	"pyannote-audio": { tags: ["pyannote-audio", "pyannote-audio-pipeline"] },
	"sentence-transformers": { tags: ["sentence-transformers"], pipeline_tag: "sentence-similarity" },
	sklearn: {
		tags: ["sklearn", "joblib"],
		pipeline_tag: "tabular-classification",
		config: { sklearn: { model: { file: "sklearn_model.joblib" } } },
	},
	speechbrain: {
		tags: ["speechbrain"],
		pipeline_tag: "automatic-speech-recognition",
		config: { speechbrain: { speechbrain_interface: "EncoderDecoderASR" } },
	},
	tensorflowtts: { tags: ["tensorflowtts", "text-to-mel"] },
	timm: { tags: ["timm"], pipeline_tag: "image-feature-extraction" },
	transformers: {
		tags: ["transformers"],
		pipeline_tag: "text-generation",
		transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
	},
	"transformers.js": { tags: ["transformers.js", "onnx", "conversational"], pipeline_tag: "text-generation" },
	ultralytics: { tags: ["ultralytics", "yolov8"] },
	yolov10: { tags: ["yolov10", "yolov8"] },
};
