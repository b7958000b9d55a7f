/** A field of the address that cannot be read. */
export interface QueryFault {
	readonly field: string;
	readonly value: string;
	/** What is wrong with it or what was expected: a clause with “it” as its subject, without a full stop. */
	readonly wanted: string;
}
