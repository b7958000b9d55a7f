/** How a program ended. */
export interface ProcessResult {
	/** 0 for success; below zero, the signal that ended it. */
	readonly status: number;
	/** Its output, errors included. */
	readonly output: string;
}

/** The time limit of a program, in seconds. */
export const SECONDS = 40;
