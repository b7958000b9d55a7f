import { type Format, FORMATS } from "./contents/formatNames.ts";
import { METHODS, type Method } from "./contents/methods.ts";
import type { Evidence } from "./evidence.ts";

/** Why a way is offered, as data. */
export type Reason =
	| { readonly code: "gguf-only" | "gguf-beside" | "gguf-ternary" | "gguf-unread" }
	| { readonly code: "gguf-fork"; readonly fork: string }
	| { readonly code: "adapter-gguf" | "stated-class" }
	/** The record names PEFT, but has as many weights as a whole model, which Transformers loads. */
	| { readonly code: "merged" }
	/** The weights are for MLX, and the record may not tell the program that runs the model. */
	| { readonly code: "mlx" | "mlx-no-program" }
	/** The weights are for MLX, in the layout of JANG. */
	| { readonly code: "mlx-jang" }
	/** The weights are for MLX, but the record tells no type that its program has. */
	| { readonly code: "mlx-unknown-type"; readonly loader: string }
	| { readonly code: "gguf-other"; readonly tool: string }
	| { readonly code: "gguf-diffusion"; readonly base: string }
	/** An adapter; without a base, the record names none. Set if the card names the base, but the tags another. */
	| (Contested & {
			readonly code: "adapter";
			readonly loader: string;
			readonly base?: string;
			readonly isOfCard?: true;
	  })
	| (Contested & {
			readonly code: "quantized";
			readonly loader: string;
			readonly method: Method;
			readonly needs?: string;
	  })
	/** The card, or a tag, names a loader. */
	| (Contested & { readonly code: "named"; readonly loader: string })
	/** The card, or a tag, names a loader of whole pipelines, which the repository is not known to be. */
	| (Contested & { readonly code: "no-pipeline"; readonly loader: string })
	| { readonly code: "unknown-pipeline"; readonly loader: string; readonly pipeline: string }
	/** The card, or a tag, names Transformers, but the model is probably an adapter, its code is too old, or nothing tells the class of Transformers, a type that it has, the format of the weights, or how they are quantized. */
	| {
			readonly code: "maybe-adapter" | "no-class" | "no-format" | "old-code" | "unknown-method" | "unknown-type";
			readonly loader: string;
	  }
	/** The card, or a tag, names a loader, but the configuration is that of another one, or the weights are no adapter. */
	| { readonly code: "other-configuration" | "whole-model"; readonly loader: string }
	/** The record names a program that the catalogue lists under another name. */
	| { readonly code: "other-name"; readonly loader: string; readonly stated: string }
	/** The record names a server, which reads mostly what the loader reads. */
	| { readonly code: "served"; readonly loader: string; readonly server: string }
	| (Contested & { readonly code: "reads"; readonly loader: string; readonly format: Format })
	/** A loader was named, but the repository holds something that it does not read. */
	| { readonly code: "contradicted"; readonly loader: string; readonly held: readonly Format[] }
	| { readonly code: "contradicted-quantization"; readonly loader: string; readonly method: Method }
	/** The library's package is no longer in its registry, since this ISO 8601 day. */
	| { readonly code: "gone"; readonly loader: string; readonly since: string }
	/** The repository stores nothing, by its record. */
	| { readonly code: "no-weights"; readonly loader: string }
	/** An app that runs models of this kind, perhaps not one of this type. */
	| {
			readonly code: "app" | "app-no-format" | "app-own-code" | "app-unknown-type" | "app-unknown-method";
			readonly loader: string;
	  }
	/** The loader reads the weights in part: the model has a program of its own. */
	| { readonly code: "own-program"; readonly loader: string; readonly program: string }
	/** The weights only assist a larger model, which the loader needs, too. */
	| { readonly code: "assists"; readonly loader: string }
	| (Contested & { readonly code: "transformers-tag"; readonly tag: string })
	| { readonly code: "own-type"; readonly loader: string; readonly type: string }
	/** A model that ranks texts, which Transformers alone does not. */
	| { readonly code: "ranks"; readonly kind: "cross-encoder" | "late-interaction" }
	| Files;

interface Contested {
	/** A program without code that the card names instead. */
	readonly stated?: string;
}

/** Why only the files can be fetched, and what probably reads them. */
interface Files {
	readonly code: "files";
	/** A program that is not in the catalogue, or has no code there. */
	readonly tool?: string;
	readonly format?: Format;
	/** The library that the card names. */
	readonly stated?: string;
	/** Whether there is code for this model with it. */
	readonly isLoaded?: true;
}

/** A reason as plain text: a sentence, and a second one if the card names another program. */
export function reasonText(reason: Reason, from: Evidence): string {
	const text = sentenceOf(reason, from);
	if (reason.code === "files" || !("stated" in reason) || reason.code === "other-name") return text;
	return `${text} However, the card names ${reason.stated}, for which the catalogue has no code.`;
}

