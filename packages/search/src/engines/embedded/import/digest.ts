import { hash } from "node:crypto";

/** Bytes of a digest that are stored. */
const DIGEST_LENGTH = 16;

/** The digest of a record's JSON, by which changes are noticed. */
export function digestOf(text: string): Buffer {
	return hash("sha256", text, "buffer").subarray(0, DIGEST_LENGTH);
}
