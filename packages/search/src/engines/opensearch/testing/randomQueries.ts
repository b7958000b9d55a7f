import type { ModelRecord } from "@vitrine/model";
import { Random } from "../../../../bench/random.ts";
import { FACETS, SORTS } from "../../../api/fields.ts";
import type { Page } from "../../../api/page.ts";
import type { Query } from "../../../api/query.ts";
import type { Index } from "../../../api/searchIndex.ts";
import { indexedDocument } from "../../../indexing/catalogueIndexer.ts";
import { SOURCE } from "../../../suite/fixture.ts";
import { tokens } from "../../../text/tokens.ts";

/** Characters of a filtered value, at most. */
const LONGEST_VALUE = 500;

/** Random queries of every kind about some records; the same for the same seed. */
export class RandomQueries {
	readonly #records: readonly ModelRecord[];
	readonly #random: Random;

	constructor(records: readonly ModelRecord[], seed: number) {
		this.#records = records;
		this.#random = new Random(seed);
	}

	next(): Query {
		return {
			...(this.#is(0.6) && { text: this.#text() }),
			...(this.#is(0.6) && { filters: this.#filters() }),
			...(this.#is(0.25) && { ranges: this.#ranges() }),
			...(this.#is(0.5) && { sort: this.#one(SORTS) }),
			...(this.#is(0.4) && { direction: this.#one(["asc", "desc"] as const) }),
			...(this.#is(0.8) && { facets: this.#is(0.6) ? FACETS : FACETS.filter(() => this.#is(0.3)) }),
			...(this.#is(0.7) && { facetLimit: this.#one([1, 3, 10, 50, 500]) }),
			...(this.#is(0.3) && {
				upTo: { parameters: [1e9, 7e9, 1e8, 7e10], likes: [0, 10], created: [Date.parse("2026-01-01") - 1] },
			}),
			limit: this.#one([1, 7, 30, 200]),
		};
	}

	#text(): string {
		const { id, tags } = this.#record();
		const some = tokens(id);
		const kinds: readonly (() => string)[] = [
			() => id,
			() => id.slice(id.lastIndexOf("/") + 1),
			() => this.#one(some),
			() => `${this.#one(some)} ${this.#one(some)}`,
			() => this.#one(some).slice(0, 1 + this.#random.below(4)),
			() => this.#one(some).slice(1),
			() => this.#one(some).slice(2, -1),
			() => some.slice(0, 2).join(""),
			() => mistyped(this.#one(some), this.#random),
			() => `${mistyped(this.#one(some), this.#random)} ${this.#one(some).slice(0, 3)}`,
			() => this.#one([...tags, "none"]),
			() => `${this.#one(some)} ${this.#one([...tags, "none"])}`,
			() => "no-such-words-anywhere",
		];
		return this.#one(kinds)();
	}

	#filters(): NonNullable<Query["filters"]> {
		const chosen = FACETS.filter(() => this.#is(0.2)).map((facet) => {
			const values = [this.#record(), this.#record()].flatMap((record) =>
				indexedDocument(record, SOURCE.id).facets[facet].slice(0, 2),
			);
			const short = values.filter(({ length }) => length <= LONGEST_VALUE);
			return [facet, this.#is(0.1) ? [...short, "nowhere"] : short];
		});
		return Object.fromEntries(chosen) as NonNullable<Query["filters"]>;
	}

	#ranges(): NonNullable<Query["ranges"]> {
		const sort = this.#one(SORTS);
		const valueOf = (record: ModelRecord): number => indexedDocument(record, SOURCE.id).numericFields[sort] ?? 0;
		const [a, b] = [valueOf(this.#record()), valueOf(this.#record())];
		const [min, max] = [Math.min(a, b), Math.max(a, b)];
		return { [sort]: this.#one([{ min }, { max }, { min, max }, { min: max }, {}]) };
	}

	#record(): ModelRecord {
		return this.#one(this.#records);
	}

	#one<T>(things: readonly T[]): T {
		return things[this.#random.below(things.length)]!;
	}

	#is(share: number): boolean {
		return this.#random.next() < share;
	}
}

/** A word with a letter missing or replaced, or two letters swapped. */
function mistyped(word: string, random: Random): string {
	const letters = [...word];
	const at = random.below(letters.length);
	const kind = random.below(3);
	if (kind === 0) letters.splice(at, 1);
	else if (kind === 1) letters[at] = "x";
	else letters.splice(at, 2, ...letters.slice(at, at + 2).reverse());
	return letters.join("");
}

/** The first pages of a query. */
export async function firstPages(index: Index, query: Query, most: number): Promise<readonly Page[]> {
	const pages: Page[] = [];
	let cursor: string | undefined;
	do {
		const page: Page = await index.search({ ...query, ...(cursor !== undefined && { cursor }) });
		pages.push(page);
		cursor = page.next;
	} while (cursor !== undefined && pages.length < most);
	return pages;
}
