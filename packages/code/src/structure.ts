import type { Value } from "./value.ts";

/** How a language writes a bracketed list. */
export interface Block {
	readonly open: string;
	readonly close: string;
	readonly indent: string;
}

const WIDTH = 72;

/** On one line if it is short, else one item a line. */
export function items(block: Block, written: readonly string[]): string {
	const line = block.open + written.join(", ") + block.close;
	if (line.length <= WIDTH && !line.includes("\n")) return line;
	const lines = written.map((item) => block.indent + item.replaceAll("\n", "\n" + block.indent) + ",");
	return [block.open, ...lines, block.close].join("\n");
}

export function entries(
	block: Block,
	record: { readonly [key: string]: Value },
	key: (name: string) => string,
	value: (value: Value) => string,
): string {
	return items(
		block,
		Object.entries(record).map(([name, item]) => `${key(name)}: ${value(item)}`),
	);
}

/** The value, if it is a single word or number; text inside quotes cannot hold more. */
export function single(value: Value, language: string): string | number {
	return typeof value === "string" || typeof value === "number" ? value : refuse(value, language);
}

/** The value as comment text: white space and control characters, which might end the comment, become spaces. */
export const inComment = (value: Value): string => String(single(value, "a comment")).replace(/[\s\p{Cc}]+/gu, " ");

export function refuse(value: unknown, where: string): never {
	throw new TypeError(`Cannot write ${typeof value} in ${where}: ${JSON.stringify(value) ?? String(value)}`);
}
