import type { Colour, Modality } from "@vitrine/catalogue";
import type { CodeMarkProps } from "../marks/CodeMark.tsx";

/** A row of a filtered list, as plain data: it is also sent as JSON. */
export interface FilterItem {
	readonly key: string;
	readonly href: string;
	readonly label: string;
	/** Further words that the filter finds it by. */
	readonly words?: string;
	readonly mark?: { readonly modality: Modality; readonly color: Colour };
	/** The other columns, left to right. */
	readonly cells: readonly FilterCell[];
}

/** A cell: `code` in a monospaced font, `number` aligned right, `muted` in a lighter colour. */
export interface FilterCell {
	readonly kind: "text" | "code" | "number" | "muted";
	readonly text: string;
	readonly title?: string;
	/** The check level of default code, shown before the text. */
	readonly code?: CodeMarkProps["code"];
}

export interface FilterGroup {
	readonly id: string;
	/** The heading of the rows; absent if there is only one group. */
	readonly label?: string;
	readonly modality?: Modality;
	readonly items: readonly FilterItem[];
}

export interface FilterColumn {
	readonly label: string;
	readonly number?: boolean;
	/** In a narrow window: `gone`, or `under` the label; unchanged unless given. */
	readonly narrow?: "gone" | "under";
}

export interface FilterListProps {
	/** The address of the form, for use without JavaScript. */
	readonly action: string;
	readonly label: string;
	readonly placeholder: string;
	readonly query: string;
	/** Singular and plural, such as `task` and `tasks`. */
	readonly nouns: readonly [one: string, many: string];
	readonly columns: readonly FilterColumn[];
	readonly groups: readonly FilterGroup[];
}
