import { CodeError } from "@vitrine/code";

/** Something that reads untrusted bytes. */
export interface Target {
	readonly name: string;
	/** Reads `input`; throws, or rejects, where a promise is broken: any other error than the documented ones, or a wrong result. */
	readonly run: (input: Uint8Array) => unknown;
	/** Inputs to start from. */
	readonly seeds: readonly (string | Uint8Array)[];
	/** Words of the language that is read. */
	readonly words: readonly string[];
}

/** The source that a tag writes; undefined where it refuses the value. */
export function codeOf(write: () => { toString(): string }): string | undefined {
	try {
		return write().toString();
	} catch (error) {
		if (error instanceof CodeError) return undefined;
		throw error;
	}
}

const decoder = new TextDecoder();

export const textOf = (input: Uint8Array): string => decoder.decode(input);

/** Throws unless a promise holds. */
export function must(holds: boolean, promise: string): void {
	if (!holds) throw new Error(`A promise is broken: ${promise}`);
}
