/** Why a library or an app has no stated fact of a kind. */
export interface Unstated {
	/** One sentence of at most 140 characters. */
	readonly why: string;
	/** What was read, as in a stated fact; absent if nothing was found that could state it. */
	readonly source?: string;
	/** The ISO 8601 day on which it was read or looked for. */
	readonly day: string;
}

const DAY = "2026-11-24";

/** A sentence about what was read, or without a source about what was looked for; most of them on the same day. */
export const read = (why: string, source?: string, day = DAY): Unstated => ({ why, ...(source && { source }), day });
