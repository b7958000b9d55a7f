import { reasonOf } from "./reasons.ts";
import type { Refusal, RefusalCode } from "./refusal.ts";

/** There is no code of a client for a kind of call; `template` is `python/requests/basic`. */
export class TemplateNotFound extends Error {
	override readonly name = "TemplateNotFound";
	readonly code = "template-not-found";
	readonly template: string;

	constructor(template: string) {
		super(`Template not found: ${template}`);
		this.template = template;
	}
}

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
