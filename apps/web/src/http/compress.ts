import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from "node:zlib";

/** A content coding; `identity` means uncompressed. */
export type Encoding = "br" | "gzip" | "identity";

/** Smaller bodies fit into one packet either way. */
const WORTHWHILE = 1024;

/** Brotli quality for a body that is compressed once and sent for as long as the server runs. */
export const THOROUGH = 11;

/** Brotli quality where a round trip may be saved. */
const CAREFUL = 5;

/** Bytes that a server sends before the client confirms any: ten packets, less the headers of an answer. */
const FIRST_WINDOW = 13_400;

/** Brotli quality and gzip level for a body that is compressed for few readers: brotli takes a third of the time of 5, for a seventh more bytes. */
const [QUICK_BROTLI, QUICK_GZIP] = [3, 4];

/** Brotli quality for a body that fits into the first window anyway: it takes half the time of {@link QUICK_BROTLI}, for an eighth more bytes. */
const QUICKEST_BROTLI = 1;

/** Bytes of a page that probably fits at {@link QUICKEST_BROTLI}, which leaves about a quarter of most pages, and more of texts in other scripts. */
const FITS_PROBABLY = 50_000;

/** Brotli quality 5 needs at least this part of the bytes of {@link QUICK_BROTLI}, so what is still larger is not worth the time. */
const LEAST_GAIN = 0.85;

/** Bytes that are compressed in the calling thread: these take less than a millisecond, and handing them over costs as much as compressing a page. */
const AT_ONCE = 256 * 1024;

/** A body and how it is encoded. */
export interface Encoded {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly encoding: Encoding;
}

/** Compresses a body, brotli at a quality of 0 to 11; a small one stays as it is. */
export async function encode(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding, quality: number): Promise<Encoded> {
	if (encoding === "identity" || bytes.length < WORTHWHILE) return { bytes, encoding: "identity" };
	return { bytes: await COMPRESS[encoding](bytes, quality), encoding };
}

/** Compresses a body for few readers, in little time; with more care where it then fits into the first window. */
export async function encodeQuickly(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Encoded> {
	if (encoding === "identity" || bytes.length < WORTHWHILE) return { bytes, encoding: "identity" };
	if (bytes.length > AT_ONCE) return encode(bytes, encoding, CAREFUL);
	const quick = COMPRESS_AT_ONCE[encoding](bytes);
	const mayFit = quick.length > FIRST_WINDOW && quick.length * LEAST_GAIN <= FIRST_WINDOW;
	return mayFit ? encode(bytes, encoding, CAREFUL) : { bytes: quick, encoding };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESS = {
	br: (bytes: Uint8Array, quality: number) => brotli(bytes, atQuality(quality, bytes)),
	gzip: (bytes: Uint8Array) => zip(bytes),
} as const;

const COMPRESS_AT_ONCE = {
	br: (bytes: Uint8Array) => quickest(bytes) ?? brotliCompressSync(bytes, atQuality(QUICK_BROTLI, bytes)),
	gzip: (bytes: Uint8Array) => gzipSync(bytes, { level: QUICK_GZIP }),
} as const;

/** The body at {@link QUICKEST_BROTLI}; undefined if that does not fit into the first window. */
function quickest(bytes: Uint8Array): Buffer<ArrayBuffer> | undefined {
	if (bytes.length > FITS_PROBABLY) return undefined;
	const found = brotliCompressSync(bytes, atQuality(QUICKEST_BROTLI, bytes));
	return found.length <= FIRST_WINDOW ? found : undefined;
}

const atQuality = (quality: number, { length }: Uint8Array): BrotliOptions => ({
	params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});
