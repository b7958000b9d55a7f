import { isObject } from "@vitrine/model";
import type { ByteRange } from "../source.ts";
import { Bytes, GgufError } from "./gguf-bytes.ts";
import { header, HeaderError } from "./safetensors.ts";

/** A file of weights, and a way to read parts of it. */
export interface WeightsFile {
	readonly path: string;
	/** Bytes. */
	readonly size: number;
	/** The bytes from `start` up to `end`; undefined when there is no such file. */
	read(range: ByteRange): Promise<Uint8Array | undefined>;
}

/** What the header of a file of weights says. */
export interface WeightsHeader {
	/** Fields by name; `undefined` stands for a list, which is not read. */
	readonly metadata: readonly (readonly [name: string, value: string | number | boolean | undefined])[];
	readonly tensors: readonly Tensor[];
}

export interface Tensor {
	readonly name: string;
	/** As safetensors name it (`BF16`), or the number of a type of GGUF. */
	readonly type: string | number;
	readonly shape: readonly number[];
}

/** A file that is not what its name says; the message begins with its path. */
export class WeightsError extends Error {}

/** Bytes of a header that are read. */
const LONGEST = 32 * 1024 * 1024;

/** Whether the header of a file can be read, by its name. */
export function isWeights(path: string): boolean {
	return /\.(?:safetensors|gguf)$/i.test(path);
}

/** Reads the header of a safetensors or GGUF file, never its weights. Throws WeightsError where it cannot be read. */
export async function readWeights(file: WeightsFile): Promise<WeightsHeader> {
	try {
		return await (/\.gguf$/i.test(file.path) ? ofGguf(file) : ofSafetensors(file));
	} catch (error) {
		if (error instanceof GgufError || error instanceof HeaderError) throw new WeightsError(error.message);
		throw error;
	}
}

async function ofSafetensors({ path, size, read }: WeightsFile): Promise<WeightsHeader> {
	const repository = { id: "", where: "", files: [{ path, size }], read: readAt(read) };
	const { __metadata__: stated, ...tensors } = await header(repository, path, LONGEST);
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
	const bytes = new Bytes(path, Math.min(size, LONGEST), read);
	const { tensors: count, fields } = await bytes.start();
	const metadata: WeightsHeader["metadata"][number][] = [];
	for (let at = 0; at < fields; at++) metadata.push([await bytes.text(), await bytes.value(await bytes.u32())]);
	const tensors: Tensor[] = [];
	for (let at = 0; at < count; at++) tensors.push(await tensor(bytes));
	return { metadata, tensors };
}

async function tensor(bytes: Bytes): Promise<Tensor> {
	const name = await bytes.text();
	const sides = await bytes.u32();
	if (sides > 8) throw bytes.error(`a tensor has ${sides} dimensions`);
	const shape: number[] = [];
	for (let at = 0; at < sides; at++) shape.push(await bytes.u64());
	const type = await bytes.u32();
	// Where its weights begin, which nobody here reads.
	await bytes.u64();
	return { name, type, shape };
}
