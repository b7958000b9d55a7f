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
		if (!(error instanceof CodeError)) throw error;
		mustBeShort(error.message);
		return undefined;
	}
}

const decoder = new TextDecoder();

export const textOf = (input: Uint8Array): string => decoder.decode(input);

/** UTF-16 units of the longest refusal or note: nothing that is read is repeated in full. */
const LONGEST = 1_000;

/** Throws where what is said of an input is long. */
export function mustBeShort(said: string): void {
	must(said.length <= LONGEST, `what is said has ${said.length} characters: ${said.slice(0, 200)}`);
}

/** Throws unless a promise holds. */
export function must(holds: boolean, promise: string): void {
	if (!holds) throw new Error(`A promise is broken: ${promise}`);
}
