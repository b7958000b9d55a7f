import type { ModelRecord } from "@vitrine/model";
import { Random } from "../../../../bench/random.ts";
import { filed } from "../../../filed.ts";
import { FACETS, type Index, type Page, type Query, SORTS } from "../../../shapes.ts";
import { tokens } from "../../../text.ts";

/** Characters that a value to filter by may have. */
const LONGEST_VALUE = 500;

/** Draws queries of every kind about records that are met at random. The same ones for the same seed. */
export class Wandering {
	readonly #records: readonly ModelRecord[];
	readonly #random: Random;

	constructor(records: readonly ModelRecord[], seed: number) {
		this.#records = records;
		this.#random = new Random(seed);
	}

	query(): Query {
		return {
			...(this.#is(0.6) && { text: this.#text() }),
			...(this.#is(0.6) && { filters: this.#filters() }),
			...(this.#is(0.25) && { ranges: this.#ranges() }),
			...(this.#is(0.5) && { sort: this.#one(SORTS) }),
			...(this.#is(0.4) && { direction: this.#one(["asc", "desc"] as const) }),
			...(this.#is(0.8) && { facets: this.#is(0.6) ? FACETS : FACETS.filter(() => this.#is(0.3)) }),
			...(this.#is(0.7) && { facetLimit: this.#one([1, 3, 10, 50, 500]) }),
			...(this.#is(0.3) && { upTo: { parameters: [1e9, 7e9, 1e8, 7e10], likes: [0, 10] } }),
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
			const values = [this.#record(), this.#record()].flatMap((record) => filed(record).facets[facet].slice(0, 2));
			const short = values.filter(({ length }) => length <= LONGEST_VALUE);
			return [facet, this.#is(0.1) ? [...short, "nowhere"] : short];
		});
		return Object.fromEntries(chosen) as NonNullable<Query["filters"]>;
	}

	#ranges(): NonNullable<Query["ranges"]> {
		const figure = this.#one(SORTS);
		const [a, b] = [this.#record(), this.#record()].map((record) => filed(record).figures[figure] ?? 0);
		const [min, max] = [Math.min(a!, b!), Math.max(a!, b!)];
		return { [figure]: this.#one([{ min }, { max }, { min, max }, { min: max }, {}]) };
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

/** A word with a letter too few or wrong, or two of them swapped. */
function mistyped(word: string, random: Random): string {
	const letters = [...word];
	const at = random.below(letters.length);
	const kind = random.below(3);
	if (kind === 0) letters.splice(at, 1);
	else if (kind === 1) letters[at] = "x";
	else letters.splice(at, 2, ...letters.slice(at, at + 2).reverse());
	return letters.join("");
}

/** The first pages of a query, so many at most. */
export async function pagesOf(index: Index, query: Query, most: number): Promise<readonly Page[]> {
	const pages: Page[] = [];
	let cursor: string | undefined;
	do {
		const page: Page = await index.search({ ...query, ...(cursor !== undefined && { cursor }) });
		pages.push(page);
		cursor = page.next;
	} while (cursor !== undefined && pages.length < most);
	return pages;
}
