import type { Library } from "../shapes.ts";

/** What a library's code imports: the modules of its own package, and those that come from elsewhere. */
export type Installed = Pick<Library, "package" | "modules">;

/**
 * The package of PyPI that a Python module comes from, for code that loads with a library; undefined for what comes with
 * Python, or with a repository that is cloned.
 */
export function packageOf(module: string, library: Installed): string | undefined {
	const { package: own } = library;
	return own?.ecosystem === "pypi" && modulesIn(library).includes(module) ? own.name : OTHER_PACKAGES.get(module);
}

/** The modules that a library's own package or repository has. */
export function modulesIn({ package: own, modules }: Installed): readonly string[] {
	return modules ?? (own?.ecosystem === "pypi" ? [moduleOf(own.name)] : []);
}

/** The module of a package that is named like it: `mlx_vlm` of `mlx-vlm`. */
const moduleOf = (name: string): string => name.replace(/\[.*$/, "").replace(/[-.]/g, "_");

/** Packages, named like their modules, that snippets use beside the package of their library. */
const NAMED_ALIKE: readonly string[] = [
	"diffusers",
	"espnet_model_zoo",
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
	"paddlex",
	"pandas",
	"pruna_pro",
	"pylate",
	"qwen-vl-utils",
	"safetensors",
	"scipy",
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

/** Packages, by their modules, that snippets use beside the package of their library. */
export const OTHER_PACKAGES: ReadonlyMap<string, string> = new Map([
	...NAMED_ALIKE.map((name) => [moduleOf(name), name] as const),
	["PIL", "pillow"],
	["cv2", "opencv-python"],
	["hydra", "hydra-core"],
	["mblt_vision", "mblt-vision-python"],
	// The library's own package, with what its models of speech need.
	["nemo", "nemo_toolkit[asr]"],
	["sklearn", "scikit-learn"],
]);

/** The packages that shell commands come with; commands of the system are not among them. */
export const COMMANDS: Readonly<Record<string, string>> = {
	hf: "huggingface_hub",
	"mflux-generate": "mflux",
};
