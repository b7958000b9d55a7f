import type { ModelRecord } from "@vitrine/model";
import type { Method } from "../contents/methods.ts";
import type { Evidence } from "../evidence.ts";
import { packagesForMethod } from "../../installing/quantizers.ts";
import { reads } from "../reads.ts";
import { doubtAboutServer, hasNoFormat, hasUnknownType } from "./doubts.ts";
import { isSingleFile } from "./files.ts";
import { app, type Facts, files, library, type Offer, type Rule, unsure } from "./rule.ts";

/** Weights that servers read and Transformers does not, or that no stated library is known for. */
export const servedQuantization: Rule = {
	name: "served-quantization",
	offers: (facts) => {
		const found = facts.contents.quantization;
		if (found === undefined || !isServed(found.value, facts)) return [];
		const servers = SERVERS.map(([key, loader]): Offer => {
			const doubt = doubtAboutServer(facts, key);
			if (doubt !== undefined) return unsure(app(key, { code: doubt, loader }, found.from));
			return app(key, { code: "quantized", loader, method: found.value }, found.from);
		});
		// Weights in no format that a hub knows are those of the program that the card names.
		const isOfOther = facts.other !== undefined && facts.contents.formats.size === 0;
		return isOfOther ? [files({ code: "files", stated: facts.other }, "card"), ...servers.map(unsure)] : servers;
	},
};

const SERVERS = [
	["vllm", "vLLM"],
	["sglang", "SGLang"],
] as const;

function isServed(method: Method, { contents, record }: Facts): boolean {
	const isLanguage = contents.subject === undefined || contents.subject.value === "language";
	if (!isLanguage || contents.formats.has("gguf") || isSingleFile(record)) return false;
	return method === "modelopt" || (method === "nvfp4" && !record.tags.includes("diffusers"));
}

/** Weights for a loader of their own, which may not be in the catalogue. */
export const otherLoader: Rule = {
	name: "other-loader",
	offers: ({ record, contents: { quantization, formats } }) => {
		if (formats.has("onnx") && states(record, GENAI))
			return [library(GENAI, { code: "named", loader: "ONNX Runtime GenAI" }, "tag")];
		const runner = formats.has("onnx") ? RUNNERS.find(([name]) => states(record, name))?.[1] : undefined;
		if (runner !== undefined) return [files({ code: "files", tool: runner, format: "onnx" }, "tag")];
		const method = quantization?.value;
		const from = quantization?.from ?? "tag";
		if (method === "exl2" || method === "exl3") return exllama(record, method, from);
		if (method === "nunchaku" && !formats.has("gguf")) return [files({ code: "files", tool: "Nunchaku" }, from)];
		return [];
	},
};

/** ExLlama and TabbyAPI, but after the files if the card names a program of another name. */
function exllama({ library_name: stated }: ModelRecord, method: "exl2" | "exl3", from: Evidence): readonly Offer[] {
	const server = app("tabbyapi", { code: "quantized", loader: "TabbyAPI", method }, from);
	const loader = library("exllamav3", { code: "quantized", loader: "ExLlamaV3", method }, from);
	const readers = method === "exl3" ? [loader, server] : [server];
	const fetched = files({ code: "files", tool: "ExLlama or TabbyAPI", format: method }, from);
	const isOther = stated !== undefined && !GENERAL.test(stated);
	return isOther ? [fetched, ...readers.map(unsure)] : [...readers, fetched];
}

/** Names that cards of weights for ExLlama state, besides that of another program. */
const GENERAL = /^(?:exl|transformers$|safetensors$)/i;

const states = ({ tags, library_name: stated }: ModelRecord, name: string): boolean =>
	stated === name || tags.includes(name);

const GENAI = "onnxruntime-genai";

/** Programs that run several ONNX files as one model, by the names that cards and tags state. */
const RUNNERS: readonly (readonly [name: string, label: string])[] = [
	["onnx-asr", "onnx-asr"],
	["sherpa-onnx", "sherpa-onnx"],
];

/** Weights that Transformers reads with one more package. The method alone says that they are for Transformers or a server. */
export const quantizedTransformers: Rule = {
	name: "quantized-transformers",
	offers: ({ record, contents, named }) => {
		const { quantization, formats, subject } = contents;
		const method = quantization?.value;
		const needs = packagesForMethod(method);
		if (method === undefined || needs.length === 0 || formats.has("gguf")) return [];
		if (reads("transformers", contents) === "mismatch") return [];
		const isElsewhere = named !== undefined && named.key !== "transformers";
		if (isElsewhere || (subject !== undefined && subject.value !== "language")) return [];
		const code = hasNoFormat(record, contents) ? "no-format" : hasUnknownType(record) ? "unknown-type" : undefined;
		if (named !== undefined && code !== undefined)
			return [unsure(library("transformers", { code, loader: "Transformers" }, "card"))];
		const reason = { code: "quantized", loader: "Transformers", method, needs: needs.join(" and ") } as const;
		return [library("transformers", reason, quantization?.from ?? "tag")];
	},
};
