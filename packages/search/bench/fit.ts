// Reads the distributions of real records from a file: node scripts/with-node.mjs packages/search/bench/fit.ts FILE
import { createReadStream, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import {
	type Count,
	type Distributions,
	type NumberField,
	NUMBER_FIELDS,
	FILE,
	type LogNormal,
} from "./distributions.ts";

interface Raw {
	readonly id: string;
	readonly createdAt: string;
	readonly lastModified: string;
	readonly gated?: unknown;
	readonly tags: readonly string[];
	readonly pipeline_tag?: string;
	readonly library_name?: string;
	readonly cardData?: {
		readonly base_model?: string | readonly string[];
		readonly language?: string | readonly string[];
	};
}

const MOST = { kinds: 300, tags: 1500, tagsOfTask: 40, tasks: 50, languages: 200, bases: 300, words: 1500 } as const;
/** Rarer values could identify a record. */
const LEAST = 3;

class Counts {
	readonly #counts = new Map<string, number>();

	add(value: string): void {
		this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
	}

	get distinct(): number {
		return this.#counts.size;
	}

	of(value: string): number {
		return this.#counts.get(value) ?? 0;
	}

	sum(): number {
		return this.#counts.values().reduce((sum, count) => sum + count, 0);
	}

	top(most: number): Count[] {
		return [...this.#counts]
			.filter(([, count]) => count >= LEAST)
			.sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
			.slice(0, most);
	}
}

async function read(path: string): Promise<readonly Raw[]> {
	const bytes = createReadStream(path);
	const input = path.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
	const found: Raw[] = [];
	for await (const line of createInterface({ input })) if (line.trim() !== "") found.push(JSON.parse(line) as Raw);
	return found;
}

function counted(values: Iterable<string>): Counts {
	const counts = new Counts();
	for (const value of values) counts.add(value);
	return counts;
}

function kindsOf(all: readonly Raw[]): Distributions["kinds"] {
	const kinds = counted(all.map(({ pipeline_tag: task = "", library_name: library = "" }) => `${task}\n${library}`));
	return kinds.top(MOST.kinds).map(([kind, count]) => [kind.split("\n") as unknown as [string, string], count]);
}

/** Whether a tag repeats another field. */
function isDerived(tag: string, { cardData, pipeline_tag: task, library_name: library }: Raw): boolean {
	return (
		/^(base_model|license):/.test(tag) || tag === task || tag === library || listed(cardData?.language).includes(tag)
	);
}

const ownTags = (record: Raw): string[] => record.tags.filter((tag) => !isDerived(tag, record));

function tagsOf(all: readonly Raw[]): Pick<Distributions, "tags" | "tagsOfTask" | "otherTags" | "rareTags"> {
	const tags = counted(all.flatMap(ownTags)).top(MOST.tags);
	const places = new Map(tags.map(([tag], place) => [tag, place]));
	const tagsOfTask: Record<string, Count<number>[]> = {};
	for (const [task] of counted(all.map(({ pipeline_tag = "" }) => pipeline_tag)).top(MOST.tasks)) {
		const own = all.filter(({ pipeline_tag = "" }) => pipeline_tag === task);
		const known = own.flatMap(ownTags).filter((tag) => places.has(tag));
		tagsOfTask[task] = counted(known)
			.top(MOST.tagsOfTask)
			.map(([tag, count]) => [places.get(tag)!, count / own.length]);
	}
	const others = all.flatMap((record) => {
		const usual = new Set(tagsOfTask[record.pipeline_tag ?? ""]?.map(([place]) => place));
		return ownTags(record).filter((tag) => places.has(tag) && !usual.has(places.get(tag)!));
	});
	const rare = all.flatMap(ownTags).filter((tag) => !places.has(tag));
	const beginnings = rare.map((tag) => /^(arxiv|dataset):/.exec(tag)?.[0] ?? "");
	return {
		tags,
		tagsOfTask: rounded(tagsOfTask),
		otherTags: others.length / all.length,
		rareTags: counted(beginnings)
			.top(MOST.tags)
			.map(([prefix, count]) => [prefix, count / all.length]),
	};
}

/** Shares with four digits. */
const rounded = (shares: Record<string, Count<number>[]>): Distributions["tagsOfTask"] =>
	Object.fromEntries(
		Object.entries(shares).map(([task, tags]) => [task, tags.map(([tag, share]) => [tag, Number(share.toFixed(4))])]),
	);

function cardsOf(
	all: readonly Raw[],
): Pick<Distributions, "licences" | "languages" | "relations" | "bases" | "rareBases"> {
	const tagged = (prefix: string): string[] =>
		all.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length)));
	const based = all.flatMap(({ cardData }) => listed(cardData?.base_model).slice(0, 1));
	const bases = counted(based).top(MOST.bases);
	return {
		licences: counted(tagged("license:")).top(MOST.bases),
		languages: counted(all.map(({ cardData }) => listed(cardData?.language).join(","))).top(MOST.languages),
		relations: counted(
			tagged("base_model:").flatMap((tag) => /^(adapter|finetune|merge|quantized)(?=:)/.exec(tag)?.[0] ?? []),
		).top(4),
		bases,
		rareBases: based.length - bases.reduce((sum, [, count]) => sum + count, 0),
	};
}

