/** An environment in which load snippets run. */
export type RunEnvironment = "run" | "run-old" | "run-colpali";

/** Libraries that do not support the newest PyTorch and transformers, or that need torchaudio. */
const OTHERS: ReadonlyMap<string, RunEnvironment> = new Map([
	["adapter-transformers", "run-old"],
	["colpali", "run-colpali"],
	["flair", "run-old"],
	["lightning-ir", "run-old"],
	["pruna-ai", "run-old"],
	["span-marker", "run-old"],
	["speechbrain", "run-old"],
	["stable-baselines3", "run-old"],
]);

/** The environment of a load snippet, by its id. */
export const environmentFor = (id: string): RunEnvironment => OTHERS.get(id.split("/")[1] ?? "") ?? "run";
