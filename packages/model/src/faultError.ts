import type { Fault } from "./fault.ts";

/** What the sentence about a fault is made of; `reason` is advice, or what the system or a parser reported. */
export type FaultWords = Readonly<Record<"field" | "expected" | "got" | "reason", string>>;

/** The sentence for each code. */
export type FaultSentences<Code extends string = string> = Readonly<Record<Code, (words: FaultWords) => string>>;

/** An error that is data: its message is made of its other fields, by the sentence for its code. */
export class FaultError<Code extends string> extends Error implements Fault<Code> {
	readonly code: Code;
	readonly field: string;
	readonly expected: string;
	readonly got: string;
	readonly reason: string;

	constructor(
		sentences: FaultSentences<Code>,
		code: Code,
		field: string,
		{ expected = "", got = "", reason = "" }: Partial<FaultWords> = {},
		options?: ErrorOptions,
	) {
		super(sentences[code]({ field, expected, got, reason }), options);
		this.code = code;
		this.field = field;
		this.expected = expected;
		this.got = got;
		this.reason = reason;
	}
}
