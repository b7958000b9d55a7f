import { MADE_FOR_DS4 } from "../../apps/shared/conditions.ts";
import { isForLlamaTts } from "../../apps/shared/speech.ts";
import { holds } from "../../apps/shows.ts";
import { isGgufRanker } from "../../libraries/sentence-transformers/kinds.ts";
import type { Contents } from "../contents/contents.ts";
import { isForGguf } from "../contents/formats.ts";
import { isLanguage } from "../contents/textGguf.ts";
import type { Evidence } from "../evidence.ts";
import { familyOf } from "../families.ts";
import type { Reason } from "../reasons.ts";
import { forkOf, isTernary } from "./forks.ts";
import { app, type Facts, files, library, type Offer, type Rule, unsure } from "./rule.ts";

const evidenceOf = ({ formats }: Contents): Evidence | undefined => formats.get("gguf");

/** The evidence of GGUF files, if they come before anything that the card names. */
const comesFirst = ({ contents, named, record }: Facts): Evidence | undefined =>
	named?.key === LLAMA || isForGguf(record, contents.formats) ? evidenceOf(contents) : undefined;

const LLAMA = "llama-cpp-python";

const NAMES_ADAPTER = /^(?!.*merge).*(?:lora|adapter)/i;

/** An adapter as GGUF. Many whole models state that they are adapters, so the name must say it, too. */
export const ggufAdapter: Rule = {
	name: "adapter-gguf",
	offers: (facts) => {
		const from = comesFirst(facts);
		const isAdapter = facts.contents.adapter !== undefined && NAMES_ADAPTER.test(facts.record.id);
		return from === undefined || !isAdapter ? [] : [files({ code: "adapter-gguf" }, from)];
	},
};

export const ggufImages: Rule = {
	name: "gguf-images",
	offers: (facts) => {
		const from = comesFirst(facts);
		if (from === undefined) return [];
		const subject = facts.contents.subject?.value;
		if (subject !== "images" && subject !== "video") return [];
		const family = familyOf(facts.contents.bases.ids);
		const others = othersFor(facts, from);
		if (family?.transformer === undefined) return others;
		return [{ ...library("diffusers", { code: "gguf-diffusion", base: family.base }, from), fit: "fits" }, ...others];
	},
};

const SD_CPP = "stable-diffusion.cpp";

/** ComfyUI reads the transformers of recent families, stable-diffusion.cpp whole checkpoints of the first ones. */
function othersFor({ record: { id, tags } }: Facts, from: Evidence): readonly Offer[] {
	const comfy = unsure(app("comfyui", { code: "gguf-other", tool: "ComfyUI with ComfyUI-GGUF" }, from));
	if (tags.includes(SD_CPP) && !tags.includes("comfyui"))
		return [app(SD_CPP, { code: "gguf-other", tool: SD_CPP }, from), comfy];
	const fetched = files({ code: "gguf-other", tool: `ComfyUI or ${SD_CPP}` }, from);
	return /stable-diffusion-(?:v1|2|xl)/i.test(id) ? [fetched, comfy] : [comfy, fetched];
}

/** Sound, shapes and images to look at: each program reads GGUF files in a layout of its own. */
export const ggufSpeech: Rule = {
	name: "gguf-speech",
	offers: (facts) => {
		const from = comesFirst(facts);
		if (from === undefined) return [];
		const { contents, record } = facts;
		const tool = TOOLS.get(contents.subject?.value ?? "language");
		if (tool === undefined) return [];
		const other = files({ code: "gguf-other", tool }, from);
		if (isForLlamaTts(record)) return [app("llama.cpp", { code: "gguf-only" }, from), other];
		const isTagged = record.tags.some((tag) => AUDIO_TAGS.has(tag));
		const isNamed = record.library_name === AUDIO || isTagged || record.id.includes(AUDIO);
		return isNamed ? [app(AUDIO, { code: "gguf-other", tool: AUDIO }, from), other] : [other];
	},
};

const AUDIO = "audio.cpp";

/** Its organization writes it with a hyphen, as a few tags do. */
const AUDIO_TAGS: ReadonlySet<string> = new Set([AUDIO, "audio-cpp"]);

/** Programs that read GGUF files other than those of language models, by subject. */
const TOOLS: ReadonlyMap<string, string> = new Map([
	["speech", "a program for this model, which its card names,"],
	["3d", "a program for this model"],
	["vision", "a program for this model"],
]);

export const ggufLanguage: Rule = {
	name: "gguf-language",
	offers: (facts) => {
		const from = comesFirst(facts);
		if (from === undefined || !isLanguage(facts.contents)) return [];
		const offers = offersOf({ code: "gguf-only" }, from);
		if (isGgufRanker(facts.record)) return ranked(from);
		if (isTernary(facts.record)) return offersOf({ code: "gguf-ternary" }, from).map(unsure);
		const fork = forkOf(facts.record);
		if (fork !== undefined) return offersOf({ code: "gguf-fork", fork }, from).map(unsure);
		if (!isForDs4(facts)) return offers;
		return [app("ds4", { code: "gguf-other", tool: "DwarfStar" }, "tag"), ...offers.map(unsure)];
	},
};

/** llama.cpp scores texts on its server alone. */
const ranked = (from: Evidence): readonly Offer[] => [
	app("llama.cpp", { code: "gguf-only" }, from),
	unsure(library(LLAMA, { code: "gguf-only" }, from)),
];

/** Whether the files are those of DwarfStar, whose layout llama.cpp may not read. */
const isForDs4 = ({ record }: Facts): boolean => holds(MADE_FOR_DS4, record);

export const ggufBeside: Rule = {
	name: "gguf-beside",
	offers: ({ contents }) => {
		const from = evidenceOf(contents);
		return from === undefined || !isLanguage(contents) ? [] : offersOf({ code: "gguf-beside" }, from);
	},
};

/** llama.cpp for GGUF files that are hardly for it, because readers look for it wherever there are GGUF files. */
export const ggufUnread: Rule = {
	name: "gguf-unread",
	offers: ({ contents }) => {
		const from = evidenceOf(contents);
		if (from === undefined || isLanguage(contents)) return [];
		return [{ ...library(LLAMA, { code: "gguf-unread" }, from), fit: "mismatch" }];
	},
};

const offersOf = (reason: Reason, from: Evidence): readonly Offer[] => [
	library(LLAMA, reason, from),
	app("llama.cpp", reason, from),
];
