import type { Subject } from "../subject.ts";
import { fixtureOf, titleOf } from "./fixtures.ts";
import { gapIn } from "./gaps.ts";
import { makers } from "./miniatures.ts";
import { NO_MINIATURE } from "./noMiniature.ts";

/** Why a snippet is not run; undefined if it is. */
export function notRun(subject: Subject): string | undefined {
	const standIn = makers().get(fixtureOf(subject.id));
	return (
		listedReason(subject.id) ?? gapIn(subject) ?? (standIn === undefined ? withoutMaker(subject) : standIn || undefined)
	);
}

const withoutMaker = ({ install = "" }: Subject): string =>
	/^git clone |^pip install .*\bgit\+https:/m.test(install) ? GITHUB : NO_MINIATURE;

/** Why a snippet is not run, from the reviewed lists; undefined if it is run. */
export function listedReason(id: string, list: ReasonsById = { ...SKIPPED, ...FAILING }): string | undefined {
	const fixture = fixtureOf(id);
	const names = [`${fixture}.${titleOf(id)}`, fixture, fixture.slice(0, fixture.lastIndexOf("/"))];
	const name = names.find((one) => Object.hasOwn(list, one));
	return name === undefined ? undefined : list[name];
}

const GITHUB = "its code is only on GitHub, which the check cannot install from";

const ITS_OWN_CODE = "its code is only in the repositories of its models";

const HUGGING_FACE_ALONE = "it reads weights only from huggingface.co, and ignores HF_ENDPOINT";

const ONE_REVISION = "it loads one published revision by its hash, which a repository of random weights cannot have";

const ONLY_ONNX =
	"its package runs ONNX files and has no code of the networks in them, and a small network in their place would prove little";

export const PORT_AUDIO = "on Linux, it requires the system library PortAudio, which its install line does not install";

const LEROBOT = "requires Python 3.12: with 3.11, its install line installs LeRobot 0.4, which has no such policy";

/** Reasons by the name of what they are for. */
export type ReasonsById = Readonly<Record<string, string>>;

/**
 * Snippets that have a miniature, and do not run with what their install line gives today: tried on 23 November 2026.
 * The names are as in {@link SKIPPED}.
 */
const FAILING: ReasonsById = {
	"load/hezar/embedding":
		"Hezar 1.0 does not fetch all files that its own saver writes for word vectors, so it cannot load them",
	"load/lightning-ir": "fails with transformers 5.23, which its install line installs",
};

/**
 * The reviewed reasons why snippets are not run: those of a library (`load/<library>`), of a fixture
 * (`load/<library>/<fixture>`), or of one title of a fixture (`load/<library>/<fixture>.<title>`). What install lines give
 * was resolved on 24 November 2026, with Python 3.11.
 */
