import { bytes, type Reply } from "../recorder/exchange.ts";

/** The kinds of files that tasks return. */
export type Medium = "image" | "audio" | "video";

/** A valid PNG image of one pixel, because libraries open it. */
const PIXEL = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

const MEDIA: Readonly<Record<Medium, { readonly type: string; readonly body: Buffer }>> = {
	image: { type: "image/png", body: PIXEL },
	audio: { type: "audio/wav", body: Buffer.from("RIFF\u0024\0\0\0WAVEfmt a sound that is answered", "latin1") },
	video: { type: "video/mp4", body: Buffer.from("\0\0\0\u0018ftypmp42 a video that is answered", "latin1") },
};

/** The host from which results are downloaded. */
export const RESULTS_HOST = "results.provider.example";

/** The address of a result. */
export const addressOf = (medium: Medium): string => `https://${RESULTS_HOST}/result/${medium}`;

/** The bytes of a result. */
export const bodyOf = (medium: Medium): Buffer => MEDIA[medium].body;

export const base64Of = (medium: Medium): string => bodyOf(medium).toString("base64");

/** The reply with a result. */
export const fileReply = (medium: Medium): Reply => bytes(MEDIA[medium].type, bodyOf(medium));

/** The medium that a task returns; undefined for a task that returns JSON. */
export function mediumOf(task: string): Medium | undefined {
	if (/-to-(image)$/.test(task)) return "image";
	if (/-to-(video)$/.test(task)) return "video";
	return /^text-to-(audio|speech)$/.test(task) ? "audio" : undefined;
}
