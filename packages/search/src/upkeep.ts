/** How an index stands, as `/readyz` tells it. */
export interface Health {
	/** `ready`: it answers all; `hurt`: it answers, but something is wrong; `down`: it cannot answer now. */
	readonly state: "ready" | "hurt" | "down";
	/** The engine and its version (`embedded`, `opensearch 2.19.6`); the version is missing while it is not known. */
	readonly engine: string;
	/** What is wrong, with which node, and what to do: a sentence each. None where it is ready. */
	readonly problems: readonly string[];
	/** A code for each of `problems`, with what it concerns (`yellow vitrine`): it stays the same while only counts change. */
	readonly codes?: readonly string[];
}

/** What an index is made of, for whoever runs it. */
export interface IndexStatus extends Omit<Health, "codes"> {
	/** Records readers see; undefined where it cannot be asked. */
	readonly records?: number;
	/** Bytes on disk, copies included; undefined where it cannot be asked. */
	readonly bytes?: number;
	/** What else is worth knowing, in the order to print it: where it lies, its edition, its nodes. */
	readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/** How far a rebuild or a verification has come. */
export interface UpkeepProgress {
	readonly done: number;
	/** Records to do in all, where that is known. */
	readonly of?: number;
}

/** What a verification found. */
export interface Verification {
	/** Records looked at. */
	readonly records: number;
	/** What is wrong, a sentence each, the first 20. */
	readonly problems: readonly string[];
	/** How much is wrong in all. */
	readonly found: number;
}

/** What whoever runs an index can do about it. Every engine offers it beside Index. */
export interface Upkeep {
	/** Never throws; answers within a few seconds, whatever is wrong. */
	health(): Promise<Health>;
	/** Never throws: what cannot be asked is left out, and `problems` says why. */
	status(): Promise<IndexStatus>;
	/** Makes what is searched anew from the records kept; readers go on reading the old one meanwhile. Throws IndexError. */
	rebuild(tell?: (progress: UpkeepProgress) => void): Promise<void>;
	/** Compares what is searched with the records kept, every record. Throws IndexError. */
	verify(tell?: (progress: UpkeepProgress) => void): Promise<Verification>;
}
