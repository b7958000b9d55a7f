import type { MouseEvent } from "react";
import type { ListQuery } from "./query.ts";

/** What a control of the list needs to ask for another one. */
export interface ControlProps {
	/** The id of the form that sends every control of the list. */
	readonly form: string;
	readonly query: ListQuery;
	/** `typing` waits for a pause and leaves no step in the history. */
	readonly go: (query: ListQuery, typing?: boolean) => void;
}

/** Follows a link to another query without leaving the page. */
export type Follow = (query: ListQuery) => (event: MouseEvent<HTMLAnchorElement>) => void;

/** Whether a click asks for the link itself, in this tab. */
export function isPlainClick(event: MouseEvent): boolean {
	return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
