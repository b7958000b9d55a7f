import type { ModelRecord } from "@vitrine/model";
import { taskOf } from "../../libraries/transformers/task.ts";
import { hasOtherType, typeOf } from "../../loading/likelyClass.ts";
import type { Library } from "../../shapes.ts";
import type { Contents } from "../contents/contents.ts";
import { isPeftAdapter } from "../contents/peftAdapter.ts";
import { isUntaggedAdapter } from "../contents/untaggedAdapter.ts";
import { isUnknownToJs } from "../jsTypes.ts";
import { mlxProgram } from "../mlxProgram.ts";
import { mayBeType } from "../modelTypes.ts";
import { unknownPipeline } from "../pipelineClasses.ts";
import { isPipeline } from "../pipelines.ts";
import { reads } from "../reads.ts";
import type { Reason } from "../reasons.ts";
import { isMerged } from "./adapters.ts";
import { ownTypeOf } from "./ownType.ts";
import type { Facts } from "./rule.ts";

/** What speaks against a library that the card or a tag names, in the record itself. */
export const doubtAbout = (
	{ key, prettyLabel }: Library,
	record: ModelRecord,
	contents: Contents,
): Reason | undefined => DOUBTS.get(key)?.(record, contents, prettyLabel);

type Doubt = (record: ModelRecord, contents: Contents, loader: string) => Reason | undefined;

function doubtAboutPipeline(record: ModelRecord, contents: Contents, loader: string): Reason | undefined {
	const isRead = reads("diffusers", contents) !== "mismatch";
	const isWhole = contents.adapter === undefined;
	if (isRead && isWhole && !isPipeline(record)) return { code: "no-pipeline", loader };
	const pipeline = unknownPipeline(record);
	if (isRead && pipeline !== undefined) return { code: "unknown-pipeline", loader, pipeline };
	const code = isWhole ? doubtAboutWeights(record, contents) : undefined;
	return code && { code, loader };
}

function doubtAboutTransformers(record: ModelRecord, contents: Contents, loader: string): Reason | undefined {
	if (reads("transformers", contents) === "mismatch") return undefined;
	const own = ownTypeOf(record, contents);
	if (own !== undefined) return own.reason;
	if (isPeftAdapter(contents) || isUntaggedAdapter(record)) return { code: "maybe-adapter", loader };
	const code = doubtAboutClass(record, contents) ?? doubtAboutWeights(record, contents);
	return code && { code, loader };
}

const doubtAboutMlx: Doubt = (record, { adapter }) =>
	adapter === undefined && mlxProgram(record) === undefined ? { code: "mlx-no-program" } : undefined;

const doubtAboutJs: Doubt = (record, contents, loader) =>
	reads("transformers.js", contents) !== "mismatch" && isUnknownToJs(record)
		? { code: "unknown-type", loader }
		: undefined;

const DOUBTS: ReadonlyMap<string, Doubt> = new Map<string, Doubt>([
	["diffusers", doubtAboutPipeline],
	[
		"keras",
		(record, _, loader) => (isConfiguredForTransformers(record) ? { code: "other-configuration", loader } : undefined),
	],
	["mlx", doubtAboutMlx],
	["peft", (_, contents, loader) => (isMerged(contents) ? { code: "whole-model", loader } : undefined)],
	["transformers", doubtAboutTransformers],
	["transformers.js", doubtAboutJs],
]);

/** Weights that were quantized in a way that nothing tells: a loader may have to know it. Those in other formats have readers of their own. */
export function doubtAboutWeights({ id }: ModelRecord, contents: Contents): "unknown-method" | undefined {
	const { bases, quantization, formats } = contents;
	const isTold = quantization !== undefined || formats.has("onnx") || formats.has("gguf") || SIXTEEN_BITS.test(id);
	return bases.relation === "quantized" && !isTold ? "unknown-method" : undefined;
}

const SIXTEEN_BITS = /[-_.](?:bf|fp)16$/i;

function doubtAboutClass(
	record: ModelRecord,
	contents: Contents,
): "no-class" | "no-format" | "old-code" | "unknown-type" | undefined {
	if (hasNoClass(record)) return "no-class";
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
	if (doubtAboutWeights(record, contents) !== undefined) return "app-unknown-method";
	if (!isOfUnknownType(record)) return undefined;
	return record.tags.includes("custom_code") ? "app-own-code" : "app-unknown-type";
}

/** Whether a record states neither a class nor a task, nor a type from which they follow. */
const hasNoClass = (record: ModelRecord): boolean =>
	record.transformersInfo?.auto_model === undefined && taskOf(record) === undefined && typeOf(record) === undefined;
