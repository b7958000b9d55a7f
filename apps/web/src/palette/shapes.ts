import type { Answer, ChipView, Note, Way } from "../search/shapes.ts";

/** A model that was found. */
export interface ModelEntry {
	readonly id: string;
	readonly href: string;
	/** The name of its task. */
	readonly task?: string;
}

/** What a text finds, as the palette and the fields receive it. */
export interface ModelsFound {
	readonly chips: readonly ChipView[];
	readonly notes: readonly Note[];
	readonly answers: readonly Answer[];
	/** The answers come before everything else. */
	readonly isSure: boolean;
	readonly models: readonly ModelEntry[];
	/** The number of all matches. */
	readonly total: number;
	/** The list of all matches. */
	readonly list: Way;
	/** What else to try. */
	readonly ways: readonly Way[];
}
