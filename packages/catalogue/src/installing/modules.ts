import type { Library } from "../shapes.ts";

/** The part of a library that determines which package each module comes from. */
export type Installed = Pick<Library, "package" | "modules">;

/**
 * The PyPI package of a Python module in a library's code; undefined for modules of Python itself or of a cloned
 * repository.
 */
export function packageOf(module: string, library: Installed): string | undefined {
	const { package: own } = library;
	return own?.ecosystem === "pypi" && modulesIn(library).includes(module) ? own.name : OTHER_PACKAGES.get(module);
}

/** The modules of a library's own package or repository. */
export function modulesIn({ package: own, modules }: Installed): readonly string[] {
	return modules ?? (own?.ecosystem === "pypi" ? [moduleOf(own.name)] : []);
}

/** The module that is named like a package: `mlx_vlm` for `mlx-vlm`. */
const moduleOf = (name: string): string => name.replace(/\[.*$/, "").replace(/[-.]/g, "_");

/** Packages, named like their modules, that snippets use besides their library's own. */
const NAMED_ALIKE: readonly string[] = [
	"ai-edge-litert",
	"coremltools",
	"diffusers",
	"espnet_model_zoo",
	"faster-whisper",
	"gguf",
	"huggingface_hub",
	"imageio",
	"jax",
	"joblib",
	"keras",
	"librosa",
	"mediapy",
	"mlx",
	"mlx-vlm",
	"moshi_mlx",
	"numpy",
	"omegaconf",
	"onnxruntime",
	"openvino",
	"openvino-genai",
	"paddlex",
	"pandas",
	"pruna_pro",
	"pylate",
	"pyscf",
	"qwen-vl-utils",
	"safetensors",
	"scipy",
	"sentencepiece",
	"skops",
	"soundfile",
	"sphn",
	"stable-baselines3",
	"tensorflow",
	"torch",
	"torchaudio",
	"torchvision",
	"transformers",
	"trimesh",
	"ultralytics",
];

/** Packages, by their modules, that snippets use besides their library's own. */
export const OTHER_PACKAGES: ReadonlyMap<string, string> = new Map([
	...NAMED_ALIKE.map((name) => [moduleOf(name), name] as const),
	["PIL", "pillow"],
	["cv2", "opencv-python"],
	["hydra", "hydra-core"],
	["mblt_vision", "mblt-vision-python"],
	["sklearn", "scikit-learn"],
]);

/** The packages that provide shell commands. */
export const COMMANDS: Readonly<Record<string, string>> = {
	boltzgen: "boltzgen",
	"habibi-tts_infer-cli": "habibi-tts",
	hf: "huggingface_hub",
	"mflux-generate": "mflux",
	mrt: "magenta-rt[mlx]",
};
