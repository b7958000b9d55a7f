/** How a program ended. */
export interface Outcome {
	/** Zero where all went well; below zero the signal that ended it. */
	readonly status: number;
	/** What it wrote, errors included. */
	readonly output: string;
}

/** Seconds that a program may take. */
export const SECONDS = 40;
