import { RECORD_BOUNDS } from "./bounds/limits.ts";
import type { Fault } from "./fault.ts";
import { shown } from "./values.ts";

/** Why a record cannot be used at all. */
export type RecordCode =
	| "not-an-object"
	| "no-id"
	| "wrong-id"
	| "empty-id"
	| "lone-surrogate"
	| "control-character"
	| "too-long-id";

/** A record that cannot be used. `field` is empty where the record as a whole is meant. */
export class RecordError extends Error implements Fault<RecordCode> {
	override readonly name = "RecordError";
	readonly code: RecordCode;
	readonly field: string;
	readonly expected: string;
	readonly got: string;
	/** The message without the field's name. */
	readonly reason: string;

	constructor(code: RecordCode, field: string, value: unknown) {
		const got = shown(value);
		const reason = REASONS[code](got);
		super(field === "" ? reason : `${field} ${reason}`);
		this.reason = reason;
		this.code = code;
		this.field = field;
		this.expected = code === "not-an-object" ? "a JSON object" : ID;
		this.got = got;
	}
}

const ID = 'a string such as "owner/name"';

const REASONS: Readonly<Record<RecordCode, (got: string) => string>> = {
	"not-an-object": (got) => `A model record must be a JSON object, but this is ${got}`,
	"no-id": () => `is missing; it should be ${ID}`,
	"wrong-id": (got) => `is ${got}; it should be ${ID}`,
	"empty-id": () => `is empty; it should be ${ID}`,
	"lone-surrogate": (got) => `${got} contains half a character (a lone surrogate); it should be ${ID}`,
	"too-long-id": (got) =>
		`${got} has more than ${RECORD_BOUNDS.id.toLocaleString("en")} characters; it should be ${ID}`,
	"control-character": (got) => `${got} contains a control character; it should be ${ID}`,
};
