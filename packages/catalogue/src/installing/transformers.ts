import type { ModelRecord } from "@vitrine/model";

/** The packages besides torch that Transformers needs for a model of this task or with these weights. */
export function ofTransformers({ pipeline_tag, tags, config }: ModelRecord): readonly string[] {
	const task = pipeline_tag ?? tags.find((tag) => Object.hasOwn(TASKS, tag));
	const method = config?.quantization_config?.["quant_method"];
	return [...listed(TASKS, task), ...listed(QUANTIZED, method)];
}

const listed = (table: Readonly<Record<string, readonly string[]>>, key: unknown): readonly string[] =>
	typeof key === "string" && Object.hasOwn(table, key) ? (table[key] ?? []) : [];

const SEES = ["pillow"] as const;

/** The requirements of pipelines and of video processors in Transformers 5.23. */
const TASKS: Readonly<Record<string, readonly string[]>> = {
	"any-to-any": [...SEES, "torchvision"],
	"depth-estimation": SEES,
	"document-question-answering": SEES,
	"image-classification": SEES,
	"image-feature-extraction": SEES,
	"image-segmentation": SEES,
	"image-text-to-text": [...SEES, "torchvision"],
	"image-to-image": SEES,
	"image-to-text": SEES,
	"keypoint-detection": SEES,
	"mask-generation": SEES,
	"object-detection": SEES,
	"table-question-answering": ["pandas"],
	"video-classification": ["av"],
	"video-text-to-text": [...SEES, "torchvision", "av"],
	"visual-question-answering": SEES,
	"zero-shot-image-classification": SEES,
	"zero-shot-object-detection": SEES,
};

/** The requirements of quantizers in Transformers 5.23, by `quant_method`. */
const QUANTIZED: Readonly<Record<string, readonly string[]>> = {
	aqlm: ["accelerate", "aqlm"],
	"auto-round": ["auto-round"],
	awq: ["accelerate", "gptqmodel"],
	bitnet: ["accelerate"],
	bitsandbytes: ["accelerate", "bitsandbytes"],
	"compressed-tensors": ["compressed-tensors"],
	eetq: ["accelerate", "kernels"],
	fbgemm_fp8: ["accelerate", "fbgemm-gpu"],
	fp8: ["accelerate"],
	gptq: ["gptqmodel", "optimum"],
	hqq: ["hqq"],
	mxfp4: ["accelerate", "kernels"],
	quanto: ["accelerate", "optimum-quanto"],
	torchao: ["torchao"],
	vptq: ["accelerate", "vptq"],
};

/** Every package in the tables above. */
export const everPackages: readonly string[] = [...Object.values(TASKS), ...Object.values(QUANTIZED)].flat();
