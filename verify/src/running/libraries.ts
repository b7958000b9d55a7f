/** An environment in which loading snippets run. */
export type RunEnvironment = "run" | "run-old" | "run-colpali";

/**
 * The libraries that do not go with the newest PyTorch and transformers, or need a torchaudio, which has no release for
 * them: their snippets run in an environment of their own.
 */
const ELSEWHERE: ReadonlyMap<string, RunEnvironment> = new Map([
	["adapter-transformers", "run-old"],
	["colpali", "run-colpali"],
	["flair", "run-old"],
	["lightning-ir", "run-old"],
	["pruna-ai", "run-old"],
	["span-marker", "run-old"],
	["speechbrain", "run-old"],
	["stable-baselines3", "run-old"],
]);

/** The environment in which a loading snippet runs, by its id. */
export const environmentFor = (id: string): RunEnvironment => ELSEWHERE.get(id.split("/")[1] ?? "") ?? "run";
