import type { Install } from "./install.ts";

/** A block of code as the page shows it. */
export interface PlannedBlock {
	readonly shape: string;
	readonly title?: string;
	readonly language: "python" | "js" | "sh";
	readonly text: string;
	/** For a block that starts a server: the block with the request that the page prints for it. */
	readonly request?: PlannedBlock;
	/** Why it cannot be run here, as a sentence. */
	readonly problem?: string;
}

/** What a check of a model runs. */
export interface Plan {
	/** The key of the library or the app. */
	readonly library: string;
	/** The install line, as printed, and what it gives. */
	readonly install: string;
	readonly gives: Install;
	readonly blocks: readonly PlannedBlock[];
}
