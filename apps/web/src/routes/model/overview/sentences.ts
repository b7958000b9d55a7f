import { contentsOf, FORMAT_NAMES } from "@vitrine/catalogue";
import { author, hasTag, type ModelRecord, name } from "@vitrine/model";
import { links } from "../../../base/links.ts";
import { compact, size } from "../../../base/numbers.ts";
import { factsOf, type ModelFacts } from "../../../facts/facts.ts";
import { quantizationLabel } from "../../../facts/madeHow.ts";
import { derivedBy, type Relation } from "../../../facts/relation.ts";
import type { Ancestor } from "../derivatives/family.ts";
import { licenceSentence } from "./licenceSentence.ts";
import { article, type Fact, listed, type Sentence } from "./sentence.ts";

/** What a model is, by whom, how large, of what it is made, and what may be done with it, in sentences made of its facts. */
export function sentencesOf(record: ModelRecord, ancestors: readonly Ancestor[]): readonly Sentence[] {
	const facts = factsOf(record);
	return [
		whatItIs(record, facts),
		madeFrom(record, ancestors),
		weights(facts),
		languages(facts),
		licenceSentence(facts, author(record)),
		notStated(facts),
	].filter((sentence) => sentence !== undefined);
}

function whatItIs(record: ModelRecord, facts: ModelFacts): Sentence {
	const owner = author(record);
	const { parameters } = facts;
	return [
		{ text: name(record), isName: true },
		" is ",
		...kind(record, facts),
		...(owner === undefined
			? []
			: [" by ", { text: owner, href: links.models({ author: owner }), isName: true as const }]),
		...(parameters === undefined || parameters === 0 ? [] : [`, with ${inWords(parameters)} parameters`]),
		".",
	];
}

const ADAPTERS = {
	lora: "a LoRA adapter",
	controlnet: "a ControlNet",
	"textual inversion": "a textual inversion",
	peft: "an adapter",
} as const;

function kind(record: ModelRecord, { task }: ModelFacts): Sentence {
	const { adapter } = contentsOf(record);
	const what = task && taskFact(task);
	if (adapter !== undefined) return what ? [`${ADAPTERS[adapter.kind]} for `, what] : [ADAPTERS[adapter.kind]];
	if (what === undefined) return ["a model"];
	const chats = task?.id === "text-generation" && hasTag(record, "conversational") ? " for chat" : "";
	return [`${article(what.text)} `, what, ` model${chats}`];
}

function taskFact({ id, name: words, known }: NonNullable<ModelFacts["task"]>): Fact {
	return known ? { text: lowered(words), href: links.task(id) } : { text: words, href: links.models({ task: id }) };
}

/** The name of a task within a sentence; `3D` stays as it is. */
const lowered = (words: string): string => words.replaceAll(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

/** `8.0 billion`. */
export function inWords(count: number): string {
	const units: Readonly<Record<string, string>> = { k: "thousand", M: "million", B: "billion", T: "trillion" };
	return compact(count).replace(/[kMBT]$/, (unit) => units[unit] ?? unit);
}

/** Base models that a sentence names. */
const NAMED = 3;

function madeFrom(record: ModelRecord, ancestors: readonly Ancestor[]): Sentence | undefined {
	const [first] = ancestors;
	if (first === undefined) return undefined;
	const bases = ancestors.slice(0, NAMED).map(baseFact);
	const more = ancestors.length > NAMED ? [`${ancestors.length - NAMED} more`] : [];
	const [above] = ancestors.length === 1 ? first.from : [];
	const origin = above ? [`, itself ${derivedBy(above.relation)} `, baseFact(above)] : [];
	return [`It is ${howMade(record, first.relation)} `, ...listed([...bases, ...more]), ...origin, "."];
}

function howMade(record: ModelRecord, relation: Relation | undefined): string {
	const label = relation === "quantized" ? quantizationLabel(record) : undefined;
	if (label !== undefined) return `${article(label.replace(/^[FMNRX]/, "a"))} ${label} version of`;
	return relation === "adapter" ? "an adapter for" : derivedBy(relation);
}

function baseFact({ id, here }: Ancestor): Fact {
	return { text: id, isName: true, ...(here && { href: links.model(id) }) };
}

/** The size of the weights, and the memory to run them. */
function weights({ size: known, memory, formats }: ModelFacts): Sentence | undefined {
	if (known === undefined) return undefined;
	const bytes = `${about(known)}${size(known.bytes)}`;
	if (memory?.bytes === undefined) return [`The adapter alone takes ${bytes}; it runs together with its base model.`];
	const [format] = formats;
	const kept = format === undefined ? "" : ` as ${FORMAT_NAMES[format as keyof typeof FORMAT_NAMES] ?? format}`;
	const runs = `it runs in ${about(memory)}${size(memory.bytes)} of memory`;
	return [`Its weights take ${bytes}${kept}, and ${runs} (`, { text: memory.label }, ")."];
}

const about = ({ isLeast, isEstimated }: { readonly isLeast?: true; readonly isEstimated?: true }): string =>
	isLeast ? "more than " : isEstimated ? "about " : "";

/** Languages that a sentence names. */
const LANGUAGES = 3;

function languages({ languages: all, moreLanguages = 0 }: ModelFacts): Sentence | undefined {
	const names = all.filter((one) => one !== "multilingual");
	if (names.length === 0) return undefined;
	const named = listed(names.slice(0, LANGUAGES).map((text) => ({ text })));
	if (names.length === 1) return ["Its language is ", ...named, "."];
	if (names.length <= LANGUAGES) return ["Its languages are ", ...named, "."];
	return [`It covers ${names.length + moreLanguages} languages, among them `, ...named, "."];
}

/** What is not stated, if that is most of it. */
function notStated({ task, library, size: bytes, parameters }: ModelFacts): Sentence | undefined {
	const missing = [
		...(task === undefined ? ["task"] : []),
		...(library === undefined ? ["library"] : []),
		...(bytes === undefined && parameters === undefined ? ["size"] : []),
	];
	return missing.length < 2 ? undefined : ["Its ", ...listed(missing), " are not stated."];
}
