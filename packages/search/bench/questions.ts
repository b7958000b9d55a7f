import { cursorOf } from "../src/query/cursor.ts";
import { checkedQuery } from "../src/query/checkedQuery.ts";
import { FACETS } from "../src/api/fields.ts";
import type { Query } from "../src/api/query.ts";
import { words } from "../src/text/tokens.ts";
import type { Generated } from "./generate.ts";
import { Random } from "./random.ts";
import { RecordFile } from "./recordFile.ts";

/** A query of some kind. */
export interface Question {
	readonly kind: Kind;
	readonly query: Query;
	/** The id of a record to get instead. */
	readonly id?: string;
	/** The position of the cursor, for other engines. */
	readonly after?: readonly [downloads: number, id: string];
}

export const KINDS = [
	"no filter",
	"one task",
	"task and library",
	"two tags and a licence",
	"several values of four facets",
	"prefix",
	"three words and a library",
	"three words",
	"infix",
	"deep page, no facets",
	"a rare tag",
	"an author",
	"a record by its id",
] as const;
export type Kind = (typeof KINDS)[number];

/** Values per facet. */
const VALUES = 50;
const PAGE: Query = { facets: FACETS, facetLimit: VALUES };
/** Records that are tried for each question. */
const TRIES = 200;

/** Draws queries with the values of random records, so that frequent values are drawn frequently. */
export class QuestionSampler {
	readonly #random: Random;
	readonly #file: RecordFile;

	/** `path` is a file of records. */
	constructor(path: string, seed: number) {
		this.#random = new Random(seed);
		this.#file = new RecordFile(path, this.#random);
	}

	questions(each: number): readonly Question[] {
		return KINDS.flatMap((kind) => Array.from({ length: each }, () => this.#question(kind)));
	}

	close(): void {
		this.#file.close();
	}

	#question(kind: Kind): Question {
		for (let tries = 0; tries < TRIES; tries++) {
			const one = this.#file.record();
			const query = this.#query(kind, one);
			if (!query) continue;
			if (kind === "a record by its id") return { kind, query, id: one.id };
			return kind === "deep page, no facets"
				? { kind, query, after: [one["downloads"] as number, one.id] }
				: { kind, query };
		}
		throw new Error(`No record fits the kind "${kind}".`);
	}

	#query(kind: Kind, one: Generated): Query | undefined {
		const { task, library, licence } = valuesOf(one);
		switch (kind) {
			case "no filter":
				return PAGE;
			case "one task":
				return filtered({ task });
			case "task and library":
				return filtered({ task, library });
			case "two tags and a licence":
				return filtered({ tag: this.#tags(one, 2), licence });
			case "several values of four facets":
				return this.#several(one);
			case "a rare tag":
				return filtered({ tag: one.tags.filter((tag) => /^(arxiv|dataset):|-\w+-/.test(tag)).slice(0, 1) });
			case "an author":
				return filtered({ author: [one.id.slice(0, one.id.indexOf("/"))] });
			case "deep page, no facets":
				return deep(one);
			case "a record by its id":
				return {};
			default:
				return this.#texted(kind, one);
		}
	}

	#several(one: Generated): Query | undefined {
		const other = valuesOf(this.#file.record());
		const { task, library, licence } = valuesOf(one);
		const tag = [...this.#tags(one, 1), ...this.#tags(this.#file.record(), 1)];
		return filtered({
			task: [...task, ...other.task],
			library: [...library, ...other.library],
			licence: [...licence, ...other.licence],
			tag,
		});
	}

	#texted(kind: Kind, one: Generated): Query | undefined {
		const found = words(one.id.slice(one.id.indexOf("/") + 1));
		const word = found[this.#random.below(found.length)] ?? "";
		if (kind === "prefix") return word === "" ? undefined : { ...PAGE, text: word.slice(0, 1 + this.#random.below(4)) };
		if (kind === "infix")
			return word.length < 6 ? undefined : { ...PAGE, text: word.slice(1, 4 + this.#random.below(3)) };
		if (found.length < 3) return undefined;
		const text = found.slice(0, 3).join(" ");
		if (kind === "three words") return { ...PAGE, text };
		const query = filtered({ library: valuesOf(one).library });
		return query && { ...query, text };
	}

	#tags(one: Generated, count: number): readonly string[] {
		return Array.from({ length: count }, () => one.tags[this.#random.below(one.tags.length)] ?? "");
	}
}

function valuesOf(one: Generated): Readonly<Record<"task" | "library" | "licence", readonly string[]>> {
	const { license } = one["cardData"] as { readonly license?: unknown };
	return { task: stated(one["pipeline_tag"]), library: stated(one["library_name"]), licence: stated(license) };
}

/** A query with these filters; undefined if one of them has no value. */
function filtered(filters: NonNullable<Query["filters"]>): Query | undefined {
	return Object.values(filters).every((values) => values.length > 0) ? { ...PAGE, filters } : undefined;
}

/** The page after a record, in the order of downloads, without facets. */
function deep(one: Generated): Query {
	const query: Query = { sort: "downloads" };
	const position = { tier: 0, value: one["downloads"] as number, id: one.id };
	return { ...query, cursor: cursorOf(checkedQuery(query), position) };
}

const stated = (value: unknown): readonly string[] => (typeof value === "string" ? [value] : []);
