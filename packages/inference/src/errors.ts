import { reasonOf } from "./reasons.ts";
import type { Refusal, RefusalCode } from "./refusal.ts";

/** A refusal as an error, for functions that cannot return one. */
export class InputError extends Error {
	override readonly name = "InputError";
	readonly refusal: Refusal;

	constructor(refusal: Refusal) {
		super(`${refusal.field}: ${reasonOf(refusal)}`);
		this.refusal = refusal;
	}

	get code(): RefusalCode {
		return this.refusal.code;
	}

	get field(): string {
		return this.refusal.field;
	}
}
