import type { Library } from "../../shapes.ts";
import { isPeftAdapter } from "../contents/peftAdapter.ts";
import { hasCode } from "../../loading/hasCode.ts";
import { typeInTags } from "../../loading/likelyClass.ts";
import { otherName } from "../otherNames.ts";
import { reads, readsFormat } from "../reads.ts";
import type { ModelRecord } from "@vitrine/model";
import type { Contents } from "../contents/contents.ts";
import { isLanguage } from "../contents/textGguf.ts";
import type { Evidence } from "../evidence.ts";
import { doubtAbout } from "./doubts.ts";
import { app, files, library, type Offer, type Rule, unsure } from "./rule.ts";

/** The library or the server that the card names. */
export const namedLibrary: Rule = {
	name: "named-library",
	offers: ({ named, record, contents }) => (named === undefined ? [] : [offerOf(named, "card", record, contents)]),
};

/** The offer of a library that the card or a tag names. */
function offerOf(one: Library, from: Evidence, record: ModelRecord, contents: Contents): Offer {
	const doubt = doubtAbout(one, record, contents);
	if (doubt !== undefined) return unsure(library(one.key, doubt, from));
	return library(one.key, { code: "named", loader: one.prettyLabel }, from);
}

export const namedApp: Rule = {
	name: "named-app",
	offers: ({ contents, record }) => {
		const { library_name: stated } = record;
		const label = SERVERS.get(stated ?? "");
		if (stated === undefined || label === undefined) return [];
		const server = app(stated, { code: "named", loader: label }, "card");
		if (!isLanguage(contents)) return [server];
		const transformers = library("transformers", { code: "served", loader: "Transformers", server: label }, "card");
		return [server, transformers, ...otherServers(stated, record, contents)];
	},
};

/** The servers that the card does not name, for weights in the layout of Transformers: they read mostly the same. */
function otherServers(stated: string, { tags }: ModelRecord, contents: Contents): readonly Offer[] {
	if (!contents.formats.has("safetensors") || tags.some((tag) => ELSEWHERE.has(tag))) return [];
	const others = [...SERVERS].filter(([key]) => key !== stated && reads(key, contents) !== "mismatch");
	return others.map(([key, loader]) => unsure(app(key, { code: "app", loader }, "card")));
}

/** Tags of weights in another layout, and of those that only assist a larger model. */
const ELSEWHERE: ReadonlySet<string> = new Set([
	"mistral-common",
	"speculative-decoding",
	"speculators",
	"draft-model",
	"gguf",
	"exl2",
	"exl3",
]);

/** Apps whose keys cards state as their library. */
const SERVERS: ReadonlyMap<string, string> = new Map([
	["vllm", "vLLM"],
	["sglang", "SGLang"],
]);

/** A library that the card names by another name than its key. */
export const otherNamed: Rule = {
	name: "other-name",
	offers: ({ named, contents, record: { library_name: stated } }) => {
		const meant = named === undefined && stated !== undefined ? otherName(stated) : undefined;
		if (meant === undefined || stated === undefined) return [];
		if (meant.key === "llama-cpp-python" && !isLanguage(contents)) return [];
		if (meant.key === stated) return [];
		const isAdapter = isPeftAdapter(contents) && OF_WHOLE_MODELS.has(meant.key);
		if (isAdapter) return [files({ code: "files", tool: meant.prettyLabel }, "card")];
		return [library(meant.key, { code: "other-name", loader: meant.prettyLabel, stated }, "card")];
	},
};

/** Transformers, where the configuration or the hub names one of its classes. */
export const statedClass: Rule = {
	name: "stated-class",
	offers: ({ record: { config, transformersInfo }, named, contents }) => {
		if (named !== undefined || contents.adapter !== undefined) return [];
		const isStated = transformersInfo?.auto_model !== undefined || (config?.architectures?.length ?? 0) > 0;
		return isStated && config?.model_type !== undefined
			? [library("transformers", { code: "stated-class" }, "config")]
			: [];
	},
};

/**
 * The libraries that tags name; before others, those that are known to read what the repository holds. Where the card names a program
 * without code, the files come before the libraries that may not read them, or that something else speaks against.
 */
