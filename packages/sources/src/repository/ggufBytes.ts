import type { ByteRange } from "../source.ts";
import { type WeightsCode, WeightsError } from "./weightsError.ts";

const MAGIC = 0x46554747;
const CHUNK = 1024 * 1024;
/** Headers hold vocabularies, not weights: a longer one is damaged or hostile. */
const LONGEST_HEADER = 512 * 1024 * 1024;
const LONGEST_TEXT = 64 * 1024 * 1024;
const MOST_ENTRIES = 1_000_000;

const TEXT = 8;
const LIST = 9;
/** Bytes of each plain type, by its number: u8 i8 u16 i16 u32 i32 f32 bool, then u64 i64 f64. */
const SIZES: Readonly<Record<number, number>> = { 0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8 };

/** Reads the header of a GGUF file front to back, a chunk at a time, and checks every length before it is used. */
export class Bytes {
	readonly #path: string;
	readonly #size: number;
	readonly #read: (range: ByteRange) => Promise<Uint8Array | undefined>;
	#view: DataView = new DataView(new ArrayBuffer(0));
	/** Where the view starts in the file, and the position in the view. */
	#offset = 0;
	#at = 0;
	#little = true;

	constructor(path: string, size: number, read: (range: ByteRange) => Promise<Uint8Array | undefined>) {
		this.#path = path;
		this.#size = size;
		this.#read = read;
	}

	/** Reads what every file starts with. */
	async start(): Promise<{ tensors: number; fields: number }> {
		if (this.#size < 24 || (await this.u32()) !== MAGIC) throw this.error("not-gguf");
		let version = await this.u32();
		if (version > 0xffff) {
			this.#little = false;
			version =
				(((version & 0xff) << 24) | ((version & 0xff00) << 8) | ((version >> 8) & 0xff00) | (version >>> 24)) >>> 0;
		}
		if (version !== 2 && version !== 3) throw this.error("gguf-version", version, "2 and 3");
		const [tensors, fields] = [await this.u64(), await this.u64()];
		if (tensors > MOST_ENTRIES || fields > MOST_ENTRIES)
			throw this.error("too-many-entries", `${tensors} tensors and ${fields} fields`);
		return { tensors, fields };
	}

	async u32(): Promise<number> {
		await this.#need(4);
		return this.#view.getUint32(this.#step(4), this.#little);
	}

	async u64(): Promise<number> {
		await this.#need(8);
		return Number(this.#view.getBigUint64(this.#step(8), this.#little));
	}

	async text(): Promise<string> {
		const length = await this.#textLength();
		await this.#need(length);
		const start = this.#step(length);
		return new TextDecoder().decode(new Uint8Array(this.#view.buffer, this.#view.byteOffset + start, length));
	}

	/** A value of metadata, by the number of its type; undefined for a list, which is skipped. */
	async value(type: number): Promise<string | number | boolean | undefined> {
		if (type === TEXT) return this.text();
		if (type === LIST) return this.#skipList();
		const size = SIZES[type];
		if (size === undefined) throw this.error("unknown-field-type", type);
		await this.#need(size);
		return this.#plain(type, this.#step(size));
	}

	error(code: WeightsCode, got: string | number = "", expected: string | number = ""): WeightsError {
		return new WeightsError(code, this.#path, { got: String(got), expected: String(expected) });
	}

	#plain(type: number, at: number): number | boolean {
		const [view, little] = [this.#view, this.#little];
		if (type === 0) return view.getUint8(at);
		if (type === 1) return view.getInt8(at);
		if (type === 2) return view.getUint16(at, little);
		if (type === 3) return view.getInt16(at, little);
		if (type === 4) return view.getUint32(at, little);
		if (type === 5) return view.getInt32(at, little);
		if (type === 6) return view.getFloat32(at, little);
		if (type === 7) return view.getUint8(at) !== 0;
		if (type === 12) return view.getFloat64(at, little);
		return Number(type === 10 ? view.getBigUint64(at, little) : view.getBigInt64(at, little));
	}

	async #skipList(depth = 0): Promise<undefined> {
		const type = await this.u32();
		const length = await this.u64();
		const size = SIZES[type];
		if (size !== undefined) return this.#skip(length * size);
		if (type !== TEXT && (type !== LIST || depth > 4)) throw this.error("unknown-list-type", type);
		for (let at = 0; at < length; at++) {
			if (type === TEXT) await this.#skip(await this.#textLength());
			else await this.#skipList(depth + 1);
		}
	}

	async #textLength(): Promise<number> {
		const length = await this.u64();
		if (length > LONGEST_TEXT) throw this.error("text-too-long", length);
		return length;
	}

	async #skip(length: number): Promise<undefined> {
		this.#at += length;
		if (this.#offset + this.#at > this.#size) throw this.error("header-cut-off");
	}

	#step(length: number): number {
		this.#at += length;
		return this.#at - length;
	}

	/** Makes sure that the next `length` bytes are in the view. */
	async #need(length: number): Promise<void> {
		if (this.#at + length <= this.#view.byteLength) return;
		const start = this.#offset + this.#at;
		if (start + length > this.#size) throw this.error("header-cut-off");
		if (start > LONGEST_HEADER) throw this.error("header-too-long", "", LONGEST_HEADER);
		const chunk = await this.#read({ start, end: Math.min(this.#size, start + Math.max(length, CHUNK)) });
		if (chunk === undefined || chunk.length < length) throw this.error("header-cut-off");
		this.#view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
		this.#offset = start;
		this.#at = 0;
	}
}
