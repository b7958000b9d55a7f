import { fixtureOf } from "./fixtures.ts";

/** An environment in which miniatures are made. */
type Makers = "run" | "run-old" | "run-more";

/** Libraries that do not support the newest transformers, or that the largest environment has not. */
const OTHERS: ReadonlyMap<string, Makers> = new Map([
	["adapter-transformers", "run-old"],
	["coremltools", "run-more"],
	["ctranslate2", "run-more"],
	["flair", "run-old"],
	["lightning-ir", "run-old"],
	["onnxruntime-genai", "run-more"],
	["openvino", "run-old"],
	["piper", "run-more"],
	["pruna-ai", "run-old"],
	["segmentation-models-pytorch", "run-more"],
	["span-marker", "run-old"],
	["stable-baselines3", "run-old"],
]);

/**
 * Libraries, or single fixtures of them, whose own savers make their miniatures, with nothing but what their install lines
 * give.
 */
const IN_THEIR_OWN: ReadonlySet<string> = new Set([
	"asteroid",
	"clipscope",
	"colpali",
	"comet",
	"coqui",
	"coreai",
	"doctr",
	"espnet",
	"executorch",
	"fme",
	"funasr",
	"gliformer",
	"gliner2",
	"hezar",
	"htrflow",
	"jang",
	"lerobot",
	"libreyolo",
	"lightgbm",
	"medvae",
	"mindspore",
	"mlx-audio",
	"mlx-image",
	"monai",
	"moshi",
	"nemo",
	"omnivoice",
	"outetts",
	"paddlenlp",
	"PaddleOCR",
	"parler_tts",
	"pocket-tts",
	"pyaging",
	"pyannote-audio",
	"qwen3_asr",
	"qwen3_tts",
	"refiners",
	"routee-powertrain",
	"sapiens2",
	"scvi-tools",
	"sentence-transformers/colbert",
	"sentence-transformers/colbert-in-small-letters",
	"sentence-transformers/pylate",
	"sentence-transformers/pylate-custom-code",
	"skala",
	"speculators",
	"speechbrain",
	"stable-audio-tools",
	"synthefy-nori",
	"tabpfn",
	"terratorch",
	"tfc-t0",
	"timee-ts",
	"tirex-2",
	"transformers/assistant",
	"vismatch",
	"voxcpm",
	"xgboost",
]);

/**
 * The environment in which the miniatures of a load snippet are made, by its id: one of the lists, or `line`, that of the
 * snippet's own install line.
 */
export function makersFor(id: string): Makers | "line" {
	const library = id.split("/")[1] ?? "";
	const isInOwn = IN_THEIR_OWN.has(library) || IN_THEIR_OWN.has(fixtureOf(id).slice("load/".length));
	return isInOwn ? "line" : (OTHERS.get(library) ?? "run");
}
