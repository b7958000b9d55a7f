/** An environment in which miniatures are made. */
type Makers = "run" | "run-old" | "run-colpali" | "run-more" | "run-audio";

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

/** The environment in which the miniatures of a load snippet are made, by its id. */
export const makersFor = (id: string): Makers => OTHERS.get(id.split("/")[1] ?? "") ?? "run";