export const taggedLibrary: Rule = {
	name: "tagged-library",
	offers: ({ tagged, record, contents, other }) => {
		const whole = isPeftAdapter(contents) ? tagged.find(({ key }) => OF_WHOLE_MODELS.has(key)) : undefined;
		if (whole !== undefined) return [files({ code: "files", tool: whole.prettyLabel }, "tag")];
		const isOther = other !== undefined && tagged.length > 0;
		const isRead = (one: Library): boolean =>
			reads(one.key, contents) === "fits" && !(isOther && doubtAbout(one, record, contents) !== undefined);
		const [read, rest] = [true, false].map((is) => tagged.filter((one) => isRead(one) === is));
		const offersOf = (some: readonly Library[] = []): readonly Offer[] =>
			some.map((one) => offerOf(one, "tag", record, contents));
		const ofOther = isOther ? [files({ code: "files", stated: other }, "card")] : [];
		return [...offersOf(read), ...ofOther, ...offersOf(rest)];
	},
};

/** Libraries whose code loads whole models alone, not an adapter of one. */
const OF_WHOLE_MODELS: ReadonlySet<string> = new Set([
	"chatterbox",
	"fish_qwen3_omni",
	"omnivoice",
	"parler_tts",
	"qwen3_asr",
	"qwen3_tts",
	"vibevoice",
]);

/**
 * Transformers, where a tag is one of its model types or one that hubs give to its models, and nothing names a program with code.
 */
export const transformersTag: Rule = {
	name: "transformers-tag",
	offers: ({ record, named, tagged, other, contents }) => {
		const isTorch = contents.formats.has("safetensors") || contents.formats.has("pytorch");
		const type = typeInTags(record.tags);
		const isWithoutCode = named !== undefined && !hasCode(named, record);
		const isFree =
			named === undefined ? other === undefined : isWithoutCode && type !== undefined && contents.adapter === undefined;
		const tag = type ?? HUB_TAGS.find((one) => record.tags.includes(one));
		if (tag === undefined || !isTorch || !isFree || tagged.length > 0) return [];
		// Names of makers of language models, too, are types: `exaone` on a model of tables.
		if (record.pipeline_tag?.startsWith("tabular-") === true) return [];
		if (reads("transformers", contents) === "mismatch") return [];
		return [unsure(library("transformers", { code: "transformers-tag", tag }, "tag"))];
	},
};

/** Tags that hubs give to models of Transformers: those that servers for them take, and those with code of their own. */
const HUB_TAGS: readonly string[] = ["text-generation-inference", "text-embeddings-inference", "custom_code"];

/** A family of models that have a package of their own, where the card names no library and the format contradicts nothing. */
export const packageInName: Rule = {
	name: "package-in-name",
	offers: ({ record, contents, named, tagged }) => {
		if (named !== undefined || tagged.length > 0 || record.library_name !== undefined) return [];
		const names = [record.id, ...contents.bases.ids];
		const type = TYPES.find(({ tag }) => record.tags.some((one) => tag.test(one)));
		const family =
			type ?? FAMILIES.find(({ task, name }) => task === record.pipeline_tag && names.some((one) => name.test(one)));
		if (family === undefined || [...contents.formats.keys()].some((format) => !readsFormat(family.key, format)))
			return [];
		return [library(family.key, { code: "named", loader: family.label }, type === undefined ? "name" : "tag")];
	},
};

/** Types that only one package has, which hubs give as tags. */
const TYPES = [{ tag: /^gr00t_?n1/i, key: "gr00t", label: "Isaac GR00T" }] as const;

const FAMILIES = [
	{ name: /kokoro/i, task: "text-to-speech", key: "kokoro", label: "Kokoro" },
	{ name: /tabpfn/i, task: "tabular-classification", key: "tabpfn", label: "TabPFN" },
	{ name: /tabpfn/i, task: "tabular-regression", key: "tabpfn", label: "TabPFN" },
	{ name: /kronos/i, task: "time-series-forecasting", key: "kronos-forecasting", label: "Kronos" },
	{ name: /voxcpm/i, task: "text-to-speech", key: "voxcpm", label: "VoxCPM" },
	{ name: /gr00t-n1/i, task: "robotics", key: "gr00t", label: "Isaac GR00T" },
	{ name: /stable-fast-3d/i, task: "image-to-3d", key: "stable-fast-3d", label: "Stable Fast 3D" },
] as const;
