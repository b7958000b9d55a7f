/** An environment in which miniatures are made. */
type Makers = "run" | "run-old" | "run-colpali";

/** Libraries that do not support the newest PyTorch and transformers, or that need torchaudio. */
const OTHERS: ReadonlyMap<string, Makers> = new Map([
	["adapter-transformers", "run-old"],
	["colpali", "run-colpali"],
	["flair", "run-old"],
	["lightning-ir", "run-old"],
	["pruna-ai", "run-old"],
	["span-marker", "run-old"],
	["speechbrain", "run-old"],
	["stable-baselines3", "run-old"],
]);

/** The environment in which the miniatures of a load snippet are made, by its id. */
export const makersFor = (id: string): Makers => OTHERS.get(id.split("/")[1] ?? "") ?? "run";
