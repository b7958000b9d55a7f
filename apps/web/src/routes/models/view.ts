import type { Colour, Modality } from "@vitrine/catalogue";
import type { PublishedSize } from "../../facts/size.ts";
import type { Facet } from "./query/facets.ts";
import type { ListQuery, Part } from "./query/query.ts";

/** What is counted beside the rows of the list. */
export interface ListCounts {
	readonly facets: readonly FacetView[];
	readonly fit: FitView;
	/** Only where nothing was found: what to change, and what that would find. */
	readonly ways: readonly WayOut[];
}

/** The list of models as plain data: the server draws it, and the browser takes it over as JSON. */
export interface ListView extends ListCounts {
	/** The counts are still to come: they are empty, or in a browser those of the list before. */
	readonly isCounting?: true;
	readonly query: ListQuery;
	/** Models that match, over all pages. */
	readonly total: number;
	/** Models in the index. */
	readonly all: number;
	readonly chips: readonly Chip[];
	readonly rows: readonly RowView[];
	/** The cursor of the next page. */
	readonly next?: string;
	/** ISO 8601, the moment "3 d ago" is counted from. */
	readonly now: string;
}

export interface MarkView {
	readonly modality: Modality;
	readonly color: Colour;
}

export interface FacetView {
	readonly facet: Facet;
	readonly options: readonly OptionView[];
	/** Values that are not among the options, because there are too many. */
	readonly more: number;
}

export interface OptionView {
	readonly value: string;
	readonly label: string;
	readonly count: number;
	readonly chosen: boolean;
	readonly mark?: MarkView;
}

/** Sizes of memory to choose from. */
export interface FitView {
	/** Each with the models that fit in it under all other filters; without a size: any. */
	readonly sizes: readonly { readonly memory?: number; readonly count: number }[];
	/** Models that fit all other filters, and nothing says how many parameters they have. */
	readonly unsized: number;
}

/** Something that narrows the list, as a reader calls it. */
export interface Chip extends Part {
	readonly label: string;
	readonly mark?: MarkView;
}

/** Another query that does find something. */
export interface WayOut {
	/** What to do for it. */
	readonly label: string;
	readonly query: ListQuery;
	readonly count: number;
}

export interface RowView {
	readonly id: string;
	readonly task?: { readonly label: string; readonly mark?: MarkView };
	/** What else is known in words, the most telling first. */
	readonly facts: readonly string[];
	readonly gated: boolean;
	readonly parameters?: number;
	readonly size?: PublishedSize;
	/** Bytes of memory that it takes with its weights as the reader wants them stored; only where memory is asked about. */
	readonly memory?: number;
	readonly downloads?: number;
	readonly likes?: number;
	/** ISO 8601. */
	readonly updated?: string;
}
