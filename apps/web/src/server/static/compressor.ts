import { encode, type Encoded, type Encoding, THOROUGH } from "../../http/compress.ts";
import type { AssetFile } from "../assets.ts";

/** A function that compresses each file once per encoding. */
export function compressor(): (file: AssetFile, encoding: Encoding) => Promise<Encoded> {
	const known = new WeakMap<AssetFile, Map<Encoding, Promise<Encoded>>>();
	return (file, encoding) => {
		const encodings = known.get(file) ?? new Map<Encoding, Promise<Encoded>>();
		known.set(file, encodings);
		const found = encodings.get(encoding) ?? encode(file.bytes, encoding, THOROUGH);
		encodings.set(encoding, found);
		return found;
	};
}
