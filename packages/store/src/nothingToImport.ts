import type { Fault } from "@vitrine/model";
import type { Skipped } from "@vitrine/sources";

/** A source without a single usable record; the catalogue is unchanged. */
export class NothingToImport extends Error implements Fault<"nothing-to-import"> {
	override readonly name = "NothingToImport";
	readonly code = "nothing-to-import";
	readonly field = "";
	readonly expected = "at least one usable model record";
	/** The source. */
	readonly got: string;
	readonly skips: readonly Skipped[];

	constructor(location: string, skips: readonly Skipped[]) {
		super(`${location} contains no usable model record; the catalogue is unchanged`);
		this.got = location;
		this.skips = skips;
	}
}
