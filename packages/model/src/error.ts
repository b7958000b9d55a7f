import type { Fault } from "./fault.ts";
import { shown } from "./values.ts";

/** Why a record cannot be used at all. */
export type RecordCode = "not-an-object" | "no-id" | "wrong-id" | "empty-id" | "lone-surrogate" | "control-character";

/** A record that cannot be used. `field` is empty where the record as a whole is meant. */
export class RecordError extends Error implements Fault<RecordCode> {
	override readonly name = "RecordError";
	readonly code: RecordCode;
	readonly field: string;
	readonly expected: string;
	readonly got: string;

	constructor(code: RecordCode, field: string, value: unknown) {
		const got = shown(value);
		super(SENTENCES[code](field, got));
		this.code = code;
		this.field = field;
		this.expected = code === "not-an-object" ? "a JSON object" : ID;
		this.got = got;
	}
}

const ID = 'a text such as "owner/name"';

const SENTENCES: Readonly<Record<RecordCode, (field: string, got: string) => string>> = {
	"not-an-object": (_, got) => `A model record must be a JSON object, but this is ${got}`,
	"no-id": (field) => `${field} is missing; it should be ${ID}`,
	"wrong-id": (field, got) => `${field} is ${got}; it should be ${ID}`,
	"empty-id": (field) => `${field} is empty; it should be ${ID}`,
	"lone-surrogate": (field, got) => `${field} ${got} contains half a character (a lone surrogate); it should be ${ID}`,
	"control-character": (field, got) => `${field} ${got} contains a control character; it should be ${ID}`,
};
