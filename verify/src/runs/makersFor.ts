/** An environment in which miniatures are made. */
export type Makers = "run" | "run-old" | "run-colpali" | "run-more" | "run-audio";

/** Libraries that do not support the newest transformers or PyTorch, that need torchaudio, or that the largest environment has not. */
const OTHERS: ReadonlyMap<string, Makers> = new Map([
	["adapter-transformers", "run-old"],
	["asteroid", "run-audio"],
	["colpali", "run-colpali"],
	["coremltools", "run-more"],
	["ctranslate2", "run-more"],
	["flair", "run-old"],
	["lightning-ir", "run-old"],
	["openvino", "run-more"],
	["pruna-ai", "run-old"],
	["pyannote-audio", "run-audio"],
	["segmentation-models-pytorch", "run-more"],
	["span-marker", "run-old"],
	["speechbrain", "run-audio"],
	["stable-baselines3", "run-old"],
	["xgboost", "run-more"],
]);

/** Libraries whose own savers make their miniatures, with nothing but what their install lines give. */
const IN_THEIR_OWN: ReadonlySet<string> = new Set([
	"PaddleOCR",
	"executorch",
	"fme",
	"funasr",
	"htrflow",
	"libreyolo",
	"medvae",
	"mlx-audio",
	"mlx-image",
	"paddlenlp",
	"routee-powertrain",
	"sapiens2",
	"synthefy-nori",
	"terratorch",
	"tfc-t0",
	"timee-ts",
]);

/**
 * The environment in which the miniatures of a load snippet are made, by its id: one of the lists, or `line`, that of the
 * snippet's own install line.
 */
export function makersFor(id: string): Makers | "line" {
	const library = id.split("/")[1] ?? "";
	return IN_THEIR_OWN.has(library) ? "line" : (OTHERS.get(library) ?? "run");
}
