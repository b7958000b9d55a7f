import type { Library } from "../../shapes.ts";
import { isPeftAdapter } from "../contents/peftAdapter.ts";
import { isUntaggedAdapter } from "../contents/untaggedAdapter.ts";
import { taskOf } from "../../libraries/transformers/task.ts";
import { hasCode } from "../../loading/hasCode.ts";
import { hasOtherType, typeInTags, typeOf } from "../../loading/likelyClass.ts";
import { isUnknownToJs } from "../jsTypes.ts";
import { otherName } from "../otherNames.ts";
import { mayBeType } from "../modelTypes.ts";
import { reads, readsFormat } from "../reads.ts";
import type { ModelRecord } from "@vitrine/model";
import type { Contents } from "../contents/contents.ts";
import { isLanguage } from "../contents/textGguf.ts";
import type { Evidence } from "../evidence.ts";
import type { Reason } from "../reasons.ts";
import { unknownPipeline } from "../pipelineClasses.ts";
import { isPipeline } from "../pipelines.ts";
import { programOf } from "./programs.ts";
import { app, type Facts, files, library, type Offer, type Rule, unsure } from "./rule.ts";

/**
 * A library for types of models that Transformers does not have, where the card names Transformers. Their files come first where that
 * library does not read them, and where only a program without a released package does.
 */
export const ownType: Rule = {
	name: "own-type",
	offers: ({ record, named, contents }) => {
		if (contents.formats.has("gguf")) return [];
		const program = programOf(record, contents);
		if (program !== undefined) return [files({ code: "files", tool: program }, "name")];
		const own = named?.key === "transformers" ? ownTypeOf(record, contents) : undefined;
		if (own === undefined || named === undefined) return [];
		const offer = library(own.key, own.reason, own.from);
		if (reads(own.key, contents) !== "mismatch") return [offer];
		return [files({ code: "files", stated: named.prettyLabel }, "card"), offer];
	},
};

interface OwnType {
	/** The library that reads the type. */
	readonly key: string;
	readonly reason: Reason;
	readonly from: Evidence;
}

/** The library for a type that Transformers does not read as it is; undefined for others, and where the weights were converted. */
function ownTypeOf(record: ModelRecord, contents: Contents): OwnType | undefined {
	if (isBirefnet(record, contents)) return { key: "birefnet", reason: BIREFNET, from: "name" };
	const { id, tags, config } = record;
	const type = tags.find((tag) => OWN_TYPES.has(tag)) ?? config?.model_type ?? "";
	const [key, loader] = OWN_TYPES.get(type) ?? [];
	if (key === undefined || loader === undefined || tags.includes("custom_code") || CONVERTED.test(id)) return undefined;
	return { key, reason: { code: "own-type", loader, type }, from: "tag" };
}

/** Models with the code of BiRefNet, for whose output Transformers has no pipeline. */
const isBirefnet = ({ id, tags, pipeline_tag: task }: ModelRecord, { bases }: Contents): boolean =>
	task === "image-segmentation" &&
	tags.includes("custom_code") &&
	[id, ...bases.ids].some((name) => /birefnet|\bRMBG-2/i.test(name));

const BIREFNET = { code: "own-type", loader: "BiRefNet", type: "BiRefNet" } as const;

/** Names of repositories whose weights were converted for Transformers. */
const CONVERTED = /-hf$/i;

/** Types that Transformers 5.24 does not have, or reads only where they were converted, with the key and the label of the library that reads them. */
const OWN_TYPES: ReadonlyMap<string, readonly [key: string, label: string]> = new Map([
	["gr00t_n1_5", ["gr00t", "Isaac GR00T"]],
	["Gr00tN1d6", ["gr00t", "Isaac GR00T"]],
	["Gr00tN1d7", ["gr00t", "Isaac GR00T"]],
	["parler_tts", ["parler_tts", "Parler-TTS"]],
	["qwen3_tts", ["qwen3_tts", "Qwen3-TTS"]],
	["vibevoice", ["vibevoice", "VibeVoice"]],
	["vibevoice_asr", ["vibevoice", "VibeVoice"]],
	["vibevoice_streaming", ["vibevoice", "VibeVoice"]],
]);

/** The library or the server that the card names. */
export const namedLibrary: Rule = {
	name: "named-library",
	offers: ({ named, record, contents }) => (named === undefined ? [] : [offerOf(named, "card", record, contents)]),
};

/** The offer of a library that the card or a tag names. */
function offerOf(
	{ key, prettyLabel: loader }: Library,
	from: Evidence,
	record: ModelRecord,
	contents: Contents,
): Offer {
	const isPart = key === "diffusers" && contents.adapter === undefined && !isPipeline(record);
	if (isPart && reads(key, contents) !== "mismatch") return unsure(library(key, { code: "no-pipeline", loader }, from));
	const pipeline = key === "diffusers" ? unknownPipeline(record) : undefined;
	if (pipeline !== undefined && reads(key, contents) !== "mismatch")
		return unsure(library(key, { code: "unknown-pipeline", loader, pipeline }, from));
	if (key === "transformers" && reads(key, contents) !== "mismatch") {
		const own = ownTypeOf(record, contents);
		if (own !== undefined) return unsure(library(key, own.reason, from));
		const isAdapter = isPeftAdapter(contents) || isUntaggedAdapter(record);
		const code = isAdapter ? "maybe-adapter" : (doubtAboutClass(record, contents) ?? doubtAboutWeights(contents));
		if (code !== undefined) return unsure(library(key, { code, loader }, from));
	}
	if (key === "peft" && programOf(record, contents) !== undefined)
		return unsure(library(key, { code: "no-class", loader }, from));
	if (key === "keras" && isConfiguredForTransformers(record))
		return unsure(library(key, { code: "other-configuration", loader }, from));
	const isUnknown = key === "transformers.js" && reads(key, contents) !== "mismatch" && isUnknownToJs(record);
	if (isUnknown) return unsure(library(key, { code: "unknown-type", loader }, from));
	return library(key, { code: "named", loader }, from);
}

