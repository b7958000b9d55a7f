import { codeReader } from "./codeWords.ts";
import { hardwareReader } from "./hardwareReader.ts";
import { sizeReader } from "./sizeReader.ts";
import { type Hit, longestPhrase, type WordReader } from "./reader.ts";
import { nearPhrase } from "./typos.ts";
import { tasksWith, VOCABULARY } from "./vocabulary.ts";
import { phraseOf, type Word } from "./words.ts";
import type { Provider } from "@vitrine/inference";

/** Everything that is read, for a site with these providers. Of several hits the longest counts, then the first. */
export function readersFor(providers: readonly Pick<Provider, "id" | "label">[]): readonly WordReader[] {
	return [hardwareReader, sizeReader, phrases, mistyped, begunTask, named, by, codeReader(providers)];
}

/** The longest of what the readers find. */
export function readAt(readers: readonly WordReader[], words: readonly Word[], at: number): Hit | undefined {
	let best: Hit | undefined;
	for (const reader of readers) {
		const hit = reader(words, at);
		if (hit && hit.length > (best?.length ?? 0)) best = hit;
	}
	return best;
}

const phrases: WordReader = (words, at) => {
	const hit = longestPhrase(words, at, (phrase) => VOCABULARY.get(phrase));
	return hit && { ...hit.found, length: hit.length };
};

/** `speech rec`: at least two words of the name of exactly one task. */
const begunTask: WordReader = (words, at) => {
	const hit = longestPhrase(words, at, (phrase, length) => {
		const tasks = length < 2 ? [] : tasksWith(phrase.split(" "));
		return tasks.length === 1 ? tasks : undefined;
	});
	return hit && { meaning: { of: "task", values: hit.found }, length: hit.length, mayBeName: false };
};

/** Fields that can be written before a value: `licence:mit`. */
const FIELDS = {
	licence: "licence",
	license: "licence",
	task: "task",
	library: "library",
	format: "format",
	language: "language",
	tag: "tag",
	size: "size",
	app: "app",
	provider: "provider",
} as const;

/** `licence:mit`, `author:qwen`: a filter by its name, whose value need not be known. */
const named: WordReader = ([...words], at) => {
	const [, field = "", value = ""] =
		/^([a-z]+):(.+)$/i.exec(words[at]?.key === "" ? "" : (words[at]?.text ?? "")) ?? [];
	if (value === "") return undefined;
	const name = field.toLowerCase();
	if (name === "author") return { meaning: { of: "author", name: value }, length: 1, mayBeName: false };
	if (!Object.hasOwn(FIELDS, name)) return undefined;
	const facet = FIELDS[name as keyof typeof FIELDS];
	const known = VOCABULARY.get(phraseOf(value))?.meaning;
	const values = known?.of === facet ? known.values : [value];
	return { meaning: { of: facet, values }, length: 1, mayBeName: false };
};

/** `by qwen`, and `from qwen` if an author has this name: an author. */
const by: WordReader = (words, at) => {
	const name = words[at + 1]?.text;
	const lead = words[at]?.key;
	if ((lead !== "by" && lead !== "from") || name === undefined) return undefined;
	const isOnlyIfKnown = lead === "from";
	return {
		meaning: { of: "author", name, ...(isOnlyIfKnown && { isOnlyIfKnown }) },
		length: 2,
		mayBeName: false,
	};
};

/** `speach recognition`, `embeding`: a phrase with a typo, which may as well be a name. */
const mistyped: WordReader = (words, at) => {
	const hit = longestPhrase(words, at, nearPhrase);
	return hit && { meaning: hit.found, length: hit.length, mayBeName: true };
};
