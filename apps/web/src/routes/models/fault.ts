/** A part of the address that makes no sense. */
export interface QueryFault {
	readonly field: string;
	readonly value: string;
	/** What would be right. */
	readonly wanted: string;
}
