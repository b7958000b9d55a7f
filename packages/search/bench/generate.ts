import type { Count, Distributions, LogNormal } from "./distributions.ts";
import { Random, Weighted } from "./random.ts";

/** Numbers that depend on the size of a catalogue. */
export interface Scale {
	readonly owners: number;
	readonly rareTags: number;
	readonly rareBases: number;
	readonly rareWords: number;
}

/** The size for the numbers below, which grow more slowly than the number of records. */
const FULL = 2_500_000;
const FULL_SCALE: Scale = { owners: 600_000, rareTags: 45_000, rareBases: 25_000, rareWords: 250_000 };
const GROWTH = 0.75;

export function scaleOf(records: number): Scale {
	const share = (records / FULL) ** GROWTH;
	const scaled = Object.entries(FULL_SCALE).map(([name, count]) => [name, Math.max(20, Math.round(count * share))]);
	return Object.fromEntries(scaled) as unknown as Scale;
}

/** A record in the fields of a hub's list API. */
export type Generated = Readonly<Record<string, unknown>> & { readonly id: string; readonly tags: readonly string[] };

/** The exponent of the frequency of rare values. */
const RARE = 0.75;

/** Invents records with the fitted distributions. */
export class Generator {
	readonly #random: Random;
	readonly #fitted: Distributions;
	readonly #scale: Scale;
	readonly #kinds;
	readonly #tags;
	readonly #licences;
	readonly #languages;
	readonly #relations;
	readonly #bases;
	readonly #words;
	readonly #lengths;
	readonly #separators;
	readonly #rareTags;
	readonly #ids = new Set<number>();
	readonly #ownerOf = new Map<number, string>();