/** Weights that were quantized in a way that nothing tells: a loader may have to know it. Those in other formats have readers of their own. */
const doubtAboutWeights = ({ bases, quantization, formats }: Contents): "unknown-method" | undefined =>
	bases.relation === "quantized" && quantization === undefined && !formats.has("onnx") && !formats.has("gguf")
		? "unknown-method"
		: undefined;

function doubtAboutClass(
	record: ModelRecord,
	contents: Contents,
): "no-class" | "no-format" | "old-code" | "unknown-type" | undefined {
	if (hasNoClass(record) || programOf(record, contents) !== undefined) return "no-class";
	if (record.tags.includes("custom_code") && record.tags.some((tag) => OLD_CODE.has(tag))) return "old-code";
	if (hasNoFormat(record, contents)) return "no-format";
	return hasUnknownType(record) ? "unknown-type" : undefined;
}

/** Whether hubs have tagged a model, but with no format of weights: they know those that Transformers reads. */
export const hasNoFormat = (
	{ config, siblings, tags, transformersInfo }: ModelRecord,
	{ formats }: Contents,
): boolean =>
	formats.size === 0 &&
	tags.includes("transformers") &&
	[config, siblings, transformersInfo?.auto_model].every((one) => one === undefined);

/**
 * Whether the config.json of a repository is one of Transformers, by the tag of its code, and not that of a model of Keras. Without the
 * names of its files, Keras is given the repository, and reads that file.
 */
const isConfiguredForTransformers = ({ siblings, tags }: ModelRecord): boolean =>
	siblings === undefined && tags.includes("custom_code");

/**
 * Types that only the code of their repositories has, which imports `LlamaFlashAttention2` or `is_torch_fx_available` of Transformers 4:
 * github:deepseek-ai/DeepSeek-OCR issue 7, github:NVIDIA/Model-Optimizer pull 1829.
 */
const OLD_CODE: ReadonlySet<string> = new Set(["deepseek_vl_v2", "kimi_k2"]);

/** Whether hubs have tagged a model, but with no type that Transformers has; one with code of its own brings its type. */
export const hasUnknownType = (record: ModelRecord): boolean =>
	isOfUnknownType(record) && record.tags.includes("transformers") && !record.tags.includes("custom_code");

/** Whether a record of safetensors states no class, and has no tag that is a type of Transformers. */
const isOfUnknownType = ({ tags, config, transformersInfo }: ModelRecord): boolean =>
	transformersInfo?.auto_model === undefined &&
	config?.model_type === undefined &&
	tags.includes("safetensors") &&
	(hasOtherType(tags) || !tags.some(mayBeType));

/** Why a server of models of Transformers may not serve a model, where its type or its quantization is unknown and nothing names the server. */
export function doubtAboutServer(
	{ record, contents }: Facts,
	key: string,
): "app-no-format" | "app-own-code" | "app-unknown-type" | "app-unknown-method" | undefined {
	const { library_name: stated, tags } = record;
	if (contents.adapter !== undefined || contents.formats.has("gguf")) return undefined;
	const isTagged = stated === undefined || tags.includes(stated);
	if (!isTagged || stated === key || tags.includes(key)) return undefined;
	if (hasNoFormat(record, contents)) return "app-no-format";
	if (doubtAboutWeights(contents) !== undefined) return "app-unknown-method";
	if (!isOfUnknownType(record)) return undefined;
	return record.tags.includes("custom_code") ? "app-own-code" : "app-unknown-type";
}

/** Whether a record states neither a class nor a task, nor a type from which they follow. */
const hasNoClass = (record: ModelRecord): boolean =>
	record.transformersInfo?.auto_model === undefined && taskOf(record) === undefined && typeOf(record) === undefined;

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

/** The libraries that tags name; before others, those that are known to read what the repository holds. */
export const taggedLibrary: Rule = {
	name: "tagged-library",
	offers: ({ tagged, record, contents }) => {
		const whole = isPeftAdapter(contents) ? tagged.find(({ key }) => OF_WHOLE_MODELS.has(key)) : undefined;
		if (whole !== undefined) return [files({ code: "files", tool: whole.prettyLabel }, "tag")];
		const isRead = ({ key }: Library): boolean => reads(key, contents) === "fits";
		const ordered = [...tagged.filter(isRead), ...tagged.filter((one) => !isRead(one))];
		return ordered.map((one) => offerOf(one, "tag", record, contents));
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
