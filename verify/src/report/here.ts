import type { BlockOutcome, Outcome } from "@vitrine/model";

/** An outcome of `vitrine check`, and whether the model's files are still those that were checked. */
export interface CheckedHere {
	readonly outcome: Outcome;
	readonly isCurrent: boolean;
}

/** What happened when a block of code was run here, on the files of its model. */
export interface Here extends Pick<BlockOutcome, "seconds" | "peak" | "output" | "reason"> {
	readonly result: Outcome["result"];
	/** When, in ISO 8601. */
	readonly at: string;
	readonly sandbox: string | null;
	readonly isCurrent: boolean;
}
