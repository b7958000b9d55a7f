import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Hub clients in JavaScript refuse tokens that do not start with `hf_`; llama.cpp, also those with a further sign or below 37 characters. */
const PREFIX = "hf_vt";
/** Bytes of the part by which a token is found, and of the part that only its owner knows. */
const [ID_BYTES, SECRET_BYTES] = [4, 24];
/** Earlier tokens have `_` between their parts. */
const FORM = new RegExp(`^${PREFIX}_?([0-9a-f]{${2 * ID_BYTES}})_?[0-9a-f]{${2 * SECRET_BYTES}}$`);

/** A new token as its owner gets it, and what is stored of it. */
interface NewSecret {
	readonly secret: string;
	readonly id: string;
	readonly hash: Uint8Array;
}

export function newSecret(): NewSecret {
	const id = randomBytes(ID_BYTES).toString("hex");
	const secret = `${PREFIX}${id}${randomBytes(SECRET_BYTES).toString("hex")}`;
	return { secret, id, hash: hashOf(secret) };
}

/** The part of a token by which it is found; undefined if the text has not the form of one. */
export const idOf = (secret: string): string | undefined => FORM.exec(secret)?.[1];

/** Whether a token has this hash, in the same time for every token. */
export const hasHash = (secret: string, hash: Uint8Array): boolean => timingSafeEqual(hashOf(secret), hash);

/** A plain hash: 24 random bytes cannot be guessed, as the words of people can. */
const hashOf = (secret: string): Uint8Array => createHash("sha256").update(secret).digest();
