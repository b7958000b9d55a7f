import type { Colour, Modality } from "@vitrine/catalogue";
import type { CodeMarkProps } from "../marks/CodeMark.tsx";
import type { LevelCount } from "../../base/levelCounts.ts";

/** A row of a filtered list, as plain data: it is also sent as JSON. */
export interface FilterItem {
	readonly key: string;
	readonly href: string;
	readonly label: string;
	/** Further words that the filter finds it by. */
	readonly words?: string;
	readonly mark?: { readonly modality: Modality; readonly color: Colour };
	/** File endings that it is found by, each with the sentence that says why. */
	readonly endings?: readonly { readonly ending: string; readonly why: string }[];
	/** The other columns, left to right. */
	readonly cells: readonly FilterCell[];
}

/** A cell: `code` in a monospaced font, `levels` a bar of check levels, `number` aligned right, `muted` in a lighter colour. */
export interface FilterCell {
	readonly kind: "text" | "code" | "levels" | "number" | "muted";
	readonly text: string;
	readonly title?: string;
	/** What a bar shows. */
	readonly levels?: readonly LevelCount[];
	/** The check level of one piece of code, shown as a mark with its meaning as the title. */
	readonly code?: CodeMarkProps["code"];
}

export interface FilterGroup {
	readonly id: string;
	/** The heading of the rows; absent if there is only one group. */
	readonly label?: string;
	readonly modality?: Modality;
	/** Shows only the labels, in columns: always, or until a text is typed, which adds what it finds to the rows of the first group. */
	readonly brief?: "always" | "unfiltered";
	/** Left out while the box of the list is checked. */
	readonly optional?: true;
	readonly items: readonly FilterItem[];
}

export interface FilterColumn {
	readonly label: string;
	readonly number?: boolean;
	/** Has only a mark in each row. */
	readonly marked?: boolean;
	/** In a narrow window: `gone`, or `under` the label; unchanged unless given. */
	readonly narrow?: "gone" | "under";
}

export interface FilterListProps {
	/** The address of the form, for use without JavaScript. */
	readonly action: string;
	readonly label: string;
	readonly placeholder: string;
	readonly query: string;
	/** A box that leaves out the optional groups, by its field and label. */
	readonly box?: { readonly name: string; readonly label: string; readonly checked: boolean };
	/** Singular and plural, such as `task` and `tasks`. */
	readonly nouns: readonly [one: string, many: string];
	readonly columns: readonly FilterColumn[];
	readonly groups: readonly FilterGroup[];
}
