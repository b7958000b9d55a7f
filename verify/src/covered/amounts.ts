import type { ModelRecord } from "@vitrine/model";

/** A number of records, and their downloads together. */
export interface Amount {
	readonly records: number;
	readonly downloads: number;
}

const NONE: Amount = { records: 0, downloads: 0 };

/** The downloads of a record; none where they are unknown or no number. */
export const downloadsOf = ({ downloads }: ModelRecord): number =>
	typeof downloads === "number" && downloads > 0 ? downloads : 0;

/** Amounts by name. */
export class Amounts<Name extends string> {
	readonly #amounts = new Map<Name, Amount>();

	add(name: Name, record: ModelRecord): void {
		const { records, downloads } = this.of(name);
		this.#amounts.set(name, { records: records + 1, downloads: downloads + downloadsOf(record) });
	}

	of(name: Name): Amount {
		return this.#amounts.get(name) ?? NONE;
	}

	/** The most downloads first. */
	sorted(): ReadonlyMap<Name, Amount> {
		return new Map([...this.#amounts].toSorted(([, a], [, b]) => b.downloads - a.downloads || b.records - a.records));
	}
}
