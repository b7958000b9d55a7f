import type { Fault } from "@vitrine/model";
import { shown } from "@vitrine/model/reading";

/** What is wrong with a query. */
export type QueryErrorCode = "wrong-type" | "unknown-name" | "out-of-range" | "too-many" | "too-complex" | "bad-cursor";

interface QueryErrorDetails {
	/** A member of Query, or a member and a name, such as `filters.task`. */
	readonly field: string;
	/** The value as it was given, not shortened. */
	readonly value: unknown;
	/** What the field should be (“it should be …”) or, for `too-many`, should have (“it should have …”). */
	readonly expected: string;
	/** For `too-many`, what the value has, such as `300 values`; otherwise the value as messages show it. */
	readonly got?: string;
}

/** An invalid query. */
export class QueryError extends Error implements Fault<QueryErrorCode> {
	override readonly name = "QueryError";
	readonly code: QueryErrorCode;
	readonly field: string;
	readonly value: unknown;
	readonly expected: string;
	readonly got: string;

	constructor(code: QueryErrorCode, { field, value, expected, got = shown(value) }: QueryErrorDetails) {
		super(
			code === "too-many"
				? `${field} has ${got}: it should have ${expected}`
				: `${field} is ${got}: it should be ${expected}`,
		);
		this.code = code;
		this.field = field;
		this.value = value;
		this.expected = expected;
		this.got = got;
	}

	/** What is wrong with the value: a clause with “it” as its subject. */
	get problem(): string {
		return this.code === "too-many"
			? `it has ${this.got} and should have ${this.expected}`
			: `it should be ${this.expected}`;
	}
}

/**
 * Why an index cannot be used: `foreign` (the file or name belongs to something else), `version` (written by another
 * version), `building` (it is being built from its records, which can be read by id), `corrupt` (damaged), `busy` (being written by another process), `denied` (access denied), `full` (no disk
 * space), `closed`, `unavailable`.
 */
export type IndexErrorCode =
	| "foreign"
	| "version"
	| "building"
	| "corrupt"
	| "busy"
	| "denied"
	| "full"
	| "closed"
	| "unavailable";

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
