import type { Format } from "../choices/contents/formatNames.ts";

/**
 * Where the size of weights was read, from the most to the least certain: the sizes of files, the tensor types in a header,
 * the number of parameters, or a number of parameters in the name (`-7B`).
 */
export type Basis = "files" | "header" | "parameters" | "name";

/** Weights in one format and type, before what running them adds. */
export interface Weights {
	/** Absent if the record does not state it. */
	readonly format?: Format;
	/** The type, such as `BF16` or `Q4_K_M`; the format if the type is unknown. */
	readonly label: string;
	/** Bytes. */
	readonly weights: number;
	readonly basis: Basis;
	/** The record does not state the type; it is the usual one of the format. */
	readonly isAssumed?: true;
	/** The path of the file, or of the first of its parts. */
	readonly file?: string;
	/** The folders of a pipeline, each with its bytes. */
	readonly parts?: readonly Part[];
}

/** A part of a pipeline. */
export interface Part {
	/** The name of its folder, such as `unet`. */
	readonly folder: string;
	readonly bytes: number;
}

/** Weights that a repository holds, and the memory to run them, in bytes. */
export interface Variant extends Weights {
	/** The program and working memory, and a short context if the configuration does not state its size. */
	readonly overhead: number;
	/** The KV cache of the context that is counted; absent if the configuration does not state it. */
	readonly cache?: number;
	/** Weights, overhead and cache, rounded up to whole kB. */
	readonly total: number;
}

/** The memory that a model needs, as far as its record shows. */
export interface MemoryEstimate {
	/** The weights that the repository holds, the largest first; empty for an adapter or if no size is known. */
	readonly variants: readonly Variant[];
	/** The variant that tools load unless another is chosen. */
	readonly usual: Variant | undefined;
	/** The variants are one part of what runs, which needs more memory than they do. */
	readonly isPart: boolean;
	/** The number of parameters that the record states, where its name and its size contradict it: it is not used. */
	readonly misstated?: number;
	/** They only assist the larger model of their name, as a draft head or a projector does. */
	readonly assists: boolean;
	/** Set if the repository holds an adapter, which needs its base model as well. */
	readonly adapter: AdapterSize | undefined;
	readonly cache: KvCache | undefined;
	readonly experts: Experts | undefined;
}

export interface AdapterSize {
	/** Bytes of the adapter itself; absent if unknown. */
	readonly weights?: number;
	/** The id of the base model; absent if the record names none. */
	readonly base?: string;
}

/** The memory of the context, which grows with its length. */
export interface KvCache {
	/** The tokens that totals count. */
	readonly context: number;
	/** The most tokens that the model takes; absent if unknown. */
	readonly longest?: number;
	/** Bytes for a number of tokens, with 16-bit values. */
	readonly bytesAt: (tokens: number) => number;
}

/** The experts of a model of which each token uses only some. All of them are in memory. */
export interface Experts {
	/** Experts per layer; absent if unknown. */
	readonly count?: number;
	/** Experts that each token uses. */
	readonly perToken?: number;
	/** Parameters that each token uses; absent if unknown. */
	readonly active?: number;
	readonly from: "config" | "name";
}