function sentenceOf(reason: Reason, from: Evidence): string {
	const holds = from === "tag" || from === "name" ? `Its ${from === "tag" ? "tags say" : "name says"} that the` : "The";
	if (isOfGguf(reason)) return ggufText(reason, holds);
	if (isOfMlx(reason)) return `${holds} weights are converted for MLX, ${mlxText(reason)}.`;
	switch (reason.code) {
		case "adapter-gguf":
			return `${holds} repository holds an adapter as GGUF, which llama.cpp applies to its base model.`;
		case "merged":
			return "The record names PEFT, but the number of parameters is that of a whole model, which Transformers loads.";
		case "stated-class":
			return "The configuration names a class of Transformers.";
		case "transformers-tag":
			return `The tag ${reason.tag} marks Transformers models.`;
		case "own-type":
			return `Models of the type ${reason.type} are loaded with ${reason.loader}; Transformers 5.24 does not support this type.`;
		case "ranks":
			return RANKS[reason.kind];
		case "gone":
			return `The package of ${reason.loader} has been missing from its registry since ${reason.since}.`;
		case "app":
		case "app-no-format":
		case "app-own-code":
		case "app-unknown-method":
		case "app-unknown-type":
			return appText(reason);
		case "assists":
			return `The weights only assist a larger model, as a draft model or a projector does. ${reason.loader} needs that model, too.`;
		case "own-program":
			return `The model is used with ${reason.program}. ${reason.loader} may load only a part of it.`;
		case "no-weights":
			return `According to its record, the repository stores no weights, which ${reason.loader} needs.`;
		case "files":
			return filesText(reason, holds);
		case "adapter":
			return adapterText(reason, from, holds);
		case "quantized": {
			const needs = reason.needs === undefined ? "" : ` with ${reason.needs}`;
			return `${holds} weights are quantized with ${METHODS[reason.method]}, which ${reason.loader} reads${needs}.`;
		}
		case "reads":
			return `${holds} repository holds ${FORMATS[reason.format]} files, which ${reason.loader} reads.`;
		case "served":
			return `The record names ${reason.server}, which mostly serves models that ${reason.loader} reads.`;
		case "other-name":
			return `The record names ${reason.stated}, which the catalogue lists as ${reason.loader}.`;
		default:
			return `${NAMES[from] ?? "The record names"} ${reason.loader}${objection(reason)}.`;
	}
}

type AdapterReason = Extract<Reason, { readonly code: "adapter" }>;

function adapterText({ base, isOfCard, loader }: AdapterReason, from: Evidence, holds: string): string {
	if (base === undefined)
		return `${holds} repository holds an adapter for ${loader}, but the record names no base model.`;
	if (isOfCard === true && from === "tag")
		return `${holds} repository holds an adapter, and its card says that the base model is ${base}. ${loader} loads both.`;
	return `${holds} repository holds an adapter of ${base}, which ${loader} loads with it.`;
}

type GgufReason = Extract<Reason, { readonly code: `gguf-${string}` }>;

const isOfGguf = (reason: Reason): reason is GgufReason => reason.code.startsWith("gguf-");

function ggufText(reason: GgufReason, holds: string): string {
	switch (reason.code) {
		case "gguf-only":
			return `${holds} repository holds only GGUF files, which llama.cpp reads.`;
		case "gguf-beside":
			return `${holds} repository also holds GGUF files, which llama.cpp reads.`;
		case "gguf-ternary":
			return `${holds} repository holds GGUF files with ternary weights, and llama.cpp reads only some packings of these: TQ1_0, TQ2_0, and Q2_0 in groups of 64. Others need the fork that the card names.`;
		case "gguf-fork":
			return `${holds} repository holds GGUF files for ${reason.fork}, a fork of llama.cpp. llama.cpp itself may not read them.`;
		case "gguf-unread":
			return `${holds} repository holds GGUF files, but probably not of a language model, which is what llama.cpp runs.`;
		case "gguf-other":
			return `${holds} repository holds GGUF files that are not for llama.cpp; ${reason.tool} reads them.`;
		case "gguf-diffusion":
			return `${holds} repository holds a GGUF file of ${reason.base}, which Diffusers loads with the other parts of that model.`;
	}
}

type MlxReason = Extract<Reason, { readonly code: "mlx" | `mlx-${string}` }>;

const isOfMlx = (reason: Reason): reason is MlxReason => reason.code === "mlx" || reason.code.startsWith("mlx-");

