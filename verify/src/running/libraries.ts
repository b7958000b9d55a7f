/**
 * The libraries that do not go with the newest PyTorch and transformers, or need a torchaudio, which has no release for
 * them: their snippets run in an environment of their own.
 */
const OLDER: ReadonlySet<string> = new Set([
	"adapter-transformers",
	"flair",
	"lightning-ir",
	"pruna-ai",
	"span-marker",
	"speechbrain",
	"stable-baselines3",
]);

/** The environment in which a loading snippet runs, by its id. */
export const environmentFor = (id: string): "run" | "run-old" =>
	OLDER.has(id.split("/")[1] ?? "") ? "run-old" : "run";
