/** Where a library or an app runs, as far as its makers state it: processors, GPU platforms, and places without an installation. */
export const PLATFORMS = ["CPU", "CUDA", "ROCm", "Metal", "NPU", "TPU", "browser", "phone"] as const;
type Platform = (typeof PLATFORMS)[number];

/** The programming languages that call a library. */
export const LANGUAGES = ["Python", "JavaScript", "C", "C++", "C#", "Java", "Kotlin", "Rust", "Swift"] as const;
type Language = (typeof LANGUAGES)[number];

/** What a library or an app is. The facts are those that were read in a source; why one is absent is in `unstated`. */
export interface Description {
	/** What it is for and who makes it: one sentence of at most 140 characters, which does not start with its name. */
	readonly summary: string;
	/** An SPDX expression: the licence of the code, which may differ from that of the models; `LicenseRef-` and a name for one that SPDX does not list. */
	readonly licence?: Stated<string>;
	readonly languages?: Stated<readonly Language[]>;
	/** At least these. */
	readonly platforms?: Stated<readonly Platform[]>;
}

/** A fact with the place that states it. */
export interface Stated<T> extends Source {
	readonly value: T;
}

/** The place that states a fact. */
export interface Source {
	/**
	 * `pypi:timm 1.0.31`, `npm:name version`, `go:module version`, `github:owner/name@commit README.md`, `hub:owner/name README.md` or
	 * `hub:owner/name@commit file` (the hub's page of a file states its size, and the licence and access of its repository), `starter:owner/name` (a
	 * record of the starter catalogue), or `radar:owner/name` (a record of the dataset from which the starter was selected).
	 */
	readonly source: string;
	/** The day on which the source was read: `2026-11-23`. */
	readonly day: string;
}