export const SKIPPED: ReasonsById = {
	"load/allennlp": "archived; its last release requires PyTorch before 1.13",
	"load/aneforge": "it runs on the Neural Engine of a Mac alone, and refuses to start on Linux",
	"load/araclip": GITHUB,
	"load/audiocraft":
		"it requires av 11, which has no wheel for Python 3.11 and is compiled with the development files of FFmpeg",
	"load/ben2": GITHUB,
	"load/birder": "it reads only the published files, from huggingface.co alone, and checks their hashes",
	"load/cartesia_mlx": "requires the GPU of a Mac",
	"load/cartesia_pytorch": GITHUB,
	"load/causilo": ONE_REVISION,
	"load/chatterbox": "its install line installs PyTorch 2.6 and Transformers 5.2, for which there is no test model yet",
	"load/collectorvision": GITHUB,
	"load/coremltools/compiled": "Core ML Tools loads compiled models on a Mac alone",
	"load/cxr-foundation": GITHUB,
	"load/deepforest": "its code also downloads the weights of a backbone from another host, whatever it loads",
	"load/depth-anything-v2": GITHUB,
	"load/depth-pro": GITHUB,
	"load/describe-anything": GITHUB,
	"load/dia-tts": GITHUB,
	"load/dia2": GITHUB,
	"load/diffusers/bitsandbytes": "requires a GPU, without which Diffusers cannot load bitsandbytes weights",
	"load/diffusers/kernels": "requires an NVIDIA GPU, without which Diffusers cannot load Nunchaku weights",
	"load/diffusers/kernels-by-configuration":
		"requires an NVIDIA GPU, without which Diffusers cannot load Nunchaku weights",
	"load/diffusers/kernels-few-steps": "requires an NVIDIA GPU, without which Diffusers cannot load Nunchaku weights",
	"load/diffusionkit": "it accepts only six published models, of billions of parameters",
	"load/doctr/detection": "docTR downloads a second model from another host",
	"load/doctr/recognition": "docTR downloads a second model from another host",
	"load/edsnlp": "it installs the model as a package while it runs, for which the check has no network",
	"load/espnet/no-task": "it only downloads the files of the repository",
	"load/exllamav3": "it compiles its kernels when it is imported, for which it requires NVIDIA's CUDA toolkit",
	"load/fairseq": "archived; its last release does not support Python 3.11",
	"load/index-tts": GITHUB,
	"load/insightface": ONLY_ONNX,
	"load/jang/turbo": "its kernels require the GPU of a Mac",
	"load/jang/turbo-that-sees": "its kernels require the GPU of a Mac",
	"load/jev-style": ITS_OWN_CODE,
	"load/kimi-audio": GITHUB,
	"load/kerasformers": HUGGING_FACE_ALONE,
	"load/kernels": "kernels are in a separate type of repository, which Vitrine does not serve",
	"load/kittentts":
		"its package has no code of the networks in its ONNX models, and the newer ones read a second model of one fixed size",
	"load/kokoro/known": "downloads a dictionary of spaCy from another host",
	"load/kokoro/other": "downloads a dictionary of spaCy from another host",
	"load/lerobot/eo1": LEROBOT,
	"load/lerobot/evo1": LEROBOT,
	"load/lerobot/fastwam": LEROBOT,
	"load/lerobot/groot":
		"requires Python 3.12: with 3.11, its install line compiles flash-attn, which fails because PyTorch is not yet installed",
	"load/lerobot/lingbot-va": LEROBOT,
	"load/lerobot/molmoact2": LEROBOT,
	"load/lerobot/multi-task-dit": LEROBOT,
	"load/lerobot/pi05": "requires Python 3.12: with 3.11, its install line installs LeRobot 0.4 without Transformers",
	"load/lerobot/vla-jepa": LEROBOT,
	"load/lightning-pose": "its install line installs NVIDIA DALI, whose wheels are on another host",
	"load/ltx": GITHUB,
	"load/lvface": GITHUB,
	"load/mamba-ssm": "its kernels require a GPU",
	"load/mars5-tts": GITHUB,
	"load/matanyone": GITHUB,
	"load/mesh-anything": GITHUB,
	"load/mitie": GITHUB,
	"load/mlx-audio/described-voice": PORT_AUDIO,
	"load/mlx-audio/kokoro": PORT_AUDIO,
	"load/mlx-audio/preset-voice": PORT_AUDIO,
	"load/mlx-audio/speech": PORT_AUDIO,
	"load/mlc-llm": "its packages are on a web site, which the check cannot reach",
	"load/mobilint": "requires a Mobilint NPU: without one, its runtime finds no device",
	"load/muscriptor": "its code also downloads a beat tracker from another host",
	"load/openpi": GITHUB,
	"load/openwakeword": "it also downloads the models that turn sound into features, from another host",
	"load/paddlenlp/labels": "its task also downloads files from another host",
	"load/perception-encoder": GITHUB,
	"load/phantom-wan": GITHUB,
	"load/pocket-tts/own": ONE_REVISION,
	"load/pruna-ai/diffusers-pro": "pruna_pro is a paid product",
	"load/pruna-ai/pro": "pruna_pro is a paid product",
	"load/pruna-ai/text-generation-pro": "pruna_pro is a paid product",
	"load/py-feat/emotions":
		"the size of its network for emotions is fixed in its code, at 138 million parameters, and it loads five more",
	"load/recurrentgemma": "it accepts only its published sizes, of 2 and 9 billion parameters",
	"load/relik": "it downloads a model of spaCy from another host, which it cuts texts into words with",
	"load/renderformer": GITHUB,
	"load/sam-3d-body": GITHUB,
	"load/sam-3d-objects": GITHUB,
	"load/sam2": GITHUB,
	"load/sana": GITHUB,
	"load/sap-rpt-1-oss": GITHUB,
	"load/seed-story": GITHUB,
	"load/skala/named": "it checks the hash of the published file, which random weights cannot have",
	"load/sklearn/skops-unspecified": "it only lists the files of the repository",
	"load/stable-audio-3": GITHUB,
	"load/stable-baselines3/other-algorithm":
		"its algorithm is not part of Stable-Baselines3, so the snippet has a gap to fill in",
	"load/stanza": "downloads its list of models from another host",
	"load/supertonic/folder": ONLY_ONNX,
	"load/supertonic/named": ONE_REVISION,
	"load/swarmformer": GITHUB,
	"load/tensorrt": "its install line downloads its libraries from another host",
	"load/tensorflowtts": "requires tensorflow-gpu, which can no longer be installed",
	"load/timesfm/second-and-a-half": "its size is fixed in its code, at 200 million parameters",
	"load/tirex": "its loader accepts only repositories named TiRex",
	"load/torchgeo": "it reads only the weights that the package lists, from huggingface.co alone",
	"load/transformers/tokenizer": "it loads a tokenizer, which has no weights",
	"load/univa": GITHUB,
	"load/vfi-mamba": GITHUB,
	"load/vibevoice": GITHUB,
	"load/videoprism": GITHUB,
	"load/vismatch/matcher":
		"its code downloads the weights of this matcher from GitHub, not from the repository of the record",
	"load/voicecraft": GITHUB,
	"load/vui": GITHUB,
	"load/yolov10": GITHUB,
	"load/zeromodels": HUGGING_FACE_ALONE,
	"load/zonos": GITHUB,
};
