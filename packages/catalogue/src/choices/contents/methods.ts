/** Methods of quantization, by their names in `quant_method` and in tags, with their labels. */
export const METHODS = {
	aqlm: "AQLM",
	"auto-round": "AutoRound",
	awq: "AWQ",
	bitnet: "BitNet",
	bitsandbytes: "bitsandbytes",
	"compressed-tensors": "compressed-tensors",
	eetq: "EETQ",
	exl2: "EXL2",
	exl3: "EXL3",
	fbgemm_fp8: "FBGEMM FP8",
	fp8: "FP8",
	gguf: "GGUF",
	gptq: "GPTQ",
	hqq: "HQQ",
	mlx: "MLX",
	modelopt: "ModelOpt",
	mxfp4: "MXFP4",
	nunchaku: "Nunchaku",
	"nunchaku-lite": "Nunchaku Lite",
	nvfp4: "NVFP4",
	quanto: "Quanto",
	quark: "Quark",
	torchao: "torchao",
	vptq: "VPTQ",
} as const;

export type Method = keyof typeof METHODS;

/** Methods by the values of `quant_method` and the tags that state them. */
export const METHOD_NAMES: ReadonlyMap<string, Method> = new Map([
	...(Object.keys(METHODS) as Method[]).map((method) => [method, method] as const),
	["autoround", "auto-round"],
	["bnb", "bitsandbytes"],
	["compressed_tensors", "compressed-tensors"],
	["llm-compressor", "compressed-tensors"],
	["llmcompressor", "compressed-tensors"],
	["autoawq", "awq"],
	["autogptq", "gptq"],
	["gptqmodel", "gptq"],
	["exllamav2", "exl2"],
	["exllamav3", "exl3"],
	["modelopt_fp4", "modelopt"],
	["modelopt_mixed", "modelopt"],
	["Model Optimizer", "modelopt"],
	["TensorRT-Model-Optimizer", "modelopt"],
	["svdquant", "nunchaku"],
	["nunchaku_lite", "nunchaku-lite"],
] as const);

/** Formats of numbers, which several methods write: a method that is also stated is more exact. */
export const NUMBER_FORMATS: ReadonlySet<Method> = new Set(["fp8", "nvfp4", "mxfp4"]);

/** Whether a name may contain one of the endings below, which few do. */
export const NAMES_A_METHOD = /awq|gptq|fp4|fp8|bnb|bitsandbytes|exl[23]|hqq|nunchaku|svdq/i;

/** Methods by the endings that authors give to names: `Qwen3-8B-AWQ`. */
export const METHODS_IN_NAMES: readonly (readonly [name: RegExp, method: Method])[] = [
	[/[-_.]awq(?:[-_.]|$)/i, "awq"],
	[/[-_.]gptq(?:[-_.]|$)/i, "gptq"],
	[/[-_.]nvfp4(?:[-_.]|$)/i, "nvfp4"],
	[/[-_.]fp8(?:[-_.]|$)/i, "fp8"],
	[/[-_.](?:bnb|bitsandbytes)(?:[-_.]|$)/i, "bitsandbytes"],
	[/[-_.]exl2(?:[-_.]|$)/i, "exl2"],
	[/[-_.]exl3(?:[-_.]|$)/i, "exl3"],
	[/[-_.]hqq(?:[-_.]|$)/i, "hqq"],
	[/[-_.]nunchaku-lite(?:[-_.]|$)/i, "nunchaku-lite"],
	[/(?:^|[-_./])(?:nunchaku|svdq)(?:[-_.]|$)/i, "nunchaku"],
];
