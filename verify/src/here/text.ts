import { OUTCOME_BOUNDS } from "@vitrine/model";

export const line = (text: string): string => cut(text, OUTCOME_BOUNDS.line);

/** Lines that are kept of an output. */
const LINES = 20;

/** The first lines of an output. */
export const head = (text: string): string =>
	cut(text.trim().split("\n").slice(0, LINES).join("\n"), OUTCOME_BOUNDS.text);

/** The last lines: an error is at the end of its trace. */
export const tail = (text: string): string =>
	text.trim().split("\n").slice(-LINES).join("\n").slice(-OUTCOME_BOUNDS.text).toWellFormed();

export const cut = (text: string, most: number): string =>
	(text.length <= most ? text : `${text.slice(0, most - 1)}…`).toWellFormed();
