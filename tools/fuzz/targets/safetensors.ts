import { readWeights, WeightsError } from "@vitrine/sources";
import { mustBeShort, type Target } from "../target.ts";

/** The header of a safetensors file: read, or refused with a WeightsError. */
export const target: Target = {
	name: "safetensors",
	run: (input) => readOf("model.safetensors", input),
	seeds: [
		headed('{"a":{"dtype":"F32","shape":[2,2],"data_offsets":[0,16]},"__metadata__":{"format":"pt"}}'),
		headed("{}"),
	],
	words: [
		'"dtype"',
		'"shape"',
		'"data_offsets"',
		'"__metadata__"',
		'"F8_E4M3"',
		"[",
		"]",
		"{",
		"}",
		"-1",
		"1e400",
		'"__proto__"',
		"\0\0\0\0\0\0\0\0",
	],
};

/** Reads a header; a WeightsError is a refusal. */
export async function readOf(path: string, input: Uint8Array): Promise<void> {
	const read = async ({ start, end }: { start: number; end: number }) => input.subarray(start, end);
	try {
		await readWeights({ path, size: input.length, read });
	} catch (error) {
		if (!(error instanceof WeightsError)) throw error;
		mustBeShort(error.message);
	}
}

function headed(json: string): Uint8Array {
	const length = Buffer.alloc(8);
	length.writeBigUInt64LE(BigInt(json.length));
	return Buffer.concat([length, Buffer.from(json)]);
}
