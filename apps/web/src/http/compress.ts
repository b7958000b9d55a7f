import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A content coding; `identity` means uncompressed. */
export type Encoding = "br" | "gzip" | "identity";

/** Smaller bodies fit into one packet either way. */
const WORTHWHILE = 1024;

/** Brotli quality for a body that is compressed often: nearly the smallest, as fast as gzip. */
const QUICK = 5;
/** Brotli quality for a body that is compressed once. */
export const THOROUGH = 9;

/** A body and how it is encoded. */
export interface Encoded {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly encoding: Encoding;
}

/** Compresses a body, brotli at a quality of 0 to 11; a small one stays as it is. */
export async function encode(
	bytes: Uint8Array<ArrayBuffer>,
	encoding: Encoding,
	quality: number = QUICK,
): Promise<Encoded> {
	if (encoding === "identity" || bytes.length < WORTHWHILE) return { bytes, encoding: "identity" };
	return { bytes: await COMPRESS[encoding](bytes, quality), encoding };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESS = {
	br: (bytes: Uint8Array, quality: number) =>
		brotli(bytes, {
			params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
		}),
	gzip: (bytes: Uint8Array) => zip(bytes),
} as const;
