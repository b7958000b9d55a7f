import { shown } from "@vitrine/model/reading";

/** What is wrong with a query. */
export type QueryErrorCode = "wrong_type" | "unknown_name" | "out_of_range" | "too_many" | "too_complex" | "bad_cursor";

interface QueryErrorDetails {
	/** A member of Query, or a member and a name, such as `filters.task`. */
	readonly field: string;
	/** The value as it was given, not shortened. */
	readonly value: unknown;
	/** What the value has too much of, such as `300 values`. */
	readonly got?: string;
	/** What the field should be (“it should be …”) or, with `got`, should have (“it should have …”). */
	readonly expected: string;
}

/** An invalid query. */
export class QueryError extends Error implements QueryErrorDetails {
	override readonly name = "QueryError";
	readonly code: QueryErrorCode;
	readonly field: string;
	readonly value: unknown;
	readonly got?: string;
	readonly expected: string;

	constructor(code: QueryErrorCode, { field, value, got, expected }: QueryErrorDetails) {
		super(
			got === undefined
				? `${field} is ${shown(value)}: it should be ${expected}`
				: `${field} has ${got}: it should have ${expected}`,
		);
		this.code = code;
		this.field = field;
		this.value = value;
		if (got !== undefined) this.got = got;
		this.expected = expected;
	}

	/** What is wrong with the value: a clause with “it” as its subject. */
	get problem(): string {
		return this.got === undefined
			? `it should be ${this.expected}`
			: `it has ${this.got} and should have ${this.expected}`;
	}
}

/**
 * Why an index cannot be used: `foreign` (the file or name belongs to something else), `version` (written by another
 * version), `corrupt` (damaged), `busy` (being written by another process), `denied` (access denied), `full` (no disk
 * space), `closed`, `unavailable`.
 */
export type IndexErrorCode = "foreign" | "version" | "corrupt" | "busy" | "denied" | "full" | "closed" | "unavailable";

export interface IndexErrorDetails {
	/** The file or the nodes concerned; the sentence starts with it. */
	readonly subject: string;
	/** What is wrong: the rest of that sentence. */
	readonly problem: string;
	/** What to do: a sentence or two, without the last full stop. */
	readonly advice?: string;
	/** What the database or the cluster reported. */
	readonly reason?: string;
	/** The version this build needs, and the version that was found. */
	readonly expected?: string;
	readonly got?: string;
}

/** An index that cannot be used. */
export class IndexError extends Error {
	override readonly name = "IndexError";
	readonly code: IndexErrorCode;
	/** Undefined if the error was made from a message. */
	readonly details: IndexErrorDetails | undefined;

	constructor(code: IndexErrorCode, details: IndexErrorDetails | string, options?: ErrorOptions) {
		super(typeof details === "string" ? details : composed(details), options);
		this.code = code;
		this.details = typeof details === "string" ? undefined : details;
	}
}

function composed({ subject, problem, advice, reason }: IndexErrorDetails): string {
	const sentences = [`${subject} ${problem}`, ...(advice === undefined ? [] : [advice])].join(". ");
	return reason === undefined ? sentences : `${sentences} (${reason})`;
}