/** The number of owners, and the exponent of Zipf's law for their records. */
function ownersOf(all: readonly Raw[]): Distributions["owners"] {
	const owners = counted(all.map(({ id }) => id.split("/")[0]!));
	const ranked = owners.top(100).map(([, count]) => Math.log(count));
	const ranks = ranked.map((_, rank) => Math.log(rank + 1));
	return { distinct: owners.distinct, exponent: Number((-slope(ranks, ranked)).toFixed(3)) };
}

/** The slope of the line through points by least squares. */
function slope(xs: readonly number[], ys: readonly number[]): number {
	const [x, y] = [mean(xs), mean(ys)];
	const rise = xs.reduce((sum, one, i) => sum + (one - x) * (ys[i]! - y), 0);
	return rise / xs.reduce((sum, one) => sum + (one - x) ** 2, 0);
}

function namesOf(all: readonly Raw[]): Pick<Distributions, "words" | "rareWords" | "lengths" | "separators"> {
	const names = all.map(({ id }) => id.slice(id.indexOf("/") + 1));
	const parts = names.map((name) => name.split(/[-_.]/).filter((part) => part !== ""));
	const spoken = counted(parts.flat());
	const words = spoken.top(MOST.words);
	return {
		words,
		rareWords: spoken.sum() - words.reduce((sum, [, count]) => sum + count, 0),
		lengths: counted(parts.map(({ length }) => String(length)))
			.top(MOST.words)
			.map(([length, count]) => [Number(length), count]),
		separators: counted(names.flatMap((name) => name.match(/[-_.]/g) ?? [])).top(3),
	};
}

const numbersOf = (all: readonly Raw[], field: NumberField): number[] =>
	all.flatMap((record) => {
		const value = (record as unknown as Record<string, unknown>)[field];
		return typeof value === "number" ? [value] : [];
	});

function logNormal(values: readonly number[]): LogNormal {
	const logs = values.filter((value) => value > 0).map(Math.log);
	const middle = mean(logs);
	return {
		stated: values.length,
		zero: values.length - logs.length,
		mean: Number(middle.toFixed(4)),
		deviation: Number(Math.sqrt(mean(logs.map((log) => (log - middle) ** 2))).toFixed(4)),
		most: values.reduce((most, value) => Math.max(most, value), 0),
	};
}

/** Steps of time with equally many records. */
const STEPS = 50;

function createdOf(all: readonly Raw[]): readonly number[] {
	const times = all.map(({ createdAt }) => Date.parse(createdAt)).sort((a, b) => a - b);
	return Array.from({ length: STEPS + 1 }, (_, step) => times[Math.round((step / STEPS) * (times.length - 1))]!);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function listed(value: string | readonly string[] | undefined): readonly string[] {
	return typeof value === "string" ? [value] : (value ?? []);
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Name a file of records: NDJSON, plain or .gz");
const records = await read(file);
const fitted: Distributions = {
	records: records.length,
	kinds: kindsOf(records),
	...tagsOf(records),
	...cardsOf(records),
	owners: ownersOf(records),
	...namesOf(records),
	figures: Object.fromEntries(NUMBER_FIELDS.map((field) => [field, logNormal(numbersOf(records, field))])) as Record<
		NumberField,
		LogNormal
	>,
	created: createdOf(records),
	changed: logNormal(records.map(({ createdAt, lastModified }) => Date.parse(lastModified) - Date.parse(createdAt))),
	gated: records.filter(({ gated }) => gated !== false && gated !== undefined).length,
};
writeFileSync(FILE, `${JSON.stringify(fitted)}\n`);
console.log(`${records.length} records fitted into ${FILE}`);
