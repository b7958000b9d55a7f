/** A query that makes no sense: `field` and `value` name what is wrong. */
export class QueryError extends Error {
	/** A member of Query, or `filters.` and a facet. */
	readonly field: string;
	/** As it was given, whole. */
	readonly value: unknown;
	/** What is wrong with the value: a clause with “it” as its subject. Undefined if only the message says it. */
	readonly problem: string | undefined;

	constructor(field: string, value: unknown, message: string, problem?: string) {
		super(message);
		this.name = "QueryError";
		this.field = field;
		this.value = value;
		this.problem = problem;
	}
}

/**
 * Why an index cannot be used: `foreign` (not a catalogue), `version` (one of another version), `corrupt` (damaged),
 * `busy` (another program is writing), `denied` (may not be written), `full` (no room left), `closed`, `unavailable`.
 */
export type IndexFault = "foreign" | "version" | "corrupt" | "busy" | "denied" | "full" | "closed" | "unavailable";

/** An index that cannot be used; the message says where it stands, why, and the way out. */
export class IndexError extends Error {
	readonly fault: IndexFault;

	constructor(fault: IndexFault, message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = "IndexError";
		this.fault = fault;
	}
}
