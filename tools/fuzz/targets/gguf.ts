import type { Target } from "../target.ts";
import { readOf } from "./safetensors.ts";

/** The header of a GGUF file: read, or refused with a WeightsError. */
export const target: Target = {
	name: "gguf",
	run: (input) => readOf("model.gguf", input),
	seeds: [example(3), example(2)],
	words: [
		"GGUF",
		"general.architecture",
		"tokenizer.chat_template",
		"\x08\0\0\0",
		"\x09\0\0\0",
		"\xff\xff\xff\xff\xff\xff\xff\x7f",
		"\0\0\0\0\0\0\0\0",
		"\x01\0\0\0\0\0\0\0",
	],
};

function u32(value: number): Buffer {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32LE(value);
	return bytes;
}

function u64(value: number): Buffer {
	const bytes = Buffer.alloc(8);
	bytes.writeBigUInt64LE(BigInt(value));
	return bytes;
}

function text(value: string): Buffer {
	return Buffer.concat([u64(value.length), Buffer.from(value)]);
}

/** A file with a text, a list, a number, and one tensor. */
function example(version: number): Uint8Array {
	const parts = [
		[Buffer.from("GGUF"), u32(version), u64(1), u64(3)],
		[text("general.architecture"), u32(8), text("llama")],
		[text("tokenizer.ggml.tokens"), u32(9), u32(8), u64(2), text("a"), text("b")],
		[text("llama.context_length"), u32(4), u32(4096)],
		[text("output.weight"), u32(2), u64(2), u64(3), u32(0), u64(0)],
	];
	return Buffer.concat(parts.flat());
}
