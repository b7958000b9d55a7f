import type { MouseEvent } from "react";
import type { ListQuery } from "../../resources/models/query.ts";

/** What every control of the list needs. */
export interface ControlProps {
	/** The id of the form that sends every control of the list. */
	readonly form: string;
	readonly query: ListQuery;
	/** Changes the query; `typing` waits for a pause and adds no entry to the history. */
	readonly go: (change: (query: ListQuery) => ListQuery, typing?: boolean) => void;
}

/** A click handler that changes to another query without leaving the page. */
export type Follow = (query: ListQuery) => (event: MouseEvent<HTMLAnchorElement>) => void;
