import type { Contents } from "@vitrine/catalogue";
import { type ModelRecord, statedParameters } from "@vitrine/model";
import { type Amount, Amounts } from "./amounts.ts";
import type { CodeLevel, Given } from "./given.ts";

/** What records get that are known to hold weights: by their files, tags, headers or parameters, or as an adapter. */
export interface Holding {
	readonly all: Amount;
	/** What they get first. */
	readonly given: ReadonlyMap<Given, Amount>;
	/** How far the code was checked of those that get code. */
	readonly levels: ReadonlyMap<CodeLevel, Amount>;
	/** Those that get no code that loads them, by what they hold: `safetensors`, `gguf adapter`. */
	readonly unread: ReadonlyMap<string, Amount>;
}

/** Counts the records that hold weights. */
export class HoldingCount {
	readonly #all = new Amounts<"all">();
	readonly #given = new Amounts<Given>();
	readonly #levels = new Amounts<CodeLevel>();
	readonly #unread = new Amounts<string>();

	add(record: ModelRecord, { formats, adapter }: Contents, given: Given, level: CodeLevel | undefined): void {
		const isSized = statedParameters(record) !== undefined;
		if (formats.size === 0 && adapter === undefined && !isSized) return;
		this.#all.add("all", record);
		this.#given.add(given, record);
		if (level !== undefined) return this.#levels.add(level, record);
		const held = [...formats.keys()].toSorted().join(" and ") || "an unknown format";
		this.#unread.add(adapter === undefined ? held : `${held}, an adapter`, record);
	}

	get found(): Holding {
		return {
			all: this.#all.of("all"),
			given: this.#given.sorted(),
			levels: this.#levels.sorted(),
			unread: this.#unread.sorted(),
		};
	}
}
