import { fixtureOf, titleOf } from "./fixtures.ts";

/** Why a snippet is not run, from the reviewed list; undefined if it is run. */
export function listedReason(id: string): string | undefined {
	const fixture = fixtureOf(id);
	const names = [`${fixture}.${titleOf(id)}`, fixture, fixture.slice(0, fixture.lastIndexOf("/"))];
	const name = names.find((one) => Object.hasOwn(SKIPPED, one));
	return name === undefined ? undefined : SKIPPED[name];
}

/** The reason for a fixture without a miniature. */
export const NO_MINIATURE = "no miniature of this kind has been made";

const GITHUB = "its code is on GitHub alone, which this check does not reach";

/**
 * The reviewed reasons why snippets are not run: those of a library (`load/<library>`), of a fixture
 * (`load/<library>/<fixture>`), or of one title of a fixture (`load/<library>/<fixture>.<title>`).
 */
export const SKIPPED: Readonly<Record<string, string>> = {
	"load/diffusers/lora-no-base": "the record names no base model, so the reader has to fill one in",
	"load/sentence-transformers/pylate": "PyLate asks for an older sentence-transformers than the one that is checked",
	"load/sentence-transformers/pylate-custom-code":
		"PyLate asks for an older sentence-transformers than the one that is checked",
	"load/allennlp": "archived: its last release asks for a PyTorch before 1.13",
	"load/araclip": GITHUB,
	"load/asteroid": "asks for a PyTorch Lightning before 2",
	"load/audiocraft": "its releases ask for PyTorch 2.1",
	"load/ben2": GITHUB,
	"load/cartesia_mlx": "its kernels are for the GPU of a Mac",
	"load/cartesia_pytorch": GITHUB,
	"load/chatterbox": "asks for another transformers than those of this check",
	"load/collectorvision": GITHUB,
	"load/cxr-foundation": GITHUB,
	"load/depth-anything-v2": GITHUB,
	"load/depth-pro": GITHUB,
	"load/describe-anything": GITHUB,
	"load/dia-tts": GITHUB,
	"load/dia2": GITHUB,
	"load/f5-tts": "asks for a huggingface_hub before 2",
	"load/fairseq": "archived: its last release does not go with Python 3.11",
	"load/index-tts": GITHUB,
	"load/kimi-audio": GITHUB,
	"load/kernels": "kernels lie in repositories of a kind of their own, which our hub routes do not serve",
	"load/lerobot": "its releases ask for Python 3.12 or for a torchvision before 0.26",
	"load/llama-cpp-python": "published as source alone: compiling it takes longer than all of this check may",
	"load/ltx": GITHUB,
	"load/lvface": GITHUB,
	"load/mamba-ssm": "its kernels need a GPU",
	"load/mars5-tts": GITHUB,
	"load/matanyone": GITHUB,
	"load/mesh-anything": GITHUB,
	"load/mlx-image": "asks for numpy 1.26.2",
	"load/mlx/image-text-to-text": "mlx_vlm hands processors an argument that transformers 5.23 refuses",
	"load/mlx/image-text-custom-code": "mlx_vlm hands processors an argument that transformers 5.23 refuses",
	"load/mobilint/vision": "needs the processor of its makers",
	"load/paddlenlp": "PaddlePaddle, on which it runs, is not in the environment of this check",
	"load/PaddleOCR": "PaddlePaddle, on which it runs, is not in the environment of this check",
	"load/perception-encoder": GITHUB,
	"load/phantom-wan": GITHUB,
	"load/pruna-ai/diffusers-pro": "pruna_pro is a product that is paid for",
	"load/pruna-ai/pro": "pruna_pro is a product that is paid for",
	"load/pyannote-audio": "reads sounds with torchcodec, which needs the libraries of FFmpeg on the machine",
	"load/qwen3_tts": "asks for transformers 4.57.3 and accelerate 1.12",
	"load/relik": "asks for transformers 4.41",
	"load/renderformer": GITHUB,
	"load/sam-3d-body": GITHUB,
	"load/sam-3d-objects": GITHUB,
	"load/sam2": GITHUB,
	"load/sana": GITHUB,
	"load/sap-rpt-1-oss": GITHUB,
	"load/seed-story": GITHUB,
	"load/sklearn/skops-unspecified": "lists the files of the repository and reads none",
	"load/stable-baselines3/other-algorithm":
		"its algorithm is not one of Stable-Baselines3, so the reader has to put its class in",
	"load/stanza": "asks another host for its list of models first",
	"load/swarmformer": GITHUB,
	"load/tensorflowtts": "asks for tensorflow-gpu, which can no longer be installed",
	"load/timesfm/second-and-a-half": "its sizes are fixed in its code: 200 million values",
	"load/tirex": "its loader knows repositories that are called TiRex alone",
	"load/univa": GITHUB,
	"load/vfi-mamba": GITHUB,
	"load/vibevoice": GITHUB,
	"load/videoprism": GITHUB,
	"load/voicecraft": GITHUB,
	"load/vui": GITHUB,
	"load/yolov10": GITHUB,
	"load/zonos": GITHUB,
};
