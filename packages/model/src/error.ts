/** A record that cannot be kept: `field` and `value` name what is wrong, the message says what would be right. */
export class RecordError extends Error {
	/** Empty when the record as a whole is meant. */
	readonly field: string;
	readonly value: unknown;

	constructor(field: string, value: unknown, message: string) {
		super(message);
		this.name = "RecordError";
		this.field = field;
		this.value = value;
	}
}
