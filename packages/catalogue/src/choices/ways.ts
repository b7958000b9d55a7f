import type { LocalApp } from "../apps/shapes.ts";
import type { Library } from "../shapes.ts";
import type { Evidence } from "./evidence.ts";
import type { Reason } from "./reasons.ts";
import type { RuleName } from "./rules/names.ts";

/**
 * Whether a way reads what the repository holds: `unsure` where only a tag suggests it or the format is unknown,
 * `mismatch` where the repository is known to hold something else.
 */
export type Fit = "fits" | "unsure" | "mismatch";

interface Offered {
	/** The key of the library or app; `files` for the files. */
	readonly key: string;
	/** The rule that offers it. */
	readonly rule: RuleName;
	/** Why; `reasonText` writes it as a sentence. */
	readonly reason: Reason;
	readonly fit: Fit;
	/** The evidence for the rule. */
	readonly from: Evidence;
}

export interface LibraryWay extends Offered {
	readonly kind: "library";
	readonly library: Library;
}

export interface AppWay extends Offered {
	readonly kind: "app";
	readonly app: LocalApp;
}

/** Fetching the files, which every repository allows, and opening them where the format determines how. */
export interface FilesWay extends Offered {
	readonly kind: "files";
	/** The code, in the shape of a library. */
	readonly library: Library;
}

/** A way to use a model. */
export type Way = LibraryWay | AppWay | FilesWay;