function mlxText(reason: MlxReason): string {
	switch (reason.code) {
		case "mlx":
			return "which runs on Apple silicon";
		case "mlx-jang":
			return "in the layout of JANG, which the package jang reads and MLX itself may not";
		case "mlx-no-program":
			return "but the record does not say which program runs the model";
		case "mlx-unknown-type":
			return `but the record states no model type that ${reason.loader} supports`;
	}
}

const RANKS = {
	"cross-encoder": "Models that rank texts are loaded with sentence-transformers, which scores pairs of texts.",
	"late-interaction":
		"Models with a vector for each token are loaded with PyLate, which is built on sentence-transformers.",
} as const;

type AppReason = Extract<
	Reason,
	{ readonly code: "app" | "app-no-format" | "app-own-code" | "app-unknown-method" | "app-unknown-type" }
>;

function appText({ code, loader }: AppReason): string {
	switch (code) {
		case "app":
			return `${loader} runs models of this kind.`;
		case "app-no-format":
			return `${loader} runs models of this kind, but no tag names a weight format that it reads.`;
		case "app-own-code":
			return `${loader} runs models of this kind, but this one has its own code, and ${loader} may not support its type.`;
		case "app-unknown-method":
			return `${loader} runs models of this kind, but ${NO_METHOD}.`;
		case "app-unknown-type":
			return `${loader} runs models of this kind, but ${NO_TYPE} Transformers 5.24 has.`;
	}
}

type Naming = Extract<
	Reason,
	{
		readonly code:
			| "named"
			| "no-pipeline"
			| "unknown-pipeline"
			| "maybe-adapter"
			| "no-class"
			| "no-format"
			| "old-code"
			| "other-configuration"
			| "unknown-method"
			| "unknown-type"
			| "whole-model"
			| "contradicted"
			| "contradicted-quantization";
	}
>;

/** What speaks against a loader that was named. */
function objection(reason: Naming): string {
	switch (reason.code) {
		case "named":
			return "";
		case "no-pipeline":
			return ", but nothing says that the repository holds a complete pipeline";
		case "unknown-pipeline":
			return `, but its pipeline is of the class ${reason.pipeline}, which ${reason.loader} 0.42 does not have`;
		case "maybe-adapter":
			return `, but the record suggests an adapter, which ${reason.loader} loads only if peft is installed`;
		case "no-class":
			return ", but nothing in the record says which of its classes loads the model";
		case "no-format":
			return `, but no tag names a weight format that ${reason.loader} reads`;
		case "other-configuration":
			return `, but the repository has code for Transformers, so its configuration is probably not one of ${reason.loader}`;
		case "old-code":
			return `, but the repository's own code imports what ${reason.loader} 5 no longer has; its card names the version that it needs`;
		case "unknown-method":
			return `, but ${NO_METHOD}`;
		case "unknown-type":
			return `, but ${NO_TYPE} ${reason.loader} ${VERSIONS[reason.loader] ?? ""} has`;
		case "whole-model":
			return ", but its weights are probably those of a whole model";
		case "contradicted":
			return `, but the repository holds only ${listed(reason.held)} files`;
		case "contradicted-quantization":
			return `, but the weights are quantized with ${METHODS[reason.method]}`;
	}
}

const NO_METHOD = "nothing says how its weights are quantized";
const NO_TYPE = "none of the record's tags is a model type that";

/** The versions whose types the catalogue knows. */
const VERSIONS: Readonly<Record<string, string>> = { Transformers: "5.24", "Transformers.js": "4.3" };

const NAMES: Partial<Readonly<Record<Evidence, string>>> = {
	tag: "A tag names",
	config: "The configuration names",
	name: "The name of the model, or of its base model, mentions",
};

function filesText({ tool, format, stated, isLoaded }: Files, holds: string): string {
	const fetched = "This code fetches its files.";
	if (tool !== undefined && format !== undefined)
		return `${holds} repository holds ${FORMATS[format]} files, which ${tool} reads. ${fetched}`;
	if (tool !== undefined) return `It is used with ${tool}. ${fetched}`;
	if (isLoaded) return `This code fetches its files, for programs other than ${stated}.`;
	if (stated !== undefined && FRAMEWORKS.has(stated.toLowerCase()))
		return `The record names ${stated}, which does not say which code defines the model. ${fetched}`;
	if (stated !== undefined)
		return `The record names ${stated}, but the catalogue has no code for this model with it. ${fetched}`;
	return `The record does not say which library loads it. ${fetched}`;
}

/** What cards name in place of a library: what computes, and how weights are stored. */
const FRAMEWORKS: ReadonlySet<string> = new Set(["flax", "jax", "pytorch", "safetensors", "tensorflow", "torch"]);

const listed = (formats: readonly Format[]): string => formats.map((format) => FORMATS[format]).join(", ");
