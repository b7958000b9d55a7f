import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import type { Filed, Filing } from "../../filing.ts";
import { FACETS, SORTS } from "../../shapes.ts";
import { has } from "./segment/bits.ts";
import { figureOf } from "./segment/figures.ts";
import { nameHash, SlotsOfModels } from "./segment/segment.ts";
import type { Live } from "./segment/select.ts";
import { digestOf } from "./staging.ts";
import { rows } from "./statements.ts";
import type { Findings } from "./upkeepFindings.ts";
import type { Sums } from "./upkeepSums.ts";

/** Rows that are read at a time. */
const CHUNK = 1000;

/** The number of id tokens among the kinds of texts; facets have the places they have in FACETS. */
export const TOKENS: number = FACETS.length;

/** Reads every record that readers see and files it again: compares what one record says alone, adds up the rest. */
export class Refiling {
	readonly #database: DatabaseSync;
	readonly #file: Filing;
	readonly #findings: Findings;
	readonly #sums: Sums;
	readonly #places: Places;
	#done = 0;
	#met = 0;

	constructor(database: DatabaseSync, file: Filing, lives: readonly Live[], findings: Findings, sums: Sums) {
		this.#database = database;
		this.#file = file;
		this.#findings = findings;
		this.#sums = sums;
		this.#places = new Places(lives);
	}

	/** Records read so far, and how many of them are among what is searched. */
	get done(): number {
		return this.#done;
	}

	get met(): number {
		return this.#met;
	}

	/** Reads the rows up to a number, and pauses between chunks of them. */
	*readAll(upTo: number): Generator<void> {
		for (let last = 0; ;) {
			const chunk = rows(this.#database, NEXT, [last, upTo, CHUNK]) as unknown as readonly StoredRow[];
			if (chunk.length === 0) return;
			for (const stored of chunk) this.#check(stored);
			this.#done += chunk.length;
			last = chunk.at(-1)!.model;
			yield;
		}
	}

	#check({ model, id, digest, record }: StoredRow): void {
		if (!digestOf(record).equals(digest))
			return this.#findings.add(`${JSON.stringify(id)}: its record is not the one that was imported`);
		const read = JSON.parse(record) as ModelRecord;
		if (read.id !== id)
			return this.#findings.add(`${JSON.stringify(id)}: its record is that of ${JSON.stringify(read.id)}`);
		const filed = this.#file(read);
		for (const [kind, facet] of FACETS.entries())
			for (const value of filed.facets[facet]) this.#sums.add(kind, value, model);
		for (const token of filed.idTokens) this.#sums.add(TOKENS, token, model);
		this.#compare(id, filed, model);
	}

	#compare(id: string, { figures, names }: Filed, model: number): void {
		const found = this.#places.of(model);
		if (found === undefined) return this.#findings.add(`${JSON.stringify(id)} is not in what is searched`);
		this.#met++;
		const { segment, slot } = found;
		for (const sort of SORTS) {
			const searched = figureOf(segment.figures[sort], slot);
			if (searched !== figures[sort])
				this.#findings.add(
					`${JSON.stringify(id)}: ${sort} is ${figures[sort]} in its record, ${searched} in what is searched`,
				);
		}
		const [name, whole] = [segment.names[2 * slot], segment.names[2 * slot + 1]];
		if (name !== nameHash(names[0]!) || whole !== nameHash(names.at(-1)!))
			this.#findings.add(`${JSON.stringify(id)}: what is searched has it under another name`);
	}
}

interface StoredRow {
	readonly model: number;
	readonly id: string;
	readonly digest: Uint8Array;
	readonly record: string;
}

const NEXT = `
	SELECT model, id, digest, record FROM models JOIN records USING (model)
	WHERE model > ? AND model <= ? ORDER BY model LIMIT ?`;

/** Finds where a row stands in what is searched. */
class Places {
	readonly #lives: readonly { readonly live: Live; readonly slots: SlotsOfModels }[];

	constructor(lives: readonly Live[]) {
		this.#lives = lives.map((live) => ({ live, slots: new SlotsOfModels(live.segment.models) }));
	}

	of(model: number): { readonly segment: Live["segment"]; readonly slot: number } | undefined {
		for (const { live, slots } of this.#lives) {
			const slot = slots.of(model);
			if (slot >= 0 && !(live.gone && has(live.gone, slot))) return { segment: live.segment, slot };
		}
		return undefined;
	}
}
