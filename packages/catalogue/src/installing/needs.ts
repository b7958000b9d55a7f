import type { Code } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { COMMANDS, type Installed, OTHER_PACKAGES, packageOf } from "./modules.ts";
import { contentsOf } from "../choices/contents/contents.ts";
import { packagesInDiffusers } from "./quantizers.ts";
import { everPackages, ofTransformers } from "./transformers.ts";

/**
 * The PyPI packages that a library's code uses: those of its modules and commands, and those that its calls need
 * without importing them. Each once, in the order of use.
 */
export function packagesOf(codes: readonly Code[], record: ModelRecord, library: Installed): readonly string[] {
	const modules = codes.flatMap(modulesOf);
	const commands = codes.flatMap(commandsOf);
	const text = codes.filter(({ language }) => language === "python").join("\n");
	const loadsPipeline = modules.some((module) => LOADS_PIPELINES.has(module));
	const needs = loadsPipeline ? [...CALLS, ...PIPELINES] : CALLS;
	return unique([
		...modules.flatMap((module) => packageOf(module, library) ?? []),
		...commands.flatMap((command) => COMMANDS[command] ?? []),
		...needs.flatMap(([call, ...needed]) => (call.test(text) ? needed : [])),
		...(loadsPipeline ? packagesInDiffusers(contentsOf(record).quantization?.value) : []),
		...(modules.includes("transformers") ? ofTransformers(record) : []),
	]);
}

/** The top-level modules that code imports or, in shell, runs with `python -m`. */
export function modulesOf(code: Code): readonly string[] {
	const pattern = MODULES[code.language];
	return pattern === undefined ? [] : unique([...String(code).matchAll(pattern)].map(([, name = ""]) => name));
}

/** Imports start a line. No value can contain such a line: literals and comments end with their line. */
const MODULES: Readonly<Record<string, RegExp>> = {
	python: /^[ ]*(?:from|import) ([A-Za-z_]\w*)/gm,
	sh: /^python3? -m ([A-Za-z_]\w*)/gm,
};

const commandsOf = (code: Code): readonly string[] =>
	code.language === "sh" ? unique([...String(code).matchAll(/^([a-z][\w-]*) /gm)].map(([, name = ""]) => name)) : [];

/** Calls that fail without a package that they import late. */
const CALLS: readonly (readonly [call: RegExp, ...packages: readonly string[]])[] = [
	[/device_map=/, "accelerate"],
	[/\bpipeline\(\s*"image-text-to-text"/, "pillow", "torchvision"],
	[/encode_document\(pages\)/, "pillow", "torchvision"],
	[/load_lora_(?:weights|adapter)\(/, "peft"],
	[/\b(?:PaddleOCRVL|FormulaRecognition|DocVLM|ChartParsing)\(/, "paddleocr[doc-parser]"],
	[/framework="numpy"/, "numpy"],
	[/GGUFQuantizationConfig\(/, "gguf"],
	[/export_to_video\(/, "imageio", "imageio-ffmpeg"],
	[/load_video\(/, "imageio", "imageio-ffmpeg"],
	// LTX-2 also compresses an image as a video is, as it was trained.
	[/encode_video\(/, "av"],
	// The models that joblib stores are of Scikit-learn, or have its interface.
	[/joblib\.load\(/, "scikit-learn"],
	// It writes chats with the tokenizer of Transformers.
	[/\.hf_render_chat_template\(/, "transformers"],
	// The code of these models imports them.
	[/\/ultravox-v\d/i, "peft", "accelerate"],
	// Its pipeline turns English into sounds with this package.
	[/\bgenerate_audio\([^)]*\bkokoro/i, "misaki[en]"],
	// Hezar names what each kind of model needs as extras.
	[/from hezar\.embeddings import/, "hezar[embeddings]"],
	[/from hezar\.models import[^]*\bpredict\("image\.jpg"\)/, "hezar[vision]"],
	[/from hezar\.models import[^]*\bpredict\("speech\.mp3"\)/, "hezar[audio]"],
	// An adapter of GLiNER2 is one of PEFT.
	[/from gliner2 import[^]*\.load_adapter\(/, "peft"],
	// NeMo names what each kind of model needs as extras. That of its language models installs a torchao that is too new for the PyTorch beside it.
	[/import nemo\.collections\.asr /, "nemo_toolkit[asr]"],
	[/from nemo\.collections\.tts\./, "nemo_toolkit[tts]"],
	[/from nemo\.collections\.speechlm2\./, "nemo_toolkit[asr]", "peft"],
	// PyTorch compiles a part of Moshi, with this.
	[/from moshi\.models/, "setuptools"],
	// The interface builds the Whisper of Transformers.
	[/\bWhisperASR\.from_hparams\(/, "transformers"],
	// ESPnet 202511 is installed with PyTorch 2.12, whose build for CUDA is that of this torchaudio.
	[/from espnet2\.bin\./, "torchaudio==2.11.0"],
	[/utils\.load_img\(/, "pillow"],
	[/utils\.save_img\(/, "pillow"],
	// Keras reads the files of a hub through TensorFlow, whatever its backend is.
	[/saving\.load_model\(\s*["']hf:\/\//, "tensorflow"],
];

/** What pipelines of Diffusers need, by their names and those of their models. Other code that names a model only fetches its files. */
const PIPELINES: typeof CALLS = [
	// These pipelines of Diffusers clean prompts with it, whether it is there or not.
	[/\b(?:SkyReels|Wan(?:ImageToVideo|VideoToVideo|VACE|Animate(?!2))|Wan2\.\d-(?:I2V|VACE|Animate(?!-2)))/, "ftfy"],
	[/[-_]bnb[48]?-text-encoder/i, "bitsandbytes"],
	// The text encoders of these models also read images and videos, with a processor that needs it.
	[/\b(?:FLUX\.2-dev|flux-3|Flux3|Qwen-Image-(?:Edit|Layered|2\.)|QwenImage21|MiniMax-H3)/, "torchvision"],
	[/workflow="fl2va"/, "torchvision"],
];

const LOADS_PIPELINES: ReadonlySet<string> = new Set(["diffusers", "pruna", "pruna_pro"]);

/**
 * The packages of the operating system that code needs: pipelines for sound start FFmpeg, and torchcodec, which reads
 * videos, loads its libraries.
 */
export const systemPackagesOf = (codes: readonly Code[]): readonly string[] =>
	codes.some((code) => code.language === "python" && READS_MEDIA.test(String(code))) ? ["ffmpeg"] : [];

const READS_MEDIA =
	/\bpipeline\(\s*"(?:automatic-speech-recognition|(?:zero-shot-)?audio-classification|video-classification)"/;

/** Every PyPI package that snippets may name besides the libraries' own. */
export const neededPackages: readonly string[] = unique(
	[
		...OTHER_PACKAGES.values(),
		...Object.values(COMMANDS),
		...[...CALLS, ...PIPELINES].flatMap(([, ...packages]) => packages),
		...everPackages,
	].map(withoutExtras),
);

/** Package names without duplicates, with extras or a version if any duplicate has them. For PyPI, `_`, `-`, `.` and case are equal. */
export function unique(names: readonly string[]): readonly string[] {
	const found = new Map<string, string>();
	for (const name of names) {
		const plain = withoutExtras(name)
			.toLowerCase()
			.replace(/[-_.]+/g, "-");
		if (!found.has(plain) || /[[<=>]/.test(name)) found.set(plain, name);
	}
	return [...found.values()];
}

/** `package` of `package[extra]` and `package==1.0`. */
function withoutExtras(name: string): string {
	return name.replace(/[[<=>].*$/, "");
}
