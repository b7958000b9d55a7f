import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How bytes go over the wire; `identity` leaves them as they are. */
export type Encoding = "br" | "gzip" | "identity";

/** Bytes that fill no second packet gain nothing. */
const WORTHWHILE = 1024;

/** For what is encoded often: close to the smallest, at the cost of gzip. */
const QUICK = 5;
/** For what is encoded once. */
export const THOROUGH = 9;

/** The smallest encoding that an `Accept-Encoding` header takes. */
export function encodingFor(header: string | undefined): Encoding {
	const taken = new Set((header ?? "").toLowerCase().split(",").flatMap(taking));
	return taken.has("br") ? "br" : taken.has("gzip") ? "gzip" : "identity";
}

/** The name of an encoding in the list, unless it is refused by `q=0`. */
function taking(entry: string): readonly string[] {
	const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
	return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
}

/** Encodes bytes, brotli at a quality of 0 to 11; gives what they are encoded as, `identity` where they are too few to gain by it. */
export async function encode(
	bytes: Uint8Array<ArrayBuffer>,
	encoding: Encoding,
	quality: number = QUICK,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly encoding: Encoding }> {
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
