/** Why there is no code for a library. */
export interface Uncoded {
	/** One sentence of at most 140 characters. */
	readonly why: string;
	/** What was read, as in a stated fact of a library; absent if nothing was found that states it. */
	readonly source?: string;
	/** The ISO 8601 day on which it was read or looked for. */
	readonly day: string;
}
