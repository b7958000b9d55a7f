import type { CollectionsRead } from "../data/collections/parse.ts";
import type { Piece } from "../markdown/markdown.ts";

/** A range of bytes of a file. */
export interface Range {
	readonly start: number;
	readonly end: number;
}

/** A text in Markdown to render: a model card, or a note of the operator. */
export interface CardJob {
	readonly type: "card";
	readonly text: string;
	/** The repository that it is in; absent for a note, which may link to pages of this site. */
	readonly of?: CardPlace;
	/** The prefix of ids in the card. */
	readonly prefix: string;
}

/** Where a model card is. */
export interface CardPlace {
	/** The id of the model. */
	readonly id: string;
	/** The path of the card in the repository, and the paths of all files that it may link to. */
	readonly from: string;
	readonly paths: readonly string[];
	/** The published address of the repository. */
	readonly home: string;
}

interface CodeJob {
	readonly type: "code";
	readonly text: string;
	readonly language: string;
}

/** The header of a file of weights, which the thread reads by asking for ranges of bytes. */
export interface HeaderJob {
	readonly type: "header";
	readonly path: string;
	readonly size: number;
}

/** The index of a model in several safetensors files, or the header of one of them, for a program. */
export interface ShardJob {
	readonly type: "shardIndex" | "shardHeader";
	readonly path: string;
	readonly size: number;
	/** Bytes of the longest index or header that is read. */
	readonly longest: number;
}

/** A file of collections to read. */
export interface CollectionsJob {
	readonly type: "collections";
	readonly text: string;
}

/** An SVG of the project to render as PNG; the texts in it are escaped. */
interface ImageJob {
	readonly type: "image";
	readonly svg: string;
}

/** Work on untrusted text that a thread does. */
export type Job = CardJob | CodeJob | HeaderJob | ShardJob | CollectionsJob | ImageJob;

/** The header of a file of weights, as far as a page shows it. */
export interface ShownHeader {
	/** Undefined for a list, which is not read. */
	readonly fields: readonly (readonly [name: string, value: string | undefined])[];
	readonly tensors: readonly ShownTensor[];
	/** The number of all tensors in the file. */
	readonly count: number;
}

export interface ShownTensor {
	readonly name: string;
	/** As safetensors name it (`BF16`), or the number of a GGUF type. */
	readonly type: string | number;
	/** The sides, separated by ×; empty for a scalar. */
	readonly shape: string;
	readonly parameters: number;
}

/** An index as JSON without its map, and the files that the map names. */
export interface ShardIndex {
	readonly index: string;
	readonly names: readonly string[];
}

/** Why an index or a header is not read: it is not JSON, it is no index, or it has or names too much. */
export interface Unreadable {
	readonly why: "malformed" | "no-index" | "too-long";
}

/** The result of a job of each type: why a card is cut, if it is; HTML; a header, or collections, or why it cannot be read; a PNG. */
export interface Results {
	readonly card: string | undefined;
	readonly code: string;
	readonly header: ShownHeader | { readonly why: string };
	readonly shardIndex: ShardIndex | Unreadable;
	/** JSON. */
	readonly shardHeader: string | Unreadable;
	readonly collections: CollectionsRead;
	readonly image: Uint8Array<ArrayBuffer>;
}

/** What the site sends to a thread. */
export type RenderRequest = { readonly job: Job } | { readonly bytes: Uint8Array | undefined };

/** What a thread sends: that it is ready, a piece of a card, a range that it needs, and at last a result or an error. */
export type Response =
	| { readonly ready: true }
	| { readonly piece: Piece }
	| { readonly range: Range }
	| { readonly result: Results[Job["type"]] }
	| { readonly error: string };
