import { hasCode } from "../../loading/hasCode.ts";
import type { Format } from "../contents/formatNames.ts";
import { isListed, reads, readsFormat } from "../reads.ts";
import { app, files, library, type Offer, type Rule } from "./rule.ts";

/** What reads a format: a library or an app of the catalogue, or the name of another program. */
type Reader =
	| { readonly library: string; readonly label: string }
	| { readonly app: string; readonly label: string }
	| { readonly tool: string };

/** Formats that only one program reads, where no library was named for them, or only ones that do not read them. */
export const readFormat: Rule = {
	name: "read-format",
	offers: ({ contents, named, tagged }) => {
		const { formats } = contents;
		if ([named, ...tagged].some((one) => one !== undefined && reads(one.key, contents) !== "mismatch")) return [];
		const found = ORDERED.find(([format]) => formats.has(format));
		return found === undefined ? [] : [offerOf(...found, formats.get(found[0]) ?? "tag")];
	},
};

/** A conversion whose name ends in a format that it is known to hold, and that the named library does not read. */
export const formatInName: Rule = {
	name: "format-in-name",
	offers: ({ record, contents: { formats }, named }) => {
		if (formats.size === 0 || formats.has("safetensors")) return [];
		const format = NAMES.get(/[-_.]([a-z]+)$/i.exec(record.id)?.[1]?.toLowerCase() ?? "");
		const reader = format && READERS.get(format);
		const from = format && formats.get(format);
		if (format === undefined || reader === undefined || from === undefined) return [];
		if (named !== undefined && hasCode(named, record) && (readsFormat(named.key, format) || !isListed(named.key)))
			return [];
		return [offerOf(format, reader, from)];
	},
};

const NAMES: ReadonlyMap<string, Format> = new Map<string, Format>([
	["coreml", "coreml"],
	["coreai", "coreai"],
	["onnx", "onnx"],
	["openvino", "openvino"],
	["tflite", "tflite"],
	["litert", "tflite"],
	["executorch", "executorch"],
]);

function offerOf(format: Format, reader: Reader, from: Offer["from"]): Offer {
	if ("tool" in reader) return files({ code: "files", tool: reader.tool, format }, from);
	const reason = { code: "reads", loader: reader.label, format } as const;
	return "app" in reader ? app(reader.app, reason, from) : library(reader.library, reason, from);
}

/** Programs by the format that they read, the most special formats first. */
export const READERS: ReadonlyMap<Format, Reader> = new Map<Format, Reader>([
	["litert-lm", { library: "litert-lm", label: "LiteRT-LM" }],
	["nemo", { library: "nemo", label: "NeMo" }],
	["skops", { library: "sklearn", label: "Scikit-learn" }],
	["joblib", { library: "sklearn", label: "Scikit-learn" }],
	["keras", { library: "keras", label: "Keras" }],
	["exl2", { tool: "ExLlama or TabbyAPI" }],
	["exl3", { library: "exllamav3", label: "ExLlamaV3" }],
	["ctranslate2", { tool: "CTranslate2, for Whisper faster-whisper," }],
	["rkllm", { tool: "RKLLM" }],
	["rknn", { tool: "RKNN" }],
	["tensorrt", { tool: "TensorRT" }],
	["executorch", { library: "executorch", label: "ExecuTorch" }],
	["llamafile", { tool: "any shell, as a program," }],
	["mnn", { tool: "MNN" }],
	["q4nx", { app: "fastflowlm", label: "FastFlowLM" }],
	["coreai", { library: "coreai", label: "Core AI" }],
	["coreml", { library: "coremltools", label: "Core ML" }],
	["openvino", { library: "openvino", label: "OpenVINO" }],
	["tflite", { library: "litert", label: "LiteRT" }],
	["onnx", { library: "onnxruntime", label: "ONNX Runtime" }],
	["paddle", { tool: "PaddlePaddle" }],
	["ggml", { tool: "a program of the GGML family, such as whisper.cpp," }],
	["flashpack", { tool: "the package flashpack (with the class of the model)" }],
	["axmodel", { tool: "PyAXEngine (on Axera chips)" }],
]);

const ORDERED = [...READERS];
