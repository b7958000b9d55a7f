import { Code } from "./code.ts";
import { Env, Text } from "./values/text.ts";
import { Constant } from "./value.ts";

/** The start of the form of joined pieces; their separator follows. */
export const JOINED = "joined by ";

/** The form of code with the shape of its only piece, such as code under comments. */
export const SAME = "same";

/**
 * The fingerprint of a piece of code without its values: of its fixed form and its parts. Of a value, only environment
 * variables count, unless it is a constant; of equal joined pieces in a row, only whether there is more than one.
 */
export function shapeOf(form: string, of: readonly unknown[]): string {
	const traces = of.map(traceOf);
	if (form === SAME) return traces[0]!;
	return fingerprint([form, ...(form.startsWith(JOINED) ? runs(traces) : traces)].join("\n"));
}

/** What any value without variables adds to the fingerprint. */
export const VALUE = "value";

/** What a part adds to the fingerprint: its own shape if it is code, its variables if it is a value. */
function traceOf(part: unknown): string {
	if (typeof part !== "object" || part === null) return VALUE;
	if (part instanceof Constant) return `${VALUE} ${JSON.stringify(part.value)}`;
	return Code.isCode(part) ? part.shape : [VALUE, ...new Set(variablesIn(part))].join(" ");
}

function* variablesIn(value: unknown): Generator<string> {
	if (typeof value !== "object" || value === null) return;
	if (value instanceof Env) yield `$${value.name}`;
	else for (const part of value instanceof Text ? value.parts : Object.values(value)) yield* variablesIn(part);
}

/** Each run of equal traces as one, with a mark if it is longer. */
export function runs(traces: readonly string[]): string[] {
	return traces.flatMap((trace, at) => {
		if (trace !== traces[at - 1]) return [trace];
		return trace === traces[at - 2] ? [] : ["…"];
	});
}

/**
 * A fingerprint of a text, 16 hexadecimal digits. It distinguishes the project's own texts; it does not protect against
 * forgery.
 */
export function fingerprint(text: string): string {
	let left = 0x9e3779b9;
	let right = 0x85ebca6b;
	for (let at = 0; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		left = Math.imul(left ^ unit, 0x01000193);
		right = Math.imul((right << 5) ^ (right >>> 27) ^ unit, 0xcc9e2d51);
	}
	return hex(mixed(left ^ text.length)) + hex(mixed(right ^ left));
}

/** Lets every bit affect all others. */
function mixed(bits: number): number {
	const half = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
	const whole = Math.imul(half ^ (half >>> 15), 0x846ca68b);
	return (whole ^ (whole >>> 16)) >>> 0;
}

const hex = (bits: number): string => bits.toString(16).padStart(8, "0");
