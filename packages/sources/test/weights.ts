/** A safetensors file: a header, and `rest` bytes after it. */
export function safetensorsFile(header: unknown, rest = 0): Buffer {
	const text = typeof header === "string" ? header : JSON.stringify(header);
	const start = Buffer.alloc(8);
	start.writeBigUInt64LE(BigInt(Buffer.byteLength(text)));
	return Buffer.concat([start, Buffer.from(text), Buffer.alloc(rest)]);
}

type Field = readonly [name: string, type: number, value: Buffer];

/** Makes GGUF files: fields by name, type and bytes, tensors by name and sides, numbers in the given byte order. */
export class GgufFile {
	readonly #little: boolean;

	constructor(little = true) {
		this.#little = little;
	}

	u32(value: number): Buffer {
		const bytes = Buffer.alloc(4);
		if (this.#little) bytes.writeUInt32LE(value);
		else bytes.writeUInt32BE(value);
		return bytes;
	}

	u64(value: number | bigint): Buffer {
		const bytes = Buffer.alloc(8);
		if (this.#little) bytes.writeBigUInt64LE(BigInt(value));
		else bytes.writeBigUInt64BE(BigInt(value));
		return bytes;
	}

	text(value: string): Buffer {
		return Buffer.concat([this.u64(Buffer.byteLength(value)), Buffer.from(value)]);
	}

	texts(values: readonly string[]): Buffer {
		return Buffer.concat([this.u32(8), this.u64(values.length), ...values.map((value) => this.text(value))]);
	}

	file(fields: readonly Field[], tensors: readonly (readonly [string, readonly number[]])[], version = 3): Buffer {
		return Buffer.concat([
			Buffer.from("GGUF"),
			this.u32(version),
			this.u64(tensors.length),
			this.u64(fields.length),
			...fields.flatMap(([name, type, value]) => [this.text(name), this.u32(type), value]),
			...tensors.flatMap(([name, sides]) => [
				this.text(name),
				this.u32(sides.length),
				...sides.map((side) => this.u64(side)),
				this.u32(0),
				this.u64(0),
			]),
		]);
	}
}
