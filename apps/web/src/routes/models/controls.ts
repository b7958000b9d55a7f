import type { MouseEvent } from "react";
import type { ListQuery } from "./query/query.ts";

/** What a control of the list needs to ask for another one. */
export interface ControlProps {
	/** The id of the form that sends every control of the list. */
	readonly form: string;
	readonly query: ListQuery;
	/** `typing` waits for a pause and leaves no step in the history. */
	readonly go: (change: (query: ListQuery) => ListQuery, typing?: boolean) => void;
}

/** Follows a link to another query without leaving the page. */
export type Follow = (query: ListQuery) => (event: MouseEvent<HTMLAnchorElement>) => void;
