/** The health of an index, as `/readyz` reports it. */
export interface Health {
	/** `ready`; `degraded`: it answers, but something is wrong; `down`: it cannot answer. */
	readonly state: "ready" | "degraded" | "down";
	/** The engine and its version (`embedded`, `opensearch 2.19.6`); without the version while it is unknown. */
	readonly engine: string;
	/** Empty if the state is `ready`. */
	readonly problems: readonly HealthProblem[];
	/** Present while the index is built from the stored records: until then, records can be read by id and not searched. */
	readonly building?: Building;
}

/** A problem of an index. Two checks found the same problem if the code and the subject are equal. */
export interface HealthProblem {
	/** What is wrong, such as `yellow`; names no node and no file. */
	readonly code: string;
	/** The node or the index concerned, if there are several. */
	readonly subject?: string;
	/** A sentence for the operator: what is wrong, on which node, and what to do. */
	readonly message: string;
}

/** What an index consists of, for its operator. */
export interface IndexStatus extends Omit<Health, "problems" | "building"> {
	/** The message of each problem. */
	readonly problems: readonly string[];
	/** Records that readers see; undefined if they cannot be counted now. */
	readonly records?: number;
	/** Bytes on disk, replicas included; undefined if they cannot be determined now. */
	readonly bytes?: number;
	/** Records that a running or interrupted import has stored and readers do not see; undefined if the engine cannot tell. */
	readonly staged?: number;
	/** Further details in the order to print them, such as the path, the generation and the nodes. */
	readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/** The progress of a rebuild or a verification. */
export interface MaintenanceProgress {
	readonly done: number;
	/** Records in total, if known. */
	readonly of?: number;
}

/** The progress of an index that is built from the stored records. */
export interface Building extends MaintenanceProgress {
	/** Records in total. */
	readonly of: number;
	/** An estimate; absent while there is none, and when all records are read and only sorted. */
	readonly secondsLeft?: number;
}

export type OnProgress = (progress: MaintenanceProgress) => void;

/** The result of a verification. */
export interface Verification {
	/** Records that were compared. */
	readonly records: number;
	/** The first 20 problems, a sentence each. */
	readonly problems: readonly string[];
	/** The number of all problems. */
	readonly found: number;
}

/** Maintenance of an index. Every engine implements it along with Index. */
export interface Maintenance {
	/** Never throws; answers within a few seconds in any case. */
	health(): Promise<Health>;
	/** Never throws: what cannot be determined is left out, and `problems` gives the reason. */
	status(): Promise<IndexStatus>;
	/** Rebuilds the index from the stored records; readers use the old one until then. Throws IndexError. */
	rebuild(onProgress?: OnProgress): Promise<void>;
	/** Compares the index with all stored records. Throws IndexError. */
	verify(onProgress?: OnProgress): Promise<Verification>;
}
