import { TermDictionary } from "../terms/termDictionary.ts";
import { sortUtf8 } from "../terms/utf8Order.ts";
import { type IntLists, IntListsWriter } from "./intLists.ts";

/** The terms of each document, as ordinals. */
export interface ForwardIndex {
	readonly terms: TermDictionary;
	readonly ordsOfDocs: IntLists;
}

/** Collects the terms of one document after the other. */
export class ForwardIndexWriter {
	/** Terms in the order of their first occurrence. */
	readonly #numbers = new Map<string, number>();
	readonly #lists = new IntListsWriter();

	/** Adds a document. */
	add(terms: readonly string[]): void {
		for (const term of terms) {
			const known = this.#numbers.get(term);
			if (known === undefined) this.#numbers.set(term, this.#numbers.size);
			this.#lists.add(known ?? this.#numbers.size - 1);
		}
		this.#lists.endList();
	}

	/** The forward index of all documents; the writer cannot be used any more. */
	finish(): ForwardIndex {
		const sorted = sortUtf8([...this.#numbers.keys()]);
		const ords = new Uint32Array(sorted.length);
		for (const [ord, term] of sorted.entries()) ords[this.#numbers.get(term)!] = ord;
		const { starts, entries } = this.#lists.lists();
		for (let i = 0; i < entries.length; i++) entries[i] = ords[entries[i]!]!;
		return { terms: TermDictionary.of(sorted), ordsOfDocs: { starts, entries } };
	}
}
