import type { ModelRecord } from "@vitrine/model";
import type { Evidence } from "../evidence.ts";
import { formatOfFile } from "./fileFormats.ts";
import { type Format, FORMATS } from "./formatNames.ts";

/** The formats of a record's weights, with the best evidence for each. Tags and headers count beside the files. */
export function formatsOf({ id, siblings, safetensors, gguf, library_name: named, tags }: ModelRecord): Formats {
	const found = new Map<Format, Evidence>();
	for (const { rfilename } of siblings ?? []) note(found, formatOfFile(rfilename), "files");
	if (safetensors !== undefined) note(found, "safetensors", "header");
	if (gguf !== undefined) note(found, "gguf", "header");
	for (const tag of tags) if (tag !== "pytorch" || isOfFiles(tag, tags, named)) note(found, TAGS.get(tag), "tag");
	if (named !== undefined) note(found, TAGS.get(named), "card");
	for (const [name, format] of NAMES) if (name.test(id)) note(found, format, "name");
	if (named === "nemo" && !CONVERTED.test(id)) note(found, "nemo", "card");
	// Cards of such conversions keep the tags of the model that they were made from.
	if (found.has("q4nx") && found.get("safetensors") === "tag") found.delete("safetensors");
	return found;
}

/**
 * Whether a tag of a repository with GGUF files is of its files: hubs name the library and the formats before anything else. Later, it is
 * a word of the author, often kept from the card of the base model.
 */
const isOfFiles = (tag: string, tags: readonly string[], named: string | undefined): boolean =>
	!tags.includes("gguf") ||
	tags.slice(0, tags.indexOf(tag)).every((one) => one === named || one === "tensorboard" || TAGS.has(one));

/** Names of models that were converted from NeMo; hubs have no tag for its own files, which others may be beside. */
const CONVERTED = /gguf|ggml|coreml|onnx|mlx|openvino|safetensors/i;

/**
 * Names of models in formats that hubs have no tag for: FastFlowLM runs them on the second NPU of AMD, FlashPack loads them faster, and
 * Axera's files are for its chips.
 */
const NAMES: readonly (readonly [name: RegExp, format: Format])[] = [
	[/-NPU2$/i, "q4nx"],
	[/[-_.]flashpack$/i, "flashpack"],
	[/^AXERA-TECH\/|[-_.](?:axera|axmodel)$/i, "axmodel"],
];

/** Whether a tag, or the name of a library, says a format. */
export const isFormatName = (name: string): boolean => TAGS.has(name);

/** Whether GGUF files are all that loaders can read. */
export const isOnlyGguf = (formats: Formats): boolean =>
	formats.has("gguf") && !BESIDE_GGUF.some((format) => formats.has(format));

/** Whether a repository is for its GGUF files: they are alone, or its card or its name speaks of them. */
export const isForGguf = ({ id, library_name: named }: ModelRecord, formats: Formats): boolean =>
	formats.has("gguf") && (isOnlyGguf(formats) || READERS.test(named ?? "") || /gguf$/i.test(id));

const READERS = /^(?:gguf|ggml|llama)/i;

/** MLX is not one of them: its weights are safetensors, and many GGUF repositories have the tag of their base model. */
const BESIDE_GGUF: readonly Format[] = ["safetensors", "pytorch", "onnx", "nemo"];

export type Formats = ReadonlyMap<Format, Evidence>;

function note(found: Map<Format, Evidence>, format: Format | undefined, from: Evidence): void {
	if (format !== undefined && !found.has(format)) found.set(format, from);
}

/** Formats by the tags that hubs and authors give them, which are also used as names of libraries. */
const TAGS: ReadonlyMap<string, Format> = new Map([
	// The tag nemo states the library alone.
	...(Object.keys(FORMATS) as Format[])
		.filter((format) => format !== "nemo")
		.map((format) => [format, format] as const),
	["tf", "tensorflow"],
	["tensorrt-llm", "tensorrt"],
	["litert", "tflite"],
	["litertlm", "litert-lm"],
	["coremltools", "coreml"],
	["core-ml", "coreml"],
	["onnxruntime", "onnx"],
	["llama.cpp", "gguf"],
	["llama-cpp", "gguf"],
	["llama-cpp-python", "gguf"],
	["exllamav2", "exl2"],
	["exllamav3", "exl3"],
	["flax", "jax"],
	["paddlepaddle", "paddle"],
	["axera", "axmodel"],
	["ax650", "axmodel"],
] as const);
