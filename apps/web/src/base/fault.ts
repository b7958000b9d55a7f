/** A part of the address that makes no sense. */
export interface QueryFault {
	readonly field: string;
	readonly value: string;
	/** What is wrong with it, or what would be right: a sentence without its full stop that begins with "it". */
	readonly wanted: string;
}
