import { isObject } from "@vitrine/model";
import type { ByteRange } from "../source.ts";
import { Bytes } from "./ggufBytes.ts";
import { type GgufField, readHeader } from "./ggufHeader.ts";
import { header } from "./safetensors.ts";
import type { Tensor } from "./tensor.ts";
import type { WeightsFile } from "./weightsFile.ts";

/** The header of a file of weights. */
export interface WeightsHeader {
	/** Fields by name; `undefined` for a list, which is not read. */
	readonly metadata: readonly GgufField[];
	readonly tensors: readonly Tensor[];
}

/**
 * Bytes of a header that are read. That of GGUF has the vocabulary in it, which is skipped; that of safetensors is parsed whole,
 * and has some 100 bytes for each tensor.
 */
const LONGEST = 32 * 1024 * 1024;
const LONGEST_JSON = 2 * 1024 * 1024;

/**
 * Whether the header of a file can be read, by its name.
 *
 * @example
 * isWeights("model.safetensors"); // true
 */
export function isWeights(path: string): boolean {
	return /\.(?:safetensors|gguf)$/i.test(path);
}

/** Reads the header of a safetensors or GGUF file, never its weights. Throws WeightsError. */
export async function readWeights(file: WeightsFile): Promise<WeightsHeader> {
	return /\.gguf$/i.test(file.path) ? ofGguf(file) : ofSafetensors(file);
}

async function ofSafetensors({ path, size, read }: WeightsFile): Promise<WeightsHeader> {
	const repository = { id: "", where: "", files: [{ path, size }], read: readAt(read) };
	const { __metadata__: stated, ...tensors } = await header(repository, path, LONGEST_JSON);
	return {
		metadata: Object.entries(isObject(stated) ? stated : {}).map(([name, value]) => [name, printed(value)]),
		tensors: Object.entries(tensors).flatMap(([name, tensor]) => {
			if (!isObject(tensor) || typeof tensor["dtype"] !== "string" || !Array.isArray(tensor["shape"])) return [];
			return [{ name, type: tensor["dtype"], shape: tensor["shape"].map(Number) }];
		}),
	};
}

function readAt(read: WeightsFile["read"]) {
	return async (_path: string, range: ByteRange = { start: 0, end: 0 }): Promise<Uint8Array | undefined> => read(range);
}

function printed(value: unknown): string {
	return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

async function ofGguf({ path, size, read }: WeightsFile): Promise<WeightsHeader> {
	const { metadata, tensors } = await readHeader(new Bytes(path, Math.min(size, LONGEST), read));
	const all: Tensor[] = [];
	for await (const tensor of tensors) all.push(tensor);
	return { metadata, tensors: all };
}
