import type { Standing } from "@vitrine/verify";
import type { Fit } from "../hardware/fit.ts";
import type { ModelRecord } from "@vitrine/model";

/** A page of the site, or a heading on one, as plain data that is sent as JSON. */
export interface Entry {
	/** The kind of page, as shown. */
	readonly kind: "Page" | "List" | "Setting" | "Task" | "Library" | "Provider" | "Collection" | "Quantization" | "Docs";
	readonly label: string;
	readonly href: string;
	/** A note shown beside the kind. */
	readonly note?: string;
	/** Further words that it is found by. */
	readonly words?: string;
	/** What it does in the browser, in place of opening its page: presses the button with this name. */
	readonly presses?: "theme" | "link";
}

/** A link with what it leads to. */
export interface Way {
	readonly label: string;
	readonly href: string;
	/** The models that it leads to, if they were counted. */
	readonly count?: number;
}

/** A phrase that was understood. Both texts are searches. */
export interface ChipView {
	/** What it was understood as. */
	readonly label: string;
	readonly typed: string;
	/** The text without the phrase. */
	readonly without: string;
	/** The text with the phrase as words to search for; absent for words about code. */
	readonly asWords: string;
}

/** Something that was left out of the search, and what to do about it. */
export interface Note {
	readonly text: string;
	readonly ways: readonly Way[];
}

/** The page that a text asks for: a comparison, or code that uses a model. */
export interface Answer extends Way {
	/** The kind of page. */
	readonly note: string;
	/** The code, if there is any. */
	readonly code?: CodeView;
	/** What to know about it, or why there is none. */
	readonly remarks: readonly string[];
}

export interface CodeView {
	/** What the code needs. */
	readonly title: string;
	/** Highlighted HTML, in which every value is escaped. */
	readonly html: string;
	/** Absent if it was not checked. */
	readonly checked?: Standing;
	/** The check level in words. */
	readonly level: string;
}

/** What a text finds. */
export interface Found {
	readonly text: string;
	readonly chips: readonly ChipView[];
	readonly notes: readonly Note[];
	/** The first is what the text asks for; see `isSure`. */
	readonly answers: readonly Answer[];
	/** Words about code and comparisons were no part of a name. */
	readonly isSure: boolean;
	/** The models, the first of `total`. */
	readonly models: readonly ModelRecord[];
	readonly total: number;
	/** The list of all of them. */
	readonly list: Way;
	/** The memory that they fit in, if the text says so. */
	readonly fit?: Fit;
	/** The text says “my machine”, and the browser did not send it. */
	readonly wantsMachine?: true;
	/** If there are none: what to leave out, and similar names. */
	readonly ways: readonly Way[];
}