	constructor(fitted: Distributions, records: number, seed: number) {
		this.#fitted = fitted;
		this.#scale = scaleOf(records);
		this.#random = new Random(seed);
		this.#kinds = new Weighted(fitted.kinds);
		this.#tags = new Weighted(fitted.tags.slice(USUAL).map(([tag, count]): Count => [tag, count]));
		this.#licences = new Weighted(withNone(fitted.licences, fitted.records));
		this.#languages = new Weighted(fitted.languages);
		this.#relations = new Weighted(fitted.relations);
		this.#bases = new Weighted<string | number>([
			...withNone(fitted.bases, fitted.records - fitted.rareBases),
			[fitted.rareBases, fitted.rareBases],
		]);
		this.#words = new Weighted<string | undefined>([...fitted.words, [undefined, fitted.rareWords]]);
		this.#lengths = new Weighted(fitted.lengths);
		this.#separators = new Weighted(fitted.separators);
		this.#rareTags = fitted.rareTags;
	}

	next(): Generated {
		const random = this.#random;
		const id = this.#newId();
		const [task, library] = this.#kinds.draw(random);
		const licence = this.#licences.draw(random);
		const languages = this.#languages
			.draw(random)
			.split(",")
			.filter((code) => code !== "");
		const base = this.#base();
		const created = this.#created();
		const { changed, figures, gated, records } = this.#fitted;
		const total = this.#number(figures.parameters);
		return {
			id,
			modelId: id,
			author: id.slice(0, id.indexOf("/")),
			createdAt: second(created),
			lastModified: second(Math.min(created + this.#number(changed)!, this.#fitted.created.at(-1)!)),
			private: false,
			gated: random.next() < gated / records ? "auto" : false,
			disabled: false,
			downloads: this.#number(figures.downloads),
			likes: this.#number(figures.likes),
			trendingScore: this.#number(figures.trendingScore),
			tags: this.#tagsOf({ task, library, licence, languages, base }),
			cardData: {
				...(licence !== "" && { license: licence }),
				...(languages.length > 0 && { language: languages }),
				...(base !== "" && { base_model: base }),
			},
			usedStorage: this.#number(figures.usedStorage),
			...(task !== "" && { pipeline_tag: task }),
			...(library !== "" && { library_name: library }),
			...(total !== undefined && { safetensors: { total } }),
		};
	}

	#newId(): string {
		for (;;) {
			const id = `${this.#owner()}/${this.#name()}`;
			const hash = hashOf(id);
			if (this.#ids.has(hash)) continue;
			this.#ids.add(hash);
			return id;
		}
	}

	#owner(): string {
		const { owners } = this.#scale;
		const rank = this.#random.zipf(owners, this.#fitted.owners.exponent);
		const known = this.#ownerOf.get(rank);
		if (known !== undefined) return known;
		const owner = rank % 3 === 0 ? `${invented(rank)}-${invented(rank * 7 + 1)}` : `${invented(rank)}${rank % 100}`;
		this.#ownerOf.set(rank, owner);
		return owner;
	}

	#name(): string {
		const random = this.#random;
		const length = this.#lengths.draw(random);
		let name = this.#word();
		for (let part = 1; part < length; part++) name += this.#separators.draw(random) + this.#word();
		return name;
	}

	#word(): string {
		return this.#words.draw(this.#random) ?? invented(this.#random.zipf(this.#scale.rareWords, RARE) + 1e6);
	}

	#base(): string {
		const base = this.#bases.draw(this.#random);
		if (typeof base === "string") return base;
		const rank = this.#random.zipf(this.#scale.rareBases, RARE);
		return `${invented(rank + 2e6)}/${invented(rank + 3e6)}-${(rank % 70) + 1}B`;
	}

	#tagsOf({ task, library, licence, languages, base }: RecordFields): readonly string[] {
		const random = this.#random;
		const { tags, tagsOfTask, otherTags } = this.#fitted;
		const found = new Set<string>(library === "" ? [] : [library]);
		for (const [place, share] of tagsOfTask[task] ?? tagsOfTask[""]!)
			if (random.next() < share) found.add(tags[place]![0]);
		for (let others = random.poisson(otherTags); others > 0; others--) found.add(this.#tags.draw(random));
		for (const [prefix, mean] of this.#rareTags)
			for (let more = random.poisson(mean); more > 0; more--) found.add(prefix + this.#rareTag(prefix));
		if (task !== "") found.add(task);
		for (const code of languages) found.add(code);
		if (base !== "") found.add(`base_model:${base}`).add(`base_model:${this.#relations.draw(random)}:${base}`);
		if (licence !== "") found.add(`license:${licence}`);
		return [...found];
	}

	#rareTag(prefix: string): string {
		const rank = this.#random.zipf(this.#scale.rareTags, RARE);
		if (prefix === "arxiv:")
			return `2${rank % 7}${String((rank % 12) + 1).padStart(2, "0")}.${String(rank).padStart(5, "0")}`;
		return prefix === ""
			? `${invented(rank + 4e6)}-${invented((rank % 50) + 5e6)}`
			: `${invented(rank + 6e6)}/${invented(rank)}`;
	}

	/** A number above 0, 0 or undefined, in the fitted shares. */
	#number({ stated, zero, mean, deviation, most }: LogNormal): number | undefined {
		const at = this.#random.next() * this.#fitted.records;
		if (at >= stated) return undefined;
		if (at < zero) return 0;
		return Math.max(1, Math.round(Math.min(most, Math.exp(mean + deviation * this.#random.normal()))));
	}

	#created(): number {
		const { created } = this.#fitted;
		const step = this.#random.below(created.length - 1);
		return created[step]! + this.#random.next() * (created[step + 1]! - created[step]!);
	}
}

interface RecordFields {
	readonly task: string;
	readonly library: string;
	readonly licence: string;
	readonly languages: readonly string[];
	readonly base: string;
}

/** The most frequent tags, whose shares are fitted for each task; the others are drawn from the rest. */
const USUAL = 25;

const withNone = (counts: readonly Count[], all: number): readonly Count[] => [
	...counts,
	["", all - counts.reduce((sum, [, count]) => sum + count, 0)],
];

/** Hubs report times in whole seconds. */
const second = (time: number): string => new Date(Math.floor(time / 1000) * 1000).toISOString();

const CONSONANTS = ["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z", "st", "tr"];
const VOWELS = ["a", "e", "i", "o", "u", "ai", "eo", "y"];

/** A word for a number, different for each number. */
export function invented(number: number): string {
	let word = "";
	for (let rest = Math.floor(number) + 129; rest > 0; rest = Math.floor(rest / 128))
		word += CONSONANTS[rest & 15]! + VOWELS[(rest >>> 4) & 7]!;
	return word;
}

/** A hash of 53 bits; if two ids have the same, one of them is left out. */
function hashOf(id: string): number {
	let [one, other] = [0x811c9dc5, 0x1b873593];
	for (let i = 0; i < id.length; i++) {
		one = Math.imul(one ^ id.charCodeAt(i), 0x01000193);
		other = Math.imul(other ^ id.charCodeAt(i), 0x5bd1e995) ^ (other >>> 13);
	}
	return (one >>> 0) * 0x200000 + (other & 0x1fffff);
}
