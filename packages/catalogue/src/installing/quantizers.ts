/** The requirements of quantizers in Transformers 5.24, by `quant_method`. */
export const QUANTIZERS: Readonly<Record<string, readonly string[]>> = {
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
	quark: ["amd-quark"],
	torchao: ["torchao"],
	vptq: ["accelerate", "vptq"],
};

/** The requirements of quantizers in Diffusers 0.42, besides accelerate. */
const IN_DIFFUSERS: Readonly<Record<string, readonly string[]>> = {
	"auto-round": ["auto-round"],
	bitsandbytes: ["bitsandbytes"],
	"nunchaku-lite": ["kernels"],
	quanto: ["optimum-quanto"],
	torchao: ["torchao"],
};

/** The packages with which Diffusers reads weights that are quantized in this way; none if it needs no more. */
export const packagesInDiffusers = (method: string | undefined): readonly string[] =>
	method !== undefined && Object.hasOwn(IN_DIFFUSERS, method) ? (IN_DIFFUSERS[method] ?? []) : [];

/** The packages with which Transformers reads weights that are quantized in this way; none if it does not read them. */
export const packagesForMethod = (method: unknown): readonly string[] =>
	typeof method === "string" && Object.hasOwn(QUANTIZERS, method) ? (QUANTIZERS[method] ?? []) : [];
