import type { Colour, Modality } from "@vitrine/catalogue";

/** A row of a list that can be filtered. Plain data: it also travels as JSON. */
export interface FilterItem {
	readonly key: string;
	readonly href: string;
	readonly label: string;
	/** Further words the filter finds it by. */
	readonly words?: string;
	readonly mark?: { readonly modality: Modality; readonly color: Colour };
	/** The other columns, left to right. */
	readonly cells: readonly FilterCell[];
}

/** `code` in the fixed-width face, `number` aligned right with its exact value in the title, `muted` as an aside. */
export interface FilterCell {
	readonly kind: "text" | "code" | "number" | "muted";
	readonly text: string;
	readonly title?: string;
}

export interface FilterGroup {
	readonly id: string;
	/** A heading over the rows; absent for a single list. */
	readonly label?: string;
	readonly modality?: Modality;
	readonly items: readonly FilterItem[];
}

export interface FilterColumn {
	readonly label: string;
	readonly number?: boolean;
	/** Where the window is narrow: `gone`, or `under` the label; in its place unless given. */
	readonly narrow?: "gone" | "under";
}

export interface FilterListProps {
	/** Where the form goes without JavaScript. */
	readonly action: string;
	readonly label: string;
	readonly placeholder: string;
	readonly query: string;
	/** One and many, as in `task`, `tasks`. */
	readonly nouns: readonly [one: string, many: string];
	readonly columns: readonly FilterColumn[];
	readonly groups: readonly FilterGroup[];
}
