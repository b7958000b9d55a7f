/** Input that no call can be made from: `field` and `value` name what is wrong. */
export class InputError extends Error {
	override readonly name = "InputError";
	readonly field: string;
	readonly value: unknown;

	/** `message` says what is wrong and what would be right. */
	constructor(field: string, value: unknown, message: string) {
		super(`${field}: ${message}`);
		this.field = field;
		this.value = value;
	}
}
