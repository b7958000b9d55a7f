/** What a session gives its thread. */
export interface Start {
	readonly name: string;
	readonly corpus: readonly Uint8Array[];
	readonly seed: number;
	/** Milliseconds since 1970. */
	readonly until: number;
	/** Counts the inputs, as an Int32. */
	readonly beat: SharedArrayBuffer;
	/** The input that is being read: its length as an Int32, then its bytes. */
	readonly current: SharedArrayBuffer;
}

/** An input that breaks a promise: of what, of time, of memory, or of ever ending. */
export interface Finding {
	readonly kind: "error" | "slow" | "hang" | "memory";
	readonly input: Uint8Array;
	readonly why: string;
}

export interface Progress {
	readonly runs: number;
	/** Inputs that each run something that the others do not. */
	readonly corpus: number;
	/** Blocks of code that have run. */
	readonly blocks: number;
}

/** What a thread tells its session. */
export type Told =
	| ({ readonly type: "progress" | "end" } & Progress)
	| { readonly type: "kept"; readonly input: Uint8Array }
	| { readonly type: "finding"; readonly finding: Finding };
