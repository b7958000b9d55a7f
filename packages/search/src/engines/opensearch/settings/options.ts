/** The connection to a cluster, and how indices are created there. */
export interface ClusterOptions {
	/** The URL of every node, http or https, without credentials. */
	readonly nodes: readonly string[];
	/** The alias that readers and writers use, and the prefix of all index names; `vitrine` by default. */
	readonly name?: string;
	/** Set together with a password. */
	readonly username?: string;
	readonly password?: string;
	/** A bearer token, instead of a user and a password. */
	readonly token?: string;
	/** The authority that signed the nodes' certificates, as PEM. */
	readonly ca?: string;
	/** Primary shards of a new index; 1 by default. */
	readonly shards?: number;
	/** Replicas of each shard; 1 by default. */
	readonly replicas?: number;
}

export interface OpenSearchOptions extends ClusterOptions {
	/** Milliseconds for one request; 8000 by default. */
	readonly timeout?: number;
	/** Milliseconds that an import waits for another one to finish; ten minutes by default. */
	readonly patience?: number;
	/** Called with a sentence for the log when a node goes away or comes back, and when a request is repeated. */
	readonly onNotice?: (message: string) => void;
}

/** Options as they are given: numbers may be texts, and nodes a text with commas. */
export type RawOptions = { readonly [Option in keyof OpenSearchOptions]?: unknown };

/** Returns the name of an option as the user knows it, for error messages. */
export type OptionLabel = (option: keyof OpenSearchOptions) => string;

/** Options that were checked; those that are not given are missing. */
export type CheckedOptions = Omit<OpenSearchOptions, "onNotice">;

/** Valid options with all defaults. */
export interface OpenSearchSettings {
	readonly nodes: readonly string[];
	readonly name: string;
	/** The value of the `authorization` header. */
	readonly authorization?: string;
	readonly ca?: string;
	readonly shards: number;
	readonly replicas: number;
	readonly timeout: number;
	readonly patience: number;
	readonly onNotice: (message: string) => void;
}
