import type { Dated } from "../../base/since.ts";
import type { CodeLevel } from "../../data/codeLevel.ts";
import type { MarkView } from "../../facts/facetLabels.ts";
import type { MemoryFact, WeightsFact } from "../../facts/memory.ts";
import type { Order } from "./order.ts";
import type { Group } from "../../resources/models/facets.ts";
import type { Part } from "../../resources/models/changes.ts";
import type { ListQuery } from "../../resources/models/query.ts";
import type { ReadView } from "../../resources/models/read.ts";

/** The counts of the list. */
export interface ListCounts {
	readonly facets: readonly FacetView[];
	readonly fit: FitView;
	readonly dates: readonly DateView[];
	/** What to change if no models match. */
	readonly ways: readonly WayOut[];
}

/** The list of models as plain data, rendered on the server and in the browser. */
export interface ListView extends ListCounts {
	/** The counts are pending: empty, or in the browser those of the view before. */
	readonly isCounting?: true;
	readonly query: ListQuery;
	/** The number of matches on all pages. */
	readonly total: number;
	/** The number of models in the index. */
	readonly all: number;
	readonly chips: readonly Chip[];
	/** If no models match: a sentence for each task and library that the catalogue does not have. */
	readonly unknown?: readonly string[];
	readonly rows: readonly RowView[];
	/** The order of the rows, where the query names none and nothing trends. */
	readonly order?: Order;
	/** The page shown; the last one if the query has a higher number. */
	readonly page: number;
	/** The number of pages that can be reached, at least 1. */
	readonly pages: number;
	/** ISO 8601, the time that “3 d ago” refers to. */
	readonly now: string;
	/** What was read in the words typed; the query has it as filters. */
	readonly read?: ReadView;
	/** The page has every value of the filters, because its address asks for them; others have the first ones until the browser renders the rest. */
	readonly isWhole?: true;
}

export interface FacetView {
	readonly facet: Group;
	readonly options: readonly OptionView[];
	/** The number of values beyond the options. */
	readonly more: number;
	/** The number of models that have no value, where that is said. */
	readonly unknown?: number;
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
	/** Each with the number of models that fit it under all other filters; without `memory`: any size. */
	readonly sizes: readonly { readonly memory?: number; readonly count: number }[];
	/** The number of models of unknown memory under all other filters. */
	readonly unsized: number;
}

/** Days until today within which models were created, or updated. */
export interface DateView {
	readonly date: Dated;
	/** Each with the number of models under all other filters; without `days`: at any time. */
	readonly spans: readonly { readonly days?: number; readonly count: number }[];
}

/** A filter with its label. */
export interface Chip extends Part {
	readonly label: string;
	readonly mark?: MarkView;
}

/** Another query that has matches. */
export interface WayOut {
	/** The change, as an instruction. */
	readonly label: string;
	readonly query: ListQuery;
	readonly count: number;
}

export interface RowView {
	readonly id: string;
	readonly task?: { readonly label: string; readonly mark?: MarkView };
	/** Further facts in words, the most important first. */
	readonly facts: readonly string[];
	readonly gated: boolean;
	/** The check level of its default code. */
	readonly code?: CodeLevel;
	readonly parameters?: number;
	readonly size?: WeightsFact;
	/** Bytes to run it, for the reader's machine; only if the list does not show memory. */
	readonly needs?: number;
	/** Only if the list shows memory. */
	readonly memory?: MemoryFact;
	readonly downloads?: number;
	readonly likes?: number;
	/** ISO 8601. */
	readonly updated?: string;
}
