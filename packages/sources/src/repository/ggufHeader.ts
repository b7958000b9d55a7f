import type { Bytes } from "./ggufBytes.ts";
import type { Tensor } from "./tensor.ts";

export type GgufField = readonly [name: string, value: string | number | boolean | undefined];

/** The metadata of a GGUF file, and its tensors as they are read; the weights are not touched. */
export async function readHeader(
	bytes: Bytes,
): Promise<{ readonly metadata: readonly GgufField[]; readonly tensors: AsyncIterable<Tensor & { type: number }> }> {
	const { tensors, fields } = await bytes.start();
	const metadata: GgufField[] = [];
	for (let at = 0; at < fields; at++) metadata.push([await bytes.text(), await bytes.value(await bytes.u32())]);
	return { metadata, tensors: tensorsOf(bytes, tensors) };
}

async function* tensorsOf(bytes: Bytes, count: number): AsyncGenerator<Tensor & { type: number }> {
	for (let at = 0; at < count; at++) yield await tensor(bytes);
}

async function tensor(bytes: Bytes): Promise<Tensor & { type: number }> {
	const name = await bytes.text();
	const sides = await bytes.u32();
	if (sides > 8) throw bytes.error("too-many-dimensions", sides);
	const shape: number[] = [];
	for (let at = 0; at < sides; at++) shape.push(await bytes.u64());
	const type = await bytes.u32();
	// The offset of its weights, which are not read.
	await bytes.u64();
	return { name, type, shape };
}
