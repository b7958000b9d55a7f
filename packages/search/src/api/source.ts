/** A source of records, as the index stores it. */
export interface SourceInfo {
	/** `kind:location`. */
	readonly id: string;
	/** How it is read (`folder`, `cache`, `ndjson`, `hub`). */
	readonly kind: string;
	/** An absolute path or a URL. */
	readonly location: string;
	/** Who published the numbers, under which licence and when, where that is known. */
	readonly attribution?: Attribution;
	/** When it was last imported, in ISO 8601. */
	readonly importedAt?: string;
	/** Records in the index whose last import was from this source. */
	readonly records?: number;
	/** Records that its last import could not read. */
	readonly skipped?: number;
}

export interface Attribution {
	/** The name of the collection and of its authors. */
	readonly title: string;
	readonly url?: string;
	/** An SPDX id or a title (`CC-BY-4.0`). */
	readonly licence?: string;
	/** As precise as it is known (`2026-08`). */
	readonly date?: string;
}
